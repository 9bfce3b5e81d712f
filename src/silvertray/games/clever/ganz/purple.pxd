from silvertray.games.clever.sheet cimport Area, write_number

cdef unsigned char[7] HIGHER
cdef unsigned char[12] EARNED

cdef void begin(Area* purple) noexcept nogil
cdef int write(Area* purple, int value) noexcept nogil
cdef bint again(Area* purple, int number) noexcept nogil
