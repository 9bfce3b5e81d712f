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

reason-keep = На потом остаётся { $reward }
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

reason-high = Высокое число в { $area_prep }: { $written }
reason-low = Для { $area_gen } { $number } маловато
reason-six = В { $area_prep } 6 приносит больше всего, и после неё подходит любое число
reason-room = После { $number } в { $area_prep } подойдёт ещё много чисел
reason-no-room = После { $number } в { $area_prep } подойдёт мало чисел
reason-low-second = Из пары в { $area_prep } вычитается только { $written }
reason-high-second = Из пары в { $area_prep } вычлось бы { $written }

## Marks

reason-points = Приносит сразу на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше
reason-fox = { $foxes ->
        [1] Лиса зависит
        [one] { $foxes } лиса зависит
        [few] { $foxes } лисы зависят
       *[many] { $foxes } лис зависят
    } от слабейшей области, и очки нужны в { $area_prep }
reason-rare = Эта клетка выпадает редко: в { $percent }{ "\u00A0" }% бросков
reason-growing = В { $area_prep } каждая следующая отметка дороже
reason-lone = Один крестик в { $area_prep } сам по себе мало стоит
reason-pass = При отказе пропадает отметка в { $area_prep }
reason-spoils = Лучше ничего, чем такая отметка в { $area_prep }
reason-cell = Эта клетка { $area_gen } обещает больше
reason-area = Здесь { $area } обещает больше, чем { $other }
