cimport cython
from silvertray.core.bits cimport count
from silvertray.games.clever.dice cimport ALL
from silvertray.games.clever.rewards cimport EXTRA
from silvertray.games.clever.sheet cimport Sheet
from silvertray.games.clever.table cimport FIRST_PLACEMENT, REWARD, ROLL, Table, sheet_of

ctypedef unsigned long long u64

cdef enum:
    WORDS = 6, INPUTS = 384, HEADS = 24, OTHERS = 3
cdef enum:
    POOL = 36, TRAY = 42, POOL_COUNT = 48
cdef enum:
    PLAYERS = 24, TURNS_LEFT = 28, MINE_TO_COME = 32, ROUND = 33, ROLL_OF_OTHER = 39, FALLBACK = 42, GIFT = 43
    FITTING = 44
cdef u64 ONE
cdef int LOWEST_AREA
cdef unsigned char[256] GAPS

cdef class Inputs:
    cdef void fill(self, Table table, int seat, u64* words) noexcept nogil
    @cython.locals(words=u64[6])
    cpdef list seen(self, Table table, int seat)
    cdef u64 sensible(self, Sheet* sheet, u64 uses) noexcept nogil

cdef int head(Table table, int seat) noexcept nogil
cdef int phase(Table table, int seat) noexcept nogil
cdef int next_roll(Table table, int seat) noexcept nogil
cdef bint awaits_gift(Table table, int seat) noexcept nogil
@cython.locals(seen=u64, tray=u64)
cdef u64 dice_seen(Table table, int seat) noexcept nogil
@cython.locals(seen=u64)
cdef u64 moment_seen(Table table, int seat) noexcept nogil
cdef bint is_mine_to_come(Table table, int seat) noexcept nogil
cdef u64 fitting(Table table, Sheet* sheet) noexcept nogil
@cython.locals(seen=u64)
cdef u64 areas_seen(Sheet* sheet) noexcept nogil
