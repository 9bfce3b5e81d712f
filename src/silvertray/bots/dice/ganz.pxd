cimport cython
from silvertray.bots.dice.inputs cimport LOWEST_AREA, Inputs, areas_seen, dice_seen, moment_seen
from silvertray.core.bits cimport count
from silvertray.games.clever.rewards cimport EXTRA, REROLL
from silvertray.games.clever.sheet cimport Sheet, lowest_area
from silvertray.games.clever.table cimport Table, sheet_of

ctypedef unsigned long long u64

cdef enum:
    YELLOW, BLUE, GREEN, ORANGE, PURPLE
cdef enum:
    FOXES = 40, REROLLS = 46, EXTRAS = 54
cdef enum:
    GREEN_COUNT = 44, PURPLE_NEEDS = 56
cdef enum:
    PURPLE_COUNT = 12, ORANGE_POINTS = 24, PURPLE_POINTS = 34, AREAS = 44, LOWEST_POINTS = 54
cdef u64 ONE
cdef u64[4096] YELLOW_SEEN
cdef u64[2048] BLUE_SEEN
cdef unsigned short[256] NUMBERS_SEEN
cdef unsigned char[256] LOWEST_SEEN

cdef class GanzInputs(Inputs):
    cdef void fill(self, Table table, int seat, u64* words) noexcept nogil

cdef u64 kept_seen(Sheet* sheet) noexcept nogil
cdef u64 steps_seen(Sheet* sheet) noexcept nogil
@cython.locals(seen=u64, orange=u64, purple=u64, areas=u64, lowest=u64)
cdef u64 numbers_seen(Sheet* sheet) noexcept nogil
