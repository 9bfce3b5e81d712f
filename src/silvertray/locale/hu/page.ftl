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

page-title-home = Silvertray: Ganz schön clever, Doppelt so clever és Dobro, ingyen és online
page-title-new = Új asztal: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Te jössz: { $game } · Silvertray

## Home

page-headline = Ülj le, és játssz!
page-what = Kocka- és kártyajátékok egyedül, botok ellen vagy barátokkal, egyetlen linkkel. Ingyen, regisztráció nélkül.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
page-alias-clever = { "" }
page-alias-twice = { "" }
page-alias-dobro = { "" }
page-about-clever = Dobj, válassz, és minden jelölés elindíthatja a következőt.
page-about-twice = Karikák, X-ek és kockák, amelyek visszatérnek.
page-about-dobro = Érd el a számot egy lappal vagy egy párral, vagy vidd az ütést.
page-size-clever = 1–4 játékos
page-size-twice = 1–4 játékos
page-size-dobro = 2–6 játékos
page-play-now = Azonnali játék
page-with-friends = Barátokkal…
page-starting = Indul…
page-continue = Folytatás
page-continue-all = Mind a { $count } megjelenítése
page-forget = Eltávolítás a listáról: { $game }, { $when }
page-forgotten = Eltávolítva a listáról: { $game }
page-join = Csatlakozás linkkel
page-join-example = Link vagy kód
page-join-go = Megnyitás
page-join-wrong = Ez a link nem asztalhoz vezet. Kérd el a teljes linket, a végén #i=… áll.
page-unofficial = A Silvertray nem hivatalos, rajongói oldal. Minden játék a szerzőjéé és a kiadójáé.

## A new table

page-new-table = Új asztal
page-who-plays = Ki játszik?
page-how-many = Helyek
page-friend = Barát, linkkel
page-bot-choice = Bot: { $bot }
page-bots = A botok
page-bots-more = Több
page-thinking = gondolkodik…
page-bot-beginner = Kezdő
page-bot-beginner-note = Még csak tanulja a szabályokat. Nehéz kikapni tőle.
page-bot-easy = Könnyű
page-bot-easy-note = Kedves ellenfél, de sok mindent elnéz.
page-bot-medium = Közepes
page-bot-medium-note = Méltó ellenfél, ha játszottál már párszor.
page-bot-hard = Nehéz
page-bot-hard-note = Előre tervez. Csak jó napodon vered meg.
page-bot-expert = Mester
page-bot-expert-note = A legerősebb bot az oldalon. Minden győzelem dicsőség.
page-bot-random = Véletlen
page-bot-random-note = Találomra választ a szabályos lépések közül.
page-bot-greedy = Mohó
page-bot-greedy-note = Arra csap le, ami azonnal a legtöbbet hozza. Sosem tervez előre.
page-bot-solo = Szóló
page-bot-solo-note = Erős, de úgy játszik, mintha egyedül ülne az asztalnál.
page-bot-here = Bot…{" "}
page-bot-for = Bot { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } helyre
page-bot-change = { $name } cseréje ({ $bot })
page-bot-away = Nincs bot, a hely szabad marad
page-pace = Botok tempója
page-pace-instant = Azonnal
page-pace-brisk = Tempós
page-pace-relaxed = Ráérős
page-pace-note = Ennyi ideig tart a botoknak egy lépés. Bármikor átállíthatod.
page-pace-is = A botok tempója: { $pace }.
page-pace-host = { $name } átállíthatja.
page-clock = Gondolkodási idő
page-clock-none = Nincs korlát
page-clock-note = Két dobás vagy húzás között mindenre érvényes. Ha lejár, bot lép helyetted.
page-clock-mine = Hátralévő időd: { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Az óra áll
page-clock-paused = { page-clock-stands }: { $time }
page-clock-pause = Szünet
page-clock-resume = Folytatás
page-bot-seat = Bot { $number }
page-options = Szabályok és sorsolás
page-create = Indítás
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
page-dealer-entropy-note = A szerver sorsol. Előre senki sem tudhatja, mi jön.
page-dealer-seed = { $thing ->
        [cards] Megismételhető pakli
       *[dice] Megismételhető kockák
    }
page-dealer-seed-note = { $thing ->
        [cards] Ugyanezzel a számmal minden asztal ugyanazt a paklit kapja, így összevethetitek az eredményeket. Aki ismeri a számot, minden kezet kiszámíthat, ezért gyakorlásra való, nem versengésre.
       *[dice] Ugyanezzel a számmal minden asztalon ugyanazok a dobások, így összevethetitek az eredményeket.
    }
page-dealer-commit = { $thing ->
        [cards] Ellenőrizhető pakli
       *[dice] Ellenőrizhető kockák
    }
page-dealer-commit-note = A szerver a játszma előtt rögzít egy titkot, minden játékos hozzáad egy szót, és a végén bárki ellenőrizheti, hogy nem volt csalás.
page-dealer-table = Saját, valódi kockák
page-dealer-table-note = A saját asztalotokon dobtok, és beírjátok, mit mutatnak a kockák.
page-seed = Sorsolási szám
page-seed-other = Másik
page-seed-wrong = Legfeljebb 15 jegyű egész számot adj meg.
page-word = Egy szó tőled a sorsoláshoz
page-commitment = A szerver titkának ujjlenyomata

page-quoted = „{ $text }”
option-solo_fallback = Egyedül, ha a tálcáról egyik kocka sem jó
option-solo_fallback-on = Másik kocka választása
option-solo_fallback-off = Nincs választás
option-draw = Lapok húzása
option-draw-auto = Automatikus
option-draw-classic = Kézi, el is felejthető
page-draw-time = Idő a húzásra
page-draw-time-note = A következő játékos lépése ennyi ideig vár a húzásodra.
option-rounds = Körök
option-rounds-3 = Három
option-rounds-players = Ahány játékos (legalább 4)
option-lead_specials = Kimaradással és Irányváltással is lehet hívni
option-lead_specials-on = Igen
option-lead_specials-off = Nem
option-edition = Kiadás
option-edition-ru = Orosz
option-edition-br = Brazil

## Settings

page-settings = Beállítások
page-my-name = A neved
page-my-name-note = Mások ezt látják a következő asztalodtól kezdve.
page-other-name = Másik
page-theme = Színek
page-theme-auto = Automatikus
page-theme-light = Világos
page-theme-dark = Sötét
page-motion = Mozgás
page-motion-auto = Automatikus
page-motion-off = Ki
page-auto-roll = Automatikus dobás
page-auto-roll-note = Ha te dobsz, a kockák rövid szünet után maguktól gurulnak. Utána az utolsó választásod már nem vonható vissza.

## A table

page-table = Asztal
page-menu = Menü
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = Az asztal beállításai
page-menu-watch = Néző meghívása
page-menu-device = Játék másik eszközön
page-menu-settings = Beállítások
page-menu-leave = Hely elhagyása
page-log = Napló
page-log-empty = Még semmi sem történt.
page-meanwhile-more = { $count ->
        [one] és még egy lépés
       *[other] és még { $count } lépés
    }
page-meanwhile-since = Az utolsó lépésed óta
page-meanwhile-last = Az utolsó lépések
page-meanwhile-none = Itt látod majd a többiek lépéseit.
page-facts = Az asztal beállításai
page-rated-game = Értékelt játszma
page-round = Kör: { $round }/{ $rounds }
page-line-connecting = Kapcsolódás…
page-line-live = Online
page-line-waiting = Újrakapcsolódás…
page-kept = Nincs kapcsolat. A lépésedet megőriztük.
page-line-closed = Lezárva
page-notices = Értesítések
page-dismiss = Elrejtés
page-seats = Helyek
page-seat-empty = { $number ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $number }.
    } hely szabad
page-seat-away = nincs itt
page-seat-stand-in = nincs itt, bot játszik
page-seat-here = itt van
page-replaced = Nincs itt, bot játszik helyette: { $names }
page-away = Nincs itt: { $names }
page-away-bot = · { $time } múlva bot lép be
page-waiting-for = { $count ->
        [0] Mindenki itt van
        [one] Egy játékos hiányzik
       *[other] { $count } játékos hiányzik
    }
page-fill = Feltöltés botokkal ({ $bot })
page-sit = Leülés
page-sit-here = Leülés ide{" "}
page-invited = Meghívtak játszani
page-invited-by = { $name } meghívott játszani
page-not-invited = Nézőként vagy itt. Ha játszanál, kérd el a meghívó linket.
page-watching-soon = Nézőként vagy itt. A játék mindjárt kezdődik.
page-watching = Nézőként vagy itt.
page-watching-full = Minden hely foglalt, ezért nézőként vagy itt.
page-invite = Barátok meghívása
page-invite-link = Ezzel a linkkel bárki leülhet
page-invite-title = Játssz velem: { $game }
page-watch-link = Ezzel a linkkel bárki nézheti a játékot
page-watch-title = Nézd a játszmánkat: { $game }
page-device-link = A saját helyed linkje
page-device-note = Nyisd meg ezt a linket a másik eszközödön, és folytasd ott. Ne add tovább: aki megnyitja, helyetted játszik.
page-qr = Ugyanaz a link QR-kódként
page-copy = Másolás
page-copied = A link a vágólapon van.
page-not-copied = Ez a böngésző nem enged másolni: a link ki van jelölve, másold ki kézzel.
page-share = Megosztás
page-leave = Hely elhagyása
page-leave-lobby-note = A helyed felszabadul.
page-leave-game-note = Egy bot játszik tovább helyetted. A linkeddel visszatérhetsz.
page-again = Még egy játszma
page-rematch-ready = A következő játszma készen áll.
page-rematch-join = Csatlakozás
page-table-gone = Ez az asztal nem jeleníthető meg

## When something is wrong

page-lost = Az oldal nem található
page-lost-note = Lehet, hogy a link nem teljes. Másold ki újra.
page-trouble = Ez nem sikerült
page-try-again = Újrapróbálás
page-outdated = Új verzió érhető el
page-outdated-note = A Silvertray frissült, amíg itt voltál. Töltsd újra az oldalt, és folytasd. A játszmád nem vész el.
page-reload = Újratöltés
page-error-offline = a szerver nem érhető el: ellenőrizd a kapcsolatot, és próbáld újra
page-error-server-trouble = a szervernek ez nem sikerült: próbáld újra egy pillanat múlva
page-error-no-push-service = a böngésződ nem tudott feliratkozni az értesítésekre: próbáld később vagy másik böngészőben
page-error-no-such-page = nincs ilyen játék: válassz egyet a kezdőlapon
page-error-file-too-large = a fájl nagyobb { $size } MB-nál: nyiss meg olyat, amelyben kevesebb játszma van
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
        [yes] Nem vagy itt, bot játszik helyetted
       *[no] { $name } nincs itt, bot játszik helyette
    }
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
        [yes] Lejárt az időd, bot lép helyetted
       *[no] { $name } ideje lejárt, bot lép helyette
    }
event-pause = { $me ->
        [yes] Megállítod
       *[no] { $name } megállítja
    } az órát
event-resume = { $me ->
        [yes] Újraindítod
       *[no] { $name } újraindítja
    } az órát
event-rematch = A játék új asztalnál folytatódik
event-first = { $me ->
        [yes] Te kezdesz
       *[no] { $name } kezd
    }
event-roll = Dobás: { $dice }
event-die = { $die } { $face }
    .acc = { $die_the } { $face ->
        [1] 1-est
        [2] 2-est
        [3] 3-ast
        [4] 4-est
        [5] 5-öst
        [6] 6-ost
       *[other] kockát
    }
event-tray = A tálcára sorsolva: { $dice }
event-pick = { $me ->
        [yes] Te
       *[no] { $name }
    } { $die_acc } { $me ->
        [yes] választod
       *[no] választja
    }
event-pick-as = { $me ->
        [yes] Te
       *[no] { $name }
    } { $die_acc } { $me ->
        [yes] választod
       *[no] választja
    } { $area_into }
event-pick-row = { $me ->
        [yes] Te
       *[no] { $name }
    } { $die_acc } { $me ->
        [yes] választod
       *[no] választja
    } { $area_the } { $row } sorába
event-extra = { $me ->
        [yes] Plusz kockaként
       *[no] { $name } plusz kockaként
    } { $die_acc } { $me ->
        [yes] használod
       *[no] használja
    }
event-extra-as = { $me ->
        [yes] Plusz kockaként
       *[no] { $name } plusz kockaként
    } { $die_acc } { $me ->
        [yes] teszed
       *[no] teszi
    } { $area_into }
event-extra-row = { $me ->
        [yes] Plusz kockaként
       *[no] { $name } plusz kockaként
    } { $die_acc } { $me ->
        [yes] teszed
       *[no] teszi
    } { $area_the } { $row } sorába
# A move with all that came of it: “Anna a zöld 5-öst választja, és kihúzza a következő zöld mezőt, bónusz: róka; a tálcára: kék 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Plusz kockaként
       *[no] { $name } plusz kockaként
    } { $die_acc } { $me ->
        [yes] használod
       *[no] használja
    }
event-bonus-and = { $me ->
        [yes] Bónuszt használsz
       *[no] { $name } bónuszt használ
    }
event-and = { $deed }, és { $mark }
event-mark = { $me ->
        [yes] bejelölöd
       *[no] bejelöli
    } { $area_the } { $label ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
        [8] 8-ast
       *[other] { $label }-est
    }
event-mark-cross = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    } { $area_the } { $label ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
        [8] 8-ast
       *[other] { $label }-est
    }
event-mark-in-row = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    } { $area_the } { $row } sorában { $label ->
        [1] az 1-est
        [3] a 3-ast
        [5] az 5-öst
        [6] a 6-ost
       *[other] a { $label }-est
    }
event-mark-next = { $me ->
        [yes] kihúzod
       *[no] kihúzza
    } a következő { $area } mezőt
event-mark-number = { $me ->
        [yes] beírsz
       *[no] beír
    } { $number ->
        [3] 3-at
        [5] 5-öt
        [6] 6-ot
        [8] 8-at
        [13] 13-at
        [15] 15-öt
        [16] 16-ot
        [18] 18-at
        [2] 2-t
        [12] 12-t
       *[other] { $number }-et
    } { $area_into }
event-mark-times = { $me ->
        [yes] beírsz
       *[no] beír
    } { $number ->
        [3] 3-at
        [5] 5-öt
        [6] 6-ot
        [8] 8-at
        [13] 13-at
        [15] 15-öt
        [16] 16-ot
        [18] 18-at
        [2] 2-t
        [12] 12-t
       *[other] { $number }-et
    } ({ $label }) { $area_into }
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
        [yes] Visszahozod
       *[no] { $name } visszahozza
    } { $die_acc } a tálcáról
event-reroll = { $me ->
        [yes] Újradobsz
       *[no] { $name } újradob
    }
event-pass = { $me ->
        [yes] Passzolsz
       *[no] { $name } passzol
    }
event-play = { $me ->
        [yes] Ezt játszod ki
       *[no] { $name } ezt játssza ki
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
event-card-joker-as = Dzsóker, értéke { $number }
event-card-skip = Kimaradás
event-card-reverse = Irányváltás

## Open tables

page-open = Nyitott asztalok
page-open-none = Most nincs nyitott asztal. Készíts egyet, és tedd láthatóvá mindenkinek.
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
page-open-watch = Megnézés
page-listed = Megjelenés a nyitott asztalok között
page-listed-note = Így bárki leülhet vagy nézheti, link nélkül is.
page-listed-here = Ez egy nyitott asztal: bárki megtalálhatja, és leülhet.
event-end = Vége a játéknak

## Phrases

page-phrases = Üzenet küldése
page-phrases-said = Üzenetek
page-hide-phrases = Üzenetek elrejtése
page-hide-phrases-note = Nem látod, mit üzennek mások az asztalnál.
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
        [yes] Üzeneted
       *[no] { $name } üzenete
    }: { $phrase }

## Your turn, while one is away

page-turn-title = Te jössz
page-turn-notice = { $game }: a többiek rád várnak.
page-turn-tell = Értesítés, ha te jössz
page-turn-tell-note = A böngésződ értesít, ha egy asztalnál rád várnak, és nem vagy ott. Az értesítésben csak a játék neve áll.
page-turn-tell-insecure = Ez a cím sima http, ahol a böngésző nem küldhet értesítést. Nyisd meg az oldalt https-en.
page-turn-tell-missing = Ez a böngésző nem tud értesíteni, amíg az oldal be van zárva.
page-turn-tell-forbidden = Ezen az oldalon le vannak tiltva az értesítések. A böngésző webhely-beállításaiban engedélyezheted őket.
