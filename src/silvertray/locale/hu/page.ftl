# The page around the games: home, new tables, the lobby, the frame of a table, its log.

page-name = Silvertray
page-close = Bezárás
page-home = Kezdőlap
page-loading = Egy pillanat…
page-you = te
page-player = Játékos
page-seat = { $number }. hely
page-name-you = { $name } (te)
page-ready = Kész
page-rule = Szabály: { $rule }
page-yes = Igen
page-no = Nem

# A first and a last word make a friendly name. At most 24 letters together.
page-name-firsts = Bátor, Boldog, Csendes, Derűs, Eszes, Fürge, Furfangos, Gyors, Jókedvű, Kedves, Kíváncsi, Mókás, Nyugodt, Okos, Ravasz, Serény, Szelíd, Szerencsés, Ügyes, Vidám
page-name-lasts = Borz, Medve, Hód, Daru, Varjú, Szarvas, Galamb, Sólyom, Róka, Nyúl, Sün, Gém, Hiúz, Szarka, Nyest, Vidra, Bagoly, Rigó, Mókus, Farkas

## Titles of the window

page-title-home = Silvertray: okos kockák és kártyák, mindenkinek
page-title-new = Új asztal: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Te jössz: { $game } · Silvertray

## Home

page-headline = Ülj le és játssz
page-what = Kockák és kártyák: egyedül, botok ellen vagy barátokkal egyetlen linkkel. Ingyen, regisztráció nélkül.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
page-alias-clever = { "" }
page-alias-twice = { "" }
page-alias-dobro = { "" }
page-about-clever = Dobj, válassz, és az egyik jelölés hozza a másikat.
page-about-twice = Karikák, X-ek és visszatérő kockák.
page-about-dobro = Üsd a számot egy lappal vagy párral, vagy vidd az ütést.
page-size-clever = 1–4 játékos
page-size-twice = 1–4 játékos
page-size-dobro = 2–6 játékos
page-play-now = Játsszunk!
page-with-friends = Barátokkal…
page-starting = Indul…
page-continue = Folytatás
page-continue-all = Mind mutatása ({ $count })
page-forget = Le a listáról: { $game }, { $when }
page-join = Asztal megnyitása linkkel
page-join-example = Link vagy kód
page-join-go = Megnyitás
page-join-wrong = Ez nem asztal linkje. Kérd el az egész linket, így végződik: #i=…
page-unofficial = A Silvertray nem hivatalos, nyitott asztal, amelyet játékosok készítettek. A játékok a szerzőiké és a kiadóiké.

## A new table

page-new-table = Új asztal
page-who-plays = Ki játszik?
page-how-many = Helyek
page-friend = Egy barát, linkkel
page-bot-choice = Bot: { $bot }
page-bots = A botok
page-bots-more = Több
page-thinking = gondolkodik…
page-bot-beginner = Kezdő
page-bot-beginner-note = Még tanulja a szabályokat: aligha veszíthetsz.
page-bot-easy = Könnyű
page-bot-easy-note = Szépen eljátszik, de sokat elnéz.
page-bot-medium = Közepes
page-bot-medium-note = Méltó ellenfél, ha játszottál már párszor.
page-bot-hard = Nehéz
page-bot-hard-note = Előre tervez: jó nap kell hozzá.
page-bot-expert = Mester
page-bot-expert-note = A legjobb itt: örülj minden győzelemnek.
page-bot-random = Véletlen
page-bot-random-note = Bármit megtesz, amit szabad, gondolkodás nélkül.
page-bot-greedy = Mohó
page-bot-greedy-note = Elveszi, ami most a legjobbnak tűnik, és semmit sem tervez.
page-bot-solo = Szóló
page-bot-solo-note = Erős, de úgy játszik, mintha senki más nem lenne.
page-bot-here = Bot…{" "}
page-bot-for = Bot erre a helyre: { $number }
page-bot-change = { $bot }: csere ({ $name })
page-bot-away = Bot nélkül: maradjon szabad
page-pace = A botok tempója
page-pace-instant = Azonnal
page-pace-brisk = Tempós
page-pace-relaxed = Ráérős
page-pace-note = Mennyi ideig tart a botoknak egy lépés. Bármikor átállíthatod.
page-pace-is = A botok ebben a tempóban játszanak: { $pace }.
page-pace-host = { $name } átállíthatja.
page-clock = Gondolkodási idő
page-clock-none = Nincs korlát
page-clock-note = Mindenre két dobás vagy húzás között. Ha lejár, egy bot lép helyetted.
page-clock-mine = Ennyi időd van: { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Az óra áll
page-clock-paused = { page-clock-stands }: { $time }
page-clock-pause = Szünet
page-clock-resume = Tovább
page-bot-seat = Bot { $number }
page-options = Szabályok és véletlen
page-create = Indulhat
page-create-invite = Létrehozás és meghívás
page-all-bots = Barátok helyett botok
page-dealer = { $thing ->
        [cards] Honnan jönnek a lapok
       *[dice] Honnan jönnek a kockák
    }
page-dealer-entropy = { $thing ->
        [cards] Frissen keverve
       *[dice] Igazi véletlen
    }
page-dealer-entropy-note = A szerver véletlene: senki sem láthatja előre.
page-dealer-seed = { $thing ->
        [cards] Megismételhető pakli
       *[dice] Megismételhető kockák
    }
page-dealer-seed-note = { $thing ->
        [cards] Az azonos számú asztalok ugyanazt a paklit kapják, így össze lehet hasonlítani. Aki ismeri a számot, minden kezet kitalálhat: gyakorláshoz való, nem riválisok közé.
       *[dice] Az azonos számú asztalok ugyanazt dobják, így össze lehet hasonlítani.
    }
page-dealer-commit = { $thing ->
        [cards] Ellenőrizhető pakli
       *[dice] Ellenőrizhető kockák
    }
page-dealer-commit-note = A szerver előre megígéri a titkát, minden játékos belekever egy szót, és a végén bárki ellenőrizheti, hogy semmi sem volt megbundázva.
page-dealer-table = Saját, valódi kockák
page-dealer-table-note = A saját asztalotokon dobtok, és beírjátok, mit mutatnak a kockák.
page-seed = Ismétlési szám
page-seed-other = Másik
page-seed-wrong = Legfeljebb 15 jegyű egész számot adj meg.
page-word = A szavad, a véletlenbe keverve
page-commitment = A szerver ígérete

page-quoted = „{ $text }”
option-solo_fallback = Egyedül, és a tálcáról egyik kocka sem jó
option-solo_fallback-on = Másik kocka
option-solo_fallback-off = Nincs választás
option-draw = Lapok húzása
option-draw-auto = Magától
option-draw-classic = Kézzel, és el lehet felejteni
page-draw-time = Idő a húzásra
page-draw-time-note = A következő játékos lépése ennyi ideig vár az elmaradt húzásra.
option-rounds = Körök
option-rounds-3 = Három
option-rounds-players = Ahány játékos (4 vagy több)
option-lead_specials = Passzal és fordítóval is lehet hívni
option-lead_specials-on = Igen
option-lead_specials-off = Nem
option-edition = Kiadás
option-edition-ru = Orosz
option-edition-br = Brazil

## Settings

page-settings = Beállítások
page-my-name = A neved
page-my-name-note = Mások ezt látják, amikor mostantól leülsz egy asztalhoz.
page-other-name = Másik
page-theme = Színek
page-theme-auto = Automatikus
page-theme-light = Világos
page-theme-dark = Sötét
page-motion = Mozgás
page-motion-auto = Automatikus
page-motion-off = Ki
page-auto-roll = Automatikus dobás
page-auto-roll-note = Ha te dobsz, a kockák egy fél pillanat múlva gurulnak. Amit a dobás előtt választottál, azt utána már nem vonhatod vissza.

## A table

page-table = Asztal
page-menu = Menü
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = Az asztal beállításai
page-menu-watch = Nézők meghívása
page-menu-device = Játék másik eszközön
page-menu-settings = Beállítások
page-menu-leave = Hely elhagyása
page-log = Mi történt eddig
page-log-empty = Még semmi sem történt.
page-meanwhile-more = { $count ->
        [one] és még egy lépés
       *[other] és még { $count } lépés
    }
page-meanwhile-since = Az utolsó lépésed óta
page-meanwhile-last = Az utolsó lépések
page-meanwhile-none = Itt látod majd, mit tesznek a többiek.
page-facts = Az asztal beállításai
page-rated-game = Értékszámra megy
page-round = Kör: { $round }/{ $rounds }
page-line-connecting = Kapcsolódás…
page-line-live = Online
page-line-waiting = Újrakapcsolódás…
page-kept = Nincs kapcsolat. A lépésedet megőriztük.
page-line-closed = Lezárva
page-notices = Értesítések
page-dismiss = Elrejtés
page-seats = Helyek
page-seat-empty = Szabad: { $number }. hely
page-seat-away = nincs itt
page-seat-stand-in = nincs itt, bot játszik
page-seat-here = itt van
page-replaced = Nincs itt, bot játszik tovább: { $names }
page-away = Nincs itt: { $names }
page-away-bot = · { $time } múlva bot játszik
page-waiting-for = { $count ->
        [0] Mindenki itt van
        [one] Egy játékos hiányzik
       *[other] { $count } játékos hiányzik
    }
page-fill = Üres helyre bot ({ $bot })
page-sit = Leülök
page-sit-here = Ide ülök{" "}
page-invited = Meghívtak játszani
page-invited-by = { $name } játszani hív
page-not-invited = Nézed a játékot. Ha leülnél, kérd el a meghívó linket.
page-watching-soon = Nézed a játékot. Mindjárt kezdődik.
page-watching = Nézed a játékot.
page-watching-full = Minden hely foglalt, ezért nézed a játékot.
page-invite = Barátok meghívása
page-invite-link = Akinek megvan ez a link, leülhet
page-invite-title = Játssz velem: { $game }
page-watch-link = Akinek megvan ez a link, nézheti
page-watch-title = Nézd a játszmánkat: { $game }
page-device-link = A saját helyed linkje
page-device-note = Nyisd meg ezt a linket a másik eszközödön, és folytasd ott. Tartsd meg magadnak: akinél ott van, helyetted játszik.
page-qr = Ugyanaz a link QR-kódként
page-copy = Másolás
page-copied = A link a vágólapon van.
page-not-copied = Ez a böngésző nem enged másolni: a link ki van jelölve, másold ki kézzel.
page-share = Megosztás
page-leave = Hely elhagyása
page-leave-lobby-note = A helyed akkor másnak lesz szabad.
page-leave-game-note = Bot játszik tovább helyetted. A linkeddel visszajöhetsz.
page-again = Még egyszer
page-rematch-ready = A következő játszma készen áll.
page-rematch-join = Megyek
page-table-gone = Ez az asztal nem mutatható meg

## When something is wrong

page-lost = Itt nincs semmi
page-lost-note = A cím nem vezet sehová. Lehet, hogy a link csonka: másold ki újra.
page-trouble = Ez nem sikerült
page-try-again = Újra
page-outdated = Van új verzió
page-outdated-note = A Silvertray frissült, amíg itt voltál. Töltsd újra az oldalt, és folytasd: a játszmád biztonságban van.
page-reload = Újratöltés
page-error-offline = a szerver nem érhető el: ellenőrizd a kapcsolatot, és próbáld újra
page-error-server-trouble = a szervernek ez nem sikerült: próbáld újra egy pillanat múlva
page-error-no-push-service = a böngésződ push-szolgáltatása nem ad címet: próbáld később, vagy másik böngészőben
page-error-no-such-page = nincs ilyen játék: válassz egyet a kezdőlapon
page-error-file-too-large = ez a fájl több mint { $size } MB: nyiss meg egyet, amelyben kevesebb játszma van
page-error-other = ez nem lehetséges ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] Leülsz
       *[no] { $name } leül
    }
event-stand = { $me ->
        [yes] Elhagyod
       *[no] { $name } elhagyja
    } a helyet
event-bot = { $me ->
        [yes] Helyet foglalsz
       *[no] { $name } helyet foglal
    }
event-away = { $me ->
        [yes] Nem vagy itt
       *[no] { $name } nincs itt
    }, bot játszik tovább
event-back = { $me ->
        [yes] Visszajöttél
       *[no] { $name } visszajött
    }
event-start = Kezdődik a játék
event-undo = { $me ->
        [yes] Visszavonsz
       *[no] { $name } visszavon
    } egy lépést
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Lejárt az időd
       *[no] { $name } ideje lejárt
    }, ezt a lépést bot teszi meg
event-pause = { $me ->
        [yes] Megállítod
       *[no] { $name } megállítja
    } az órát
event-resume = { $me ->
        [yes] Továbbindítod
       *[no] { $name } továbbindítja
    } az órát
event-rematch = A játék új asztalnál folytatódik
event-first = { $me ->
        [yes] Te kezdesz
       *[no] { $name } kezd
    }
event-roll = Dobás: { $dice }
event-die = { $die } { $face }
event-tray = A tálcára sorsolva: { $dice }
event-pick = { $me ->
        [yes] Kockát választasz
       *[no] { $name } kockát választ
    } ({ $die })
event-pick-as = { $me ->
        [yes] Kockát választasz
       *[no] { $name } kockát választ
    } ({ $die }) ide: { $area }
event-pick-row = { $me ->
        [yes] Kockát választasz
       *[no] { $name } kockát választ
    } ({ $die }) ide: { $area }, { $row } sor
event-extra = { $me ->
        [yes] Plusz kockát használsz
       *[no] { $name } plusz kockát használ
    }: { $die }
event-extra-as = { $me ->
        [yes] Plusz kockát használsz
       *[no] { $name } plusz kockát használ
    } ({ $die }) ide: { $area }
event-extra-row = { $me ->
        [yes] Plusz kockát használsz
       *[no] { $name } plusz kockát használ
    } ({ $die }) ide: { $area }, { $row } sor
# A move with all that came of it: “Anna kockát választ (zöld 5), és kihúzza a következő mezőt (zöld), bónusz: róka; a tálcára: kék 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Plusz kockát használsz
       *[no] { $name } plusz kockát használ
    } ({ $die })
event-bonus-and = { $me ->
        [yes] Bónuszt használsz
       *[no] { $name } bónuszt használ
    }
event-and = { $deed }, és { $mark }
event-mark = { $me ->
        [yes] bejelölöd
       *[no] bejelöli
    }: { $area }{ "\u00A0" }{ $label }
event-mark-cross = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    }: { $area }{ "\u00A0" }{ $label }
event-mark-in-row = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    }: { $area }{ "\u00A0" }{ $label }, { $row } sor
event-mark-next = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    } a következő mezőt ({ $area })
event-mark-number = { $me ->
        [yes] beírod
       *[no] beírja
    }: { $area }{ "\u00A0" }{ $number }
event-mark-times = { $me ->
        [yes] beírod
       *[no] beírja
    }: { $area }{ "\u00A0" }{ $number }{ "\u00A0" }{ $label }
event-earning = , bónusz: { $rewards }
event-sending = ; a tálcára: { $dice }
event-bonus = { $me ->
        [yes] Bónuszt használsz
       *[no] { $name } bónuszt használ
    }: { $what }
event-cross = { $me ->
        [yes] Plusz X-et teszel
       *[no] { $name } plusz X-et tesz
    } az ezüstbe: { $what }
event-return = { $me ->
        [yes] Visszahozol
       *[no] { $name } visszahoz
    } egy kockát a tálcáról ({ $die })
event-reroll = { $me ->
        [yes] Újradobsz
       *[no] { $name } újradob
    }
event-pass = { $me ->
        [yes] Passzolsz
       *[no] { $name } passzol
    }
event-play = { $me ->
        [yes] A lapod
       *[no] { $name } lapja
    }: { $cards }
event-take = { $me ->
        [yes] Elviszed
       *[no] { $name } elviszi
    } az ütést
event-draw = { $me ->
        [yes] Húzol
       *[no] { $name } húz
    }
event-draw-hidden = Lapokat húznak
event-draw-own = Húzol: { $cards }
event-card-joker = Dzsóker
event-card-joker-as = Dzsóker mint { $number }
event-card-skip = Passz
event-card-reverse = Fordító

## Open tables

page-open = Nyitott asztalok
page-open-none = Most senki sem vár. Készíts asztalt barátokkal, és hadd lássa mindenki.
page-open-running = Nézhető játszmák
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] 1 szabad hely
       *[other] { $free } szabad hely
    }
page-open-players = { $players ->
        [one] 1 játékos
       *[other] { $players } játékos
    }
page-open-sit = Csatlakozás
page-open-watch = Nézem
page-listed = Mutasd a nyitott asztalok között
page-listed-note = Ekkor bárki leülhet link nélkül, és nézheti is.
page-listed-here = Ez az asztal nyitott: bárki megtalálhatja és leülhet.
event-end = Vége a játéknak

## Phrases

page-phrases = Mondj valamit
page-phrases-said = Ami elhangzik
page-hide-phrases = Mondások elrejtése
page-hide-phrases-note = Ekkor nem látod, mit mondanak mások az asztalnál.
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszi!
phrase-one-moment = Egy pillanat
phrase-hurry = Kicsit gyorsabban?
phrase-oops = Hoppá!
phrase-lucky = De mázlista vagy!
phrase-good-game = Jó játék volt!
phrase-goodbye = Viszlát!
event-say = { $me ->
        [yes] Ezt mondod
       *[no] { $name } ezt mondja
    }: { $phrase }

## Your turn, while one is away

page-turn-title = Te jössz
page-turn-notice = { $game }: a többiek rád várnak.
page-turn-tell = Szólj, ha én jövök
page-turn-tell-note = A böngésződ szól, ha egy asztal rád vár, és nem vagy ott. Azt mondja meg, melyik játék az, mást nem.
page-turn-tell-insecure = Ez a cím sima http, ahol a böngészők senkinek sem szólnak. Nyisd meg az oldalt https-en.
page-turn-tell-missing = Ennek a böngészőnek nem lehet szólni, amíg az oldal be van zárva.
page-turn-tell-forbidden = A böngésződ nem engedi: korábban elutasítottad. Ezt a böngésző beállításaiban módosíthatod ennél az oldalnál.
