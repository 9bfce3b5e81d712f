# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Otvoreni sto za igre kockicama i kartama.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] kompajlirano
       *[other] nije kompajlirano: ista pravila, samo sporije
    })
command-usage = poziv:
command-arguments = argumenti
command-options = opcije
command-help = prikazuje ovu pomoć
command-version = prikazuje verziju
command-lang = jezik reči, na primer ru (inače kao na sistemu)

## What a command line is refused for

command-refused = { $prog }: { $why }; pomoć: `{ $prog } --help`
command-wrong-missing = nedostaje: { $arguments }
command-wrong-unknown = nepoznato: { $arguments }
command-wrong-empty = { $argument }: nedostaje vrednost
command-wrong-filled = { $argument }: ne ide vrednost, a navedeno je { $value }
command-wrong-number = { $argument }: { $value } nije takav broj
command-wrong-choice = { $argument }: ne postoji { $value }, izaberi nešto od { $choices }
command-wrong-both = { $argument } i { $other } ne idu zajedno
command-wrong-short = { $argument } može biti više toga: { $arguments }

## The commands

command-serve = pokreni server sa stranicom za igru
command-tidy = ukloni stolove napuštene pre kraja
command-audit = ponovi svaki sto iz baze servera i kaži šta odstupa
command-export = upiši sve stolove iz baze servera u datoteku
command-import = unesi stolove ili završene partije iz datoteke u bazu servera
command-play = igraj u terminalu
command-simulate = pusti botove da odigraju mnogo partija
command-tournament = oceni botove po partijama sa istim kockicama i kartama za sve
command-train = obuči mrežu za igru kockicama ili nastavi obuku
command-analyse = pokaži koliko je vredela svaka odluka u partiji, a šta je bila sreća
command-dataset = upiši svaku odluku iz mnogih partija botova u Parquet datoteku
command-gauge = utvrdi koliko greše trenerove cene, da bi se ispravile
command-puzzles = nađi u partijama botova pozicije u kojima je jedna mogućnost jasno najbolja
command-replay = proveri da svaki rezultat u datoteci partija sledi iz zapisa
command-verify = proveri unapred određene kockice u datoteci partija

## Options of several commands

command-any-game = jedna od: { $games }
command-any-dice-game = clever ili twice
command-any-players = mesta za stolom (inače najmanje što igra dozvoljava)
command-any-bots = jedno ime za sva mesta ili po jedno za svako: hard,medium
command-any-games = koliko partija (inače 1000)
command-any-seed = isti broj daje iste partije
command-any-option = na primer solo_fallback=off
command-any-json = ispiši jedan JSON objekat
command-any-jobs = koliko procesa radi istovremeno
command-any-file = datoteka partija
command-any-database = gde se čuvaju partije (inače kao kod serve)

## Options of one command

command-play-players = mesta za stolom, sa botovima (inače 1 + botovi)
command-play-bots = botovi za poslednja mesta, na primer medium,hard
command-play-seed = iste kockice ili karte za sve sa tim brojem
command-play-table-dice = bacaj prave kockice i ukucaj šta pokazuju
command-play-fair = izvlačenje koje se posle partije može proveriti
command-play-resume = prikaži sačuvane partije i nastavi jednu
command-play-plain = rečenice bez boja i okvira, za čitače ekrana
command-simulate-log = upiši svaku partiju u ovu datoteku
command-tournament-bots = dva ili više, na primer expert,medium,greedy
command-tournament-players = mesta za stolom (inače 2; 1 poredi solo partije)
command-tournament-games = bar toliko, jer svako izvlačenje igraju svi
command-tournament-plot = nacrtaj rejting u ovu datoteku
command-train-recipe = ime kao clever-table ili file.toml (inače GAME-solo)
command-train-hours = koliko sati, bez pauza (inače po receptu)
command-train-games = umesto toga broj partija; isti broj daje istu mrežu
command-train-jobs = koliko procesa igra istovremeno (inače 2)
command-train-seed = drugi broj daje drugu mrežu
command-train-out = kuda ide mreža (inače RECIPE.net)
command-train-start = počni od ove mreže, a ne ni od čega
command-train-judge = nove partije po kojima se mreža na kraju ocenjuje
command-train-on = gde se igraju partije
command-train-fresh = počni ispočetka, šta god ostalo od ove obuke
command-analyse-seat = koje mesto se gleda, od 0 (inače svako)
command-analyse-depth = quick ili usual (inače): koliko daleko trener gleda unapred
command-analyse-html = upiši stranicu sa slikama u ovu datoteku
command-dataset-out = kuda ide (inače GAME.parquet)
command-gauge-table = mreža za 2 do 4 igrača, a ne ona za solo partije
command-gauge-games = za svaki nivo i broj igrača (inače 200)
command-gauge-seed = isti broj daje iste popravke
command-gauge-out = kuda ide (inače GAME-solo.jsonl ili GAME-table.jsonl)
command-puzzles-games = koliko partija se pregleda (inače 200)
command-puzzles-seed = isti broj daje iste zagonetke
command-puzzles-out = kuda idu (inače GAME.jsonl)
command-serve-host = adresa na kojoj server sluša (inače 127.0.0.1; 0.0.0.0 za telefone)
command-serve-port = port na kojem se sluša (inače 8000)
command-serve-database = gde se čuvaju partije, na primer sqlite:///tables.db ili postgresql://user@host/name
command-serve-workers = koliko procesa zajedno opslužuje stolove (inače 1)
command-serve-redis = preko čega se procesi čuju, na primer redis://localhost
command-serve-open = otvori stranicu, gde ima ekrana
command-tidy-days = toliko dana nedirnuti (inače 90)
command-audit-json = ispiši JSON objekat za svaki sto koji odstupa i jedan na kraju
command-export-finished = datoteke završenih partija, bez tajni
