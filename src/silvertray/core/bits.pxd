cdef extern from "silvertray/core/bits.h" nogil:
    int count "__builtin_popcountll"(unsigned long long bits) noexcept
    int lowest "silvertray_lowest"(unsigned long long bits) noexcept
    int nth "silvertray_nth"(unsigned long long bits, int n) noexcept
