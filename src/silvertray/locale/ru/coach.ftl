# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = На следующий бросок, а не на тарелку: { $dice }
reason-joker = Белый джокер остаётся для следующего броска
reason-another-roll = Останется что бросить ещё раз: { $dice }
reason-returned = В следующем броске полезнее всего: { $dice }
reason-reroll = Новый бросок обещает больше, чем этот выбор, даже ценой переброса
reason-good-roll = Этот бросок лучше среднего
reason-others = Другим достаётся в среднем на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше

## Actions

reason-keep = Остаётся на потом: { $reward }
reason-extra = Для дополнительного кубика остаётся хороший выбор: { $dice }
reason-last = Дополнительные кубики, оставшиеся в конце, ничего не стоят

## Rewards

reason-reward = Бонус: { $reward }
reason-chain = Запускает цепочку: { $reward }
reason-crosses = Заодно ещё { $count ->
        [one] { $count } крестик
        [few] { $count } крестика
       *[many] { $count } крестиков
    } в серебряном
reason-near = Ещё { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[many] { $cells } клеток
    } до бонуса: { $reward }
reason-near-points = Ещё { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[many] { $cells } клеток
    }, и будет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-missed = { $number } мало для бонуса под клеткой: { $reward }
reason-waits = Никуда не денется: { $reward }
reason-waits-points = Ещё { $points ->
        [one] { $points } очко никуда не денется
        [few] { $points } очка никуда не денутся
       *[many] { $points } очков никуда не денутся
    }

## Numbers

reason-high = { $area }: высокое число, { $written }
reason-low = { $area }: { $number } здесь маловато
reason-six = { $area }: 6 приносит больше всего, и после неё подходит любое число
reason-room = { $area }: после { $number } подойдёт ещё много чисел
reason-no-room = { $area }: после { $number } подойдёт мало чисел
reason-low-second = { $area }: из пары вычитается только { $written }
reason-high-second = { $area }: из пары вычлось бы { $written }

## Marks

reason-points = Приносит сразу на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше
reason-fox = { $foxes ->
        [1] Лиса считает
        [one] { $foxes } лиса считает
        [few] { $foxes } лисы считают
       *[many] { $foxes } лис считают
    } слабейшую область, и очки нужны здесь: { $area }
reason-rare = Эта клетка выпадает редко: в { $percent }{ "\u00A0" }% бросков
reason-growing = { $area }: каждая следующая отметка дороже
reason-lone = { $area }: один крестик сам по себе мало стоит
reason-pass = При отказе пропадает отметка: { $area }
reason-spoils = Лучше ничего, чем эта отметка: { $area }
reason-cell = { $area }: эта клетка обещает больше
reason-area = { $area } обещает здесь больше, чем { $other }
