cimport cython
from silvertray.bots.dice.inputs cimport HEADS, INPUTS, WORDS
from silvertray.bots.dice.net cimport INNER, SCALE, UNIT, head_size, size
from silvertray.core.bits cimport lowest
from silvertray.core.rng cimport word

ctypedef unsigned long long u64

cdef extern from "silvertray/lab/train/steps.h" nogil:
    void add_n "silvertray_add_times"(float* into, const float* source, float times, int n) noexcept
    float dot_n "silvertray_dot_fractions"(const float* a, const float* b, int n) noexcept
    void silence_n "silvertray_silence"(float* values, const float* by, int n) noexcept
    void fire_n "silvertray_fire_fractions"(float* values, int n) noexcept
    void adam_n "silvertray_adam"(
        float* weights, float* average, float* slopes, float* momenta, float* squares,
        float rate, float share, float keep, int n,
    ) noexcept

@cython.final
cdef class Learner:
    cdef readonly int width
    cdef readonly int steps
    cdef list kept
    cdef float[::1] weights
    cdef float[::1] average
    cdef float[::1] slopes
    cdef float[::1] momenta
    cdef float[::1] squares
    cdef float[::1] sums
    cdef float[::1] back
    cdef float[::1] inner
    @cython.locals(error=cython.double, n=cython.int)
    cpdef double learn(self, const u64[::1] words, const signed char[::1] heads, const float[::1] targets, double rate)

cdef inline void add_times(float[::1] into, int at, float[::1] source, int first, float times, int n) noexcept nogil:
    add_n(&into[at], &source[first], times, n)

cdef inline float dot(float[::1] a, float[::1] b, int first, int n) noexcept nogil:
    return dot_n(&a[0], &b[first], n)

cdef inline void silence(float[::1] values, float[::1] by, int n) noexcept nogil:
    silence_n(&values[0], &by[0], n)

cdef inline void fire(float[::1] values, int n) noexcept nogil:
    fire_n(&values[0], n)

cdef inline void adam(Learner learner, float rate, float share, float keep) noexcept nogil:
    adam_n(
        &learner.weights[0], &learner.average[0], &learner.slopes[0], &learner.momenta[0], &learner.squares[0],
        rate, share, keep, size(learner.width),
    )

cdef float scattered(u64 word, float width) noexcept nogil
cdef void scatter(Learner learner, u64 seed)
cdef int head_at(Learner learner, int head) noexcept nogil
cdef float study(Learner learner, const u64[::1] words, int n, int head, float target) noexcept nogil
@cython.locals(rest=u64)
cdef void look(Learner learner, const u64[::1] words, int n) noexcept nogil
@cython.locals(result=cython.float, inner=cython.float)
cdef float answer(Learner learner, int at) noexcept nogil
@cython.locals(blame=cython.float)
cdef void correct_head(Learner learner, int at, float missed) noexcept nogil
@cython.locals(rest=u64)
cdef void correct_columns(Learner learner, const u64[::1] words, int n) noexcept nogil
