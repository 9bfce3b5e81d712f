# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = A következő dobáshoz marad, nem kerül a tálcára: { $dice }
reason-joker = A fehér dzsóker megmarad a következő dobáshoz
reason-another-roll = Marad mivel még egyszer dobni: { $dice }
reason-returned = A következő dobásban a leghasznosabb: { $dice }
reason-reroll = Egy új dobás többet ígér ennél a választásnál, még egy újradobás árán is
reason-good-roll = Ez a dobás jobb az átlagosnál
reason-others = A többieknek átlagosan { $points } ponttal kevesebb marad

## Actions

reason-keep = Megmarad későbbre: { $reward }
reason-extra = A plusz kockának is marad valami jó: { $dice }
reason-last = A végén megmaradt plusz kockák semmit sem érnek

## Rewards

reason-reward = Ezt hozza: { $reward }
reason-chain = Láncot indít: { $reward }
reason-crosses = Az ezüstben még { $count } X jár vele
reason-near = Még { $cells } mező, és jön: { $reward }
reason-near-points = Még { $cells } mező, és jön { $points } pont
reason-missed = { $number } kevés a mező bónuszához: { $reward }
reason-waits = Nem szalad el: { $reward }
reason-waits-points = A másik { $points } pont nem szalad el

## Numbers

reason-high = { $area }: magas szám, { $written }
reason-low = { $area }: { $number } ide kevés
reason-six = { $area }: a 6 éri a legtöbbet, és utána bármi jöhet
reason-room = { $area }: { $number } után még sok szám jöhet
reason-no-room = { $area }: { $number } után már kevés szám jöhet
reason-low-second = { $area }: a párból csak { $written } vonódik le
reason-high-second = { $area }: a párból { $written } vonódna le

## Marks

reason-points = Azonnal { $points } ponttal több
reason-fox = { $foxes ->
        [one] A rókád
       *[other] { $foxes } rókád
    } a leggyengébb területet számolja, itt kell pont: { $area }
reason-rare = Ez a mező ritkán jön ki: a dobások { $percent }%-ában
reason-growing = { $area }: minden további jelölés többet ér
reason-lone = { $area }: egyetlen X keveset ér
reason-pass = A passz elszalaszt egy jelölést: { $area }
reason-spoils = Inkább semmi, mint ez a jelölés: { $area }
reason-cell = { $area }: ez a mező többet ígér
reason-area = { $area } itt többet ígér, mint { $other }
