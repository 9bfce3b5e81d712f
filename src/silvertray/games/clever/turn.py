"""The turn that both dice games share: rounds, rolls, the tray, passive picks, extra dice.

Each seat stands at a stage. What offers a choice that nobody can make passes on to what comes next,
so lapses are no actions.
"""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count, lowest
    from silvertray.core.rng import below, word
    from silvertray.games.clever.dice import (
        ALL,
        NIBBLES,
        faces_from,
        lower,
        nth_choice,
        showing,
        third_lowest,
        ways,
    )
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.rewards import EXTRA, FOX, REROLL, RETURN, one
    from silvertray.games.clever.table import (
        AGAIN,
        CHOICE,
        DONE,
        DRAWN,
        EXTRA_DICE,
        FIRST_PLACEMENT,
        OVER,
        PASS,
        PICK,
        PICKED,
        RETURNS,
        REWARD,
        ROLL,
        SEATED,
        TIE,
        TRAY,
        WAIT,
        Table,
        sheet_of,
    )


# -- rounds and turns


def begin_round(table: Table) -> None:
    """Everybody gets the round's reward; the first roll waits for all answers (C-5)."""
    table.round += 1
    table.turn = 0
    table.active = table.first
    table.moment = CHOICE
    for seat in range(table.players):
        sheet_of(table, seat).stage = REWARD
        earn(table, sheet_of(table, seat), table.round_reward(table.round))
    for seat in range(table.players):
        go_on(table, seat)


def begin_turn(table: Table) -> None:
    """The dice pass to the next seat (C-4); alone, each second turn is passive (C-60)."""
    table.active = (table.first + table.turn) % table.players
    table.pool = ALL
    table.tray = table.fields = table.on_fields = table.roll = 0
    for seat in range(table.players):
        sheet_of(table, seat).stage = WAIT
        sheet_of(table, seat).used = 0
    await_roll(table)


def end_turn(table: Table) -> None:
    """The turn ends when everybody has finished (C-54), the game after the last round (C-61)."""
    if table.turn + 1 < table.turns:
        table.turn += 1
        begin_turn(table)
    elif table.round < table.rounds:
        begin_round(table)
    else:
        table.moment = OVER


# -- dice


def await_roll(table: Table) -> None:
    """The pool is to be rolled (C-10)."""
    table.rolled = table.pool
    table.roll += 1
    table.reroll = 0
    table.moment = ROLL


def chance(table: Table, word: int) -> None:
    """Settle the chance step at hand by a random word."""
    if table.moment == ROLL:
        fall(table, faces_from(word))
    else:
        happen(table, outcome(table, word))


def outcome(table: Table, word: int) -> int:
    """The outcome that a random word gives: the faces of the rolled dice, the drawn dice or seat."""
    if table.moment == ROLL:
        return faces_from(word) & NIBBLES[table.rolled]
    if table.moment == TIE:
        places = 3 - count(table.tray)
        return DRAWN | nth_choice(table.rolled, places, below(word, ways(count(table.rolled), places)))
    return SEATED | below(word, table.players)


def happen(table: Table, outcome: int) -> None:
    """Let an outcome come about."""
    if outcome & DRAWN:
        fill_tray(table, outcome & ALL)
    elif outcome & SEATED:
        table.first = outcome & 7
        begin_round(table)
    else:
        fall(table, outcome)


def deal_chance(table: Table, key: int) -> None:
    """Settle the chance step at hand by a key: the same dice for everybody at the same point."""
    chance(table, word(key, point(table)))


def point(table: Table) -> int:
    """A number for the chance step at hand: the same round, turn, roll and reroll, the same number."""
    return ((table.round << 8 | table.turn) << 8 | table.roll) << 8 | table.reroll


def fall(table: Table, faces: int) -> None:
    """The rolled dice show these faces; the others keep theirs."""
    fresh = NIBBLES[table.rolled]
    table.faces = (table.faces & ~fresh) | (faces & fresh)
    if table.players == 1 and table.turn == 1:
        lay_out_passive_dice(table)
    else:
        table.moment = CHOICE
        offer_pick(table)


def lay_out_passive_dice(table: Table) -> None:
    """Alone: the three lowest dice go to the tray; ties for the last places are drawn (C-60)."""
    face = third_lowest(table.faces)
    table.tray = lower(table.faces, face)
    table.pool = ALL & ~table.tray
    table.rolled = showing(table.faces, face)
    if count(table.tray) + count(table.rolled) > 3:
        table.roll = 2
        table.moment = TIE
    else:
        fill_tray(table, table.rolled)


def fill_tray(table: Table, drawn: int) -> None:
    """The tray is complete; the other three dice lie on the die fields (C-60)."""
    table.tray |= drawn
    table.fields = ALL & ~table.tray
    table.pool = table.rolled = 0
    table.moment = CHOICE
    offer_tray(table, 0)


def sent_by(table: Table, die: int) -> int:
    """The dice that go to the tray with a pick of this one: rolled and strictly lower (C-12)."""
    return lower(table.faces, table.faces >> 4 * die & 7) & table.rolled


def take(table: Table, die: int) -> int:
    """Put the picked die on a field; return the dice that go to the tray (C-11)."""
    gone = sent_by(table, die)
    table.tray |= gone
    table.fields |= 1 << die
    table.on_fields = table.on_fields << 3 | (die + 1)
    table.pool &= ~(gone | 1 << die)
    return gone


def rolls_over(table: Table) -> None:
    """The rest goes to the tray (C-13); extra dice (C-17) and passive picks (C-50) begin."""
    table.tray |= table.pool
    table.pool = table.rolled = 0
    for seat in range(table.players):
        sheet_of(table, seat).stage = TRAY
    for seat in range(table.players):
        if seat == table.active:
            offer_extra_dice(table, seat)
        else:
            offer_tray(table, seat)


# -- what a seat may do: offered in turn, each passing on where nothing is legal


def go_on(table: Table, seat: int) -> None:
    """After an action of this seat: a mark reward comes before anything else (C-40), then the next thing."""
    sheet = sheet_of(table, seat)
    sheet.uses = bonuses(table, sheet) if sheet.waiting else 0
    sheet.legal = extra_crosses(table, sheet) if sheet.chain else 0
    if sheet.legal or sheet.uses:
        return
    if sheet.stage == PICKED:
        next_roll(table)
    elif sheet.stage == EXTRA_DICE:
        offer_extra_dice(table, seat)
    elif sheet.stage == DONE:
        finish(table, seat)
    else:
        answered(table, seat)


def answered(table: Table, seat: int) -> None:
    """A round's reward is used; when everybody's is, the first turn begins (C-5)."""
    sheet_of(table, seat).stage = WAIT
    if everybody_at(table, WAIT):
        begin_turn(table)


def offer_pick(table: Table) -> None:
    """The active player picks a rolled die; a roll of no use without rerolls is given up (C-14)."""
    sheet = sheet_of(table, table.active)
    sheet.stage = PICK
    sheet.legal = picks(table, sheet)
    if not sheet.legal:
        sheet.stage = PICKED
        next_roll(table)


def next_roll(table: Table) -> None:
    """Before a second or third roll a die may be returned from the tray (T-10)."""
    sheet = sheet_of(table, table.active)
    sheet.legal = returns(table, sheet)
    if sheet.legal:
        sheet.stage = RETURNS
    else:
        roll_or_stop(table)


def roll_or_stop(table: Table) -> None:
    """Up to three rolls while there are dice in the pool (C-10, C-13)."""
    if table.roll < 3 and table.pool:
        await_roll(table)
    else:
        rolls_over(table)


def offer_tray(table: Table, seat: int) -> None:
    """A passive player picks a die from the tray, if one fits (C-50)."""
    sheet = sheet_of(table, seat)
    sheet.stage = TRAY
    sheet.legal = tray_picks(table, sheet)
    if not sheet.legal:
        offer_extra_dice(table, seat)


def offer_extra_dice(table: Table, seat: int) -> None:
    """The end of one's own part of the turn: extra dice, if any is left and fits (C-30)."""
    sheet = sheet_of(table, seat)
    sheet.stage = EXTRA_DICE
    sheet.legal = extra_dice(table, sheet)
    if not sheet.legal:
        finish(table, seat)


def finish(table: Table, seat: int) -> None:
    """This seat has finished; the turn ends with the last one (C-54)."""
    sheet_of(table, seat).stage = DONE
    if everybody_at(table, DONE):
        end_turn(table)


def options(table: Table, seat: int) -> int:
    """What a seat may do at the stage where it stands, apart from using rewards; one bit an action."""
    sheet = sheet_of(table, seat)
    if sheet.chain:
        return extra_crosses(table, sheet)
    if sheet.uses:
        return 0
    if sheet.stage == RETURNS:
        return returns(table, sheet)
    if sheet.stage == PICK:
        return picks(table, sheet)
    if sheet.stage == TRAY:
        return tray_picks(table, sheet)
    return extra_dice(table, sheet) if sheet.stage == EXTRA_DICE else 0


def bonuses(table: Table, sheet: Sheet) -> int:
    """All ways to use any one waiting reward; a reward that fits nowhere lapses (C-41)."""
    fitting = 0
    rest = sheet.waiting
    while rest:
        reward = lowest(rest) >> 2
        all_of_it = 15 * one(reward)
        rest &= ~all_of_it
        here = table.uses(sheet, reward)
        fitting |= here
        if not here:
            sheet.waiting &= ~all_of_it
    return fitting


def extra_crosses(table: Table, sheet: Sheet) -> int:
    """Crosses with the dice that this pick sent to the tray; after the rewards the rest may be declined (T-2)."""
    fitting = table.crosses(sheet)
    if not fitting:
        sheet.chain = 0
    elif not sheet.uses:
        fitting |= 1 << PASS
    return fitting


def returns(table: Table, sheet: Sheet) -> int:
    """Any die of the tray back into the pool, or roll what is there; if a return and a roll are left (T-10)."""
    if not sheet.left[RETURN] or table.roll == 3 or not table.tray:
        return 0
    tray = table.tray
    return tray << table.first_return | 1 << PASS


def picks(table: Table, sheet: Sheet) -> int:
    """A rolled die that fits (C-11), or a reroll (C-16); giving up where nothing fits (C-14) or one may (C-15)."""
    fitting = table.placements(sheet, table.rolled)
    if sheet.left[REROLL]:
        return fitting | 1 << AGAIN | (0 if fitting and not table.may_decline else 1 << PASS)
    return fitting | 1 << PASS if fitting and table.may_decline else fitting


def tray_picks(table: Table, sheet: Sheet) -> int:
    """A die of the tray (C-50), one of the fields only if none fits (C-52), or decline (C-51)."""
    fitting = table.placements(sheet, table.tray)
    if not fitting and table.fallback:
        fitting = table.placements(sheet, table.fields)
    return fitting | 1 << PASS if fitting else 0


def extra_dice(table: Table, sheet: Sheet) -> int:
    """Any die not yet used as an extra die this turn (C-30), or finish (C-54)."""
    if not sheet.left[EXTRA]:
        return 0
    fitting = table.placements(sheet, ALL & ~sheet.used)
    return fitting | 1 << PASS if fitting else 0


# -- what a seat does


def act(table: Table, seat: int, action: int) -> None:
    """Do a legal action, and everything that follows from it without a choice."""
    sheet = sheet_of(table, seat)
    if action >= table.first_use:
        earn(table, sheet, table.use(sheet, action - table.first_use))
    elif sheet.chain:
        go_on_chain(table, sheet, action)
    elif sheet.stage == RETURNS:
        return_or_roll(table, sheet, action)
        return
    elif action >= FIRST_PLACEMENT:
        mark_with_die(table, sheet, action)
    elif action == AGAIN:
        roll_again(table, sheet)
        return
    else:
        sheet.stage += 1  # pass: a roll is given up, the tray declined, the turn finished
    go_on(table, seat)


def roll_again(table: Table, sheet: Sheet) -> None:
    """A reroll: the dice just rolled are rolled again, and it is still the same roll (C-16)."""
    spend(sheet, REROLL)
    sheet.legal = 0
    table.reroll += 1
    table.moment = ROLL


def return_or_roll(table: Table, sheet: Sheet, action: int) -> None:
    """A die goes back from the tray into the pool (T-10); or the player has returned enough."""
    sheet.legal = 0
    sheet.stage = PICKED
    if action == PASS:
        roll_or_stop(table)
        return
    spend(sheet, RETURN)
    die = 1 << (action - table.first_return)
    table.tray &= ~die
    table.pool |= die
    next_roll(table)


def go_on_chain(table: Table, sheet: Sheet, action: int) -> None:
    """An extra cross in silver, or no more of them (T-2)."""
    if action == PASS:
        sheet.chain = 0
    else:
        earn(table, sheet, table.cross(sheet, action))


def mark_with_die(table: Table, sheet: Sheet, action: int) -> None:
    """Mark with a die: a pick, or an extra die if the seat has come to those."""
    die = table.dice_of[action]
    if sheet.stage == EXTRA_DICE:
        spend(sheet, EXTRA)
        sheet.used |= 1 << die
    else:
        if sheet.stage == PICK:
            gone = take(table, die)
            sheet.chain = gone if table.chaining >> action & 1 else 0
        sheet.stage += 1
    earn(table, sheet, table.place(sheet, action))


def spend(sheet: Sheet, action: int) -> None:
    """Cross out a circled field of an action's track."""
    sheet.left[action] -= 1
    sheet.spent[action] += 1


def earn(table: Table, sheet: Sheet, rewards: int) -> None:
    """Actions and foxes are kept (C-44, C-45); marks wait to be made (C-40)."""
    while rewards:
        reward = rewards & 15
        rewards >>= 4
        if reward < FOX:
            circle(table, sheet, reward)
        elif reward == FOX:
            sheet.foxes += 1
        else:
            sheet.waiting += one(reward)


def circle(table: Table, sheet: Sheet, action: int) -> None:
    """Circle the next field of a track, if one is free (C-44); the last one may have a reward (T-11)."""
    circled = sheet.left[action] + sheet.spent[action]
    if circled < table.track_fields:
        sheet.left[action] += 1
        if circled + 1 == table.track_fields:
            earn(table, sheet, table.track_end(action))


def everybody_at(table: Table, stage: int) -> bool:
    """Whether all seats have come to this stage."""
    for seat in range(table.players):  # noqa: SIM110 - a plain loop needs no interpreter
        if sheet_of(table, seat).stage != stage:
            return False
    return True
