ctypedef unsigned long long u64

cdef enum:
    NOTHING, REROLL, EXTRA, RETURN, FOX

cdef inline u64 one(int code) noexcept nogil:
    return (<u64>1) << (4 * code)
