# Az edző: tippek játék közben, elemzés a végén.

## Tippek
coach-allowed = Tippek az edzőtől
coach-allowed-note = Aki választás előtt áll, kérdezhet. Értékszámra menő játszmában nincsenek.
coach-hint = Tipp
coach-more = Mondj többet
coach-close = Tipp bezárása
coach-area = Ide nézz: { $area }
coach-deed-pass = Ne jelölj semmit
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
event-rated = Ez a játszma értékszámra megy: az edző nem ad tippet

## Egy befejezett játszma elemzése
coach-review = Edző
coach-review-open = Elemzés az edzővel
coach-review-close = Edző bezárása
coach-working = Az edző végignézi a játszmát: { $percent }
coach-overview = Az egész játszma
coach-next-mistake = Következő hiba
coach-figure-accuracy = pontosság
coach-figure-adjusted = pont szerencse nélkül
coach-figure-lost = { $unit ->
        [points] pont elszórva választással
       *[chances] választással elszórva
    }
coach-figure-chance = százalékpont győzelmi esély elszórva, összesen
coach-figure-chance-luck = győzelmi esély szerencséből
coach-figure-percentile = a kevésbé szerencsés játszmák aránya
coach-figure-errors = hiba / döntés
coach-hints-used = { $count ->
        [one] { $count } tippet használt
       *[other] { $count } tippet használt
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } felhasznált tipp
       *[other] { $count } felhasznált tipp
    }
coach-curve-points = Várható pont körről körre
coach-curve-chances = Győzelmi esély körről körre
coach-curve-label = Kezdetben { $start }, a végén { $score }
coach-waterfall = A kezdettől a végeredményig
coach-sum-start = Kezdetben
coach-sum-luck = Szerencse
coach-sum-loss = Választások
coach-sum-others = A többiek
coach-sum-model = Az edző hibája
coach-sum-final = Végeredmény
coach-marked = Megjelölt lépések
coach-units = { $win ->
        [yes] pont · győzelmi esély
       *[no] pont
    }
coach-marked-none = Nincs mit megjelölni: minden választás jó volt.
coach-rolls = Szerencse
coach-luckiest = A legszerencsésebb dobás
coach-unluckiest = A legbalszerencsésebb dobás
coach-mark-dubious = Pontatlan
coach-mark-mistake = Hiba
coach-mark-blunder = Durva hiba
coach-mark-only = Az egyetlen jó választás, megtalálva
coach-roll-luck = A dobás szerencséje: { $luck }
coach-roll-luck-and-chance = A dobás szerencséje: { $luck } · győzelmi esély: { $chance }
coach-played = Lépés: { $move }
coach-lost-points = { $lost } pont
coach-chance-lost = Elszórt győzelmi esély: { $lost }
coach-better = Jobb: { $move }
coach-was-best = Semmi sem volt jobb.
coach-why-and-options = Indoklás és minden lehetőség
coach-nothing = Itt nincs miről dönteni.
coach-show = Mutasd
coach-back = Vissza a játszmához
coach-instead = A(z) { $step }. lépés helyett

## Az edző: amit a szerver elutasít
error-no-coach = ezt a játékot még senki sem tanította meg az edzőnek
error-hints-off = aki ezt az asztalt nyitotta, nem akar rajta tippeket
error-hints-rated = ez a játszma számít az értékszámba: tippek nincsenek benne
error-too-many-hints = ez sok volt az edzőnek: várj egy percet
error-coach-gone = az edző most nincs itt: próbáld újra
error-too-many-reviews = ez sok volt az edzőnek: várj egy percet
error-review-failed = az edző nem tudta elkészíteni ezt az elemzést: próbáld meg később
