# Trener: saveti tokom partije, analiza na kraju.

## Saveti
coach-allowed = Saveti trenera
coach-allowed-note = Dok biraš, možeš da pitaš trenera. U partijama za rejting saveta nema.
coach-hint = Savet
coach-more = Reci mi još
coach-close = Zatvori savet
coach-area = Pogledaj { $area_acc }
coach-deed-pass = Ništa ne upisuj
coach-deed-reroll = Baci ponovo
coach-deed-return = Vrati kockicu
coach-deed-play = Igraj
coach-deed-take = Uzmi štih
coach-deed-draw = Vuci
coach-die = { $where } · kockica: { $things }
coach-cards = { $where } · karte: { $things }
coach-no-thing = { $where } · bez kockice
coach-best-points = { $move } · očekivani poeni: { $worth }
coach-best-chances = { $move } · šansa za pobedu: { $worth }
coach-options = Sve mogućnosti, najbolja prva
coach-options-more = { $count ->
        [one] Još { $count } mogućnost
        [few] Još { $count } mogućnosti
       *[other] Još { $count } mogućnosti
    }
coach-options-few = Samo najbolje
coach-expected = očekivani poeni
coach-legend = { $win ->
        [yes] šansa za pobedu · očekivani poeni
       *[no] očekivani poeni
    }
coach-best = najbolje
coach-chosen = izabrano
coach-win = šansa za pobedu
coach-why = Zašto je „{ $better }” bolje nego „{ $other }”:
event-hint = { $me ->
        [yes] Tražiš
       *[no] { $name } traži
    } savet od trenera
event-hints = Za ovim stolom trener ne daje savete
event-rated = Partija je za rejting: trener ne daje savete

## Analiza završene partije
coach-review = Trener
coach-review-open = Analiza sa trenerom
coach-review-close = Zatvori trenera
coach-working = Trener prolazi kroz partiju: { $percent }
coach-overview = Cela partija
coach-previous-mistake = Prethodna greška
coach-next-mistake = Sledeća greška
coach-figure-accuracy = tačnost
coach-figure-adjusted = poena bez sreće
coach-figure-lost = { $unit ->
        [points] poena izgubljeno greškama
       *[chances] izgubljeno greškama
    }
coach-figure-chance = procentnih poena šanse izgubljeno, ukupno
coach-figure-chance-luck = šanse za pobedu od sreće
coach-figure-percentile = partija ima manje sreće
coach-figure-errors = greške / odluke
coach-hints-used = { $count ->
        [one] { $count } savet
        [few] { $count } saveta
       *[other] { $count } saveta
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } savet
        [few] { $count } saveta
       *[other] { $count } saveta
    }
coach-curve-points = Očekivani poeni po rundama
coach-curve-chances = Šansa za pobedu po rundama
coach-curve-label = Od { $start } na početku do { $score } na kraju
coach-waterfall = Od početka do konačnog rezultata
coach-sum-start = Na početku
coach-sum-luck = Sreća
coach-sum-loss = Greške
coach-sum-others = Ostali
coach-sum-model = Greška trenera
coach-sum-final = Konačno
coach-marked = Označeni potezi
coach-units = { $win ->
        [yes] poeni · šansa za pobedu
       *[no] poeni
    }
coach-marked-none = Nema šta da se označi: svaki izbor je bio dobar.
coach-rolls = Sreća
coach-luckiest = Najsrećnije bacanje
coach-unluckiest = Najnesrećnije bacanje
coach-mark-dubious = Neprecizno
coach-mark-mistake = Greška
coach-mark-blunder = Gruba greška
coach-mark-only = Jedini dobar izbor, i nađen je
coach-roll-luck = Sreća ovog bacanja: { $luck }
coach-roll-luck-and-chance = Sreća ovog bacanja: { $luck } · šansa za pobedu: { $chance }
coach-played = Odigrano: { $move }
coach-lost-points = { $lost } poena
coach-chance-lost = Izgubljeno šanse za pobedu: { $lost } procentnih poena
coach-better = Bolje: { $move }
coach-was-best = Ništa nije bilo bolje.
coach-why-and-options = Objašnjenje i sve mogućnosti
coach-nothing = Ovde nema šta da se bira.
coach-show = Pokaži mi
coach-back = Nazad na partiju
coach-instead = Umesto koraka { $step }

## Trener: šta server odbija
error-no-coach = trener još ne poznaje ovu igru
error-hints-off = domaćin ne želi savete za ovim stolom
error-hints-rated = ova partija se računa u rejting: u njoj nema saveta
error-too-many-hints = to je mnogo za trenera: sačekaj minut
error-coach-gone = trener trenutno nije tu: probaj ponovo
error-too-many-reviews = to je mnogo za trenera: sačekaj minut
error-review-failed = trener nije uspeo da napravi ovu analizu: probaj kasnije
