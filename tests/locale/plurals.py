"""What plurals have to read like: 0, 1, 2, 5, 11, 21, 22 and 25 of something, in every language."""

from __future__ import annotations

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25)

# message, the thing that is counted, and the texts in the order of NUMBERS
PLURALS: dict[str, list[tuple[str, str, str]]] = {
    "en": [
        ("dice-points", "points", "0 points, one point, 2 points, 5 points, "
         "11 points, 21 points, 22 points, 25 points"),
        ("cards-take", "cards", "Take 0 cards, Take 1 card, Take 2 cards, Take 5 cards, "
         "Take 11 cards, Take 21 cards, Take 22 cards, Take 25 cards"),
    ],
    "ru": [
        ("dice-points", "points", "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков"),
        ("cards-take", "cards", "Забрать 0 карт, Забрать 1 карту, Забрать 2 карты, Забрать 5 карт, "
         "Забрать 11 карт, Забрать 21 карту, Забрать 22 карты, Забрать 25 карт"),
    ],
    "sr": [
        ("dice-points", "points", "0 поена, 1 поен, 2 поена, 5 поена, 11 поена, 21 поен, 22 поена, 25 поена"),
        ("cards-take", "cards", "Узми 0 карата, Узми 1 карту, Узми 2 карте, Узми 5 карата, "
         "Узми 11 карата, Узми 21 карту, Узми 22 карте, Узми 25 карата"),
    ],
    "sr-Latn": [
        ("dice-points", "points", "0 poena, 1 poen, 2 poena, 5 poena, 11 poena, 21 poen, 22 poena, 25 poena"),
        ("cards-take", "cards", "Uzmi 0 karata, Uzmi 1 kartu, Uzmi 2 karte, Uzmi 5 karata, "
         "Uzmi 11 karata, Uzmi 21 kartu, Uzmi 22 karte, Uzmi 25 karata"),
    ],
    "de": [
        ("dice-points", "points", "0 Punkte, ein Punkt, 2 Punkte, 5 Punkte, "
         "11 Punkte, 21 Punkte, 22 Punkte, 25 Punkte"),
        ("cards-take", "cards", "0 Karten nehmen, 1 Karte nehmen, 2 Karten nehmen, 5 Karten nehmen, "
         "11 Karten nehmen, 21 Karten nehmen, 22 Karten nehmen, 25 Karten nehmen"),
    ],
    "hu": [
        ("dice-points", "points", "0 pont, egy pont, 2 pont, 5 pont, 11 pont, 21 pont, 22 pont, 25 pont"),
    ],
}  # fmt: skip
