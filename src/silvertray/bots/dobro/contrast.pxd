cimport cython
from silvertray.bots.dobro.clues cimport Clues, imagine, put, read
from silvertray.bots.dobro.script cimport cheapest
from silvertray.bots.dobro.search cimport finish_round
from silvertray.bots.dobro.worth cimport WHOLE, worth
from silvertray.core.rng cimport Rng
from silvertray.games.dobro.rounds cimport deal_chance
from silvertray.games.dobro.scoring cimport round_points
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport CHOICE, OVER, TAKE
from silvertray.games.dobro.turn cimport act, options

ctypedef unsigned long long u64

@cython.final
cdef class Fare:
    cdef long long[6] taken
    cdef readonly long long points, returned, followed, closed

@cython.final
cdef class Contrast:
    cdef readonly int deals
    cdef readonly Fare better, other
    cdef readonly long long by_hand, by_own, whole

@cython.locals(
    action=cython.int, found=Contrast, clues=Clues, dealt=Dobro, mixed=Dobro, a=Dobro, b=Dobro, a_swapped=Dobro, b_swapped=Dobro, key=u64
)
cpdef Contrast contrast(Dobro state, int seat, int better, int other, int lead, int deals, Rng rng)
cdef int go_on(Dobro dealt, int seat, int action, int other, int lead, u64 key, Dobro end) noexcept nogil
@cython.locals(plays=cython.int, player=cython.int, action=cython.int, taker=cython.int)
cdef int finish(Dobro end, int seat, int now, u64 key) noexcept nogil
cdef void note(Fare fare, Dobro dealt, int seat, Dobro end, int taker) noexcept nogil
@cython.locals(with_these=cython.longlong, with_those=cython.longlong)
cdef long long by_own(Dobro end, Dobro other, int seat, int now, Dobro mixed) noexcept nogil
cdef long long with_piles(Dobro own, Dobro others, int seat, int now, Dobro mixed) noexcept nogil
