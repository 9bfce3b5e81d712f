# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } ili { $last }

## Where things stand

dice-turn = { $own ->
        [yes] ti si na potezu
       *[no] na potezu: { $name }
    }
dice-passive-turn = pasivni potez
dice-roll-number = bacanje { $roll } od 3
dice-you = Ti
dice-active = ima kockice
dice-acting = na potezu
dice-sheets = Listići igrača
dice-sheet-of = Listić: { $name }
dice-own-sheet = Nazad na svoj

## Dice

dice-pool = Kockice za bacanje
dice-pool-empty = Nema više kockica za bacanje
dice-tray = Srebrni tanjir
dice-fields = Polja
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, još nije bačena
dice-die-legal = može da se iskoristi
dice-die-used = već iskorišćena kao dodatna
dice-die-not-now = Ova kockica sada ne može.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
dice-cell = { $area }, polje { $number }
dice-cell-printed = { $area }, polje { $number }, piše { $label }
dice-cell-in-row = { $area } { $label }, { $row_masc } red
dice-cell-twin = { $area } { $label }, { $which ->
        [1] prvo
        [2] drugo
        [3] treće
       *[other] četvrto
    } polje
dice-free = slobodno
dice-circled = zaokruženo
dice-crossed = precrtano
dice-written = upisano { $number }
dice-under = donosi { $reward_acc }
dice-legal = može { $ways }
dice-by-reward = tvojim bonusom
dice-earns = donosi { $rewards_acc }
dice-track = { $reward }: na raspolaganju { $left }, potrošeno { $spent }, od { $fields }
dice-round-cell = Runda { $number }{ $now ->
        [yes] , sada
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] , donosi { $reward_acc }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] { $foxes } lisica
        [few] { $foxes } lisice
       *[other] { $foxes } lisica
    }: { $points }
dice-score-total = ukupno { $points }

## What is asked

dice-ask-pick = Dodirni polje koje svetli ili neku kockicu.
dice-ask-tray = Bacanja su gotova ({ $name }). Izaberi jednu kockicu sa srebrnog tanjira.
dice-ask-solo-tray = Izaberi jednu kockicu sa srebrnog tanjira.
dice-ask-fields = Nijedna sa tanjira ne odgovara. Izaberi neku sa polja za kockice.
dice-ask-extra = Dodatna kockica ili kraj?
dice-ask-reward = Bonus: dodirni polje.
dice-ask-cross = Precrtati i niže kockice?
dice-ask-return = Vratiti kockicu sa tanjira ili bacati?
dice-ask-stop = Nema više kockica. Vratiti jednu ili stati?
dice-ask-roll = { $count ->
        [one] Tvoj red: baci { $count } kockicu.
        [few] Tvoj red: baci { $count } kockice.
       *[other] Tvoj red: baci { $count } kockica.
    }
dice-ask-first = Izvlači se ko počinje.
dice-ask-tie = Izjednačeno: koje kockice idu na tanjir?
dice-wait = Čeka se: { $names }
dice-wait-roll = Baca: { $names }
dice-wait-first = Ko počinje, kaže: { $names }
dice-wait-tie = Koje od istih kockica idu na tanjir, kaže: { $names }
dice-over = Igra je gotova.
dice-nothing-to-do = Trenutno nemaš šta da radiš
dice-which = Šta od ovoga?
dice-waiting = Bonusi koji čekaju: { $rewards }

## Choices

dice-dock = Tvoj izbor
dice-mark = { $area } { $what }
dice-mark-as = { $die } kao { $area } { $what }
dice-in-row = { $label } u { $row_ins } redu
dice-circle-it = { $label }, zaokruži
dice-cross-it = { $label }, precrtaj
dice-worth = { $points }
dice-confirm = Potvrdi
dice-tap-again = ili dodirni polje ponovo
dice-cancel = Ipak ne
dice-undo = Vrati
dice-close = Zatvori
dice-roll-roll = { $count ->
        [one] Baci { $count }{ "\u00A0" }kockicu
        [few] Baci { $count }{ "\u00A0" }kockice
       *[other] Baci { $count }{ "\u00A0" }kockica
    }
dice-roll-first = Izvuci ko počinje
dice-roll-tie = Izvuci
dice-do-reroll = baci ponovo (još { $left })
dice-do-return = vrati { $die_acc }
dice-do-roll = { $count ->
        [one] baci { $count }{ "\u00A0" }kockicu
        [few] baci { $count }{ "\u00A0" }kockice
       *[other] baci { $count }{ "\u00A0" }kockica
    }
dice-do-stop = ne bacaj više
dice-do-give-up = pusti da propadne
dice-do-decline = odbij bacanje
dice-do-pass-tray = odbij
dice-do-pass-extra = završi potez
dice-do-pass-cross = ostavi ostale
dice-do-pass-reward = dalje
dice-not-now = { $cell }: sada ne može. Mogu polja koja svetle.
dice-marked-already = { $cell }: već je popunjeno.

## Real dice

dice-typed-ask-roll = Baci svoje kockice i dodirni šta pokazuju.
dice-typed-ask-first = Ko počinje?
dice-typed-ask-tie = { $count ->
        [1] Od istih kockica dodirni onu najbližu tanjiru.
       *[other] Od istih kockica dodirni one najbliže tanjiru: { $count }.
    }
dice-typed-roll = { $count ->
        [1] To je kockica
       *[other] To su kockice
    }
dice-typed-tray = { $count ->
        [1] Ova je najbliža tanjiru
       *[other] Ove su najbliže tanjiru
    }
dice-to-tray = na tanjir ide { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Ponovno bacanje: jednom baci ponovo sve kockice svog bacanja, pre nego što izabereš.
dice-about-return = Povratak: jednom, pre svog drugog ili trećeg bacanja, vrati kockicu sa tanjira.
dice-about-extra = Dodatna kockica: jednom, na kraju svog ili tuđeg poteza, iskoristi još jednu od šest kockica.
dice-about-fox = Lisica: na kraju vredi koliko tvoja najslabija oblast.
dice-about-x = { $reward }: odmah precrtaj jedno polje u { $colour_loc }, bez obzira na broj.
dice-about-n = { $reward }: odmah upiši { $number } u { $colour_acc }.
dice-about-any = { $reward }: odmah popuni jedno polje u { $name ->
        [black] bilo kojoj oblasti
       *[other] { $colour_loc }
    } brojem koji želiš.
dice-about-black = { $reward }: odmah precrtaj polje u žutoj, plavoj ili zelenoj ili upiši 6 u narandžastu ili ljubičastu.
