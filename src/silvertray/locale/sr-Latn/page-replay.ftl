# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Korak
page-replay-at = Korak { $step } od { $steps }, { $round ->
    [0] pre prve runde
   *[other] runda { $round }
 }: { $told }
page-replay-speed = Brzina: { $rate }
page-replay-moves = Svi potezi
page-replay-round = Runda { $round }
page-replay-share = Podeli ovaj korak
page-replay-copied = Kopiran je link ka koraku { $step }
page-replay-more = O ovoj partiji
page-replay-download = Datoteka partije
page-replay-other-file = Otvori drugu datoteku
page-replay-unshown = Ovaj snimak ne može da se prikaže

## Playing on from a step

page-fork = Nastavak
page-fork-title = Igraj dalje odavde
page-fork-what = { $step ->
    [0] Nova partija, od početka.
   *[other] Nova partija koja do koraka { $step } teče kao ova.
 }
page-fork-dice = { $thing ->
    [cards] Karte odavde
   *[dice] Kockice odavde
 }
page-fork-same = { $thing ->
    [cards] Iste karte
   *[dice] Iste kockice
 }
page-fork-fresh = { $thing ->
    [cards] Nove karte
   *[dice] Nove kockice
 }
page-fork-same-note = { $thing ->
    [cards] Špil ima isti redosled, ko god iz njega vukao.
   *[dice] Svaka kockica pada kako bi pala u ovoj partiji, šta god izabereš.
 }
page-fork-recorded-note = { $thing ->
    [cards] Karte dolaze istim redom kao tada. Gde u ovoj partiji nijedna nije izvučena ili je otišla drugde, karta je nova.
   *[dice] Kockica koja je bačena u istom trenutku ove partije pada kao tada. Ako nije bačena, pada iznova.
 }
page-fork-fresh-note = { $thing ->
    [cards] Nove karte. I ono što drugi kriju deli se iznova, u skladu sa svim što ti je tada bilo poznato.
   *[dice] Niko ne zna kako će pasti.
 }
page-fork-mine = Tvoje mesto
page-fork-others = Ostala mesta
page-fork-unrated = Partije nastavljene od nekog koraka ne računaju se u rejting.
page-fork-start = Igraj dalje
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] Od koraka { $step } druge partije, sa istim kartama.
       *[dice] Od koraka { $step } druge partije, sa istim kockicama.
     }
   *[fresh] { $thing ->
        [cards] Od koraka { $step } druge partije, sa novim kartama.
       *[dice] Od koraka { $step } druge partije, sa novim kockicama.
     }
 }
page-fork-look = Pogledaj tu partiju

## Match files

page-file-open = Otvori datoteku partije
page-file-window = Otvori datoteku partije · Silvertray
page-file-title = Otvori datoteku partije
page-file-what = Pogledaj ponovo bilo koju partiju: preuzetu ovde, sačuvanu u terminalu ili koju ti je neko poslao. Ništa od nje se ne čuva.
page-file-choose = Izaberi datoteku
page-file-drop = ili je prevuci ovamo
page-file-unshown = Ova datoteka ne može da se prikaže
page-file-several = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
 }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
    [cards] Jesu li karte bile poštene?
   *[dice] Jesu li kockice bile poštene?
 }
page-verify-working = Računa se…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] Pošteno: { $count } karta se slaže sa hešom.
        [few] Pošteno: sve { $count } karte se slažu sa hešom.
       *[other] Pošteno: svih { $count } karata se slaže sa hešom.
     }
   *[dice] { $count ->
        [one] Pošteno: { $count } bacanje se slaže sa hešom.
        [few] Pošteno: sva { $count } bacanja se slažu sa hešom.
       *[other] Pošteno: svih { $count } bacanja se slaže sa hešom.
     }
 }
page-verify-wrong = { $count ->
    [1] Korak { $step } se ne slaže sa hešom: u datoteci piše „{ $told }”, a moralo je biti „{ $found }”.
    [one] { $count } korak se ne slaže sa hešom. Prvi je korak { $step }: u datoteci piše „{ $told }”, a moralo je biti „{ $found }”.
    [few] { $count } koraka se ne slažu sa hešom. Prvi je korak { $step }: u datoteci piše „{ $told }”, a moralo je biti „{ $found }”.
   *[other] { $count } koraka se ne slaže sa hešom. Prvi je korak { $step }: u datoteci piše „{ $told }”, a moralo je biti „{ $found }”.
 }
page-verify-broken-promise = Ovo nije tajna na koju se server obavezao: njen heš je drugačiji.
page-verify-how = { $thing ->
    [cards] Pre partije server je objavio heš tajne, pa više nije mogao da je promeni. Zatim je svaki igrač dodao reč. Svaka karta sledi iz tajne, reči i trenutka u partiji. Tvoj pregledač je sve to ponovo izračunao, samo iz datoteke partije. Komanda „silvertray verify” proverava i da li je partija tekla po pravilima.
   *[dice] Pre partije server je objavio heš tajne, pa više nije mogao da je promeni. Zatim je svaki igrač dodao reč. Svako bacanje sledi iz tajne, reči i trenutka u partiji. Tvoj pregledač je sve to ponovo izračunao, samo iz datoteke partije. Komanda „silvertray verify” proverava i da li je partija tekla po pravilima.
 }
page-verify-promise = Heš objavljen pre partije
page-verify-secret = Tajna, objavljena posle partije
page-verify-hash = Heš te tajne (SHA-256), mora biti isti
page-verify-word = Reč { $number }: „{ $word }”, i njen heš
page-verify-word-none = Reč { $number }: nije zadata; njen heš
page-verify-all = { $thing ->
    [cards] { $count ->
        [1] Ta karta
       *[other] Sve karte ({ $count }), jedna po jedna
     }
   *[dice] { $count ->
        [1] To bacanje
       *[other] Sva bacanja ({ $count }), jedno po jedno
     }
 }
page-verify-step = Korak { $step }: { $moment }
page-verify-roll = { $reroll ->
    [0] runda { $round }, potez { $turn }, bacanje { $roll }
   *[other] runda { $round }, potez { $turn }, bacanje { $roll }, ponovno bacanje { $reroll }
 }
page-verify-card = runda { $round }, karta { $card }
page-verify-compared = { $same ->
    [yes] { $told } = { $found }
   *[no] u datoteci { $told }, izračunato { $found }
 }
page-verify-copy = Kopiraj sve brojeve
page-verify-no-secret = Tajna ove partije nije u njenoj datoteci, pa nema šta da se izračuna.
page-verify-old-file = Ova datoteka ne sadrži trenutke svojih bacanja, pa to može da izračuna samo „silvertray verify”.
page-verify-no-file = Datoteka partije trenutno nije dostupna.
page-verify-nothing = { $thing ->
    [cards] Ove karte nisu unapred određene, pa nema šta da se proveri.
   *[dice] Ove kockice nisu unapred određene, pa nema šta da se proveri.
 }
