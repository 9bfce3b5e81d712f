# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Kocka- és kártyajátékok egyedül, botok ellen vagy barátokkal.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] gépi kódra fordítva
       *[other] fordítás nélkül: ugyanazok a szabályok, csak lassabban
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
command-audit = a szerver összes asztalának újrajátszása, az eltérések kiírása
command-export = a szerver összes asztalának mentése egy fájlba
command-import = egy fájl asztalainak vagy befejezett játszmáinak betöltése a szerver adatbázisába
command-play = játék a terminálban
command-simulate = sok játszma botok között
command-tournament = botok értékelése, mindenkinek ugyanazokkal a kockákkal és lapokkal
command-train = háló tanítása egy kockajátékra, vagy a tanítás folytatása
command-analyse = egy játszma elemzése: mennyit ért minden döntés, és mi volt szerencse
command-dataset = botok játszmáinak összes döntése egy Parquet-fájlban
command-gauge = az edző becsléseinek hitelesítése, hogy javítani lehessen őket
command-puzzles = botok játszmáinak olyan állásai, ahol egy lehetőség egyértelműen a legjobb
command-replay = a játszmafájl eredményeinek ellenőrzése a napló alapján
command-verify = a kockák ellenőrzése egy játszmafájlban, a rögzített titok alapján

## Options of several commands

command-any-game = ezek egyike: { $games }
command-any-dice-game = clever vagy twice
command-any-players = helyek az asztalnál (alapesetben annyi, amennyi a legkevesebb lehet)
command-any-bots = egy név minden helyre, vagy helyenként egy: hard,medium
command-any-games = a játszmák száma (alapesetben 1000)
command-any-seed = ugyanaz a szám ugyanazokat a játszmákat adja
command-any-option = például solo_fallback=off
command-any-json = egy JSON-objektum kiírása
command-any-jobs = egyszerre futó munkafolyamatok
command-any-file = egy játszmafájl
command-any-database = a játszmák helye (alapesetben mint a serve parancsnál)

## Options of one command

command-play-players = helyek az asztalnál, botokkal együtt (alapesetben 1 + botok)
command-play-bots = botok az utolsó helyekre, például medium,hard
command-play-seed = ezzel a számmal mindenkinek ugyanazok a kockák vagy lapok
command-play-table-dice = valódi kockák, és az eredmény begépelése
command-play-fair = a játszma után ellenőrizhető véletlen
command-play-resume = a mentett játszmák listája, és az egyik folytatása
command-play-plain = mondatok színek és keretek nélkül, képernyőolvasóknak
command-simulate-log = minden játszma naplója ebbe a fájlba
command-tournament-bots = kettő vagy több, például expert,medium,greedy
command-tournament-players = helyek az asztalnál (alapesetben 2; az 1 szólójátszmákat vet össze)
command-tournament-games = legalább ennyi játszma, mert minden sorsolást mindenki lejátszik
command-tournament-plot = az értékszámok képe ebbe a fájlba
command-train-recipe = egy név, például clever-table, vagy egy file.toml (alapesetben GAME-solo)
command-train-hours = a tanítás ideje szünetek nélkül (alapesetben a recept szerint)
command-train-games = helyette a játszmák száma; ugyanaz a szám ugyanazt a hálót adja
command-train-jobs = egyszerre játszó munkafolyamatok (alapesetben 2)
command-train-seed = másik szám másik hálót ad
command-train-out = a háló helye (alapesetben RECIPE.net)
command-train-start = kezdés ezzel a hálóval a semmi helyett
command-train-judge = a hálót a végén megítélő új játszmák száma
command-train-on = a játszmák helye
command-train-fresh = újrakezdés, bármi maradt is ebből a tanításból
command-analyse-seat = melyik hely, 0-tól számozva (alapesetben mind)
command-analyse-depth = quick vagy usual (alapeset): az edző előrelátása
command-analyse-html = egy képes oldal ebbe a fájlba
command-dataset-out = a fájl helye (alapesetben GAME.parquet)
command-gauge-table = a 2–4 játékos hálója, nem a szólójátszmáké
command-gauge-games = minden szintből és játékosszámból (alapesetben 200)
command-gauge-seed = ugyanaz a szám ugyanazt a hitelesítést adja
command-gauge-out = a fájl helye (alapesetben GAME-solo.jsonl vagy GAME-table.jsonl)
command-puzzles-games = az átnézett játszmák száma (alapesetben 200)
command-puzzles-seed = ugyanaz a szám ugyanazokat a feladványokat adja
command-puzzles-out = a feladványok helye (alapesetben GAME.jsonl)
command-serve-host = a figyelt cím (alapesetben 127.0.0.1; a 0.0.0.0 telefonokat is beenged)
command-serve-port = a figyelt port (alapesetben 8000)
command-serve-database = a játszmák helye, például sqlite:///tables.db vagy postgresql://user@host/name
command-serve-workers = az asztalokat együtt kiszolgáló folyamatok (alapesetben 1)
command-serve-redis = a folyamatok közötti kapcsolat, például redis://localhost
command-serve-open = az oldal megnyitása, ahol van képernyő
command-tidy-days = ennyi napja érintetlen (alapesetben 90)
command-audit-json = egy JSON-objektum minden eltérésről, és egy a végén
command-export-finished = befejezett játszmák fájljai, titkok nélkül
