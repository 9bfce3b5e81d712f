cimport cython
from silvertray.core.bits cimport count, nth
from silvertray.core.rng cimport draw, key
from silvertray.games.clever.sheet cimport Sheet, score_of, strength_of
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport CHOICE, OVER, sheet_of
from silvertray.games.clever.turn cimport act, deal_chance

ctypedef unsigned long long u64

cdef int AREAS, LOWEST_SCORE, PART_SUMS, VICTORIES, ONE_SEAT, ONE_WIN

@cython.locals(dice=u64, choices=u64[4], drawn=u64[4], choice=cython.int)
cdef int play_out(DiceState state, u64 seed) noexcept nogil
cdef int nth_action(DiceState state, Sheet* sheet, int n) noexcept nogil
@cython.locals(best=cython.int, winners=cython.int)
cpdef void add_result(DiceState state, long long[::1] tally) noexcept nogil
@cython.locals(game=cython.longlong, state=DiceState, decisions=cython.longlong)
cpdef void play_many(DiceState start, u64 seed, long long first, long long games, long long[::1] tally)
