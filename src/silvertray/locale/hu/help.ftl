# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Nyitott asztal kocka- és kártyajátékokhoz.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] fordított
       *[other] nem fordított: ugyanazok a szabályok, csak lassabban
    })
command-usage = használat:
command-arguments = argumentumok
command-options = kapcsolók
command-help = ez a súgó
command-version = a verzió
command-lang = a szövegek nyelve, például ru (alapesetben a rendszeré)

## What a command line is refused for

command-refused = { $prog }: { $why }; segít a `{ $prog } --help`
command-wrong-missing = hiányzik: { $arguments }
command-wrong-unknown = ez itt nem jelent semmit: { $arguments }
command-wrong-empty = { $argument }: kell hozzá egy érték
command-wrong-filled = { $argument }: nem kell hozzá érték, de ez állt ott: { $value }
command-wrong-number = { $argument }: { $value } nem ilyen szám
command-wrong-choice = { $argument }: nincs ilyen: { $value }, választható: { $choices }
command-wrong-both = { $argument } és { $other } nem fér össze
command-wrong-short = { $argument } több is lehet: { $arguments }

## The commands

command-serve = a játékoldal kiszolgálása
command-tidy = a befejezés előtt elhagyott asztalok törlése
command-audit = a szerver adatbázisának minden asztalát újrajátssza, és megmondja, mi tér el
command-export = a szerver adatbázisának minden asztala egy fájlba
command-import = egy fájl asztalai vagy befejezett játszmái a szerver adatbázisába
command-play = játék a terminálban
command-simulate = botok sok játszmája
command-tournament = botok értékelése, mindenkinek ugyanazokkal a kockákkal és lapokkal
command-train = háló tanítása egy kockajátékra, vagy a tanítás folytatása
command-analyse = mennyit ért egy játszma minden döntése, és mi volt szerencse
command-dataset = botok sok játszmájának minden döntése egy Parquet-fájlba
command-gauge = mennyivel tévesek az edző árai, hogy ki lehessen igazítani őket
command-puzzles = olyan állások botok játszmáiból, ahol egy lehetőség egyértelműen a legjobb
command-replay = ellenőrzi, hogy a játszmafájl minden eredménye megfelel-e a naplónak
command-verify = az előre megígért kockák ellenőrzése egy játszmafájlban

## Options of several commands

command-any-game = ezek egyike: { $games }
command-any-dice-game = clever vagy twice
command-any-players = helyek az asztalnál (alapesetben annyi, amennyi a legkevesebb lehet)
command-any-bots = egy név minden helyre, vagy helyenként egy: hard,medium
command-any-games = hány játszma (alapesetben 1000)
command-any-seed = ugyanaz a szám ugyanazokat a játszmákat adja
command-any-option = például solo_fallback=off
command-any-json = egy JSON-objektum kiírása
command-any-jobs = egyszerre futó munkafolyamatok
command-any-file = egy játszmafájl
command-any-database = hol vannak a játszmák (alapesetben mint a serve parancsnál)

## Options of one command

command-play-players = helyek az asztalnál, botokkal együtt (alapesetben 1 + botok)
command-play-bots = botok az utolsó helyekre, például medium,hard
command-play-seed = ezzel a számmal mindenkinek ugyanazok a kockák vagy lapok
command-play-table-dice = igazi kockák, és az eredmény begépelése
command-play-fair = a játszma után ellenőrizhető véletlen
command-play-resume = mentett játszmák, és az egyik folytatása
command-play-plain = mondatok színek és keretek nélkül, képernyőolvasóknak
command-simulate-log = minden játszma ebbe a fájlba
command-tournament-bots = kettő vagy több, például expert,medium,greedy
command-tournament-players = helyek az asztalnál (alapesetben 2; az 1 szólójátszmákat vet össze)
command-tournament-games = legalább ennyi, mert minden sorsolást mindenki lejátszik
command-tournament-plot = az értékszámok képe ebbe a fájlba
command-train-recipe = egy név, például clever-table, vagy egy file.toml (alapesetben GAME-solo)
command-train-hours = meddig, szünetek nélkül (alapesetben a recept szerint)
command-train-games = helyette hány játszma; ugyanaz a szám ugyanazt a hálót adja
command-train-jobs = egyszerre játszó munkafolyamatok (alapesetben 2)
command-train-seed = másik szám másik hálót ad
command-train-out = hová kerül a háló (alapesetben RECIPE.net)
command-train-start = kezdés ezzel a hálóval a semmi helyett
command-train-judge = új játszmák, amelyek a végén megítélik a hálót
command-train-on = hol folynak a játszmák
command-train-fresh = újrakezdés, bármi maradt is ebből a tanításból
command-analyse-seat = melyik hely, 0-tól számozva (alapesetben mind)
command-analyse-depth = quick vagy usual (alapeset): milyen messzire lát előre az edző
command-analyse-html = egy képes oldal ebbe a fájlba
command-dataset-out = hová kerül (alapesetben GAME.parquet)
command-gauge-table = a 2–4 játékos hálója, nem a szólójátszmáké
command-gauge-games = minden szintből és játékosszámból (alapesetben 200)
command-gauge-seed = ugyanaz a szám ugyanazt a hitelesítést adja
command-gauge-out = hová kerül (alapesetben GAME-solo.jsonl vagy GAME-table.jsonl)
command-puzzles-games = hány játszmát nézzen át (alapesetben 200)
command-puzzles-seed = ugyanaz a szám ugyanazokat a feladványokat adja
command-puzzles-out = hová kerülnek (alapesetben GAME.jsonl)
command-serve-host = melyik címen figyeljen (alapesetben 127.0.0.1; a 0.0.0.0 telefonokat is beenged)
command-serve-port = melyik porton figyeljen (alapesetben 8000)
command-serve-database = hol legyenek a játszmák, például sqlite:///tables.db vagy postgresql://user@host/name
command-serve-workers = az asztalokat együtt kiszolgáló folyamatok (alapesetben 1)
command-serve-redis = hogyan hallanak egymásról, például redis://localhost
command-serve-open = az oldal megnyitása, ahol van képernyő
command-tidy-days = ennyi napja érintetlen (alapesetben 90)
command-audit-json = egy JSON-objektum minden eltérésről, és egy a végén
command-export-finished = befejezett játszmák fájljai, titkok nélkül
