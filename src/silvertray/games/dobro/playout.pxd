cimport cython
from silvertray.core.bits cimport count, nth
from silvertray.core.rng cimport draw, key
from silvertray.games.dobro.rounds cimport deal_chance
from silvertray.games.dobro.scoring cimport place_of, total
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport CHOICE, OVER
from silvertray.games.dobro.turn cimport act, options

ctypedef unsigned long long u64

cdef int LOWEST_SCORE, VICTORIES, ONE_SEAT, ONE_WIN

@cython.locals(cards=u64, legal=u64, choices=u64[6], drawn=u64[6], seat=cython.int)
cdef int play_out(Dobro state, u64 seed) noexcept nogil
cdef int first_open(Dobro state) noexcept nogil
@cython.locals(winners=cython.int)
cpdef void add_result(Dobro state, long long[::1] tally) noexcept nogil
@cython.locals(game=cython.longlong, state=Dobro, decisions=cython.longlong)
cpdef void play_many(Dobro start, u64 seed, long long first, long long games, long long[::1] tally)
