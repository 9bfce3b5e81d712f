# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = За следеће бацање, а не на тањир: { $dice }
reason-joker = Бела, џокер, остаје за следеће бацање
reason-another-roll = Остаје нешто за још једно бацање: { $dice }
reason-returned = У следећем бацању највише вреди: { $dice }
reason-reroll = Ново бацање обећава више од овог избора, чак и по цену поновног бацања
reason-good-roll = Ово бацање је боље од просечног
reason-others = Другима остаје у просеку { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    } мање

## Actions

reason-keep = Остаје за касније: { $reward }
reason-extra = За додатну коцкицу остаје нешто добро: { $dice }
reason-last = Додатне коцкице које остану на крају не вреде ништа

## Rewards

reason-reward = Доноси: { $reward }
reason-chain = Покреће ланац: { $reward }
reason-crosses = Успут још { $count ->
        [one] { $count } крстић
        [few] { $count } крстића
       *[other] { $count } крстића
    } у сребрној
reason-near = Још { $cells ->
        [one] { $cells } поље
        [few] { $cells } поља
       *[other] { $cells } поља
    } и стиже: { $reward }
reason-near-points = Још { $cells ->
        [one] { $cells } поље
        [few] { $cells } поља
       *[other] { $cells } поља
    } и стиже { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
reason-missed = { $number } је премало за бонус тог поља: { $reward }
reason-waits = Неће побећи: { $reward }
reason-waits-points = { $points ->
        [one] Други { $points } поен неће побећи
        [few] Друга { $points } поена неће побећи
       *[other] Других { $points } поена неће побећи
    }

## Numbers

reason-high = { $area }: велики број, { $written }
reason-low = { $area }: { $number } је овде мало
reason-six = { $area }: 6 доноси највише, и после ње може било који број
reason-room = { $area }: после { $number } може још много бројева
reason-no-room = { $area }: после { $number } може мало бројева
reason-low-second = { $area }: од пара се одузима само { $written }
reason-high-second = { $area }: од пара би се одузело { $written }

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
    } најслабију област, а поени требају овде: { $area }
reason-rare = Ово поље ретко одговара: { $percent } % бацања
reason-growing = { $area }: свако следеће поље вреди више
reason-lone = { $area }: један једини крстић мало вреди
reason-pass = Одбијање пропушта једно поље: { $area }
reason-spoils = Боље ништа него то поље: { $area }
reason-cell = { $area }: ово поље обећава више
reason-area = { $area } овде обећава више него { $other }
