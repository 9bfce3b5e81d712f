# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = ilyen gyakorlóállásod nincs
error-not-an-answer = ebben az állásban nem játszható: „{ $text }”

page-title-practise = Gyakorlás · { page-name }
page-practise = Gyakorlás
page-practise-what = Állások, amelyekben van mit megtalálni. Az edző elmondja, mennyire jó a választásod, és miért.
page-practise-mistakes = A hibáid
page-practise-mistakes-what = A legtöbbe kerülő hibáid. A megoldott állások 1, 3, 7 és 21 nap múlva térnek vissza.
page-practise-puzzles = Feladványok
page-practise-puzzles-what = Állások botok játszmáiból. Egy választás egyértelműen a legjobb, és nem az, amely rögtön a legtöbb pontot hozza.
page-practise-due = { $due ->
        [0] most semmi
        [one] 1 állás
       *[other] { $due } állás
    }
page-practise-later = { $later ->
        [one] 1 később tér vissza
       *[other] { $later } később tér vissza
    }
page-practise-learnt = { $learnt ->
        [one] 1 már megy
       *[other] { $learnt } már megy
    }
page-practise-looking = { $games ->
        [one] Az edzőnek még egy játszmádat kell megnéznie.
       *[other] Az edzőnek még { $games } játszmádat kell megnéznie.
    }
page-practise-empty = Itt még nincs mit gyakorolni. Játssz végig egy játszmát, és az edző megkeresi, mi lett volna jobb.
page-practise-all-done = Mára ennyi volt.
page-practise-back = Vissza a választékhoz
page-practise-ask = Mi itt a legjobb?
page-practise-thinks = Az edző gondolkodik…
page-practise-best = Ennél nincs jobb!
page-practise-good = Jó! Alig van jobb.
page-practise-close = Majdnem: az ára { $loss }.
page-practise-wrong = Van jobb: ennek az ára { $loss }.
page-practise-loss-points = { $loss } pont
page-practise-loss-chances = { $loss } győzelmi esély
page-practise-chose = A választásod: { $move }
page-practise-played = A játszmában ezt választottad: { $move }
page-practise-again = Újra jön { $when }.
page-practise-known = Megtanultad, többet nem jön.
page-practise-next = Tovább
page-practise-in-game = Megnézés a játszmában

## How one plays

page-scores-levels = Milyen gyakran hány pontod lett, és hol áll az átlagod a botokéhoz képest
page-scores-course = Legutóbbi játszmáid: pontok, és pontok a kockaszerencse nélkül
page-scores-course-score = pontok
page-scores-course-adjusted = szerencse nélkül
page-scores-course-game = { $number }. játszma
page-scores-course-unseen = { $games ->
        [one] Ezek közül egyet az edző még nem nézett meg; megteszi, amíg gyakorolsz.
       *[other] Ezek közül { $games } játszmát az edző még nem nézett meg; megteszi, amíg gyakorolsz.
    }
page-scores-loss = Elvesztegetve
page-scores-areas-expert = A függőleges jel a mester átlaga.
page-scores-area-both = { $mean }, a mesteré { $expert }
