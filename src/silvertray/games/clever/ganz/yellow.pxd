from silvertray.games.clever.sheet cimport Area

cdef unsigned char[4096] FULL_LINES
cdef unsigned char[4096] POINTS
cdef unsigned short[32] EARNED

cdef void begin(Area* yellow) noexcept nogil
cdef int cross(Area* yellow, int cell) noexcept nogil
cdef bint again(Area* yellow, int cell) noexcept nogil
