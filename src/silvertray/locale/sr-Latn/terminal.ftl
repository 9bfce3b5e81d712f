# The terminal game. Keys are what the player types; everything else is what the player reads.

key-undo = u
key-help = ?
key-sheet = s
key-first = t
key-log = l
key-auto = a
key-quit = q

## Players

name-you = Ti
name-player = Igrač { $number }
name-bot = { $bot } { $number }

## The top line

# With several players the drawn screen has an arrow instead of “active”.
top-round = runda { $round } od { $rounds }
top-draw = pre runde 1
top-rewards = pre prvog bacanja
top-active = aktivan: { $name }
top-passive-turn = pasivni potez
top-roll = bacanje { $roll } od 3
top-over = igra je gotova

## Dice

place-pool = Za bacanje
place-tray = Tanjir
place-fields = Polja

## The sheet

sheet-area = { $area } { $points }
sheet-of = Listić: { $name }
sheet-row-points = red
sheet-track-reroll = { $sign } bacanja
sheet-track-return = { $sign } povratak
sheet-track-extra = { $sign } dodatne
sheet-foxes = lisice { $foxes }
sheet-rounds = runde
sheet-fox = lisice { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Izaberi jednu od bačenih kockica:
ask-tray = Izaberi kockicu sa tanjira:
ask-fields = Nijedna sa tanjira ne odgovara (C-52). Izaberi jednu sa polja za kockice:
ask-extra = Iskoristi dodatnu kockicu ili završi:
ask-reward = Iskoristi bonus koji čeka:
ask-cross = Dodaj krstiće u srebrnu (T-2) ili ih ostavi:
ask-return = Vratiti kockicu sa tanjira (T-10) ili bacati?
ask-stop = Nema više kockica za bacanje. Vratiti jednu sa tanjira (T-10) ili stati?
ask-whose = { $name }: { $question }
ask-roll = Enter baca { $count ->
        [one] { $count } kockicu
        [few] { $count } kockice
       *[other] { $count } kockica
    }.
ask-draw = Enter izvlači ko počinje.
ask-tie = Enter izvlači koje od istih kockica idu na tanjir.
ask-faces = Baci { $count ->
        [one] { $count } kockicu
        [few] { $count } kockice
       *[other] { $count } kockica
    } i ukucaj brojeve ovim redom: { $dice }
ask-first-seat = Ko počinje? Ukucaj broj igrača:
ask-nearest = Koje od istih kockica leže najbliže tanjiru (C-60)?
ask-go-on = Sledeći baca: { $name }. Enter za dalje, { $undo } vraća tvoj poslednji korak.
ask-finish = To je bio poslednji korak. Enter za rezultat, { $undo } ga vraća.
waiting = Čeka: { $rewards }
waiting-crosses = Dodatni krstići: { $dice }
also-open = (pre može i { $names }: { $first } i broj)

## Choices

choice-white = { $die } kao { $area } { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } u { $row_ins } redu
choice-circle = { $cell }, zaokruži
choice-cross = { $cell }, precrtaj
choice-also = { $choice }, pa i { $dice_acc }
choice-points = { $sign }{ $points }
choice-back = izaberi drugu oblast
choice-return = vrati { $die_acc }
choice-reroll = baci ove ponovo (još { $left })
choice-pass-pick = pusti da propadne (C-14)
choice-pass-declined = odbij ovo bacanje (C-15)
choice-pass-tray = odbij (C-51)
choice-pass-extra = završi potez
choice-pass-cross = ostavi ostale (T-2)
choice-pass-return = { $count ->
        [one] baci { $count } kockicu
        [few] baci { $count } kockice
       *[other] baci { $count } kockica
    }
choice-pass-stop = ne bacaj više
chain-own = { $area } precrtava i { $dice }
chain-white = { $die } kao { $area } precrtava i { $dice }
group-area = { $area }
group-crosses = dodatni krstići
group-line = { $group } ({ $count }×)
tray-dice = { $dice } na tanjir
news-move = { $name }: { $move }
news-roll = { $name }: baca { $dice }
news-first = Počinje: { $name }
news-tie = na tanjir izvučeno: { $dice }
news-given-up = { $name }: ništa ne odgovara, bacanje propada (C-14)
news-nothing-fits = { $name }: nijedna kockica ne odgovara (C-52)
news-lapsed = Nema polja za { $rewards_acc }, propada (C-41)

## Keys and notices

hint-choose = broj = izbor
hint-undo = { $key } vrati
hint-help = { $key } pomoć
hint-sheet = { $key } listić
hint-log = { $key } tok
hint-auto = { $key } autobacanje
hint-quit = { $key } izlaz
prompt = >{" "}
notice-undone = Vraćeno.
notice-auto-on = Automatsko bacanje radi: kockice padaju same. { $key } ga isključuje.
notice-auto-off = Automatsko bacanje je isključeno: Enter baca.
notice-go-back = Enter za povratak na sto.
notice-legal = Da, to može: { $choice }

## Dice that can be verified

fair-promise = { $chance ->
        [cards] Redosled ovih karata je određen
       *[dice] Ove kockice su određene
    } unapred. Broj za kasniju proveru: { $commitment }
fair-word = { $name }: ukucaj bilo koju reč za izvlačenje { $chance ->
        [cards] karata
       *[dice] kockica
    } ili samo Enter.
fair-verify = { $chance ->
        [cards] Provera karata
       *[dice] Provera kockica
    }: silvertray verify { $file }

## One screen for several people, whose hands are hidden

pass-screen = Predaj ekran. Na potezu: { $name }. Zatim Enter.
pushed-away = (Praznih redova iznad: { $count }, da se ničija ruka ne vidi.)

## Leaving and coming back

saved = Partija je sačuvana. Nastavak: silvertray play --resume
not-started = Još ništa nije odigrano, pa ništa nije ni sačuvano.
kept = Partija je u datoteci { $file }
resume-title = Sačuvane partije
resume-line = { $number }. { $game } ({ $players }), runda { $round } od { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Ukucaj broj; Enter bira 1, { $quit } izlazi.
resume-left = Ništa nije otvoreno.

## The log

log-title = Poslednji koraci
log-line = { $name }: { $text }
log-chance = Kockice: { $text }
log-empty = Još se ništa nije dogodilo.

## The end

end-title = Igra je gotova
end-line = { $place }. { $name }: { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
end-shared = { $place }. { $name }: { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }, deljeno
end-area = { $area } { $points }
end-fox = lisice { $points }
end-rating = Nivo { $band } od { $bands } (C-64). { $words }

## Help

help-title = Kako se igra na ovom terminalu
help-number = broj: izaberi tu mogućnost. Može i tekst, na primer „pick white yellow b”
help-enter = Enter: baci kockice kad treba da se baca (C-10)
help-undo = { $key }: vrati svoj poslednji korak, dok kockice nisu ponovo bačene
help-why = { $key } i akcija ili broj: zašto ne može ili šta donosi
help-sheet = { $key } i broj igrača: pogledaj njegov listić; samo { $key } pokazuje tvoj
help-first = { $key } i broj igrača: neka taj bira prvi kad više njih bira
help-log = { $key }: poslednji koraci
help-auto = { $key }: uključi ili isključi automatsko bacanje
help-quit = { $key }: sačuvaj i izađi (isto i Ctrl-C)
help-rules-title = Pravila ukratko; sva su u docs/rules
help-rule-roll = C-10 do C-15  Do tri bacanja, iz svakog jedna kockica. Niže idu na tanjir.
help-rule-reroll = C-16  { $reroll } ponovno bacanje baca još jednom sve kockice tog bacanja.
help-rule-white = C-20, C-21  Bela ide u svaku oblast. Plava je uvek plava + bela.
help-rule-tray = C-50 do C-52  Ostali biraju jednu kockicu sa tanjira ili odbijaju.
help-rule-extra = C-30  { $extra } na kraju poteza još jednom bilo koja kockica.
help-rule-reward = C-40 do C-46  X i brojeve koristiš odmah, redom kojim želiš.
help-rule-fox = C-45  Svaka lisica vredi koliko tvoja najslabija oblast.
help-rule-decline = C-15  Smeš da odbiješ bacanje. Propada, a kockice ostaju za bacanje.
help-sheet-title = Listić ove igre ukratko; sve je u docs/rules
help-rule-return = T-10  { $return } vraća kockicu sa tanjira za tvoje 2. ili 3. bacanje.
help-rule-silver = T-1, T-4  Srebrna: precrtaj broj u bilo kom redu. Poeni po krstićima.
help-rule-chain = T-2  Uzmeš li srebrnu iz bacanja, i niže se smeju precrtati u njoj.
help-rule-single = T-3  Pasivno, kao dodatna ili sa ?, srebrna je samo jedan krstić.
help-rule-yellow = T-5  Žuta: prvo zaokruži, posle precrtaj. Krug: bonus, krstić: poeni.
help-rule-blue = T-6  Plava: plava + bela, nikad više od broja ispred.
help-rule-green = T-7  Zelena: parovi. Svaki vredi prvi broj minus drugi (−).
help-rule-pink = T-8  Roze: svaki broj vredi; bonus traži bar odštampani broj.
help-rule-any = T-9  ? je bilo koji broj te boje, crni ? bilo koje boje. Koristi odmah.
help-rule-ends = T-11  Poslednje polje svakog niza donosi bonus iza njega.
help-sign = { $sign } { $thing }
help-circled = { $sign } zaokruženo
help-signs = Znaci: { $signs }; [ ] može sada

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = Za izbor: { $dice }.
plain-to-roll = Za bacanje: { $dice }.
plain-tray = Na tanjiru: { $dice }.
plain-fields = Na poljima za kockice: { $dice }.
plain-die = { $die } { $face }
    .acc = { $die_acc } { $face }
    .ins = { $die_ins } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
plain-have-reroll = { $count ->
        [one] { $count } ponovno bacanje
        [few] { $count } ponovna bacanja
       *[other] { $count } ponovnih bacanja
    }
plain-have-return = { $count ->
        [one] { $count } povratak
        [few] { $count } povratka
       *[other] { $count } povrataka
    }
plain-have-extra = { $count ->
        [one] { $count } dodatna kockica
        [few] { $count } dodatne kockice
       *[other] { $count } dodatnih kockica
    }
plain-have-fox = { $count ->
        [one] { $count } lisica
        [few] { $count } lisice
       *[other] { $count } lisica
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die_ins } precrtaj { $area_acc } { $cell }
plain-circle = { $die_ins } zaokruži { $area_acc } { $cell }
plain-in-row = { $cell } u { $row_ins } redu
plain-cross-row = { $die_ins } precrtaj polje { $cell } u { $area_loc }
plain-write = { $die_ins } upiši { $value } u { $area_acc }, polje { $cell }
plain-write-label = { $die_ins } upiši { $value } u { $area_acc }, polje { $cell }, gde piše { $label }
plain-reward = bonus
    .acc = bonus
    .ins = bonusom
plain-points = { $choice }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
plain-costs = { $choice }, košta { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
plain-earns = { $choice }, donosi { $rewards_acc }
plain-area = { $area } oblast, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }.
plain-row = U { $row_ins } redu:
plain-marked = Upisano: { $cells }.
plain-crossed = Precrtano: { $cells }.
plain-circled = Zaokruženo: { $cells }.
plain-free = Slobodno: { $cells }.
plain-next = Sledeće polje: { $cell }.
plain-next-label = Sledeće polje: { $cell }, piše { $label }.
plain-line = { $line }: nedostaje { $cells }, donosi { $prize_acc }.
plain-prize-points = { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
plain-under = Bonusi koji slede: { $rewards }.
plain-under-cell = { $reward } na polju { $cell }
plain-full = Sva polja su popunjena.
plain-end-reroll = Ukupno { $fields } ponovnih bacanja donosi { $reward_acc }.
plain-end-return = Ukupno { $fields } povrataka donosi { $reward_acc }.
plain-end-extra = Ukupno { $fields } dodatnih kockica donosi { $reward_acc }.
line-row = Red { $number }
line-column = Kolona { $number }
line-diagonal = Dijagonala
