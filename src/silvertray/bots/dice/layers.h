/* The inner loops of a net, with pointers that do not overlap, so that a compiler does many steps at once. */
#ifndef SILVERTRAY_LAYERS_H
#define SILVERTRAY_LAYERS_H

static inline void silvertray_add(short *restrict sums, const short *restrict column, int width) {
    for (int n = 0; n < width; n++) sums[n] = (short)(sums[n] + column[n]);
}

static inline void silvertray_take(short *restrict sums, const short *restrict column, int width) {
    for (int n = 0; n < width; n++) sums[n] = (short)(sums[n] - column[n]);
}

static inline void silvertray_fire(const short *restrict sums, short *restrict fired, int width) {
    for (int n = 0; n < width; n++) fired[n] = sums[n] > 0 ? sums[n] : 0;
}

static inline int silvertray_dot(const short *restrict fired, const short *restrict weights, int width) {
    int total = 0;
    for (int n = 0; n < width; n++) total += fired[n] * weights[n];
    return total;
}
#endif
