# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } или { $last }

## Where things stand

dice-turn = { $own ->
        [yes] ваш ход
       *[no] ход: { $name }
    }
dice-passive-turn = пассивный ход
dice-roll-number = бросок { $roll } из 3
dice-you = Вы
dice-active = с кубиками
dice-acting = выбирает
dice-sheets = Листы игроков
dice-sheet-of = Лист: { $name }
dice-own-sheet = К своему листу

## Dice

dice-pool = Кубики для броска
dice-pool-empty = Бросать больше нечего
dice-tray = Серебряная тарелка
dice-fields = Взятые
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, ещё не брошен
dice-die-legal = можно взять
dice-die-used = уже был дополнительным
dice-die-not-now = Этот кубик сейчас взять нельзя.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
dice-cell = { $area }, клетка { $number }
dice-cell-printed = { $area }, клетка { $number }, напечатано { $label }
dice-cell-in-row = { $area }, { $label }, { $row } ряд
dice-cell-twin = { $area } { $label }, { $which ->
        [1] первая
        [2] вторая
        [3] третья
       *[other] четвёртая
    } клетка
dice-free = свободно
dice-circled = обведено
dice-crossed = зачёркнуто
dice-written = записано { $number }
dice-under = даёт { $reward_acc }
dice-legal = можно: { $ways }
dice-by-reward = за бонус
dice-earns = приносит { $rewards_acc }
dice-track = { $reward }: есть { $left }, потрачено { $spent }, всего { $fields }
dice-round-cell = Раунд { $number }{ $now ->
        [yes] , сейчас
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] : { $reward }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] { $foxes } лиса
        [few] { $foxes } лисы
       *[many] { $foxes } лис
    } { $points }
dice-score-total = всего { $points }

## What is asked

dice-ask-pick = Выберите кубик: нажмите на клетку или на кубик, чтобы увидеть его ходы.
dice-ask-tray = { $name } больше не бросает: выберите один кубик с серебряной тарелки.
dice-ask-solo-tray = Выберите один кубик с серебряной тарелки.
dice-ask-fields = Ни один кубик с тарелки не подходит: выберите из взятых.
dice-ask-extra = Дополнительный кубик или конец хода?
dice-ask-reward = Бонус: отметьте светящуюся клетку.
dice-ask-cross = Зачеркнуть и кубики с меньшими числами?
dice-ask-return = Вернуть кубик с тарелки или бросать?
dice-ask-stop = Бросать больше нечего. Вернуть кубик или закончить?
dice-ask-roll = { $count ->
        [1] Последний кубик: бросайте.
       *[other] Бросайте кубики.
    }
dice-ask-first = Жребий: кто начинает.
dice-ask-tie = Равные кубики: какие уйдут на тарелку?
dice-wait = Ходит: { $names }
dice-wait-roll = Сейчас бросает { $names }
dice-wait-first = Кто начинает, решает { $names }
dice-wait-tie = Какие из равных кубиков уйдут на тарелку, решает { $names }
dice-over = Партия окончена.
dice-nothing-to-do = Сейчас выбирать нечего
dice-which = Чем отметить?
dice-waiting = Ждут бонусы: { $rewards }

## Choices

dice-dock = Ваш выбор
dice-mark = { $area } { $what }
dice-mark-as = { $die } как { $area } { $what }
dice-in-row = { $label } в { $row_prep } ряду
dice-circle-it = { $label }, обвести
dice-cross-it = { $label }, зачеркнуть
dice-worth = { $points }
dice-confirm = Подтвердить
dice-tap-again = или нажмите клетку ещё раз
dice-cancel = Назад
dice-undo = Отменить
dice-close = Закрыть
dice-roll-roll = Бросить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
dice-roll-first = Кто начинает: жребий
dice-roll-tie = Жребий
dice-do-reroll = переброс (ещё { $left })
dice-do-return = вернуть { $die }
dice-do-roll = бросить { $count ->
        [1] последний кубик
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
dice-do-stop = больше не бросать
dice-do-give-up = пропустить бросок
dice-do-decline = пропустить бросок
dice-do-pass-tray = отказаться
dice-do-pass-extra = закончить ход
dice-do-pass-cross = остальное оставить
dice-do-pass-reward = пас
dice-not-now = { $cell }: сейчас отметить нельзя. Можно светящиеся.
dice-marked-already = { $cell }: уже отмечено.

## Real dice

dice-typed-ask-roll = Бросьте кубики и нажмите, что выпало.
dice-typed-ask-first = Кто начинает?
dice-typed-ask-tie = { $count ->
        [1] Нажмите на тот из равных кубиков, что лежит ближе всех к тарелке.
       *[other] Нажмите на те из равных кубиков, что лежат ближе всех к тарелке: { $count }.
    }
dice-typed-roll = { $count ->
        [1] Вот этот кубик
       *[other] Вот эти кубики
    }
dice-typed-tray = { $count ->
        [1] Этот ближе всех
       *[other] Эти ближе всех
    }
dice-to-tray = на тарелку: { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Переброс: один раз бросить кубики заново, прежде чем взять один.
dice-about-return = Возврат: один раз вернуть кубик с тарелки перед вторым или третьим броском.
dice-about-extra = Дополнительный кубик: один раз в конце своего или чужого хода взять ещё один из шести кубиков.
dice-about-fox = Лиса: в конце приносит столько же, сколько ваша слабейшая область.
dice-about-x = { $reward }: сразу зачеркните одну клетку { $colour_gen }, какое бы число в ней ни стояло.
dice-about-n = { $reward }: сразу запишите { $number } в { $colour }.
dice-about-any = { $reward }: сразу отметьте клетку { $name ->
        [black] любой области
       *[other] { $colour_gen }
    } с любым числом.
dice-about-black = { $reward }: сразу зачеркните клетку в жёлтом, синем или зелёном либо запишите 6 в оранжевый или фиолетовый.
