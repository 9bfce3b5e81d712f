from silvertray.games.clever.sheet cimport Area

cdef unsigned short[1024] FULL_LINES
cdef unsigned short[512] EARNED
cdef unsigned char[11] POINTS
cdef unsigned char[10] BIT
cdef unsigned char[16] CELL

cdef void begin(Area* yellow) noexcept nogil
cdef int mark(Area* yellow, int cell) noexcept nogil
cdef bint again(Area* yellow, int which) noexcept nogil
