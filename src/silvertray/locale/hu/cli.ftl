# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] egy játszma megfelel a naplójának
       *[other] { $matches } játszma megfelel a naplójának
    }
verify-ok = { $file }: { $matches ->
        [one] egy játszma
       *[other] { $matches } játszma
    }, ebből { $verified } kockái igazoltan a rögzített titokból következnek
verify-nothing = { $file }: nincs mit ellenőrizni

## The table of a simulation

report-title = { $game }: { $games } játszma, seed { $seed }, { $speed } játszma/s, { $build ->
        [compiled] gépi kódra fordítva
       *[other] fordítás nélkül
    }
percent = { $value }%
report-mean = átlag
report-levels = 10 · 50 · 90%
report-foxes = rókák
report-wins = győzelem

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [one] szóló
       *[other] { $players } játékos
    }, { $games } játszma, { $deals ->
        [one] egy sorsolás
       *[other] { $deals } sorsolás
    }, seed { $seed }, { $speed } játszma/s
tournament-bot = bot
tournament-rating = értékszám
tournament-interval = 95%
tournament-wins = győzelem
tournament-points = pont
tournament-duels = győzelem ellene
tournament-line-up = felállás
tournament-few-deals = { $least } sorsolás alatt a hibák és a konfidenciaintervallumok csak hozzávetőlegesek; egyetlen sorsolás semmit sem mond róluk.
tournament-unsettled = Néhány bot az összes párharcát megnyerte: az értékszámból kiderül, ki az erősebb, de az nem, hogy mennyivel.
picture-title = { $game }, { $players ->
        [one] szóló
       *[other] { $players } játékos
    }: értékszámok, { $deals ->
        [one] egy sorsolás
       *[other] { $deals } sorsolás
    } alapján
picture-scale = értékszám (átlag: 1500), 95%-os konfidenciaintervallummal

## Training

train-begins = { $recipe }, seed { $seed }: { $games ->
        [0] kezdődik
       *[other] { $games } játszma után folytatódik
    }
train-far = { $time } · { $games } játszma, { $speed }/s · hiba { $error }
train-well = próbajátszmák { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } pont { $games } próbajátszmában, { $learnt } játszmából tanult
train-stopped = A tanítás leállt; ugyanez a parancs folytatja.
curve-title = { $recipe }: a végén { $mean } ± { $se } pont
curve-scale = pont a próbajátszmákban (± 2 standard hiba) ennyi ezer játszma után

## Data sets

dataset-done = { $file }: { $choices } döntés { $games } játszmából; az adatok leírása mellette van

## The server

serve-here = A Silvertray itt fut: { $address }
serve-lan = Telefonoknak ugyanezen a hálózaton: { $address }
serve-stop = Leállítás: Ctrl+C.

## Tidying up

tidy-days = { $days } napja
tidy-done = { $removed ->
        [0] Nem volt mit eltávolítani.
        [one] Egy asztal törölve, amelyhez { $time } senki sem nyúlt.
       *[other] { $removed } asztal törölve, amelyekhez { $time } senki sem nyúlt.
    }

## Hitelesítés

gauge-done = Hitelesítés { $games } játszma alapján: { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] Egy feladvány
       *[other] { $puzzles } feladvány
    } { $games } játszmából, itt: { $file }

## Audit, export and import

audit-difference = asztal: { $table }, bejegyzés: { $seq }: { $cause }
audit-done = { $tables ->
        [one] egy asztal
       *[other] { $tables } asztal
    }, { $entries } bejegyzés, ebből befejezett: { $finished }; { $different ->
        [0] minden úgy játszódik le, ahogy el van mentve
        [one] egy eltér
       *[other] { $different } eltér
    }
export-done = { $file }: { $tables ->
        [one] egy sor
       *[other] { $tables } sor
    }{ $left ->
        [0] {""}
       *[other] , { $left } kimaradt
    }
import-broken = { $file }: { $broken ->
        [one] egy sor
       *[other] { $broken } sor
    } hibás, ezért semmi sem került be
import-done = { $file }: { $new ->
        [one] egy asztal
       *[other] { $new } asztal
    } bekerült, { $known } már megvolt

## Elemzés

review-page = Elemzés
review-title = { $game }, { $players ->
        [one] egyedül
       *[other] { $players } játékos
    }: { $name }, { $score } ({ $line }. sor)
review-lost = Hibákkal elvesztegetve: { $loss }. Hibák: { $errors }, döntések: { $choices }.
review-chance-lost = Hibákkal elvesztegetett győzelmi esély: { $lost }.
review-chance-luck = Szerencsével nyert győzelmi esély: { $luck }.
review-identity = { $identity }
review-adjusted = Szerencse nélkül: { $adjusted } pont. 100 játszmából { $percentile } volt szerencsétlenebb.
review-rolls = A legszerencsésebb: { $best }. A legszerencsétlenebb: { $worst }.
review-roll = { $round }. kör, { $roll } ({ $luck })
review-accuracy = Pontosság: { $accuracy }% · { $marks }
review-start = kezdet
review-luck = szerencse
review-loss = hibák
review-others = többiek
review-model = modell
review-score = eredmény
review-curve = A várható eredmény lépésről lépésre
review-waterfall = A kezdettől az eredményig
review-choices = Minden döntés
review-options = { $options ->
        [one] egy lehetőség
       *[other] { $options } lehetőség
    }
review-step = lépés
review-round = kör
review-mark = jel
review-chosen = választott
review-better = jobb
review-cost = ára
review-why = miért
review-written = Az elemzés itt van: { $file }.
