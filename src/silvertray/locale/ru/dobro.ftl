# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Добро

card-J = Джокер
card-S = Пропуск хода
card-R = Смена направления

## Plays, and what they do to the good number

pair = пара по { $number }
joker-alone = Джокер за { $number }
joker-with = Джокер и { $number }
joker-two = два Джокера за { $number }
effect-none = доброго числа пока нет
effect-stays = остаётся { $good }
effect-doubled = удвоено до { $good }
effect-number = доброе{ "\u00A0" }число{ "\u00A0" }{ $good }
good-none = пока нет: можно начать любой картой или парой
good-special-led = { $play } в начале: годится любая карта или пара
good-stays = { $play }: остаётся { $good }
good-doubled = { $play } на { $before }: удвоено до { $good }
good-pair = { $play }: { $good }
good-higher = { $play } на { $before }: больше
good-led = первый ход: { $play }

## What is asked

ask-lead = Начните любой картой или парой:
ask-lead-on = Сыграйте любую карту или пару либо заберите кон:
ask-reach = Сыграйте { $good } или больше либо заберите кон:
ask-special = Ни одно ваше число не дотягивает до { $good }:
ask-take = С вашей руки { $good } не набрать:
ask-joker = Какое число назвать?
ask-draw-now = Вам нужно добрать (D-52):
choose-play = { $play }: { $effect }
choose-reverse = { $play }: { $effect }, ход в обратную сторону
choose-take = забрать кон ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }) и начать новый
choose-draw = добрать до полной руки
choose-leave = не добирать и рискнуть получить карту забывашки
choose-back = выбрать другие карты
choose-group-1 = один Джокер, затем назвать число
choose-group-2 = два Джокера, затем назвать число

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, ход в обратную сторону
news-take = { $name }: кон забран, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
news-draws = { $name }: добор, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
news-drawn = { $name }: добор { $cards }
news-forgot = Карта забывашки: { $name }, добора до следующего хода не было (D-54)
news-forgot-again = Карта забывашки остаётся: { $name }, снова без добора (D-54)

## Rounds

round-over = Раунд { $round } окончен, последняя карта: { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] карт не забрано
        [one] забрана { $count } карта
        [few] забрано { $count } карты
       *[many] забрано { $count } карт
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
round-seat-forgetful = { $name }: { $count ->
        [0] карт не забрано
        [one] забрана { $count } карта
        [few] забрано { $count } карты
       *[many] забрано { $count } карт
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, уже без очка за забывашку (D-71)
round-totals = Всего: { $totals }.
round-total = { $name } { $points }
round-begins = Раунд { $round } из { $rounds }: сдано по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }.
first-player = Первый ход: { $name }, { $why }.
first-by-lot = по жребию (D-12)
first-by-total = меньше всего очков, { $points } (D-72)
first-by-cards = по старшим новым картам, очков поровну, { $points }: { $shown } (D-72)
first-by-order = по порядку после { $closer }, очков поровну, { $points }: { $shown } (D-72)
first-shows = { $name } — { $numbers }

## The table

top-clockwise = по часовой
top-anticlockwise = против часовой
top-deck = { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
mark-forgetful = забывашка
mark-owes = нужен добор
mark-shown = показано { $cards }
table-trick = Кон:
table-laid = { $name }: { $play }
table-no-trick = карт ещё нет
table-good = Доброе число:
table-points = очки
table-total = всего
table-hand = рука
table-taken = взято
table-your-hand = Ваша рука
plain-hand = На руке: { $cards }.
plain-turn = ходит
plain-in-hand = { $count ->
        [one] на руке { $count } карта
        [few] на руке { $count } карты
       *[many] на руке { $count } карт
    }
plain-taken = { $count ->
        [0] ничего не забрано
        [one] забрана { $count }
        [few] забрано { $count }
       *[many] забрано { $count }
    }
plain-round-points = { $points } в раунде { $round }
plain-total = { $count ->
        [one] всего { $count } очко
        [few] всего { $count } очка
       *[many] всего { $count } очков
    }
plain-no-trick = Кон пуст.
plain-trick = Кон: { $plays }.
plain-laid = { $name }, { $play }
plain-good = Доброе число { $good } ({ $why }).
plain-no-good = Доброго числа нет ({ $why }).

## The log and the end

log-cards = Жребий: { $text }
log-drawn = { $name }: добор { $cards }
end-round = раунд { $round }: { $points }
end-tie-points = Очков поровну, но { $first } выше, чем { $second }: очки последнего раунда — { $better } против { $worse } (D-81).
end-tie-sums = Очков поровну, но { $first } выше, чем { $second }: сумма забранного в последнем раунде — { $better } против { $worse } (D-81).
end-tie-cards = Очков поровну, но { $first } выше, чем { $second }: карт забрано в последнем раунде — { $better } против { $worse } (D-81).
end-shared-victory = Победа поделена (D-81).

## Help

help-choice = номер: этот выбор. Если спрашивают число Джокера, введите само число
help-typed = или ход: play 7, 7 7, J 7, J=11, J J=5, S, R, take, draw
help-cards-undo = { $key }: вернуть взятый кон, пока не начат новый; сыгранные карты уже видели все
help-dobro-good = D-22, D-23  Не меньше доброго числа. Больше — новое, столько же — удвоение.
help-dobro-pair = D-21, D-32  Две карты с одним числом считаются суммой.
help-dobro-joker = D-33–D-35  Джокер: один за 2–12, с картой её пара, два — пара.
help-dobro-skip = D-36, D-37  Пропуск хода, Смена направления: при любом числе, оно не меняется.
help-dobro-take = D-40–D-42  Кон всегда можно забрать; тогда вы начинаете следующий.
help-dobro-draw = D-44  В конце хода руки добирают, пока есть колода.
help-dobro-round = D-60  Раунд кончается, когда у кого-то не осталось карт.
help-dobro-points = D-70  Очки: одно и ещё по одному за каждого, кто забрал больше карт.
help-dobro-end = D-80  После последнего раунда побеждает тот, у кого больше очков.
help-dobro-classic = D-52–D-54, D-71  Добирайте до чужого хода: забыть стоит очко.
