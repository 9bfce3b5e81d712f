# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = Profil
page-title-you = Profil · Silvertray
page-you-link = Profil
page-saved = Sačuvano.
page-save = Sačuvaj

## On all devices

page-devices = Na svim tvojim uređajima
page-devices-guest = Igraš kao gost i ništa više ti ne treba. Ako želiš svoje partije, ime i rejting i na drugim uređajima, napravi na ovom uređaju pristupni ključ: bez imejla i bez lozinke.
page-keep = Čuvaj partije na svim uređajima
page-sign-in = Imam pristupni ključ: prijava
page-signed-in = Prijava je aktivna. Tvoje partije i rejting su uz tebe na svakom uređaju na kojem se prijaviš.
page-passkeys = Tvoji pristupni ključevi
page-passkey-added = Dodat: { $added }
page-passkey-used = poslednji put: { $used }
page-passkey-remove = Ukloni pristupni ključ, dodat: { $added }
page-passkey-remove-title = Ukloniti ovaj pristupni ključ?
page-passkey-remove-note = Više te neće prijavljivati. Na samom uređaju ostaje dok ga tamo ne obrišeš.
page-remove = Ukloni
page-passkey-add = Dodaj još jedan ključ
page-sign-out = Odjavi se ovde
page-sign-out-all = Odjavi se svuda
page-sessions = Tvoje prijave
page-session-here = ovaj uređaj
page-session-unknown = Neki uređaj
page-session-since = prijava: { $since }, poslednji put: { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = malopre
page-session-end = Odjavi uređaj { $device }, prijavljen { $since }
page-session-ended = Taj uređaj je odjavljen.
page-welcome-back = Zdravo, { $name }!
page-kept-now = Gotovo. Ovim ključem se prijavi na drugim uređajima.
page-signed-out = Odjava je gotova, sada igraš kao gost.
page-passkey-cancelled = Ništa nije promenjeno, nijedan ključ nije korišćen.
page-passkey-here = Ovaj uređaj već ima tvoj pristupni ključ: prijavi se njime.
page-no-passkeys-insecure = Ova adresa je običan http, gde pregledači ne prave pristupne ključeve. Otvori sajt preko https da partije čuvaš na svim uređajima. Igrati možeš i ovako.
page-no-passkeys-number = Za adresu od brojeva pregledači ne prave pristupne ključeve.
page-no-passkeys-here = Otvori sajt preko imena
page-no-passkeys-missing = Ovaj pregledač ne zna za pristupne ključeve, pa tvoje partije ostaju na ovom uređaju.

## Ratings

page-ratings = Tvoj rejting
page-ratings-none = Još ga nema. Rejting nastaje iz završenih partija između prijavljenih; partije protiv botova se ne računaju.
page-rating-of = { $game }, igrača: { $players }
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
page-rating-provisional = privremen
page-board = Rang-lista
page-board-of = Rang-lista: { $game }, igrača: { $players }
page-board-empty = Još nema nikoga. Rejting se pojavljuje ovde kad je poznat na ± 110.
page-board-rank = Mesto
page-board-name = Ime
page-board-rating = Rejting
page-board-games = Partije

## My games

page-my-games = Tvoje partije
page-my-games-none = Još nijedna.
page-my-games-more = Starije partije
page-game-with = za stolom: { $names }
page-game-bots = { $bots ->
        [one] { $bots } bot
        [few] { $bots } bota
       *[other] { $bots } botova
    }
page-game-alone = solo
page-game-waiting = čeka igrače
page-game-playing = u toku
page-game-result = mesto { $place }, { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
page-game-score = { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
page-game-change = rejting { $change }
page-game-replay = Snimak:{" "}
page-game-open = Nastavi:{" "}

## Blocked people

page-blocked = Blokirani
page-blocked-note = Ne mogu da sednu za stolove gde si ti domaćin. Ne vide ko ih je blokirao.
page-blocked-none = Niko. Nekoga možeš da blokiraš za stolom: dodirni tačke pored imena.
page-unblock = Pusti ponovo

## One's data

page-data = Tvoji podaci
page-data-note = Sve što je ovaj server sačuvao o tebi staje u jednu datoteku, zajedno sa završenim partijama.
page-export = Preuzmi sve
page-erase = Obriši sve…
page-erase-title = Obrisati sve o tebi?
page-erase-note = Tvoje ime, ključevi, rejting, spisak partija i blokiranih nestaju zauvek, a s njima i tvoja mesta. U partijama s drugima tvoje ime postaje „?”. Ovo ne može da se vrati.
page-erase-word = obriši
page-erase-type = Ukucaj „{ page-erase-word }” za potvrdu
page-erase-passkey = Još jednom se traži tvoj pristupni ključ.
page-erase-now = Obriši sve sada
page-erased = Sve o tebi je obrisano.

## Somebody at the own table

page-seat-menu = Još: { $name }
page-kick = Udalji
page-kick-lobby-note = Mesto je opet slobodno, a { $name } više ne može da sedne za ovaj sto.
page-kick-game-note = Na tom mestu do kraja igra bot, a { $name } ne može da ga vrati.
page-block = Blokiraj
page-block-note = { $name } od sada ne može da sedne za tvoje stolove. Spisak je na tvojoj stranici.
page-kick-block = Udalji i blokiraj
page-blocked-now = Blokirano: { $name }.
page-kicked = Domaćin te je udaljio od ovog stola. Možeš da gledaš.
event-kick = { $me ->
        [yes] Domaćin te udaljava
       *[no] Domaćin udaljava igrača { $name }
    } od stola
