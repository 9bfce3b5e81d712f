# Тренер: подсказки во время игры, разбор после неё.

## Подсказки
coach-allowed = Подсказки тренера
coach-allowed-note = Спросить может тот, кто сейчас выбирает. В рейтинговых партиях подсказок нет.
coach-hint = Подсказка
coach-more = Подсказать ещё
coach-close = Закрыть подсказку
coach-area = Посмотрите, что можно отметить в { $area_prep }
coach-deed-pass = Ничего не отмечать
coach-deed-reroll = Перебросить
coach-deed-return = Вернуть кубик
coach-deed-play = Сыграть
coach-deed-take = Забрать кон
coach-deed-draw = Добрать карты
coach-die = { $where } · кубик: { $things }
coach-cards = { $where } · карты: { $things }
coach-no-thing = { $where } · без кубика
coach-best-points = { $move } · ожидаемые очки: { $worth }
coach-best-chances = { $move } · шанс на победу: { $worth }
coach-options = Все варианты, начиная с лучшего
coach-options-more = { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
coach-options-few = Только лучшие
coach-expected = ожидаемые очки
coach-legend = { $win ->
        [yes] шанс на победу · ожидаемые очки
       *[no] ожидаемые очки
    }
coach-best = лучшее
coach-chosen = выбрано
coach-win = шанс на победу
coach-why = Почему «{ $better }» лучше, чем «{ $other }»:
event-hint = { $me ->
        [yes] Вы просите
       *[no] { $name } просит
    } у тренера подсказку
event-hints = За этим столом тренер не подсказывает
event-rated = Партия рейтинговая: тренер не подсказывает

## Разбор оконченной игры
coach-review = Тренер
coach-review-open = Разбор с тренером
coach-review-close = Закрыть тренера
coach-working = Тренер разбирает партию: { $percent }
coach-overview = Вся партия
coach-previous-mistake = Предыдущая ошибка
coach-next-mistake = Следующая ошибка
coach-figure-accuracy = точность
coach-figure-adjusted = очки без учёта удачи
coach-figure-lost = { $unit ->
        [points] очков потеряно на ошибках
       *[chances] потеряно на ошибках
    }
coach-figure-chance = процентных пунктов шанса потеряно, в сумме
coach-figure-chance-luck = шанса на победу принесла удача
coach-figure-percentile = партий менее удачны
coach-figure-errors = ошибки / решения
coach-hints-used = { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }
coach-curve-points = Ожидаемые очки по раундам
coach-curve-chances = Шанс на победу по раундам
coach-curve-label = От { $start } в начале до { $score } в конце
coach-waterfall = От начала до итога
coach-sum-start = В начале
coach-sum-luck = Удача
coach-sum-loss = Ошибки
coach-sum-others = Другие
coach-sum-model = Погрешность тренера
coach-sum-final = Итог
coach-marked = Отмеченные ходы
coach-units = { $win ->
        [yes] очки · шанс на победу
       *[no] очки
    }
coach-marked-none = Отмечать нечего: каждый выбор был хорош.
coach-rolls = Удача
coach-luckiest = Самый удачный бросок
coach-unluckiest = Самый неудачный бросок
coach-mark-dubious = Неточность
coach-mark-mistake = Ошибка
coach-mark-blunder = Грубая ошибка
coach-mark-only = Единственный хороший выбор найден
coach-roll-luck = Удача этого броска: { $luck }
coach-roll-luck-and-chance = Удача броска: { $luck } · шанс на победу: { $chance }
coach-played = Сыграно: { $move }
coach-lost-points = { $lost } очка
coach-chance-lost = Потеряно шанса на победу: { $lost } п. п.
coach-better = Лучше: { $move }
coach-was-best = Ничего лучше не было.
coach-why-and-options = Объяснение и все варианты
coach-nothing = Здесь нечего выбирать.
coach-show = Показать
coach-back = Назад к партии
coach-instead = Вместо шага { $step }

## Тренер: что отклоняет сервер
error-no-coach = эту игру тренер пока не знает
error-hints-off = подсказки за этим столом отключены тем, кто его открыл
error-hints-rated = партия рейтинговая: подсказок в ней нет
error-too-many-hints = слишком много запросов к тренеру: подождите минуту
error-coach-gone = тренер сейчас недоступен: попробуйте ещё раз
error-too-many-reviews = слишком много запросов к тренеру: подождите минуту
error-review-failed = тренеру не удалось разобрать эту партию: попробуйте позже
