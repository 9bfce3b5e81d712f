from silvertray.games.clever.sheet cimport Area

cdef unsigned char[7] EARNED
cdef unsigned char[64] POINTS

cdef void begin(Area* silver) noexcept nogil
cdef int cross(Area* silver, int row, int value) noexcept nogil
cdef bint again(Area* silver, int cell) noexcept nogil
