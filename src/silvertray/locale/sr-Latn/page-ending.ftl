# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = Igra je gotova
page-end-solo = { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
page-end-won = { $me ->
        [yes] Pobeda je tvoja!
       *[no] Pobeđuje { $name }!
    }
page-end-shared = Pobedu dele { $names }
page-end-and = { $first } i { $second }
page-end-places = Plasman
page-end-place = { $place }.
page-end-place-label = Mesto { $place }: { $name }, { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
page-end-place-shared = deljeno
page-end-you = ti
page-end-fox = Lisice
page-end-round = Runda { $round }
page-end-broken-dobro = Isti broj poena: odlučuje poslednja runda, pa manji zbir karata uzetih u njoj.
page-end-broken-dobro-br = Isti broj poena: odlučuje manje uzetih karata u poslednjoj rundi.
page-end-broken-dice = Isti broj poena: odlučuje najbolja pojedinačna oblast.
page-end-band = Nivo { $band } od { $bands }
page-end-next-band = { $points ->
        [one] još { $points } poen do sledećeg nivoa
        [few] još { $points } poena do sledećeg nivoa
       *[other] još { $points } poena do sledećeg nivoa
    }
page-end-best-band = bolje ne može
page-end-replay = Snimak
page-end-download = Datoteka partije
page-end-table = Krajnje stanje
page-end-table-hide = Sakrij sto

## The replay

page-replay-title = Snimak: { $game }
page-replay-window = Snimak: { $game } · Silvertray
page-replay-back = Nazad za sto
page-replay-controls = Koraci partije
page-replay-step = Korak { $step } od { $steps }
page-replay-first = Prvi korak
page-replay-previous = Korak nazad
page-replay-next = Korak napred
page-replay-last = Poslednji korak
page-replay-play = Pusti
page-replay-pause = Pauza
page-replay-eyes = Pogled
page-replay-eyes-all = gledalac
page-replay-start = Pre prvog koraka
page-replay-result = { $place }. { $name } { $score }
