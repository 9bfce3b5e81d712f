cimport cython
from silvertray.bots.dice.inputs cimport WORDS, Inputs, awaits_gift, head
from silvertray.bots.dice.net cimport Net
from silvertray.bots.dice.search cimport Search, leaf, weigh
from silvertray.core.rng cimport draw, key
from silvertray.games.clever.sheet cimport score_of
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport CHOICE, OVER, ROLL, sheet_of
from silvertray.games.clever.turn cimport act, deal_chance

ctypedef unsigned long long u64

cdef enum:
    LONGEST = 1024
cdef float FOLLOWED, POINT

@cython.final
cdef class SelfPlay:
    cdef Search search
    cdef DiceState start
    cdef DiceState state
    cdef float lam
    cdef u64[6144] words
    cdef signed char[1024] heads
    cdef signed char[1024] seats
    cdef float[1024] now
    cdef float[1024] promised
    cdef float[1024] values
    cdef float[1024] cut
    cdef int[4] last
    cdef int[4] gifts
    cdef int[128] taste
    cdef int seen

@cython.locals(state=DiceState, dice=u64, choices=u64, drawn=cython.int)
cdef void play_out(SelfPlay play, u64 seed, int slips) noexcept
@cython.locals(search=Search, best=cython.int, chosen=cython.int)
cdef int choose(SelfPlay play, int seat, u64 choices, int drawn, int slips) noexcept
cdef int liking(SelfPlay play, int n) noexcept
cdef void look(SelfPlay play) noexcept
cdef void note_gift(SelfPlay play, int seat) noexcept
@cython.locals(n=cython.int)
cdef void note(SelfPlay play, int seat) noexcept
cdef void explored(SelfPlay play, int seat, int best) noexcept
@cython.locals(n=cython.int, worth=cython.float)
cdef void look_back(SelfPlay play) noexcept
