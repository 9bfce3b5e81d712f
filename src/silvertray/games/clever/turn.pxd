cimport cython
from silvertray.core.bits cimport count, lowest
from silvertray.core.rng cimport below, word
from silvertray.games.clever.dice cimport (
    ALL, NIBBLES, faces_from, lower, nth_choice, showing, third_lowest, ways,
)
from silvertray.games.clever.rewards cimport EXTRA, FOX, REROLL, RETURN, one
from silvertray.games.clever.sheet cimport Sheet

ctypedef unsigned long long u64

cdef enum:
    WAIT, REWARD, PICK, PICKED, RETURNS, TRAY, EXTRA_DICE, DONE
cdef enum:
    FIRST_SEAT, ROLL, TIE, CHOICE, OVER
cdef enum:
    PASS, AGAIN, FIRST_PLACEMENT
cdef int DRAWN, SEATED

cdef class Turn:
    cdef Sheet[4] sheets
    cdef readonly int players, rounds, round, turn, first, active
    cdef readonly int moment, roll, reroll, fallback
    cdef readonly int rolled, pool, tray, fields, on_fields
    cdef readonly unsigned int faces
    cdef unsigned char* dice_of
    cdef u64 chaining
    cdef readonly int track_fields, first_return, first_use, may_decline
    cdef u64[8] apart  # two threads' positions side by side share no cache line

    cdef void begin(self, int players, int rounds, int fallback) noexcept

    cdef int round_reward(self, int round) noexcept nogil
    cdef u64 placements(self, Sheet* sheet, int dice) noexcept nogil
    cdef int place(self, Sheet* sheet, int action) noexcept nogil
    cdef u64 uses(self, Sheet* sheet, int reward) noexcept nogil
    cdef int use(self, Sheet* sheet, int way) noexcept nogil
    cdef int track_end(self, int action) noexcept nogil
    cdef u64 crosses(self, Sheet* sheet) noexcept nogil
    cdef int cross(self, Sheet* sheet, int action) noexcept nogil

cdef inline Sheet* sheet_of(Turn table, int seat) noexcept nogil:
    return &table.sheets[seat]

cdef void begin_round(Turn table) noexcept nogil
cdef void begin_turn(Turn table) noexcept nogil
cdef void end_turn(Turn table) noexcept nogil
cdef void await_roll(Turn table) noexcept nogil
@cython.locals(fresh=cython.uint)
cdef void fall(Turn table, unsigned int faces) noexcept nogil
cdef void lay_out_passive_dice(Turn table) noexcept nogil
cdef void fill_tray(Turn table, int drawn) noexcept nogil
cdef int take(Turn table, int die) noexcept nogil
cdef void rolls_over(Turn table) noexcept nogil
cdef void chance(Turn table, u64 word) noexcept nogil
cdef int outcome(Turn table, u64 word) noexcept nogil
cdef void happen(Turn table, int outcome) noexcept nogil
cdef void deal_chance(Turn table, u64 key) noexcept nogil
cdef u64 point(Turn table) noexcept nogil
cdef void go_on(Turn table, int seat) noexcept nogil
cdef void answered(Turn table, int seat) noexcept nogil
cdef void offer_pick(Turn table) noexcept nogil
cdef void next_roll(Turn table) noexcept nogil
cdef void roll_or_stop(Turn table) noexcept nogil
cdef void offer_tray(Turn table, int seat) noexcept nogil
cdef void offer_extra_dice(Turn table, int seat) noexcept nogil
cdef void finish(Turn table, int seat) noexcept nogil
cdef u64 options(Turn table, int seat) noexcept nogil
@cython.locals(fitting=u64, rest=u64, all_of_it=u64, here=u64, reward=cython.int)
cdef u64 bonuses(Turn table, Sheet* sheet) noexcept nogil
@cython.locals(fitting=u64)
cdef u64 extra_crosses(Turn table, Sheet* sheet) noexcept nogil
@cython.locals(tray=u64)
cdef u64 returns(Turn table, Sheet* sheet) noexcept nogil
cdef u64 picks(Turn table, Sheet* sheet) noexcept nogil
cdef u64 tray_picks(Turn table, Sheet* sheet) noexcept nogil
cdef u64 extra_dice(Turn table, Sheet* sheet) noexcept nogil
cdef void act(Turn table, int seat, int action) noexcept nogil
cdef void mark_with_die(Turn table, Sheet* sheet, int action) noexcept nogil
cdef void roll_again(Turn table, Sheet* sheet) noexcept nogil
cdef void return_or_roll(Turn table, Sheet* sheet, int action) noexcept nogil
cdef void go_on_chain(Turn table, Sheet* sheet, int action) noexcept nogil
cdef void spend(Sheet* sheet, int action) noexcept nogil
cdef void earn(Turn table, Sheet* sheet, int rewards) noexcept nogil
cdef void circle(Turn table, Sheet* sheet, int action) noexcept nogil
cdef bint everybody_at(Turn table, int stage) noexcept nogil
