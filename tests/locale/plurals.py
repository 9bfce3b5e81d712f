"""What plurals have to read like: 0, 1, 2, 5, 11, 21, 22 and 25 of something, in every language."""

from __future__ import annotations

from silvertray.locale.latin import latin

Plural = tuple[str, str, str]  # message, the thing that is counted, and the texts in the order of NUMBERS

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25)

# The forms that whole numbers have, beside `other`, which every language has.
FORMS = {"en": {"one"}, "de": {"one"}, "hu": {"one"}, "ru": {"one", "few", "many"}, "sr": {"one", "few"}}
FORMS["sr-Latn"] = FORMS["sr"]

UNBENT = {"hu"}  # a number makes no plural there: 1 pont, 5 pont
PLACES = {"step"}  # counted to, not counted: step 5 of another game
COUNTED = {"adjusted", "fields", "hours", "jobs", "loss", "workers"}  # that have a selector nowhere

# Messages in which a word follows a number and is the same for all, and why that is right.
NO_FORM = {
    **dict.fromkeys(
        ["error-body-too-large", "error-enough-blocks", "error-enough-passkeys", "error-frame-too-long",
         "error-line-too-long", "error-name-too-long", "plain-end-extra", "plain-end-reroll", "plain-end-return",
         "pushed-away"],
        "a number of ours that stays as it is, and is never small"),
    **dict.fromkeys(
        ["error-E_CARD_COUNT", "error-workers-need-redis", "error-wrong-hours", "error-wrong-jobs",
         "error-wrong-players", "page-board-of", "page-rating-of"],
        "never said of one"),
    **dict.fromkeys(
        ["page-practise-loss-chances", "page-practise-loss-points", "review-adjusted"],
        "always with decimals"),
    **dict.fromkeys(
        ["coach-curve-label", "error-no-such-choice", "error-no-such-seat", "error-nothing-typed", "error-too-high",
         "error-wrong-bot-count", "error-wrong-clock", "error-wrong-games", "page-continue-all", "plain-line",
         "plain-round-points"],
        "the word is not what is counted"),
    "page-scores-from-to": "Serbian has one form after `до`; the others bend",
}  # fmt: skip

# What else the messages below name.
REST: dict[str, str | float] = {"area": "-", "least": 0, "name": "Ann", "place": 1}

PLURALS: dict[str, list[Plural]] = {
    "en": [
        ("dice-points", "points", "0 points, one point, 2 points, 5 points, "
         "11 points, 21 points, 22 points, 25 points"),
        ("cards-take", "cards", "Take 0\u00a0cards, Take 1\u00a0card, Take 2\u00a0cards, Take 5\u00a0cards, "
         "Take 11\u00a0cards, Take 21\u00a0cards, Take 22\u00a0cards, Take 25\u00a0cards"),
        ("page-waiting-for", "count", "Everyone’s here, Waiting for 1 player, Waiting for 2 players, "
         "Waiting for 5 players, Waiting for 11 players, Waiting for 21 players, Waiting for 22 players, "
         "Waiting for 25 players"),
        ("page-open-free", "free", "0 free seats, 1 free seat, 2 free seats, 5 free seats, "
         "11 free seats, 21 free seats, 22 free seats, 25 free seats"),
        ("page-practise-learnt", "learnt", "0 learned, 1 learned, 2 learned, 5 learned, "
         "11 learned, 21 learned, 22 learned, 25 learned"),
    ],
    "de": [
        ("dice-points", "points", "0 Punkte, ein Punkt, 2 Punkte, 5 Punkte, "
         "11 Punkte, 21 Punkte, 22 Punkte, 25 Punkte"),
        ("cards-take", "cards", "0\u00a0Karten nehmen, 1\u00a0Karte nehmen, 2\u00a0Karten nehmen, "
         "5\u00a0Karten nehmen, 11\u00a0Karten nehmen, 21\u00a0Karten nehmen, "
         "22\u00a0Karten nehmen, 25\u00a0Karten nehmen"),
        ("page-waiting-for", "count", "Alle sind da, Ein Spieler fehlt noch, 2 Spieler fehlen noch, "
         "5 Spieler fehlen noch, 11 Spieler fehlen noch, 21 Spieler fehlen noch, 22 Spieler fehlen noch, "
         "25 Spieler fehlen noch"),
        ("page-open-free", "free", "0 freie Plätze, 1 freier Platz, 2 freie Plätze, 5 freie Plätze, "
         "11 freie Plätze, 21 freie Plätze, 22 freie Plätze, 25 freie Plätze"),
        ("page-practise-learnt", "learnt", "0 sitzen, 1 sitzt, 2 sitzen, 5 sitzen, "
         "11 sitzen, 21 sitzen, 22 sitzen, 25 sitzen"),
    ],
    "hu": [
        ("dice-points", "points", "0 pont, egy pont, 2 pont, 5 pont, 11 pont, 21 pont, 22 pont, 25 pont"),
        ("cards-take", "cards", "0\u00a0lap elvitele, 1\u00a0lap elvitele, 2\u00a0lap elvitele, 5\u00a0lap elvitele, "
         "11\u00a0lap elvitele, 21\u00a0lap elvitele, 22\u00a0lap elvitele, 25\u00a0lap elvitele"),
        ("page-waiting-for", "count", "Mindenki itt van, Egy játékos hiányzik, 2 játékos hiányzik, "
         "5 játékos hiányzik, 11 játékos hiányzik, 21 játékos hiányzik, 22 játékos hiányzik, 25 játékos hiányzik"),
        ("page-open-free", "free", "0 szabad hely, 1 szabad hely, 2 szabad hely, 5 szabad hely, "
         "11 szabad hely, 21 szabad hely, 22 szabad hely, 25 szabad hely"),
        ("page-practise-learnt", "learnt", "0 már megy, 1 már megy, 2 már megy, 5 már megy, "
         "11 már megy, 21 már megy, 22 már megy, 25 már megy"),
    ],
    "ru": [
        ("dice-points", "points", "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков"),
        ("cards-take", "cards", "Забрать 0 карт, Забрать 1 карту, Забрать 2 карты, Забрать 5 карт, "
         "Забрать 11 карт, Забрать 21 карту, Забрать 22 карты, Забрать 25 карт"),
        ("page-waiting-for", "count", "Все на месте, Не хватает 1 игрока, Не хватает 2 игроков, "
         "Не хватает 5 игроков, Не хватает 11 игроков, Не хватает 21 игрока, Не хватает 22 игроков, "
         "Не хватает 25 игроков"),
        ("page-open-free", "free", "0 мест свободно, 1 место свободно, 2 места свободны, 5 мест свободно, "
         "11 мест свободно, 21 место свободно, 22 места свободны, 25 мест свободно"),
        ("page-practise-learnt", "learnt", "0 выучено, 1 выучена, 2 выучены, 5 выучено, "
         "11 выучено, 21 выучена, 22 выучены, 25 выучено"),
    ],
    "sr": [
        ("dice-points", "points", "0 поена, 1 поен, 2 поена, 5 поена, 11 поена, 21 поен, 22 поена, 25 поена"),
        ("cards-take", "cards", "Узми 0\u00a0карата, Узми 1\u00a0карту, Узми 2\u00a0карте, Узми 5\u00a0карата, "
         "Узми 11\u00a0карата, Узми 21\u00a0карту, Узми 22\u00a0карте, Узми 25\u00a0карата"),
        ("page-waiting-for", "count", "Сви су ту, Недостаје 1 играч, Недостају 2 играча, Недостаје 5 играча, "
         "Недостаје 11 играча, Недостаје 21 играч, Недостају 22 играча, Недостаје 25 играча"),
        ("page-open-free", "free", "0 слободних места, 1 слободно место, 2 слободна места, 5 слободних места, "
         "11 слободних места, 21 слободно место, 22 слободна места, 25 слободних места"),
        ("page-practise-learnt", "learnt", "0 је научено, 1 је научена, 2 су научене, 5 је научено, "
         "11 је научено, 21 је научена, 22 су научене, 25 је научено"),
    ],
}  # fmt: skip

# Those that are tried in the terminal only.
MORE: dict[str, list[Plural]] = {
    "en": [
        ("tidy-days", "days", "0 days, a day, 2 days, 5 days, 11 days, 21 days, 22 days, 25 days"),
        ("end-line", "score", "1. Ann: 0 points, 1. Ann: 1 point, 1. Ann: 2 points, 1. Ann: 5 points, "
         "1. Ann: 11 points, 1. Ann: 21 points, 1. Ann: 22 points, 1. Ann: 25 points"),
        ("page-scores-from-to", "most", "0 to 0 points, 0 to 1 point, 0 to 2 points, 0 to 5 points, "
         "0 to 11 points, 0 to 21 points, 0 to 22 points, 0 to 25 points"),
        ("plain-have-fox", "count", "0 foxes, one fox, 2 foxes, 5 foxes, 11 foxes, 21 foxes, 22 foxes, 25 foxes"),
    ],
    "de": [
        ("tidy-days", "days", "0 Tagen, einem Tag, 2 Tagen, 5 Tagen, 11 Tagen, 21 Tagen, 22 Tagen, 25 Tagen"),
        ("end-line", "score", "1. Ann: 0 Punkte, 1. Ann: 1 Punkt, 1. Ann: 2 Punkte, 1. Ann: 5 Punkte, "
         "1. Ann: 11 Punkte, 1. Ann: 21 Punkte, 1. Ann: 22 Punkte, 1. Ann: 25 Punkte"),
        ("page-scores-from-to", "most", "0 bis 0 Punkte, 0 bis 1 Punkt, 0 bis 2 Punkte, 0 bis 5 Punkte, "
         "0 bis 11 Punkte, 0 bis 21 Punkte, 0 bis 22 Punkte, 0 bis 25 Punkte"),
        ("plain-have-fox", "count", "0 Füchse, ein Fuchs, 2 Füchse, 5 Füchse, "
         "11 Füchse, 21 Füchse, 22 Füchse, 25 Füchse"),
    ],
    "hu": [
        ("tidy-days", "days", "0 napja, 1 napja, 2 napja, 5 napja, 11 napja, 21 napja, 22 napja, 25 napja"),
        ("end-line", "score", "1. Ann: 0 pont, 1. Ann: 1 pont, 1. Ann: 2 pont, 1. Ann: 5 pont, "
         "1. Ann: 11 pont, 1. Ann: 21 pont, 1. Ann: 22 pont, 1. Ann: 25 pont"),
        ("page-scores-from-to", "most", "0–0 pont, 0–1 pont, 0–2 pont, 0–5 pont, "
         "0–11 pont, 0–21 pont, 0–22 pont, 0–25 pont"),
        ("plain-have-fox", "count", "0 róka, egy róka, 2 róka, 5 róka, 11 róka, 21 róka, 22 róka, 25 róka"),
    ],
    "ru": [
        ("tidy-days", "days", "0 дней, 1 день, 2 дня, 5 дней, 11 дней, 21 день, 22 дня, 25 дней"),
        ("end-line", "score", "1. Ann: 0 очков, 1. Ann: 1 очко, 1. Ann: 2 очка, 1. Ann: 5 очков, "
         "1. Ann: 11 очков, 1. Ann: 21 очко, 1. Ann: 22 очка, 1. Ann: 25 очков"),
        ("page-scores-from-to", "most", "от 0 до 0 очков, от 0 до 1 очка, от 0 до 2 очков, от 0 до 5 очков, "
         "от 0 до 11 очков, от 0 до 21 очка, от 0 до 22 очков, от 0 до 25 очков"),
        ("plain-have-fox", "count", "0 лис, 1 лиса, 2 лисы, 5 лис, 11 лис, 21 лиса, 22 лисы, 25 лис"),
    ],
    "sr": [
        ("tidy-days", "days", "дана без игре: 0, дана без игре: 1, дана без игре: 2, дана без игре: 5, "
         "дана без игре: 11, дана без игре: 21, дана без игре: 22, дана без игре: 25"),
        ("end-line", "score", "1. Ann: 0 поена, 1. Ann: 1 поен, 1. Ann: 2 поена, 1. Ann: 5 поена, "
         "1. Ann: 11 поена, 1. Ann: 21 поен, 1. Ann: 22 поена, 1. Ann: 25 поена"),
        ("page-scores-from-to", "most", "0 до 0 поена, 0 до 1 поена, 0 до 2 поена, 0 до 5 поена, "
         "0 до 11 поена, 0 до 21 поена, 0 до 22 поена, 0 до 25 поена"),
        ("plain-have-fox", "count", "0 лисица, 1 лисица, 2 лисице, 5 лисица, "
         "11 лисица, 21 лисица, 22 лисице, 25 лисица"),
    ],
}  # fmt: skip

for table in (PLURALS, MORE):
    table["sr-Latn"] = [(message, thing, latin(texts)) for message, thing, texts in table["sr"]]

# Every word that changes with a number, as `one/few/many`; Serbian has `other` for many.
DECLENSIONS: dict[str, set[str]] = {
    "ru": {
        "бот/бота/ботов", "бросок/броска/бросков", "вариант/варианта/вариантов", "вашу/ваши/ваших",
        "возврат/возврата/возвратов", "выучена/выучены/выучено", "грань/грани/граней", "денется/денутся/денутся",
        "день/дня/дней", "дополнительный/дополнительных/дополнительных", "её/их/их", "забрана/забрано/забрано",
        "зависит/зависят/зависят", "загружен/загружено/загружено", "задача/задачи/задач", "записи/записей/записей",
        "игрок/игрока/игроков", "игрока/игроков/игроков", "испорчена/испорчены/испорчено", "карта/карты/карт",
        "карте/карты/карт", "карту/карты/карт", "клетка/клетки/клеток", "который/которые/которые",
        "крестик/крестика/крестиков", "кубик/кубика/кубиков", "лиса/лисы/лис", "место/места/мест", "очка/очков/очков",
        "очко/очка/очков", "партии/партий/партий", "партию/партии/партий", "партия/партии/партий",
        "переброс/переброса/перебросов", "повторится/повторятся/повторятся", "подсказка/подсказки/подсказок",
        "позиция/позиции/позиций", "правило/правила/правил", "проверен/проверены/проверено",
        "проверена/проверены/проверено", "раздаче/раздачам/раздачам", "раздаче/раздачах/раздачах",
        "расходится/расходятся/расходятся", "свободно/свободны/свободно", "своей/своих/своих",
        "сдался/сдались/сдались", "секунду/секунды/секунд", "следует/следуют/следуют", "стол/стола/столов",
        "строка/строки/строк", "сходится/сходятся/сходятся", "удалён/удалено/удалено", "ход/хода/ходов",
        "шаг/шага/шагов",
    },
    "sr": {
        "бацање/бацања/бацања", "бот/бота/ботова", "број/броја/бројева", "враћа/враћају/враћа",
        "додатна/додатне/додатних", "други/друга/других", "завршио/завршили/завршили",
        "загонетка/загонетке/загонетки", "записом/записима/записима", "играч/играча/играча",
        "извлачење/извлачења/извлачења", "извучена/извучене/извучено", "карта/карте/карата",
        "карту/карте/карата", "корак/корака/корака", "коцкица/коцкице/коцкица", "коцкицу/коцкице/коцкица",
        "крстић/крстића/крстића", "лисица/лисице/лисица", "место/места/места",
        "могућност/могућности/могућности", "научена/научене/научено", "нађено/нађена/нађено",
        "недостаје/недостају/недостаје", "неисправан/неисправна/неисправно", "одступа/одступају/одступа",
        "одустајање/одустајања/одустајања", "партија/партије/партија", "партије/партије/партија",
        "партију/партије/партија", "повратак/повратка/повратака", "поен/поена/поена",
        "позиција/позиције/позиција", "поновно/поновна/поновних", "потез/потеза/потеза", "поље/поља/поља",
        "процентни/процентна/процентних",
        "правило/правила/правила", "празно/празна/празно", "рачуна/рачунају/рачуна", "ред/реда/редова",
        "савет/савета/савета", "секунду/секунде/секунди", "слаже/слажу/слаже", "слободно/слободна/слободних",
        "сто/стола/столова", "твоју/твоје/твојих", "узета/узете/узетих", "уклоњен/уклоњена/уклоњено",
        "унет/унета/унето", "је/их/их", "је/су/су", "је/су/је",
    },
}  # fmt: skip
DECLENSIONS["sr-Latn"] = {latin(word) for word in DECLENSIONS["sr"]}
