cimport cython
from silvertray.bots.dice.inputs cimport HEADS, WORDS, Inputs, awaits_gift, head
from silvertray.bots.dice.net cimport UNIT, Net, price
from silvertray.core.bits cimport lowest
from silvertray.games.clever.sheet cimport Sheet, score_of
from silvertray.games.clever.state cimport DiceState
from silvertray.games.clever.table cimport CHOICE, EXTRA_DICE, FIRST_PLACEMENT, OVER, PASS, RETURNS, sheet_of
from silvertray.games.clever.turn cimport act

ctypedef unsigned long long u64

cdef enum:
    NEVER = -(1 << 30)
    KNOTS = 16
    KNOT = 15
cdef u64 ONE
cdef int WIDE, LONGEST

@cython.final
cdef class Search:
    cdef Net net
    cdef Inputs inputs
    cdef list line
    cdef u64[6] words
    cdef int[128] actions
    cdef int[128] prices
    cdef int[384] gauge  # KNOTS for each of HEADS
    cdef int found, longest
    cdef bint through_gifts, keeps, thorough, gauged
    cdef int best
    cdef DiceState end, root

cdef void check(DiceState state, int seat) except *
@cython.locals(best=cython.int, turns=u64, uses=u64)
cdef int weigh(Search search, DiceState state, int seat, int deep) noexcept
cdef void consider(Search search, DiceState state, int seat, int action, int deep) noexcept
@cython.locals(child=DiceState)
cdef int after(Search search, DiceState state, int seat, int action, int deep, int depth) noexcept
@cython.locals(child=DiceState)
cdef int of_another(Search search, DiceState state, int seat, int action, int other) noexcept
cdef int best_from(Search search, DiceState state, int seat, int deep) noexcept
cdef bint spends(DiceState state, Sheet* sheet, int action) noexcept nogil
@cython.locals(best=cython.int, found=cython.int, turns=u64, uses=u64)
cdef int best_line(Search search, DiceState state, int seat, int deep, int depth) noexcept
cdef bint ends_at_gift(Search search, DiceState state, int seat) noexcept nogil
cdef bint passes_gift(Search search, DiceState state, int seat) noexcept nogil
cdef int keep_best(Search search, DiceState state, int found) noexcept nogil
cdef u64 worthwhile(DiceState state, Sheet* sheet, int deep) noexcept nogil
cdef bint is_last_turn(DiceState state) noexcept nogil
@cython.locals(best=cython.int, found=cython.int, turns=u64, chosen=u64, keeps=cython.bint)
cdef u64 best_extra(Search search, DiceState state, int seat, int depth) noexcept
@cython.locals(fitting=u64, rest=cython.int)
cdef u64 next_crosses(DiceState state, Sheet* sheet) noexcept nogil
@cython.locals(uses=u64)
cdef u64 next_uses(Search search, DiceState state, int seat, int depth) noexcept
@cython.locals(child=DiceState, best=cython.int, found=cython.int, chosen=u64)
cdef u64 best_at_once(Search search, DiceState state, int seat, u64 uses, int depth) noexcept
cdef void let_others_pass(DiceState state, int seat) noexcept nogil
@cython.locals(now=cython.int, told=cython.int)
cdef int leaf(Search search, DiceState state, int seat) noexcept nogil
@cython.locals(place=cython.int, knot=cython.int, low=cython.int, high=cython.int, between=cython.int)
cdef int wrong_by(Search search, int head, int told) noexcept nogil
