"""The terminal game from its first roll to its last: start or take up a match, and play it here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from silvertray.core.errors import SilvertrayError
from silvertray.games import game
from silvertray.locale import Words, own_words, reason
from silvertray.play.dealer import CommitReveal, Dealer, Seeded
from silvertray.play.match import Match
from silvertray.terminal import saves
from silvertray.terminal.family import Asked, family_of
from silvertray.terminal.keys import Leave, is_key, press
from silvertray.terminal.resuming import choose_saved
from silvertray.terminal.screens import open_screen
from silvertray.terminal.seats import seat_names
from silvertray.terminal.shown import Screen
from silvertray.terminal.sitting import Sitting

CUT_OFF = 1  # the exit code when nobody reads what is shown


def play(
    game_slug: str,
    players: int,
    bots: Sequence[str],
    dealer: Dealer,
    options: Mapping[str, str],
    plain: bool,
    bot_seed: int,
) -> int:
    """A new game: people first, then one seat for each bot; raises SetupError."""
    said, rules = own_words(), game(game_slug)
    rules.new(players, options)  # a wrong number of players is told before the bots are counted
    match = Match(rules, players, dealer, options, seat_names(players, bots))
    sitting = family_of(rules).sit_down(match, said, saves.new_path(game_slug), bot_seed)
    return while_somebody_reads(lambda: begin(sitting, open_screen(said, plain)))


def resume(plain: bool) -> int:
    """A saved game of the player's choice; raises SetupError if there is none."""
    said = own_words()
    return while_somebody_reads(lambda: run_saved(said, open_screen(said, plain)))


def while_somebody_reads(go: Callable[[], int]) -> int:
    """Play; if the output is cut off, leave quietly: every step is saved."""
    try:
        return go()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF


def begin(sitting: Sitting, screen: Screen) -> int:
    """Play a new game; dice that can be verified are promised first, and take in everybody's word."""
    dealer, say = sitting.match.dealer, sitting.words.say
    if isinstance(dealer, CommitReveal):
        try:
            screen.tell([say("fair-promise", chance=sitting.chance, commitment=dealer.commitment)])
            for seat in sitting.humans:
                screen.tell([say("fair-word", chance=sitting.chance, name=sitting.names[seat])])
                dealer.mix_in(screen.ask(say("prompt")).strip())
        except (EOFError, KeyboardInterrupt):
            return leave(sitting, screen)
    return run(sitting, screen)


def run_saved(said: Words, screen: Screen) -> int:
    """Take up the game that the player chooses."""
    try:
        path, match = choose_saved(said, screen)
    except (EOFError, KeyboardInterrupt, Leave):
        screen.tell(["", said.say("resume-left")])
        return 0
    bot_seed = match.dealer.seed if isinstance(match.dealer, Seeded) else 0
    return run(family_of(match.game).sit_down(match, said, path, bot_seed), screen)


def run(sitting: Sitting, screen: Screen) -> int:
    """Play until the end, or until the player leaves."""
    try:
        play_on(sitting, screen)
    except (EOFError, KeyboardInterrupt, Leave):
        return leave(sitting, screen)
    return finish(sitting, screen)


def play_on(sitting: Sitting, screen: Screen) -> None:
    """Cards and bots move by themselves; people are asked, one question after the other."""
    notice = ""
    while True:
        sitting.go_on()
        asked = family_of(sitting.match.game).asked(sitting)
        if asked:
            read_page(sitting, screen)
            pass_screen(sitting, screen, asked.seat)
            notice = ask(sitting, screen, asked, notice)
        elif sitting.match.state.is_over():
            return
        else:
            sitting.roll()


def read_page(sitting: Sitting, screen: Screen) -> None:
    """What everybody is to read comes before the next question."""
    if sitting.page:
        screen.read_out(sitting.page)
        sitting.page = []
        sitting.looks = None  # anybody may be looking now


def pass_screen(sitting: Sitting, screen: Screen, seat: int) -> None:
    """Where hands are hidden and several people share a screen, nobody sees the hand of another."""
    if not sitting.is_passed_round or sitting.looks == seat:
        return
    say = sitting.words.say
    screen.hide(say("pass-screen", name=sitting.names[seat]))
    if is_key(sitting.words, "quit", screen.ask(say("prompt")).strip()):
        raise Leave
    sitting.looks = seat


def ask(sitting: Sitting, screen: Screen, asked: Asked, notice: str) -> str:
    """One question and one answer; returns what is to be noticed next."""
    screen.show(family_of(sitting.match.game).table(sitting, asked, notice or sitting.trouble, hint(sitting)))
    typed = " ".join(screen.ask(sitting.words.say("prompt")).split())
    told, steps = sitting.news.forget(sitting.told_with(asked.seat)), len(sitting.match.log)
    answer = answered(sitting, screen, asked, typed)
    if len(sitting.match.log) == steps:
        sitting.news.put_back(told)  # nothing happened, so the old news are still the news
    return sentence(answer)


def answered(sitting: Sitting, screen: Screen, asked: Asked, typed: str) -> str:
    """Do what was typed, a key or an answer; returns a notice, or why it will not do."""
    try:
        pressed = press(sitting, screen, asked.seat, typed)
        if pressed is None:
            asked.answer(typed.lower())
        return pressed or ""
    except SilvertrayError as error:
        return reason(sitting.words, error, sitting.names)


def hint(sitting: Sitting) -> str:
    """What the keys do."""
    say, keys = sitting.words.say, family_of(sitting.match.game).keys
    hints = [say(f"hint-{name}", key=say(f"key-{name}")) for name in keys if name != "first"]
    return "  ".join([say("hint-choose"), *hints])


def sentence(text: str) -> str:
    """A line that begins like a sentence."""
    return text[:1].upper() + text[1:]


def leave(sitting: Sitting, screen: Screen) -> int:
    """Save, and say how to go on."""
    if not sitting.match.log:
        screen.tell(["", sitting.words.say("not-started")])
        return 0
    sitting.save()
    farewell = sitting.trouble or sitting.words.say("saved")
    if sitting.is_passed_round:
        screen.hide(farewell)  # the hand that was shown last is still a secret
    else:
        screen.tell(["", farewell])
    return 1 if sitting.trouble else 0


def finish(sitting: Sitting, screen: Screen) -> int:
    """The result; the match file is kept."""
    if sitting.has_hidden_hands:
        screen.turn_page()
    screen.tell(family_of(sitting.match.game).result_lines(sitting))
    try:
        kept = saves.finish(sitting.match, sitting.path)
    except OSError:
        screen.tell([sitting.trouble])
        return 1
    screen.tell([sitting.words.say("kept", file=str(kept))])
    if isinstance(sitting.match.dealer, CommitReveal):
        screen.tell([sitting.words.say("fair-verify", chance=sitting.chance, file=str(kept))])
    return 0
