cimport cython

ctypedef unsigned long long u64

cdef u64 GAMMA, MASK, FIRST_MIX, SECOND_MIX

cpdef u64 mix(u64 x) noexcept nogil
cpdef u64 word(u64 key, u64 index) noexcept nogil
cpdef u64 key(u64 seed, u64 label) noexcept nogil
cpdef u64 below(u64 word, u64 n) noexcept nogil
cpdef u64 draw(u64 key, u64 index, u64 n) noexcept nogil

@cython.final
cdef class Rng:
    cdef u64 state
    cpdef u64 next(self) noexcept nogil
    cpdef u64 below(self, u64 n) noexcept nogil
