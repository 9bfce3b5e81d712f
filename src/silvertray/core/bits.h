/* Two questions on a set of bits that C's operators do not answer in one step. */
#ifndef SILVERTRAY_BITS_H
#define SILVERTRAY_BITS_H
#ifdef __BMI2__
#include <immintrin.h>
#endif

static inline int silvertray_lowest(unsigned long long set) { return __builtin_ctzll(set); }

static inline int silvertray_nth(unsigned long long set, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ull << n, set));
#else
    while (n--) set &= set - 1;
    return __builtin_ctzll(set);
#endif
}
#endif
