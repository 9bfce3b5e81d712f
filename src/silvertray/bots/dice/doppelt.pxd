cimport cython
from silvertray.bots.dice.inputs cimport LOWEST_AREA, Inputs, areas_seen, dice_seen, moment_seen
from silvertray.core.bits cimport count
from silvertray.games.clever.doppelt.marks cimport WRITE_BLUE, WRITE_GREEN, WRITE_PINK
from silvertray.games.clever.rewards cimport EXTRA, REROLL, RETURN
from silvertray.games.clever.sheet cimport Sheet, lowest_area
from silvertray.games.clever.table cimport Table, sheet_of

ctypedef unsigned long long u64

cdef enum:
    SILVER, YELLOW, BLUE, GREEN, PINK
cdef enum:
    COLUMNS = 24, FOXES = 42, REROLLS = 49, EXTRAS = 56
cdef enum:
    CIRCLES = 28, CROSSES = 38, CROSSED = 48
cdef enum:
    RETURNS = 27, BLUE_COUNT = 34, BLUE_LIMIT = 47
cdef enum:
    TRACKS = 55
cdef enum:
    PINK_COUNT = 13, OPEN_PAIR = 26, GREEN_POINTS = 32, PINK_POINTS = 40, AREAS = 47, LOWEST_POINTS = 57
cdef u64 ONE
cdef int COLUMN
cdef unsigned char[64] ROWS_SEEN
cdef unsigned int[1024] LINES_SEEN
cdef unsigned char[256] GREEN_SEEN
cdef unsigned char[256] PINK_SEEN
cdef unsigned char[256] LOWEST_SEEN
cdef unsigned char[12] TIMES

cdef class DoppeltInputs(Inputs):
    cdef void fill(self, Table table, int seat, u64* words) noexcept nogil
    @cython.locals(green=u64, blue=u64, pink=u64)
    cdef u64 sensible(self, Sheet* sheet, u64 uses) noexcept nogil

cdef u64 highest(u64 numbers) noexcept nogil

@cython.locals(seen=u64)
cdef u64 silver_seen(unsigned int marks) noexcept nogil
cdef u64 kept_seen(Sheet* sheet) noexcept nogil
@cython.locals(seen=u64)
cdef u64 tracks_seen(Sheet* sheet) noexcept nogil
@cython.locals(seen=u64, crosses=u64)
cdef u64 silver_rows(unsigned int marks) noexcept nogil
@cython.locals(circles=u64, crosses=u64)
cdef u64 yellow_seen(Sheet* sheet) noexcept nogil
@cython.locals(seen=u64)
cdef u64 blue_seen(Sheet* sheet) noexcept nogil
@cython.locals(seen=u64, green=u64, pink=u64, areas=u64, lowest=u64)
cdef u64 numbers_seen(Sheet* sheet) noexcept nogil
@cython.locals(written=cython.int, number=cython.int)
cdef u64 open_pair(Sheet* sheet) noexcept nogil
