# The page around the games: home, new tables, the lobby, the frame of a table, its log.

page-name = Silvertray
page-close = Zatvori
page-home = Početna
page-loading = Trenutak…
page-you = ti
page-player = Igrač
page-seat = Mesto { $number }
page-name-you = { $name } (ti)
page-ready = Gotovo
page-rule = Pravilo { $rule }
page-yes = Da
page-no = Ne

# A first and a last word make a friendly name. At most 24 letters together, in Latin script too.
# The animals are all masculine, so that every first word fits.
page-name-firsts = Bistri, Vedri, Veseli, Vešti, Vredni, Dobri, Dragi, Laki, Lukavi, Mirni, Mudri, Nasmejani, Pitomi, Radoznali, Snalažljivi, Spretni, Srećni, Tihi, Hrabri, Hitri
page-name-lasts = Jazavac, Medved, Dabar, Ždral, Gavran, Jelen, Golub, Soko, Lisac, Zec, Jež, Orao, Ris, Slavuj, Detlić, Vrabac, Hrčak, Pingvin, Čvorak, Vuk

## Titles of the window

page-title-home = Silvertray: pametne kockice i karte, otvoreno za sve
page-title-new = Novi sto: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Na potezu si: { $game } · Silvertray

## Home

page-headline = Sedi i igraj
page-what = Kockice i karte: solo, protiv botova ili s društvom preko jednog linka. Besplatno i bez registracije.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
page-alias-clever = To je jako pametno!
page-alias-twice = { "" }
page-alias-dobro = Dobro
page-about-clever = Bacaj, biraj, i neka jedno polje pokrene sledeće.
page-about-twice = Krugovi, krstići i kockice koje se vraćaju.
page-about-dobro = Nadmaši broj kartom ili parom ili uzmi štih.
page-size-clever = 1–4 igrača
page-size-twice = 1–4 igrača
page-size-dobro = 2–6 igrača
page-play-now = Igraj odmah
page-with-friends = S društvom…
page-starting = Počinje…
page-continue = Nastavi igru
page-continue-all = Prikaži sve ({ $count })
page-forget = Ukloni sa spiska: { $game }, { $when }
page-forgotten = Uklonjeno sa spiska: { $game }
page-join = Otvori sto preko linka
page-join-example = Nalepi link ili kod
page-join-go = Otvori
page-join-wrong = Ovo nije link ka stolu. Zatraži ceo link: završava se sa #i=…
page-unofficial = Silvertray je nezvaničan, otvoren sto koji su napravili igrači. Igre pripadaju svojim autorima i izdavačima.

## A new table

page-new-table = Novi sto
page-who-plays = Ko igra?
page-how-many = Mesta
page-friend = Prijatelj, preko linka
page-bot-choice = Bot: { $bot }
page-bots = Botovi
page-bots-more = Još
page-thinking = razmišlja…
page-bot-beginner = Početnik
page-bot-beginner-note = Još uči pravila. Trebalo bi da pobediš.
page-bot-easy = Lak
page-bot-easy-note = Lepo igra, ali mnogo toga previdi.
page-bot-medium = Srednji
page-bot-medium-note = Ravnopravan protivnik ako već imaš nekoliko partija iza sebe.
page-bot-hard = Težak
page-bot-hard-note = Planira unapred. Treba ti dobar dan.
page-bot-expert = Stručnjak
page-bot-expert-note = Najbolji ovde. Raduj se svakoj pobedi.
page-bot-random = Nasumičan
page-bot-random-note = Igra nasumične dozvoljene poteze.
page-bot-greedy = Pohlepan
page-bot-greedy-note = Uzima što sada izgleda najbolje i ništa ne planira.
page-bot-solo = Solo
page-bot-solo-note = Jak, ali igra kao da nema nikog drugog.
page-bot-here = Bot…{" "}
page-bot-for = Bot za mesto { $number }
page-bot-change = { $bot }: promeni ({ $name })
page-bot-away = Bez bota: mesto slobodno
page-pace = Tempo botova
page-pace-instant = Odmah
page-pace-brisk = Brzo
page-pace-relaxed = Opušteno
page-pace-note = Koliko botovima treba za potez. Možeš da menjaš i u toku igre.
page-pace-is = Botovi igraju ovim tempom: { $pace }.
page-pace-host = { $name } može da ga promeni.
page-clock = Vreme za potez
page-clock-none = Bez ograničenja
page-clock-note = Za sve između dva bacanja ili vučenja. Kad vreme istekne, potez igra bot.
page-clock-mine = Imaš { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Sat je pauziran
page-clock-paused = { page-clock-stands } na { $time }
page-clock-pause = Pauza
page-clock-resume = Nastavi
page-bot-seat = Bot { $number }
page-options = Pravila i izvlačenje
page-create = Počni igru
page-create-invite = Napravi i pozovi
page-all-bots = Botovi umesto društva
page-dealer = { $thing ->
        [cards] Odakle dolaze karte
       *[dice] Odakle dolaze kockice
    }
page-dealer-entropy = { $thing ->
        [cards] Sveže promešano
       *[dice] Poštene kockice
    }
page-dealer-entropy-note = Nasumične brojeve daje server. Niko ne može da ih predvidi.
page-dealer-seed = { $thing ->
        [cards] Ponovljiv špil
       *[dice] Ponovljive kockice
    }
page-dealer-seed-note = { $thing ->
        [cards] Stolovi sa istim brojem dobijaju isti špil, pa možete da uporedite. Ko zna broj, može da sazna svaku ruku, pa je ovo za vežbu, a ne za takmičenje.
       *[dice] Stolovi sa istim brojem bacaju isto, pa možete da uporedite.
    }
page-dealer-commit = { $thing ->
        [cards] Proverljiv špil
       *[dice] Proverljive kockice
    }
page-dealer-commit-note = Server se pre partije obaveže na tajnu, svaki igrač doda svoju reč, a na kraju svi mogu da provere da ništa nije namešteno.
page-dealer-table = Naše prave kockice
page-dealer-table-note = Bacate za svojim stolom i upisujete šta kockice pokazuju.
page-seed = Broj za ponavljanje
page-seed-other = Drugi
page-seed-wrong = Unesi ceo broj sa najviše 15 cifara.
page-word = Tvoja reč za izvlačenje
page-commitment = Heš tajne servera

page-quoted = „{ $text }”
option-solo_fallback = Solo, a nijedna sa tanjira ne odgovara
option-solo_fallback-on = Uzmi drugu
option-solo_fallback-off = Bez izbora
option-draw = Vučenje karata
option-draw-auto = Automatski
option-draw-classic = Ručno, i može da se zaboravi
page-draw-time = Vreme za vučenje
page-draw-time-note = Toliko potez sledećeg igrača čeka na vučenje.
option-rounds = Runde
option-rounds-3 = Tri
option-rounds-players = Po jedna za svakog (4 ili više)
option-lead_specials = Preskakanje i promena smera smeju da otvore štih
option-lead_specials-on = Da
option-lead_specials-off = Ne
option-edition = Izdanje
option-edition-ru = Rusko
option-edition-br = Brazilsko

## Settings

page-settings = Podešavanja
page-my-name = Tvoje ime
page-my-name-note = Drugi ga vide kad sledeći put sedneš za sto.
page-other-name = Drugo
page-theme = Boje
page-theme-auto = Kao uređaj
page-theme-light = Svetlo
page-theme-dark = Tamno
page-motion = Pokreti
page-motion-auto = Kao uređaj
page-motion-off = Isključeno
page-auto-roll = Automatsko bacanje
page-auto-roll-note = Kad je red na tebe, kockice padaju posle pola sekunde. Ono što izabereš pre bacanja tada više ne može da se vrati.

## A table

page-table = Sto
page-menu = Meni
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = Postavke stola
page-menu-watch = Pozovi gledaoca
page-menu-device = Igraj na drugom uređaju
page-menu-settings = Podešavanja
page-menu-leave = Ustani od stola
page-log = Tok partije
page-log-empty = Još se ništa nije dogodilo.
page-meanwhile-more = { $count ->
        [one] i još { $count } potez
        [few] i još { $count } poteza
       *[other] i još { $count } poteza
    }
page-meanwhile-since = Od tvog poslednjeg poteza
page-meanwhile-last = Poslednji potezi
page-meanwhile-none = Ovde će stajati potezi ostalih.
page-facts = Postavke stola
page-rated-game = Za rejting
page-round = Runda { $round }/{ $rounds }
page-line-connecting = Povezivanje…
page-line-live = Onlajn
page-line-waiting = Ponovno povezivanje…
page-kept = Veza je prekinuta. Potez je sačuvan.
page-line-closed = Zatvoreno
page-notices = Obaveštenja
page-dismiss = Skloni
page-seats = Mesta
page-seat-empty = Mesto { $number } je slobodno
page-seat-away = nije tu
page-seat-stand-in = nije tu, igra bot
page-seat-here = tu
page-replaced = Nije tu, dalje igra bot: { $names }
page-away = Nije tu: { $names }
page-away-bot = · za { $time } igra bot
page-waiting-for = { $count ->
        [0] Svi su tu
        [one] Nedostaje { $count } igrač
        [few] Nedostaju { $count } igrača
       *[other] Nedostaje { $count } igrača
    }
page-fill = Popuni botovima ({ $bot })
page-sit = Sedi
page-sit-here = Sedi ovde{" "}
page-invited = Poziv na igru
page-invited-by = { $name } te zove na igru
page-not-invited = Gledaš. Ako želiš mesto, zatraži pozivnicu.
page-watching-soon = Gledaš. Igra samo što nije počela.
page-watching = Gledaš.
page-watching-full = Sva mesta su zauzeta, pa gledaš.
page-invite = Pozovi društvo
page-invite-link = Ko ima ovaj link, može da sedne
page-invite-title = Igraj { $game } sa mnom
page-watch-link = Ko ima ovaj link, može da gleda
page-watch-title = Gledaj našu partiju: { $game }
page-device-link = Link ka tvom mestu
page-device-note = Otvori ovaj link na drugom uređaju i nastavi tamo. Čuvaj ga za sebe: ko ga ima, igra umesto tebe.
page-qr = Isti link kao QR kod
page-copy = Kopiraj
page-copied = Link je kopiran.
page-not-copied = Ovaj pregledač ne dozvoljava kopiranje. Link je označen: kopiraj ga ručno.
page-share = Podeli
page-leave = Ustani od stola
page-leave-lobby-note = Tvoje mesto se tada oslobađa.
page-leave-game-note = Bot igra dalje umesto tebe. Preko svog linka možeš da se vratiš.
page-again = Igraj ponovo
page-rematch-ready = Sledeća partija je spremna.
page-rematch-join = Pridruži se
page-table-gone = Ovaj sto ne može da se prikaže

## When something is wrong

page-lost = Ovde nema ničega
page-lost-note = Ova adresa ne vodi nikud. Možda je link nepotpun: kopiraj ga ponovo.
page-trouble = Nije uspelo
page-try-again = Probaj ponovo
page-outdated = Izašla je nova verzija
page-outdated-note = Silvertray je u međuvremenu ažuriran. Učitaj stranicu ponovo i nastavi. Tvoja partija je sačuvana.
page-reload = Učitaj ponovo
page-error-offline = server nije dostupan: proveri vezu i probaj ponovo
page-error-server-trouble = server trenutno ima problema: probaj ponovo za koji trenutak
page-error-no-push-service = push servis tvog pregledača ne daje adresu: probaj kasnije ili u drugom pregledaču
page-error-no-such-page = takve igre nema: izaberi neku na početnoj stranici
page-error-file-too-large = ova datoteka ima više od { $size } MB: otvori neku sa manje partija
page-error-other = to nije moguće ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] Sedaš
       *[no] { $name } seda
    } za sto
event-stand = { $me ->
        [yes] Ustaješ
       *[no] { $name } ustaje
    } od stola
event-bot = { $me ->
        [yes] Zauzimaš
       *[no] { $name } zauzima
    } mesto
event-away = { $me ->
        [yes] Nisi tu
       *[no] { $name } nije tu
    }, dalje igra bot
event-back = { $me ->
        [yes] Opet si
       *[no] { $name } je opet
    } tu
event-start = Igra počinje
event-undo = { $me ->
        [yes] Vraćaš
       *[no] { $name } vraća
    } korak
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Tebi je isteklo vreme
       *[no] Igraču { $name } je isteklo vreme
    }, ovaj potez igra bot
event-pause = { $me ->
        [yes] Zaustavljaš
       *[no] { $name } zaustavlja
    } sat
event-resume = { $me ->
        [yes] Ponovo pokrećeš
       *[no] { $name } ponovo pokreće
    } sat
event-rematch = Igra se nastavlja za novim stolom
event-first = { $me ->
        [yes] Ti počinješ
       *[no] Počinje { $name }
    }
event-roll = Pada { $dice }
event-die = { $die } { $face }
    .acc = { $die_acc } { $face }
event-tray = Žreb šalje na tanjir { $dice_acc }
event-pick = { $me ->
        [yes] Uzimaš
       *[no] { $name } uzima
    } { $die_acc }
event-pick-as = { $me ->
        [yes] Uzimaš
       *[no] { $name } uzima
    } { $die_acc } za { $area_acc }
event-pick-row = { $me ->
        [yes] Uzimaš
       *[no] { $name } uzima
    } { $die_acc } za { $area_acc }, { $row_masc } red
event-extra = { $me ->
        [yes] Kao dodatnu uzimaš
       *[no] { $name } kao dodatnu uzima
    } { $die_acc }
event-extra-as = { $me ->
        [yes] Kao dodatnu uzimaš
       *[no] { $name } kao dodatnu uzima
    } { $die_acc } za { $area_acc }
event-extra-row = { $me ->
        [yes] Kao dodatnu uzimaš
       *[no] { $name } kao dodatnu uzima
    } { $die_acc } za { $area_acc }, { $row_masc } red
# A move with all that came of it: “Ana uzima zelenu 5 i precrtava sledeće polje u zelenoj, što donosi lisicu; na tanjir ide plava 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Kao dodatnu uzimaš
       *[no] { $name } kao dodatnu uzima
    } { $die_acc }
event-bonus-and = { $me ->
        [yes] Koristiš
       *[no] { $name } koristi
    } bonus
event-and = { $deed } i { $mark }
event-mark = { $me ->
        [yes] popunjavaš
       *[no] popunjava
    } { $area_acc }{ "\u00A0" }{ $label }
event-mark-cross = { $me ->
        [yes] precrtavaš
       *[no] precrtava
    } { $area_acc }{ "\u00A0" }{ $label }
event-mark-in-row = { $me ->
        [yes] precrtavaš
       *[no] precrtava
    } { $area_acc }{ "\u00A0" }{ $label } u { $row_ins } redu
event-mark-next = { $me ->
        [yes] precrtavaš
       *[no] precrtava
    } sledeće polje u { $area_loc }
event-mark-number = { $me ->
        [yes] upisuješ
       *[no] upisuje
    }{ "\u00A0" }{ $number } u { $area_acc }
event-mark-times = { $me ->
        [yes] upisuješ
       *[no] upisuje
    }{ "\u00A0" }{ $number }{ "\u00A0" }{ $label } u { $area_acc }
event-earning = , što donosi { $rewards_acc }
event-sending = ; na tanjir ide { $dice }
event-bonus = { $me ->
        [yes] Bonusom popunjavaš
       *[no] { $name } bonusom popunjava
    } { $what_acc }
event-cross = { $me ->
        [yes] U srebrnoj precrtavaš
       *[no] { $name } u srebrnoj precrtava
    } i { $what_acc }
event-return = { $me ->
        [yes] Vraćaš
       *[no] { $name } vraća
    } { $die_acc } kockicu sa tanjira
event-reroll = { $me ->
        [yes] Bacaš
       *[no] { $name } baca
    } ponovo
event-pass = { $me ->
        [yes] Kažeš
       *[no] { $name } kaže
    } „dalje”
event-play = { $me ->
        [yes] Igraš
       *[no] { $name } igra
    } { $cards_acc }
event-take = { $me ->
        [yes] Uzimaš
       *[no] { $name } uzima
    } štih
event-draw = { $me ->
        [yes] Vučeš
       *[no] { $name } vuče
    }
event-draw-hidden = Karte se vuku
event-draw-own = Vučeš { $cards_acc }
event-card-joker = džoker
    .acc = džokera
event-card-joker-as = džoker kao { $number }
    .acc = džokera kao { $number }
event-card-skip = preskakanje
    .acc = preskakanje
event-card-reverse = promena smera
    .acc = promenu smera

## Open tables

page-open = Otvoreni stolovi
page-open-none = Trenutno nema otvorenih stolova. Napravi svoj i prikaži ga svima.
page-open-running = Partije u toku
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] { $free } slobodno mesto
        [few] { $free } slobodna mesta
       *[other] { $free } slobodnih mesta
    }
page-open-players = { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
page-open-sit = Pridruži se
page-open-watch = Gledaj
page-listed = Prikaži među otvorenim stolovima
page-listed-note = Tada svako može da sedne ili da gleda bez linka.
page-listed-here = Ovaj sto je otvoren: svako može da ga nađe i sedne.
event-end = Igra je gotova

## Phrases

page-phrases = Reci nešto
page-phrases-said = Poruke za stolom
page-hide-phrases = Sakrij poruke
page-hide-phrases-note = Tada ne vidiš poruke drugih za stolom.
phrase-hello = Zdravo!
phrase-good-luck = Srećno!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-one-moment = Samo trenutak
phrase-hurry = Malo brže?
phrase-oops = Ups!
phrase-lucky = Baš imaš sreće!
phrase-good-game = Dobra partija!
phrase-goodbye = Doviđenja!
event-say = { $me ->
        [yes] Kažeš
       *[no] { $name } kaže
    }: { $phrase }

## Your turn, while one is away

page-turn-title = Na potezu si
page-turn-notice = { $game }: ostali te čekaju.
page-turn-tell = Javi mi kad sam na potezu
page-turn-tell-note = Pregledač ti javlja kad te neki sto čeka, a ti nisi tu. U obaveštenju piše samo koja je igra.
page-turn-tell-insecure = Ova adresa je običan http, pa pregledač ne može da šalje obaveštenja. Otvori sajt preko https.
page-turn-tell-missing = Ovaj pregledač ne prima obaveštenja dok je stranica zatvorena.
page-turn-tell-forbidden = Obaveštenja su ranije odbijena. To možeš da promeniš u podešavanjima pregledača za ovaj sajt.
