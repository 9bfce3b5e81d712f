cimport cython
from silvertray.bots.dobro.clues cimport Clues, imagine, read
from silvertray.bots.dobro.script cimport sensible
from silvertray.bots.dobro.search cimport top, try_all
from silvertray.bots.dobro.worth cimport WHOLE
from silvertray.core.rng cimport Rng
from silvertray.games.dobro.state cimport Dobro
from silvertray.games.dobro.table cimport ACTIONS, TAKE
from silvertray.games.dobro.turn cimport act, options

ctypedef unsigned long long u64

@cython.locals(dealt=Dobro, trial=Dobro, taken=Dobro, clues=Clues, sums=cython.longlong[64], legal=u64, action=cython.int)
cpdef list worths(Dobro state, int seat, int deals, Rng rng)
@cython.locals(leads=cython.longlong[64], legal=u64, plays=u64, one=u64, key=u64)
cdef void add_up(
    Dobro state, int seat, int deals, Rng rng, Dobro dealt, Dobro trial, Dobro taken, Clues clues, long long *sums
) noexcept nogil
