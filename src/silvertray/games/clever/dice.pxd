cimport cython
from silvertray.core.bits cimport count

ctypedef unsigned long long u64

cdef enum:
    ALL = 0x3F, EACH = 0x111111
cdef unsigned int[216] FACES_OF_THREE
cdef unsigned int[64] NIBBLES

@cython.locals(fall=cython.uint)
cpdef unsigned int faces_from(u64 word) noexcept nogil
@cython.locals(below=cython.uint)
cpdef int lower(unsigned int faces, int face) noexcept nogil
cpdef int showing(unsigned int faces, int face) noexcept nogil
cpdef bint is_roll(unsigned int faces, int dice) noexcept nogil
cpdef int third_lowest(unsigned int faces) noexcept nogil
cpdef int ways(int n, int k) noexcept nogil
cpdef int nth_choice(int dice, int k, int n) noexcept nogil
