from silvertray.games.clever.sheet cimport Area, write_number

cdef unsigned char[12] LEAST
cdef unsigned char[13] EARNED

cdef void begin(Area* pink) noexcept nogil
cdef int write(Area* pink, int value) noexcept nogil
cdef bint again(Area* pink, int number) noexcept nogil
