/* The inner loops of learning, with pointers that do not overlap, so that a compiler does many steps at once. */
#ifndef SILVERTRAY_STEPS_H
#define SILVERTRAY_STEPS_H
#include <math.h>

static inline void silvertray_add_times(float *restrict into, const float *restrict from, float times, int n) {
    for (int i = 0; i < n; i++) into[i] += times * from[i];
}

static inline float silvertray_dot_fractions(const float *restrict a, const float *restrict b, int n) {
    float lanes[8] = {0}, total = 0;
    int i = 0;
    for (; i + 8 <= n; i += 8)
        for (int lane = 0; lane < 8; lane++) lanes[lane] += a[i + lane] * b[i + lane];
    for (; i < n; i++) total += a[i] * b[i];
    for (int lane = 0; lane < 8; lane++) total += lanes[lane];
    return total;
}

static inline void silvertray_silence(float *restrict values, const float *restrict by, int n) {
    for (int i = 0; i < n; i++) values[i] = by[i] > 0 ? values[i] : 0;
}

static inline void silvertray_fire_fractions(float *values, int n) {
    for (int i = 0; i < n; i++) values[i] = values[i] > 0 ? values[i] : 0;
}

#if defined(__GNUC__) && !defined(__clang__)
__attribute__((optimize("no-math-errno")))
#endif
static void silvertray_adam(float *restrict weights, float *restrict average, float *restrict slopes,
                            float *restrict momenta, float *restrict squares,
                            float rate, float share, float keep, int n) {
    for (int i = 0; i < n; i++) {
        float slope = slopes[i] * share;
        slopes[i] = 0;
        momenta[i] = 0.9f * momenta[i] + 0.1f * slope;
        squares[i] = 0.999f * squares[i] + 0.001f * slope * slope;
        weights[i] -= rate * momenta[i] / (sqrtf(squares[i]) + 1e-8f);
        average[i] = keep * average[i] + (1 - keep) * weights[i];
    }
}
#endif
