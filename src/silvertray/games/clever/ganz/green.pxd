from silvertray.games.clever.sheet cimport Area

cdef unsigned char[12] ACCEPTED
cdef unsigned char[12] EARNED
cdef unsigned char[12] POINTS

cdef void begin(Area* green) noexcept nogil
cdef int cross(Area* green) noexcept nogil
cdef bint again(Area* green, int cell) noexcept nogil
