# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = Za sledeće bacanje, a ne na tanjir, ide { $dice }
reason-joker = Bela ostaje kao džoker za sledeće bacanje
reason-another-roll = Za još jedno bacanje ostaje { $dice }
reason-returned = U sledećem bacanju najviše vredi { $dice }
reason-reroll = Novo bacanje obećava više od ovog izbora, čak i po cenu ponovnog bacanja
reason-good-roll = Ovo bacanje je bolje od prosečnog
reason-others = Drugima ostaje u proseku { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    } manje

## Actions

reason-keep = Za kasnije ostaje { $reward }
reason-extra = Kao dodatna kockica dobro dolazi { $dice }
reason-last = Dodatne kockice koje ostanu na kraju ne vrede ništa

## Rewards

reason-reward = Donosi { $reward_acc }
reason-chain = Pokreće lanac i donosi { $reward_acc }
reason-crosses = Usput još { $count ->
        [one] { $count } krstić
        [few] { $count } krstića
       *[other] { $count } krstića
    } u srebrnoj
reason-near = Još { $cells ->
        [one] { $cells } polje
        [few] { $cells } polja
       *[other] { $cells } polja
    } i stiže { $reward }
reason-near-points = Još { $cells ->
        [one] { $cells } polje
        [few] { $cells } polja
       *[other] { $cells } polja
    } i stiže { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
reason-missed = Za { $reward_acc } na tom polju { $number } je premalo
reason-waits = Neće pobeći { $reward }
reason-waits-points = { $points ->
        [one] Drugi { $points } poen neće pobeći
        [few] Druga { $points } poena neće pobeći
       *[other] Drugih { $points } poena neće pobeći
    }

## Numbers

reason-high = U { $area_acc } ide veliki broj, { $written }
reason-low = Za { $area_acc } je { $number } malo
reason-six = Šestica u { $area_loc } donosi najviše, a posle nje može bilo koji broj
reason-room = Posle { $number } u { $area_acc } može još mnogo brojeva
reason-no-room = Posle { $number } u { $area_acc } može malo brojeva
reason-low-second = U { $area_loc } se od para oduzima samo { $written }
reason-high-second = U { $area_loc } bi se od para oduzelo { $written }

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
    } najslabiju oblast, a poeni trebaju u { $area_loc }
reason-rare = Ovo polje retko odgovara, u { $percent }{ "\u00A0" }% bacanja
reason-growing = U { $area_loc } svako sledeće polje vredi više
reason-lone = Jedan jedini krstić u { $area_loc } malo vredi
reason-pass = Odbijanje propušta jedno polje u { $area_loc }
reason-spoils = Bolje ništa nego to polje u { $area_loc }
reason-cell = Ovo polje u { $area_loc } obećava više
reason-area = { $area } ovde obećava više nego { $other }
