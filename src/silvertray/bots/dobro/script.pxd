cimport cython
from silvertray.core.bits cimport lowest

ctypedef unsigned long long u64

cdef extern from *:
    """
    #define DRAWING (1ull << 58)
    #define SINGLES 0x7FFull
    #define PAIRS (0x7FFull << 11)
    #define JOKERS_ALONE (0x7FFull << 33)
    #define JOKERS_TWO (0x7FFull << 44)
    #define SPECIALS (3ull << 55)
    #define TWELVES (1ull << 43 | 1ull << 54)
    """
    const u64 DRAWING, SINGLES, PAIRS, JOKERS_ALONE, JOKERS_TWO, SPECIALS, TWELVES

cdef int cheapest(u64 legal) noexcept nogil
cdef u64 sensible(u64 legal) noexcept nogil
@cython.locals(above=u64, higher=u64)
cdef u64 ends(u64 named) noexcept nogil
