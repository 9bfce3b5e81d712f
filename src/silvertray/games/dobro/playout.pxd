cimport cython
from silvertray.core.bits cimport count, nth
from silvertray.core.rng cimport draw, key, word
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport CHOICE, OVER

ctypedef unsigned long long u64

@cython.locals(dice=u64, legal=u64, choices=u64[6], drawn=u64[6], seat=cython.int)
cdef int play_out(Dobro state, u64 seed) noexcept nogil
@cython.locals(game=cython.longlong, state=Dobro, decisions=cython.int)
cpdef void play_many(Dobro start, u64 seed, long long first, long long games, tally)
