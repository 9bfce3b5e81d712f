# The terminal game. Keys are what the player types; everything else is what the player reads.

key-undo = о
key-help = ?
key-sheet = л
key-first = п
key-log = ж
key-auto = а
key-quit = в

## Players

name-you = Вы
name-player = Игрок { $number }
name-bot = { $bot } { $number }

## The top line

# With several players the drawn screen has an arrow instead of “active”.
top-round = раунд { $round } из { $rounds }
top-draw = перед раундом 1
top-rewards = перед первым броском
top-active = ход: { $name }
top-passive-turn = пассивный ход
top-roll = бросок { $roll } из 3
top-over = партия окончена

## Dice

place-pool = Бросок
place-tray = Тарелка
place-fields = Взятые

## The sheet

sheet-area = { $area } { $points }
sheet-of = Лист: { $name }
sheet-row-points = ряд
sheet-track-reroll = { $sign } переброс
sheet-track-return = { $sign } возврат
sheet-track-extra = { $sign } доп.
sheet-foxes = лисы { $foxes }
sheet-rounds = раунды
sheet-fox = лисы { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Возьмите один из выпавших кубиков:
ask-tray = Возьмите кубик с тарелки:
ask-fields = С тарелки ничего не подходит (C-52). Выберите один из взятых кубиков:
ask-extra = Дополнительный кубик или конец хода:
ask-reward = Возьмите бонус:
ask-cross = Поставить крестики в серебряном (T-2) или отказаться от них:
ask-return = Вернуть кубик с тарелки (T-10) или бросать?
ask-stop = Бросать больше нечего. Вернуть кубик с тарелки (T-10) или закончить?
ask-whose = { $name }: { $question }
ask-roll = Enter — бросить { $count ->
        [1] последний кубик
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }.
ask-draw = Enter — жребий, кто начинает.
ask-tie = Enter — жребий, какие из равных кубиков уйдут на тарелку.
ask-faces = Бросьте { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } и введите грани в таком порядке: { $dice }
ask-first-seat = Кто начинает? Введите номер игрока:
ask-nearest = Какие из равных кубиков ближе к тарелке (C-60)?
ask-go-on = Дальше бросает { $name }. Enter — продолжить, { $undo } — отменить последний шаг.
ask-finish = Это был последний шаг. Enter — итог, { $undo } — отменить.
waiting = Ждут бонусы: { $rewards }
waiting-crosses = Можно поставить крестики: { $dice }
also-open = (может ходить раньше: { $names }; введите { $first } и номер)

## Choices

choice-white = { $die } как { $area } { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } в { $row_prep } ряду
choice-circle = обвести { $cell }
choice-cross = зачеркнуть { $cell }
choice-also = { $choice }, затем { $dice }
choice-points = { $sign }{ $points }
choice-back = выбрать другую область
choice-return = вернуть { $die }
choice-reroll = перебросить (осталось { $left })
choice-pass-pick = пропустить бросок (C-14)
choice-pass-declined = пропустить бросок (C-15)
choice-pass-tray = отказаться (C-51)
choice-pass-extra = закончить ход
choice-pass-cross = остальное оставить (T-2)
choice-pass-return = бросить { $count ->
        [1] последний кубик
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
choice-pass-stop = больше не бросать
chain-own = { $area }: ещё { $dice }
chain-white = { $die } как { $area }: ещё { $dice }
group-area = { $area }
group-crosses = крестики
group-line = { $group }: { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
tray-dice = на тарелку: { $dice }
news-move = { $name }: { $move }
news-roll = { $name }: бросок { $dice }
news-first = { $name } начинает
news-tie = жребием на тарелку: { $dice }
news-given-up = { $name }: ничего не подходит, бросок пропал (C-14)
news-nothing-fits = { $name }: ни один кубик не подходит (C-52)
news-lapsed = { $rewards }: клетки нет, бонус пропал (C-41)

## Keys and notices

hint-choose = номер = выбор
hint-undo = { $key } отмена
hint-help = { $key } справка
hint-sheet = { $key } лист
hint-log = { $key } журнал
hint-auto = { $key } автоброс
hint-quit = { $key } выход
prompt = >{" "}
notice-undone = Отменено.
notice-auto-on = Автоброс включён: кубики падают сами. { $key } выключает.
notice-auto-off = Автоброс выключен: бросок по Enter.
notice-go-back = Enter — назад к столу.
notice-legal = Да, это можно: { $choice }

## Dice that can be verified

fair-promise = { $chance ->
        [cards] Порядок этих карт зафиксирован
       *[dice] Эти кубики зафиксированы
    } заранее, вот число для проверки: { $commitment }
fair-word = { $name }, введите своё слово для жеребьёвки { $chance ->
        [cards] карт
       *[dice] кубиков
    } или просто нажмите Enter.
fair-verify = Проверить { $chance ->
        [cards] карты
       *[dice] кубики
    }: silvertray verify { $file }

## One screen for several people, whose hands are hidden

pass-screen = Теперь за экраном { $name }: передайте его и нажмите Enter.
pushed-away = (Выше пустые строки: { $count }, чтобы ничьей руки не было видно.)

## Leaving and coming back

saved = Партия сохранена. Продолжить: silvertray play --resume
not-started = Ничего ещё не сыграно, сохранять нечего.
kept = Партия сохранена в { $file }
resume-title = Сохранённые партии
resume-line = { $number }. { $game } ({ $players }), раунд { $round } из { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Введите номер; Enter — 1, { $quit } — выход.
resume-left = Ничего не открыто.

## The log

log-title = Журнал: последние шаги
log-line = { $name }: { $text }
log-chance = Кубики: { $text }
log-empty = Пока ничего не было.

## The end

end-title = Партия окончена
end-line = { $place }. { $name }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
end-shared = { $place }. { $name }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, место поделено
end-area = { $area } { $points }
end-fox = лисы { $points }
end-rating = Уровень { $band } из { $bands } (C-64). { $words }

## Help

help-title = Как играть в этом терминале
help-number = номер: этот выбор. Можно и текстом, например «pick white yellow b»
help-enter = Enter: бросить кубики, когда пора (C-10)
help-undo = { $key }: отменить последний шаг, пока кубики не брошены снова
help-why = { $key } и действие или номер: почему нельзя или что это даёт
help-sheet = { $key } и номер игрока: его лист; без номера — ваш
help-first = { $key } и номер игрока: пусть он ходит раньше, если могут несколько
help-log = { $key }: последние шаги
help-auto = { $key }: автоброс включить или выключить
help-quit = { $key }: сохранить и выйти (Ctrl-C тоже)
help-rules-title = Правила вкратце; все они в docs/rules
help-rule-roll = C-10–C-15  До трёх бросков, из каждого один кубик. Меньшие — на тарелку.
help-rule-reroll = C-16  { $reroll } переброс: все кубики этого броска заново.
help-rule-white = C-20, C-21  Белый — за любой цвет. В синем всегда синий + белый.
help-rule-tray = C-50–C-52  Остальные берут один кубик с тарелки или отказываются.
help-rule-extra = C-30  { $extra } дополнительный кубик: в конце хода ещё один любой из шести.
help-rule-reward = C-40–C-46  Бонусы X и числа берут сразу, в любом порядке.
help-rule-fox = C-45  Каждая лиса даёт столько, сколько слабейшая область.
help-rule-decline = C-15  От броска можно отказаться. Он пропадёт, кубики останутся для следующего.
help-sheet-title = Лист этой игры вкратце; всё есть в docs/rules
help-rule-return = T-10  { $return } возврат: кубик с тарелки — для 2-го или 3-го броска.
help-rule-silver = T-1, T-4  Серебряный: число в любом ряду. Ряд считают по крестикам.
help-rule-chain = T-2  Взяли серебряный из броска — можно зачеркнуть и меньшие числа.
help-rule-single = T-3  С тарелки, дополнительный или за ? серебряный — это один крестик.
help-rule-yellow = T-5  Жёлтый: обвести, потом зачеркнуть. Кружки — бонусы, крестики — очки.
help-rule-blue = T-6  Синий: синий + белый, никогда не больше прежнего.
help-rule-green = T-7  Зелёный: пары. Пара даёт первое число минус второе (−).
help-rule-pink = T-8  Розовый: любое число — очки; бонусу нужно напечатанное или больше.
help-rule-any = T-9  ? — любое число своего цвета, чёрный ? — любого. Брать сразу.
help-rule-ends = T-11  Последняя ячейка ряда действий приносит бонус, напечатанный за ней.
help-sign = { $sign } { $thing }
help-circled = { $sign } обведено
help-signs = Знаки: { $signs }; [ ] отметить можно

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = В броске: { $dice }.
plain-to-roll = Бросать: { $dice }.
plain-tray = На тарелке: { $dice }.
plain-fields = Взятые: { $dice }.
plain-die = { $die } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
plain-have-reroll = { $count ->
        [one] { $count } переброс
        [few] { $count } переброса
       *[many] { $count } перебросов
    }
plain-have-return = { $count ->
        [one] { $count } возврат
        [few] { $count } возврата
       *[many] { $count } возвратов
    }
plain-have-extra = { $count ->
        [one] { $count } дополнительный кубик
        [few] { $count } дополнительных кубика
       *[many] { $count } дополнительных кубиков
    }
plain-have-fox = { $count ->
        [one] { $count } лиса
        [few] { $count } лисы
       *[many] { $count } лис
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die }: зачеркнуть { $area } { $cell }
plain-circle = { $die }: обвести { $area } { $cell }
plain-in-row = { $cell } в { $row_prep } ряду
plain-cross-row = { $die }: зачеркнуть клетку { $cell } { $area_gen }
plain-write = { $die }: записать { $value } в клетку { $cell } { $area_gen }
plain-write-label = { $die }: записать { $value } в клетку { $cell } { $area_gen }, там { $label }
plain-reward = бонус
plain-points = { $choice }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
plain-costs = { $choice }, стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
plain-earns = { $choice }, приносит { $rewards_acc }
plain-area = { $area }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
plain-row = В { $row_prep } ряду:
plain-marked = Отмечено: { $cells }.
plain-crossed = Зачёркнуто: { $cells }.
plain-circled = Обведено: { $cells }.
plain-free = Свободно: { $cells }.
plain-next = Следующая клетка: { $cell }.
plain-next-label = Следующая клетка: { $cell }, напечатано { $label }.
plain-line = { $line }: ещё { $cells }, тогда { $prize }.
plain-prize-points = очков { $points }
plain-under = Впереди бонусы: { $rewards }.
plain-under-cell = { $reward } в клетке { $cell }
plain-full = Все клетки заполнены.
plain-end-reroll = За { $fields } перебросов всего: { $reward }.
plain-end-return = За { $fields } возвратов всего: { $reward }.
plain-end-extra = За { $fields } дополнительных кубиков всего: { $reward }.
line-row = Ряд { $number }
line-column = Колонка { $number }
line-diagonal = Диагональ
