# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Pređi na glavni deo
access-dice = Kockice

## Read aloud

access-earlier = { $count ->
        [one] Pre toga { $count } potez
        [few] Pre toga { $count } poteza
       *[other] Pre toga { $count } poteza
    }
access-place = { $place }. { $name }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }

## Typed commands

access-commands = Komande
access-commands-menu = Komande tastaturom
access-field = Ukucaj komandu
access-field-note = Na primer: baci, vrati, poeni, help
access-go = Izvrši
access-close = Zatvori komandnu liniju
access-done = { $text }: gotovo.
access-action = { $way }: { $cell }
access-roll = baci kockice
access-word-moves = šta sada može
access-word-look = kockice ili tvoja ruka
access-word-score = poeni svih igrača
access-word-undo = vrati svoj poslednji korak
access-word-help = šta može da se ukuca
access-score = { $name }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
access-look = { $place }: { $things }.
access-look-hand = Tvoja ruka: { $cards }.
access-moves = možeš da ukucaš: { $moves }.
access-no-moves = Trenutno nema šta da se uradi.
access-legal = To je sada moguće.
access-help = Ukucaj akciju sa spiska ispod, njen početak ili reči iz njenog opisa, i pritisni Enter. „roll” baca kockice, „undo” vraća tvoj poslednji korak, „moves” nabraja sve što smeš, „look” kaže kockice ili ruku, „score” poene svih igrača, a „why” i akcija zašto ona ne može. Escape zatvara komandnu liniju.

## Settings

access-single-keys = Pojedinačni tasteri
access-single-keys-note = „/” otvara komandnu liniju, „h” daje savet, „n” vodi do sledeće, a „b” do prethodne greške u analizi. Isključi ih ako uređaju govoriš, a on sam kuca.
