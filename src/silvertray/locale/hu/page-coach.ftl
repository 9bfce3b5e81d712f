# Az edző: tippek játék közben, elemzés a végén.

## Tippek
coach-allowed = Tippek az edzőtől
coach-allowed-note = Akkor kérhetsz, amikor te jössz. Értékelt játszmában nincs tipp.
coach-hint = Tipp
coach-more = Bővebben
coach-close = Tipp bezárása
coach-area = Nézd meg { $area_the } területet
coach-deed-pass = Ne jelölj be semmit
coach-deed-reroll = Dobj újra
coach-deed-return = Hozz vissza egy kockát
coach-deed-play = Játssz ki
coach-deed-take = Vidd el az ütést
coach-deed-draw = Húzz
coach-die = { $where } · kocka: { $things }
coach-cards = { $where } · lapok: { $things }
coach-no-thing = { $where } · kocka nélkül
coach-best-points = { $move } · várható pont: { $worth }
coach-best-chances = { $move } · győzelmi esély: { $worth }
coach-options = Minden lehetőség, a legjobb elöl
coach-options-more = Még { $count } lehetőség
coach-options-few = Csak a legjobbak
coach-expected = várható pont
coach-legend = { $win ->
        [yes] győzelmi esély · várható pont
       *[no] várható pont
    }
coach-best = legjobb
coach-chosen = választott
coach-win = győzelmi esély
coach-why = Miért jobb „{ $better }”, mint „{ $other }”:
event-hint = { $me ->
        [yes] Tippet kérsz
       *[no] { $name } tippet kér
    } az edzőtől
event-hints = Ennél az asztalnál az edző nem ad tippet
event-rated = Értékelt játszma: az edző nem ad tippet

## Egy befejezett játszma elemzése
coach-review = Edző
coach-review-open = Elemzés az edzővel
coach-review-close = Edző bezárása
coach-working = Az edző végignézi a játszmát: { $percent }
coach-overview = Az egész játszma
coach-previous-mistake = Előző hiba
coach-next-mistake = Következő hiba
coach-figure-accuracy = pontosság
coach-figure-adjusted = szerencse nélküli pont
coach-figure-lost = { $unit ->
        [points] hibákkal elvesztegetett pont
       *[chances] hibákkal elvesztegetve
    }
coach-figure-chance = elvesztegetett győzelmi esély, százalékpontban
coach-figure-chance-luck = győzelmi esély a szerencséből
coach-figure-percentile = a kevésbé szerencsés játszmák aránya
coach-figure-errors = hiba / döntés
coach-hints-used = { $count ->
        [one] { $count } tippet használt
       *[other] { $count } tippet használt
    }
coach-hints-used-by = { $name }: { $count ->
        [one] egy felhasznált tipp
       *[other] { $count } felhasznált tipp
    }
coach-curve-points = Várható pont körről körre
coach-curve-chances = Győzelmi esély körről körre
coach-curve-label = Kezdetben { $start }, a végén { $score }
coach-waterfall = A kezdettől a végeredményig
coach-sum-start = Kezdetben
coach-sum-luck = Szerencse
coach-sum-loss = Hibák
coach-sum-others = A többiek
coach-sum-model = Az edző tévedése
coach-sum-final = Végeredmény
coach-marked = Megjelölt lépések
coach-units = { $win ->
        [yes] pont · győzelmi esély
       *[no] pont
    }
coach-marked-none = Nincs mit megjelölni: minden választás jó volt.
coach-rolls = Szerencse
coach-luckiest = A legszerencsésebb dobás
coach-unluckiest = A legszerencsétlenebb dobás
coach-mark-dubious = Pontatlan
coach-mark-mistake = Hiba
coach-mark-blunder = Durva hiba
coach-mark-only = Pontosan az egyetlen jó választás
coach-roll-luck = A dobás szerencséje: { $luck }
coach-roll-luck-and-chance = A dobás szerencséje: { $luck } · győzelmi esély: { $chance }
coach-played = Lépés: { $move }
coach-lost-points = { $lost } pont
coach-chance-lost = Elvesztegetett győzelmi esély: { $lost } százalékpont
coach-better = Jobb: { $move }
coach-was-best = Nem volt ennél jobb.
coach-why-and-options = Indoklás és minden lehetőség
coach-nothing = Itt nem volt mit eldönteni.
coach-show = Megmutatás
coach-back = Vissza a játszmához
coach-instead = Ehelyett: { $step }. lépés

## Az edző: amit a szerver elutasít
error-no-coach = az edző még nem ismeri ezt a játékot
error-hints-off = az asztal megnyitója kikapcsolta a tippeket
error-hints-rated = értékelt játszmában nincs tipp
error-too-many-hints = túl sok kérés egyszerre: próbáld újra egy perc múlva
error-coach-gone = az edző most nem érhető el: próbáld újra
error-too-many-reviews = túl sok kérés egyszerre: próbáld újra egy perc múlva
error-review-failed = az edzőnek nem sikerült ez az elemzés: próbáld újra később
