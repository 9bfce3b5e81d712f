cimport cython
from silvertray.games.clever.sheet cimport Area, write_number

cdef unsigned char[12] TIMES
cdef unsigned char[13] EARNED

cdef void begin(Area* green) noexcept nogil
@cython.locals(first=cython.int, number=cython.int, points=cython.int)
cdef int write(Area* green, int value) noexcept nogil
cdef bint again(Area* green, int number) noexcept nogil
