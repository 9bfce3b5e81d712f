from silvertray.core.bits cimport lowest

ctypedef unsigned long long u64

cdef extern from *:
    """
    #define DRAWING (1ull << 58)
    #define SINGLES 0x7FFull
    #define PAIRS (0x7FFull << 11)
    #define JOKER_PAIRS (0x7FFull << 22)
    #define JOKERS_ALONE (0x7FFull << 33)
    #define JOKERS_TWO (0x7FFull << 44)
    #define SPECIALS (3ull << 55)
    """
    const u64 DRAWING, SINGLES, PAIRS, JOKER_PAIRS, JOKERS_ALONE, JOKERS_TWO, SPECIALS

cdef int cheapest(u64 legal) noexcept nogil
