cimport cython
from silvertray.games.clever.rewards cimport one
from silvertray.games.clever.sheet cimport Area, Sheet, area_of
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport FIRST_PLACEMENT, sheet_of
from silvertray.games.clever.ganz cimport blue, green, orange, purple, yellow

ctypedef unsigned long long u64

cdef enum:
    YELLOW, BLUE, GREEN, ORANGE, PURPLE
cdef enum:
    CROSS_YELLOW = 0, CROSS_BLUE = 12, CROSS_GREEN = 23, WRITE_ORANGE = 24, WRITE_PURPLE = 27
cdef enum:
    X_YELLOW = 5, X_BLUE, X_GREEN, ORANGE_4, ORANGE_5, ORANGE_6, PURPLE_6, BLACK
cdef unsigned short[64] OF_DICE
cdef unsigned char[14] DIE
cdef unsigned char[14] AREA
cdef unsigned char[14] SLOT
cdef unsigned char[28] SPENDS
cdef unsigned char[7] ROUND_REWARD

cdef u64 black(Sheet* sheet) noexcept nogil
@cython.locals(free=u64)
cdef u64 yellow_crosses(Sheet* sheet) noexcept nogil
@cython.locals(free=u64)
cdef u64 blue_crosses(Sheet* sheet) noexcept nogil
@cython.locals(free=u64)
cdef u64 green_cross(Sheet* sheet) noexcept nogil
@cython.locals(free=u64)
cdef u64 orange_number(Sheet* sheet, int reward) noexcept nogil
@cython.locals(free=u64)
cdef u64 purple_six(Sheet* sheet) noexcept nogil

cdef class Ganz(DiceState):
    cdef DiceState blank(self)
    cdef int round_reward(self, int round) noexcept nogil
    @cython.locals(
        faces=cython.uint, white=cython.uint, cells=cython.uint, green_fits=cython.uint, orange_fits=cython.uint,
        purple_fits=cython.uint, total_fits=cython.uint, fitting=cython.uint,
    )
    cdef u64 placements(self, Sheet* sheet, int dice) noexcept nogil
    cdef int place(self, Sheet* sheet, int action) noexcept nogil
    cdef u64 uses(self, Sheet* sheet, int reward) noexcept nogil
    @cython.locals(coloured=u64)
    cdef int use(self, Sheet* sheet, int way) noexcept nogil
    cdef bint mark_again(self, Sheet* sheet, int which, int mark) noexcept nogil
