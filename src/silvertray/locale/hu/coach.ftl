# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = A következő dobáshoz megmarad { $dice_the }, nem kerül a tálcára
reason-joker = A fehér dzsóker megmarad a következő dobáshoz
reason-another-roll = Még egyszer dobhatsz, mert marad { $dice_the }
reason-returned = A következő dobásban { $dice_the } a leghasznosabb
reason-reroll = Egy új dobás többet ígér ennél a választásnál, még egy újradobás árán is
reason-good-roll = Ez a dobás jobb az átlagosnál
reason-others = A többieknek átlagosan { $points } ponttal kevesebb marad

## Actions

reason-keep = Megmarad későbbre: { $reward }
reason-extra = Plusz kockának is marad valami jó: { $dice_the }
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

reason-high = Magas szám kerül { $area_into }: { $written }
reason-low = { $number } kevés { $area_into }
reason-six = { $area_into } a 6 hozza a legtöbbet, és utána bármi jöhet
reason-room = { $number } után { $area_into } még sok szám jöhet
reason-no-room = { $number } után { $area_into } már kevés szám jöhet
reason-low-second = { $area_the } párból csak { $written } vonódik le
reason-high-second = { $area_the } párból { $written } vonódna le

## Marks

reason-points = Azonnal { $points } ponttal több
reason-fox = { $foxes ->
        [one] A rókád
       *[other] { $foxes } rókád
    } a leggyengébb területedet számolja, ezért pont kell { $area_into }
reason-rare = Ez a mező ritkán jön ki: a dobások { $percent }%-ában
reason-growing = { $area_the } területen minden további jelölés többet ér
reason-lone = { $area_the } területen egyetlen X keveset ér
reason-pass = A passz elszalaszt egy { $area } jelölést
reason-spoils = Inkább semmi, mint ez a { $area } jelölés
reason-cell = { $area_the } területen ez a mező többet ígér
reason-area = { $area_the } itt többet ígér, mint { $other_the }
