cimport cython
from silvertray.bots.dobro.clues cimport Clues, imagine, read
from silvertray.bots.dobro.script cimport cheapest, sensible
from silvertray.bots.dobro.worth cimport WHOLE, worth
from silvertray.core.bits cimport count, lowest
from silvertray.core.rng cimport Rng
from silvertray.games.dobro.rounds cimport deal_chance
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport ACTIONS, CHOICE, OVER
from silvertray.games.dobro.turn cimport act, options

ctypedef unsigned long long u64

@cython.locals(dealt=Dobro, trial=Dobro, clues=Clues)
cpdef int best(Dobro state, int seat, int deals, Rng rng)
@cython.locals(sums=cython.longlong[64], legal=u64, dealt=Dobro, trial=Dobro, clues=Clues, whole=cython.double)
cpdef list weighed(Dobro state, int seat, int deals, Rng rng)
@cython.locals(sums=cython.longlong[64], left=u64)
cdef int halve(Dobro state, int seat, int deals, Rng rng, Dobro dealt, Dobro trial, Clues clues) noexcept nogil
cdef void try_all(Dobro dealt, int seat, u64 actions, u64 key, Dobro trial, long long *sums) noexcept nogil
cdef void finish_round(Dobro table, int now, u64 key) noexcept nogil
@cython.locals(kept=u64, one=u64)
cdef u64 better_half(u64 left, long long *sums) noexcept nogil
cdef int top(u64 left, long long *sums) noexcept nogil
