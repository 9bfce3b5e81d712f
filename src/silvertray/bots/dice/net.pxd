cimport cython
from silvertray.bots.dice.inputs cimport HEADS, INPUTS, WORDS
from silvertray.core.bits cimport lowest

ctypedef unsigned long long u64

cdef enum:
    INNER = 16, UNIT = 10, SCALE = 64

cdef extern from "silvertray/bots/dice/layers.h" nogil:
    void add_column "silvertray_add"(short* sums, const short* column, int width) noexcept
    void take_column "silvertray_take"(short* sums, const short* column, int width) noexcept
    void fire_all "silvertray_fire"(const short* sums, short* fired, int width) noexcept
    int dot_product "silvertray_dot"(const short* fired, const short* weights, int width) noexcept

@cython.final
cdef class Net:
    cdef readonly int width
    cdef const short[::1] weights
    cdef short[256] sums
    cdef short[256] fired
    cdef u64[6] words
    @cython.locals(words=u64[6])
    cpdef int priced(self, list seen, int head)

cdef inline void add(short* sums, Net net, int first) noexcept nogil:
    add_column(sums, &net.weights[first], net.width)

cdef inline void take(short* sums, Net net, int first) noexcept nogil:
    take_column(sums, &net.weights[first], net.width)

cdef inline void fire(Net net) noexcept nogil:
    fire_all(net.sums, net.fired, net.width)

cdef inline int dot(Net net, int first) noexcept nogil:
    return dot_product(net.fired, &net.weights[first], net.width)

cpdef int size(int width) noexcept nogil
cpdef int head_size(int width) noexcept nogil
cdef int price(Net net, u64* words, int head) noexcept nogil
@cython.locals(changed=u64, bit=cython.int)
cdef void follow(Net net, u64* words) noexcept nogil
@cython.locals(total=cython.longlong, inner=cython.longlong, bias=cython.longlong, k=cython.int, biases=cython.int)
cdef int output(Net net, int at) noexcept nogil
