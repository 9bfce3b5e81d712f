cimport cython
from silvertray.bots.dice.inputs cimport OTHERS, phase
from silvertray.bots.dice.net cimport UNIT
from silvertray.bots.dice.search cimport NEVER, Search, after, best_line, check
from silvertray.core.bits cimport count
from silvertray.core.rng cimport word
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport ROLL, TIE
from silvertray.games.clever.turn cimport chance, happen

ctypedef unsigned long long u64

cdef int BEFORE
cdef int[4] ALL_FALLS
cdef int[4320] ORDERS

@cython.final
cdef class Foresight:
    cdef Search search
    cdef readonly int options, falls, margin, deep, exact
    cdef DiceState rolled, end

@cython.locals(search=Search)
cdef int foresee(Foresight ahead, DiceState state, int seat, int action, u64 key) noexcept
cdef bint rolls_next(DiceState end, int seat) noexcept nogil
@cython.locals(falls=cython.int, n=cython.int, total=cython.longlong)
cdef int mean_of_falls(Foresight ahead, int seat, u64 key) noexcept
cdef void look_from(Foresight ahead, DiceState state) noexcept
@cython.locals(dice=cython.int)
cdef int falls_of(Foresight ahead, int exact) noexcept nogil
cdef int after_fall(Foresight ahead, int seat, u64 key, int n, int exact) noexcept
@cython.locals(dice=cython.int)
cdef int fall_code(Foresight ahead, u64 key, int n, int exact) noexcept nogil
cdef int nth_fall(int dice, int n) noexcept nogil
@cython.locals(die=cython.int, order=cython.int, faces=cython.int)
cdef int sampled_fall(int dice, u64 key, int n) noexcept nogil
cdef void break_tie(DiceState state, u64 key, int n) noexcept nogil
