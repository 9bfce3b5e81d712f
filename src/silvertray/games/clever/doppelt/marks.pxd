cimport cython
from silvertray.games.clever.rewards cimport one
from silvertray.games.clever.sheet cimport Area, Sheet, area_of
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport FIRST_PLACEMENT, sheet_of
from silvertray.games.clever.doppelt cimport blue, green, pink, silver, yellow

ctypedef unsigned long long u64

cdef enum:
    SILVER, YELLOW, BLUE, GREEN, PINK
cdef enum:
    CROSS_SILVER = 0, MARK_YELLOW = 24, WRITE_BLUE = 34, WRITE_GREEN = 45, WRITE_PINK = 51
cdef enum:
    ANY_SILVER = 5, ANY_YELLOW, ANY_BLUE, ANY_GREEN, ANY_PINK, BLACK
cdef enum:
    FIRST_CROSS = 20, FIRST_RETURN = 32, FIRST_USE = 38
cdef unsigned int[64] OF_DICE
cdef unsigned char[20] DIE
cdef unsigned char[20] AREA
cdef unsigned char[20] SLOT
cdef unsigned short[64] CROSSES_OF
cdef unsigned char[12] CROSS_DIE
cdef unsigned char[12] CROSS_ROW
cdef unsigned char[57] SPENDS
cdef unsigned char[7] ROUND_REWARD
cdef unsigned char[4] TRACK_END

cdef u64 yellow_cells(Sheet* sheet) noexcept nogil
@cython.locals(fitting=u64, totals=u64)
cdef u64 uses_of(Sheet* sheet, int reward) noexcept nogil

cdef class Doppelt(DiceState):
    cdef DiceState blank(self)
    cdef int round_reward(self, int round) noexcept nogil
    @cython.locals(
        faces=cython.uint, white=cython.uint, rows=cython.uint, cells=cython.uint, green_fits=cython.uint,
        pink_fits=cython.uint, total_fits=cython.uint, fitting=cython.uint,
    )
    cdef u64 placements(self, Sheet* sheet, int dice) noexcept nogil
    cdef int place(self, Sheet* sheet, int action) noexcept nogil
    @cython.locals(fitting=u64)
    cdef u64 uses(self, Sheet* sheet, int reward) noexcept nogil
    @cython.locals(coloured=u64)
    cdef int use(self, Sheet* sheet, int way) noexcept nogil
    cdef int track_end(self, int action) noexcept nogil
    @cython.locals(fitting=u64, bit=u64)
    cdef u64 crosses(self, Sheet* sheet) noexcept nogil
    cdef int cross(self, Sheet* sheet, int action) noexcept nogil
    cdef bint mark_again(self, Sheet* sheet, int which, int mark) noexcept nogil
