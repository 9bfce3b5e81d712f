"""A turn: what a player may play, the good number, taking and leading, drawing and forgetting (D-20 to D-64)."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.dobro.hidden import is_under
    from silvertray.games.dobro.rounds import begin_draw, end_round
    from silvertray.games.dobro.table import (
        CHOICE,
        DRAW,
        JOKER,
        JOKER_AS,
        JOKER_PAIR,
        JOKERS_AS,
        NUMBERS,
        PAIR,
        PLAY_REVERSE,
        PLAY_SKIP,
        REVERSE,
        SINGLE,
        SKIP,
        TAKE,
        Table,
        seat_after,
    )

TWO_TO_TWELVE = 0b1111111111100

# -- what a seat may do


def options(table: Table, seat: int) -> int:
    """All legal actions of a seat: play, take a trick that holds a card (D-40), draw if a draw is owed (D-52)."""
    fitting = 0
    one = 1
    if table.moment != CHOICE:
        return 0
    if seat == table.turn:
        fitting = number_plays(table, seat) | special_plays(table, seat)
        if table.trick_size:
            fitting |= one << TAKE
    if seat == table.owes:
        fitting |= one << DRAW
    return fitting


def number_plays(table: Table, seat: int) -> int:
    """Singles, pairs and jokers that reach the good number (D-22, D-31 to D-35); sets of numbers have a bit each."""
    singles = pairs = 0
    for n in range(NUMBERS):
        singles |= (table.hands[seat][n] > 0) << n
        pairs |= (table.hands[seat][n] > 1) << n
    jokers = table.hands[seat][JOKER]
    high = numbers_from(table.good)
    half = numbers_from((table.good + 1) // 2)  # a pair counts the sum (D-21)
    fitting = (singles & high) << SINGLE | (pairs & half) << PAIR
    if jokers:
        fitting |= (singles & half) << JOKER_PAIR | high << JOKER_AS
    if jokers > 1:
        fitting |= half << JOKERS_AS
    return fitting


def numbers_from(least: int) -> int:
    """The numbers that are no lower than this, a bit each; the lowest bit is the 2."""
    return (TWO_TO_TWELVE >> least << least) >> 2


def special_plays(table: Table, seat: int) -> int:
    """Skip and Reverse, at any good number (D-36, D-37)."""
    fitting = 0
    one = 1
    if table.hands[seat][SKIP] and may_play_specials(table, seat):
        fitting |= one << PLAY_SKIP
    if table.hands[seat][REVERSE] and may_play_specials(table, seat):
        fitting |= one << PLAY_REVERSE
    return fitting


def may_play_specials(table: Table, seat: int) -> bool:
    """Skip and Reverse may lead unless the table says no; then only a hand of nothing else leads them (D-38)."""
    if table.lead_specials or table.trick_size:
        return True
    return table.sizes[seat] == table.hands[seat][SKIP] + table.hands[seat][REVERSE]


# -- what a seat does


def act(table: Table, seat: int, action: int) -> None:
    """Do a legal action, and everything that follows from it without a choice."""
    if action == DRAW:
        table.owes = -1
        draw_up(table, seat)
        return
    if table.owes >= 0:
        table.forgetful = table.owes  # the next player's first accepted action is the moment (D-53, D-54)
        table.owes = -1
    if action == TAKE:
        take(table, seat)
    else:
        lay(table, seat, action)
        end_turn(table, seat)


def lay(table: Table, seat: int, action: int) -> None:
    """Put the cards of a play on the trick; the good number follows (D-23), or stays for Skip and Reverse."""
    table.trick[table.trick_size] = action
    table.trick_size += 1
    n = action % NUMBERS
    if action == PLAY_SKIP:
        use(table, seat, SKIP)
    elif action == PLAY_REVERSE:
        use(table, seat, REVERSE)
        table.direction = -table.direction
    elif action < PAIR:
        use(table, seat, n)
        raise_good(table, n + 2)
    elif action < JOKER_PAIR:
        use(table, seat, n)
        use(table, seat, n)
        raise_good(table, 2 * n + 4)
    elif action < JOKER_AS:
        use(table, seat, JOKER)
        use(table, seat, n)
        raise_good(table, 2 * n + 4)
    elif action < JOKERS_AS:
        use(table, seat, JOKER)
        raise_good(table, n + 2)
    else:
        use(table, seat, JOKER)
        use(table, seat, JOKER)
        raise_good(table, 2 * n + 4)


def use(table: Table, seat: int, kind: int) -> None:
    """A card leaves the hand: one that all have seen, or a hidden one, perhaps from before a comparison (D-93)."""
    table.hands[seat][kind] -= 1
    table.sizes[seat] -= 1
    if table.known[seat][kind]:
        table.known[seat][kind] -= 1
    elif table.capped[seat] and is_under(kind, table.cap[seat]):
        table.capped[seat] -= 1


def raise_good(table: Table, value: int) -> None:
    """Above the good number: the value; equal to it: doubled (D-23)."""
    table.good = 2 * value if value == table.good else value


def take(table: Table, seat: int) -> None:
    """The whole trick goes onto the taker's pile; the same player leads the next (D-42)."""
    for n in range(table.trick_size):
        action = table.trick[n]
        table.pile_cards[seat] += 2 if PAIR <= action < JOKER_AS or JOKERS_AS <= action < PLAY_SKIP else 1
        if action < JOKER_AS:  # jokers, Skip and Reverse have no number of their own (D-3)
            table.pile_sums[seat] += (action % NUMBERS + 2) * (2 if PAIR <= action < JOKER_PAIR else 1)
    table.trick_size = table.good = 0


def end_turn(table: Table, seat: int) -> None:
    """An empty hand ends the round (D-60); else the turn passes (D-46) and the player draws (D-44, D-52)."""
    if not table.sizes[seat]:
        end_round(table, seat)
        return
    table.turn = seat_after(table, table.turn)
    if table.classic and table.deck_size:
        table.owes = seat
    elif table.deck_size:
        draw_up(table, seat)


def draw_up(table: Table, seat: int) -> None:
    """Draw up to the limit, or what is there (D-45)."""
    missing = table.limit - table.sizes[seat]
    begin_draw(table, seat, missing if missing < table.deck_size else table.deck_size)
