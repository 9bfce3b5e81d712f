"""What may not be done in Doppelt so clever: a table of codes, rules, and the positions that provoke them."""

from tests.rules.twice.sheets import (
    NONE_OF_THE_TRAY,
    crossed,
    ended,
    full,
    passive_alone,
    picking,
    returning,
    rolling,
    rolls_over,
    using,
)

from silvertray.core.game import CHANCE

FIRST_ROLL = picking("123456", "", "")
ROLLED_TWICE = picking("123456", "return=1", "", pool="ws", tray="ybg", fields="p", roll=2)
ASKED = returning("123456", "return=1 reroll=1", "", pool="gb", tray="wsy", fields="p")
CHAINED = (
    "twice moment=choice round=5 roll=1 dice=162466 rolled=wsybgp pool=gp tray=wyb fields=s"
    " / stage=picked silver=6a,4b reroll=1 chain=wyb / "
)
TIED = f"tie:{rolling('111111', '', turn=1)}"
NOTHING_FITTED = f"stage=extra extra=1 {NONE_OF_THE_TRAY}"
WITH_EXTRA = "stage=extra extra=2"

REFUSALS = [
    # code, rule, position, seat, text
    ("game-over", "C-61", ended("", ""), 0, "pass"),
    ("game-over", "C-61", ended("return=1", ""), 0, "return white"),
    ("dice-first", "C-10", rolling("123456", "", ""), 0, "pick white pink"),
    ("dice-first", "C-10", rolling("123456", "return=1", ""), 0, "return white"),
    ("dice-first", "C-10", ASKED, 0, "pick green"),
    ("dice-first", "C-10", ASKED, 0, "pick white silver pink"),
    ("not-asked", "C-50", FIRST_ROLL, 1, "pick white pink"),
    ("not-asked", "C-50", ASKED, 1, "return white"),
    ("not-asked", "C-50", CHAINED, 1, "cross blue"),
    ("reroll-too-late", "C-16", ASKED, 0, "reroll"),
    ("reroll-too-late", "C-16", rolls_over("123456", f"{WITH_EXTRA} reroll=1", "", tray="wsy"), 0, "reroll"),
    ("reroll-too-late", "C-53", rolls_over("123456", "", "reroll=1", tray="wsy"), 1, "reroll"),
    ("reroll-too-late", "C-53", passive_alone("123456", "reroll=1", tray="wsy"), 0, "reroll"),
    ("no-reroll-left", "C-16", picking("123456", "reroll=0-2", ""), 0, "reroll"),
    ("no-such-reward", "C-40", FIRST_ROLL, 0, "bonus green 1"),
    ("no-such-reward", "C-40", using("?:green"), 0, "bonus pink 1"),
    ("no-such-reward", "C-40", CHAINED, 0, "bonus silver pink 1"),
    ("reward-first", "C-40", using("?:green"), 0, "pick white pink"),
    ("reward-first", "C-40", using("?:black"), 0, "pass"),
    ("reward-first", "C-40", using("?:pink", "reroll=1"), 0, "reroll"),
    ("reward-first", "C-40", using("?:pink", "return=1"), 0, "return white"),
    ("reward-first", "C-40", CHAINED.replace("chain", "waiting=?:pink chain"), 0, "pass"),
    ("cross-first", "T-2", CHAINED, 0, "pick green"),
    ("cross-first", "T-2", CHAINED, 0, "reroll"),
    ("cross-first", "T-2", CHAINED, 0, "return white"),
    ("no-such-cross", "T-2", CHAINED, 0, "cross green"),
    ("no-such-cross", "T-2", CHAINED, 0, "cross silver pink"),
    ("no-such-cross", "T-2", FIRST_ROLL, 0, "cross blue"),
    ("no-such-cross", "T-2", rolls_over("555555", "", "", tray="wsy"), 1, "cross yellow"),
    ("silver-taken", "T-1", CHAINED, 0, "cross blue"),
    ("silver-taken", "T-1", picking("123456", "silver=2c", ""), 0, "pick silver green"),
    ("silver-taken", "T-1", picking("123456", "silver=1d", ""), 0, "pick white silver pink"),
    ("silver-taken", "T-1", using("?:silver", "silver=6d"), 0, "bonus silver pink 6"),
    ("silver-taken", "T-1", using("?:black", "silver=1a"), 0, "bonus silver yellow 1"),
    ("die-not-on-tray", "T-10", ASKED, 0, "return green"),
    ("die-not-on-tray", "T-10", ASKED, 0, "return pink"),
    ("no-return-now", "T-10", ROLLED_TWICE, 0, "return yellow"),
    ("no-return-now", "T-10", rolls_over("123456", "", "return=1", tray="wsy"), 1, "return white"),
    ("no-return-now", "T-10", rolls_over("123456", f"{WITH_EXTRA} return=1", "", tray="wsy"), 0, "return white"),
    ("no-return-now", "T-10", passive_alone("123456", "return=1", tray="wsy"), 0, "return white"),
    ("die-not-rolled", "C-11", ROLLED_TWICE, 0, "pick blue"),
    ("die-used", "C-30", rolls_over("123456", f"{WITH_EXTRA} used=w", "", tray="wsy"), 0, "extra white pink"),
    ("no-fallback", "C-60", passive_alone("661523", NOTHING_FITTED, tray="ygp", fallback="off"), 0, "pick silver blue"),
    ("tray-first", "C-52", rolls_over("123456", "", "", tray="wsy"), 1, "pick pink"),
    ("no-second-cell", "T-5", picking("121456", "", ""), 0, "pick yellow b"),
    ("no-second-cell", "T-5", picking("626456", "", ""), 0, "pick white yellow b"),
    ("crossed-already", "T-5", picking("123456", crossed("3a"), ""), 0, "pick yellow a"),
    ("crossed-already", "T-5", using("?:yellow", crossed("6")), 0, "bonus yellow 6"),
    ("too-high", "T-6", picking("123456", "blue=4", ""), 0, "pick blue"),
    ("too-high", "T-6", using("?:black", "blue=11"), 0, "bonus blue 12"),
    ("row-full", "C-22", picking("123456", full("blue"), ""), 0, "pick blue"),
    ("row-full", "C-22", picking("123456", full("green"), ""), 0, "pick green"),
    ("row-full", "C-22", using("?:black", full("pink")), 0, "bonus pink 6"),
    ("row-full", "C-22", using("?:black", full("green")), 0, "bonus green 1"),
    ("extra-too-early", "C-30", FIRST_ROLL, 0, "extra white pink"),
    ("extra-too-early", "C-30", ASKED, 0, "extra white pink"),
    ("extra-too-early", "C-30", CHAINED, 0, "extra white pink"),
    ("picks-over", "C-50", rolls_over("123456", WITH_EXTRA, "", tray="wsy"), 0, "pick white pink"),
]

UNREADABLE = [
    ("unknown-action", "", FIRST_ROLL, 0, "pick orange"),
    ("unknown-action", "", FIRST_ROLL, 0, "pick silver"),
    ("unknown-action", "", FIRST_ROLL, 0, "pick white silver"),
    ("unknown-action", "", FIRST_ROLL, 0, "silver pink"),
    ("unknown-action", "", FIRST_ROLL, 0, "pick silver orange"),
    ("unknown-action", "", FIRST_ROLL, 0, "bonus blue 13"),
    ("unknown-action", "", FIRST_ROLL, 0, "bonus yellow 1a"),
    ("unknown-action", "", FIRST_ROLL, 0, "bonus black"),
    ("unknown-action", "", ASKED, 0, "return"),
    ("unknown-action", "", ASKED, 0, "pick return white"),
    ("unknown-action", "", CHAINED, 0, "cross white"),
    ("unknown-action", "", CHAINED, 0, "cross blue pink"),
    ("unknown-action", "", CHAINED, 0, "extra cross blue"),
    ("wrong-outcome", "", rolling("123456", "", ""), CHANCE, "first 0"),
    ("wrong-outcome", "", "twice / /", CHANCE, "first 2"),
    ("wrong-dice", "C-10", rolling("123456", "", ""), CHANCE, "roll 12345-"),
    ("wrong-dice", "C-10", rolling("123456", "", "", pool="ws", tray="ybg", fields="p", roll=2), CHANCE, "roll 123456"),
    ("wrong-tie", "C-60", TIED, CHANCE, "tray w"),
    ("wrong-tie", "C-60", TIED, CHANCE, "tray yb"),
]
