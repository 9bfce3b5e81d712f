# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = Za sledeće bacanje, a ne na tanjir: { $dice }
reason-joker = Bela, džoker, ostaje za sledeće bacanje
reason-another-roll = Ostaje nešto za još jedno bacanje: { $dice }
reason-returned = U sledećem bacanju najviše vredi: { $dice }
reason-reroll = Novo bacanje obećava više od ovog izbora, čak i po cenu ponovnog bacanja
reason-good-roll = Ovo bacanje je bolje od prosečnog
reason-others = Drugima ostaje u proseku { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    } manje

## Actions

reason-keep = Ostaje za kasnije: { $reward }
reason-extra = Za dodatnu kockicu ostaje nešto dobro: { $dice }
reason-last = Dodatne kockice koje ostanu na kraju ne vrede ništa

## Rewards

reason-reward = Donosi: { $reward }
reason-chain = Pokreće lanac: { $reward }
reason-crosses = Usput još { $count ->
        [one] { $count } krstić
        [few] { $count } krstića
       *[other] { $count } krstića
    } u srebrnoj
reason-near = Još { $cells ->
        [one] { $cells } polje
        [few] { $cells } polja
       *[other] { $cells } polja
    } i stiže: { $reward }
reason-near-points = Još { $cells ->
        [one] { $cells } polje
        [few] { $cells } polja
       *[other] { $cells } polja
    } i stiže { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
reason-missed = { $number } je premalo za bonus tog polja: { $reward }
reason-waits = Neće pobeći: { $reward }
reason-waits-points = { $points ->
        [one] Drugi { $points } poen neće pobeći
        [few] Druga { $points } poena neće pobeći
       *[other] Drugih { $points } poena neće pobeći
    }

## Numbers

reason-high = { $area }: veliki broj, { $written }
reason-low = { $area }: { $number } je ovde malo
reason-six = { $area }: 6 donosi najviše, i posle nje može bilo koji broj
reason-room = { $area }: posle { $number } može još mnogo brojeva
reason-no-room = { $area }: posle { $number } može malo brojeva
reason-low-second = { $area }: od para se oduzima samo { $written }
reason-high-second = { $area }: od para bi se oduzelo { $written }

## Marks

reason-points = Odmah donosi { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    } više
reason-fox = { $foxes ->
        [1] Lisica računa
        [one] { $foxes } lisica računa
        [few] { $foxes } lisice računaju
       *[other] { $foxes } lisica računa
    } najslabiju oblast, a poeni trebaju ovde: { $area }
reason-rare = Ovo polje retko odgovara: { $percent } % bacanja
reason-growing = { $area }: svako sledeće polje vredi više
reason-lone = { $area }: jedan jedini krstić malo vredi
reason-pass = Odbijanje propušta jedno polje: { $area }
reason-spoils = Bolje ništa nego to polje: { $area }
reason-cell = { $area }: ovo polje obećava više
reason-area = { $area } ovde obećava više nego { $other }
