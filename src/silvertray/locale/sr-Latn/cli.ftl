# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] { $matches } partija se slaže sa svojim zapisom
        [few] { $matches } partije se slažu sa svojim zapisima
       *[other] { $matches } partija se slaže sa svojim zapisima
    }
verify-ok = { $file }: unapred određene kockice ima { $verified } od { $matches ->
        [one] { $matches } partije
        [few] { $matches } partije
       *[other] { $matches } partija
    }
verify-nothing = { $file }: nema šta da se proveri

## The table of a simulation

report-title = { $game }: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, seed { $seed }, { $speed } partija/s, { $build ->
        [compiled] kompajlirano
       *[other] nije kompajlirano
    }
percent = { $value }{ "\u00A0" }%
report-mean = prosek
report-levels = 10 · 50 · 90{ "\u00A0" }%
report-foxes = lisice
report-wins = pobede

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $deals ->
        [one] { $deals } izvlačenje
        [few] { $deals } izvlačenja
       *[other] { $deals } izvlačenja
    }, seed { $seed }, { $speed } partija/s
tournament-bot = bot
tournament-rating = rejting
tournament-interval = 95{ "\u00A0" }%
tournament-wins = pobede
tournament-points = poeni
tournament-duels = pobede protiv
tournament-line-up = sastav
tournament-few-deals = Ako je izvlačenja manje od { $least }, greške i intervali su samo grubi. Jedno izvlačenje o njima ne govori ništa.
tournament-unsettled = Neki botovi su dobili sve dvoboje sa ostalima: rejting kaže ko je jači, ali ne i koliko.
picture-title = { $game }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }: rejting iz { $deals ->
        [one] { $deals } izvlačenja
        [few] { $deals } izvlačenja
       *[other] { $deals } izvlačenja
    }
picture-scale = rejting, u proseku 1500, sa intervalom od 95{ "\u00A0" }%

## Training

train-begins = { $recipe }, seed { $seed }: { $games ->
        [0] počinje
       *[other] nastavlja se, dosad partija: { $games }
    }
train-far = { $time } · partija: { $games }, { $speed }/s · greška { $error }
train-well = provera { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } poena, proverenih partija: { $games }, naučenih partija: { $learnt }
train-stopped = Obuka je zaustavljena. Ista komanda je nastavlja.
curve-title = { $recipe }: na kraju { $mean } ± { $se } poena
curve-scale = poeni u proveri (± 2 standardne greške) posle toliko hiljada partija

## Data sets

dataset-done = { $file }: odluke { $choices }, partije { $games }; opis podataka je pored

## The server

serve-here = Silvertray je na adresi { $address }
serve-lan = Za telefone u istoj mreži: { $address }
serve-stop = Zaustavljanje: Ctrl+C.

## Tidying up

tidy-days = dana bez igre: { $days }
tidy-done = { $removed ->
        [0] Nije bilo šta da se ukloni.
        [one] Uklonjen je { $removed } sto ({ $time }).
        [few] Uklonjena su { $removed } stola ({ $time }).
       *[other] Uklonjeno je { $removed } stolova ({ $time }).
    }

## Popravke

gauge-done = Popravke po odigranim partijama ({ $games }) nalaze se u { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] { $puzzles } zagonetka
        [few] { $puzzles } zagonetke
       *[other] { $puzzles } zagonetki
    }, pregledano partija: { $games }, datoteka { $file }

## Audit, export and import

audit-difference = sto { $table }, stavka { $seq }: { $cause }
audit-done = { $tables ->
        [one] { $tables } sto
        [few] { $tables } stola
       *[other] { $tables } stolova
    }, stavki: { $entries }, završenih: { $finished }; { $different ->
        [0] sve je kao što je sačuvano
        [one] { $different } sto odstupa
        [few] { $different } stola odstupaju
       *[other] { $different } stolova odstupa
    }
export-done = { $file }: { $tables ->
        [one] { $tables } red
        [few] { $tables } reda
       *[other] { $tables } redova
    }{ $left ->
        [0] {""}
       *[other] , izostavljeno: { $left }
    }
import-broken = { $file }: { $broken ->
        [one] { $broken } red je neispravan
        [few] { $broken } reda su neispravna
       *[other] { $broken } redova je neispravno
    }, pa ništa nije uneto
import-done = { $file }: { $new ->
        [one] unet je { $new } sto
        [few] uneta su { $new } stola
       *[other] uneto je { $new } stolova
    }, već postoji: { $known }

## Analiza partije

review-page = Analiza partije
review-title = { $game }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }: { $name }, { $score } (red { $line })
review-lost = Izgubljeno greškama: { $loss }. Greške: { $errors }, odluke: { $choices }.
review-chance-lost = Šansa za pobedu izgubljena odlukama: { $lost }.
review-chance-luck = Šansa za pobedu od sreće: { $luck }.
review-identity = { $identity }
review-adjusted = Bez sreće: { $adjusted }. Od 100 partija, manje sreće bi imalo { $percentile }.
review-rolls = Najviše sreće: { $best }. Najmanje sreće: { $worst }.
review-roll = runda { $round }, { $roll } ({ $luck })
review-accuracy = Tačnost: { $accuracy }{ "\u00A0" }% · { $marks }
review-start = početak
review-luck = sreća
review-loss = greške
review-others = drugi
review-model = model
review-score = rezultat
review-curve = Šta se moglo očekivati, korak po korak
review-waterfall = Od početka do rezultata
review-choices = Sve odluke
review-options = { $options ->
        [one] { $options } mogućnost
        [few] { $options } mogućnosti
       *[other] { $options } mogućnosti
    }
review-step = korak
review-round = runda
review-mark = znak
review-chosen = izabrano
review-better = bolje
review-cost = cena
review-why = zašto
review-written = Analiza je u datoteci { $file }.
