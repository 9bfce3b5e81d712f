cimport cython
from silvertray.games.dobro.hidden cimport is_under
from silvertray.games.dobro.rounds cimport begin_draw, end_round
from silvertray.games.dobro.table cimport (
    CHOICE, DRAW, JOKER, JOKER_AS, JOKER_PAIR, JOKERS_AS, NUMBERS, PAIR, PLAY_REVERSE, PLAY_SKIP, REVERSE, SINGLE, SKIP, TAKE, Table, seat_after,
)

ctypedef unsigned long long u64

cdef u64 TWO_TO_TWELVE

@cython.locals(fitting=u64, one=u64)
cdef u64 options(Table table, int seat) noexcept nogil
@cython.locals(fitting=u64, singles=u64, pairs=u64, high=u64, half=u64, jokers=cython.int)
cdef u64 number_plays(Table table, int seat) noexcept nogil
cdef u64 numbers_from(int least) noexcept nogil
@cython.locals(fitting=u64, one=u64)
cdef u64 special_plays(Table table, int seat) noexcept nogil
cdef bint may_play_specials(Table table, int seat) noexcept nogil
cdef void act(Table table, int seat, int action) noexcept nogil
cdef void lay(Table table, int seat, int action) noexcept nogil
cdef void use(Table table, int seat, int kind) noexcept nogil
cdef void raise_good(Table table, int value) noexcept nogil
cdef void take(Table table, int seat) noexcept nogil
cdef void end_turn(Table table, int seat) noexcept nogil
cdef void draw_up(Table table, int seat) noexcept nogil
