from silvertray.games.clever.sheet cimport Area, write_number

cdef unsigned char[11] TIMES
cdef unsigned char[12] EARNED

cdef void begin(Area* orange) noexcept nogil
cdef int write(Area* orange, int value) noexcept nogil
cdef bint again(Area* orange, int number) noexcept nogil
