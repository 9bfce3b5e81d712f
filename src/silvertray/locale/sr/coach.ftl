# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = За следеће бацање, а не на тањир, иде { $dice }
reason-joker = Бела остаје као џокер за следеће бацање
reason-another-roll = За још једно бацање остаје { $dice }
reason-returned = У следећем бацању највише вреди { $dice }
reason-reroll = Ново бацање обећава више од овог избора, чак и по цену поновног бацања
reason-good-roll = Ово бацање је боље од просечног
reason-others = Другима остаје у просеку { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    } мање

## Actions

reason-keep = За касније остаје { $reward }
reason-extra = Као додатна коцкица добро долази { $dice }
reason-last = Додатне коцкице које остану на крају не вреде ништа

## Rewards

reason-reward = Доноси { $reward_acc }
reason-chain = Покреће ланац и доноси { $reward_acc }
reason-crosses = Успут још { $count ->
        [one] { $count } крстић
        [few] { $count } крстића
       *[other] { $count } крстића
    } у сребрној
reason-near = Још { $cells ->
        [one] { $cells } поље
        [few] { $cells } поља
       *[other] { $cells } поља
    } и стиже { $reward }
reason-near-points = Још { $cells ->
        [one] { $cells } поље
        [few] { $cells } поља
       *[other] { $cells } поља
    } и стиже { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
reason-missed = За { $reward_acc } на том пољу { $number } је премало
reason-waits = Неће побећи { $reward }
reason-waits-points = { $points ->
        [one] Други { $points } поен неће побећи
        [few] Друга { $points } поена неће побећи
       *[other] Других { $points } поена неће побећи
    }

## Numbers

reason-high = У { $area_acc } иде велики број, { $written }
reason-low = За { $area_acc } је { $number } мало
reason-six = Шестица у { $area_loc } доноси највише, а после ње може било који број
reason-room = После { $number } у { $area_acc } може још много бројева
reason-no-room = После { $number } у { $area_acc } може мало бројева
reason-low-second = У { $area_loc } се од пара одузима само { $written }
reason-high-second = У { $area_loc } би се од пара одузело { $written }

## Marks

reason-points = Одмах доноси { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    } више
reason-fox = { $foxes ->
        [1] Лисица рачуна
        [one] { $foxes } лисица рачуна
        [few] { $foxes } лисице рачунају
       *[other] { $foxes } лисица рачуна
    } најслабију област, а поени требају у { $area_loc }
reason-rare = Ово поље ретко одговара, у { $percent }{ "\u00A0" }% бацања
reason-growing = У { $area_loc } свако следеће поље вреди више
reason-lone = Један једини крстић у { $area_loc } мало вреди
reason-pass = Одбијање пропушта једно поље у { $area_loc }
reason-spoils = Боље ништа него то поље у { $area_loc }
reason-cell = Ово поље у { $area_loc } обећава више
reason-area = { $area } овде обећава више него { $other }
