cimport cython
from silvertray.core.rng cimport below

ctypedef unsigned long long u64

cdef enum:
    NUMBERS = 11, JOKER = 11, SKIP = 12, REVERSE = 13, KINDS = 14
cdef enum:
    SINGLE = 0, PAIR = 11, JOKER_PAIR = 22, JOKER_AS = 33, JOKERS_AS = 44
    PLAY_SKIP = 55, PLAY_REVERSE = 56, TAKE = 57, DRAW = 58, ACTIONS = 59
cdef enum:
    FIRST, DEAL, CHOICE, OVER

cdef class Table:
    cdef unsigned char[6][14] hands
    cdef unsigned char[6][14] known
    cdef unsigned char[14] unseen
    cdef unsigned char[14] whole_deck
    cdef unsigned char[60] trick
    cdef unsigned char[6] sizes
    cdef unsigned char[6] pile_cards
    cdef short[6] pile_sums
    cdef signed char[6][6] points
    cdef readonly int players, limit, rounds, classic, lead_specials, by_cards, by_sums, set_aside
    cdef readonly int round, moment, turn, direction, good, trick_size, deck_size, unseen_size, drawn
    cdef readonly int drawer, to_draw, is_dealing, owes, forgetful, closer

    cdef void begin_round(self) noexcept nogil
    cdef void clear_piles(self) noexcept nogil
    cdef void begin_draw(self, int seat, int cards) noexcept nogil
    cdef void give(self, int kind) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void find_starter(self) noexcept with gil
    cdef void end_round(self, int closer) noexcept nogil
    @cython.locals(fitting=u64, one=u64, jokers=cython.int, cards=cython.int)
    cdef u64 plays(self, int seat) noexcept nogil
    cdef bint may_play_specials(self, int seat) noexcept nogil
    @cython.locals(fitting=u64, one=u64)
    cdef u64 options(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef void lay(self, int seat, int action) noexcept nogil
    cdef void use(self, int seat, int kind) noexcept nogil
    cdef void raise_good(self, int value) noexcept nogil
    cdef void take(self, int seat) noexcept nogil
    cdef void end_turn(self, int seat) noexcept nogil
    cdef void draw_up(self, int seat) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    @cython.locals(card=cython.int, kind=cython.int)
    cdef int outcome(self, u64 word) noexcept nogil
    cdef u64 point(self) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
