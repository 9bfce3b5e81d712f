from silvertray.games.clever.sheet cimport Area

cdef unsigned char[2048] FULL_LINES
cdef unsigned short[128] EARNED
cdef unsigned char[12] POINTS

cdef void begin(Area* blue) noexcept nogil
cdef int cross(Area* blue, int total) noexcept nogil
cdef bint again(Area* blue, int cell) noexcept nogil
