# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = 3 perces bevezető
learn-window = { $game }: tanulás · Silvertray
learn-step = Feladat: { $step }/{ $steps }
learn-leave = Kilépés a leckéből
learn-roll = Most nyomd meg a gombot: gurulnak a kockák.
learn-other = Igazi játékban ez is lehetne. Most azt válaszd, amelyik körül gyűrű van.
learn-show = Megmutatás
learn-play = Igazi játék
learn-again = Még egyszer
learn-rules = Minden szabály
learn-over = Vége a leckének

## Rules

rules-window = { $game }: szabályok · Silvertray
rules-heading = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-search-hint = Egy szó vagy egy szám, például { $rule }
rules-chapters = Fejezetek
rules-games = Játékok
rules-found = { $count ->
        [0] Egyik szabályban sincs ilyen. Próbálj más szót.
        [one] Egy találat
       *[other] { $count } találat
    }
rules-example = Példa: { $text }
rules-why = Miért: { $text }
rules-of-all = { $game }: minden szabály
rules-missing = Ebben a játékban nincs ilyen szabály: { $rule }.
rules-lesson = Tanulás játszva
