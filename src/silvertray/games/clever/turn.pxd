cimport cython
from silvertray.core.bits cimport count, lowest
from silvertray.core.rng cimport below, word
from silvertray.games.clever.dice cimport (
    ALL, NIBBLES, faces_from, lower, nth_choice, showing, third_lowest, ways,
)
from silvertray.games.clever.rewards cimport EXTRA, FOX, REROLL, RETURN, one
from silvertray.games.clever.sheet cimport Sheet

from silvertray.games.clever.table cimport (
    WAIT, REWARD, PICK, PICKED, RETURNS, TRAY, EXTRA_DICE, DONE, ROLL, TIE, CHOICE, OVER, PASS, AGAIN, FIRST_PLACEMENT, DRAWN, SEATED, sheet_of, Table,
)

ctypedef unsigned long long u64

cdef void begin_round(Table table) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void end_turn(Table table) noexcept nogil
cdef void await_roll(Table table) noexcept nogil
@cython.locals(fresh=cython.uint)
cdef void fall(Table table, unsigned int faces) noexcept nogil
cdef void lay_out_passive_dice(Table table) noexcept nogil
cdef void fill_tray(Table table, int drawn) noexcept nogil
cdef int sent_by(Table table, int die) noexcept nogil
cdef int take(Table table, int die) noexcept nogil
cdef void rolls_over(Table table) noexcept nogil
cdef void chance(Table table, u64 word) noexcept nogil
cdef int outcome(Table table, u64 word) noexcept nogil
cdef void happen(Table table, int outcome) noexcept nogil
cdef void deal_chance(Table table, u64 key) noexcept nogil
cdef u64 point(Table table) noexcept nogil
cdef void go_on(Table table, int seat) noexcept nogil
cdef void answered(Table table, int seat) noexcept nogil
cdef void offer_pick(Table table) noexcept nogil
cdef void next_roll(Table table) noexcept nogil
cdef void roll_or_stop(Table table) noexcept nogil
cdef void offer_tray(Table table, int seat) noexcept nogil
cdef void offer_extra_dice(Table table, int seat) noexcept nogil
cdef void finish(Table table, int seat) noexcept nogil
cdef u64 options(Table table, int seat) noexcept nogil
@cython.locals(fitting=u64, rest=u64, all_of_it=u64, here=u64, reward=cython.int)
cdef u64 bonuses(Table table, Sheet* sheet) noexcept nogil
@cython.locals(fitting=u64)
cdef u64 extra_crosses(Table table, Sheet* sheet) noexcept nogil
@cython.locals(tray=u64)
cdef u64 returns(Table table, Sheet* sheet) noexcept nogil
cdef u64 picks(Table table, Sheet* sheet) noexcept nogil
cdef u64 tray_picks(Table table, Sheet* sheet) noexcept nogil
cdef u64 extra_dice(Table table, Sheet* sheet) noexcept nogil
cdef void act(Table table, int seat, int action) noexcept nogil
cdef void mark_with_die(Table table, Sheet* sheet, int action) noexcept nogil
cdef void roll_again(Table table, Sheet* sheet) noexcept nogil
cdef void return_or_roll(Table table, Sheet* sheet, int action) noexcept nogil
cdef void go_on_chain(Table table, Sheet* sheet, int action) noexcept nogil
cdef void spend(Sheet* sheet, int action) noexcept nogil
cdef void earn(Table table, Sheet* sheet, int rewards) noexcept nogil
cdef void circle(Table table, Sheet* sheet, int action) noexcept nogil
cdef bint everybody_at(Table table, int stage) noexcept nogil
