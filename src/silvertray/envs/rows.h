/* Eight yes-or-no answers at a time, from a table of all 256 sets of eight. */
#ifndef SILVERTRAY_ROWS_H
#define SILVERTRAY_ROWS_H
#include <string.h>

static inline void silvertray_eight(short *row, Py_ssize_t at, const short *spread, unsigned set) {
    memcpy(row + at, spread + 8 * set, 8 * sizeof(short));
}

static inline void silvertray_flags(signed char *row, Py_ssize_t at, const signed char *flags, unsigned set) {
    memcpy(row + at, flags + 8 * set, 8);
}
#endif
