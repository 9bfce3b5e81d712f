from silvertray.games.clever.sheet cimport Area, write_number

cdef unsigned char[13] EARNED
cdef unsigned char[13] POINTS

cdef void begin(Area* blue) noexcept nogil
cdef int write(Area* blue, int total) noexcept nogil
cdef bint again(Area* blue, int number) noexcept nogil
