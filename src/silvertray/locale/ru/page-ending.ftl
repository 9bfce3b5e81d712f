# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = Партия окончена
page-end-solo = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
page-end-won = { $me ->
        [yes] Победа ваша!
       *[no] Побеждает { $name }!
    }
page-end-shared = Победу делят { $names }
page-end-and = { $first } и { $second }
page-end-places = Места
page-end-place = { $place }.
page-end-place-label = Место { $place }: { $name }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
page-end-place-shared = поделено
page-end-you = вы
page-end-fox = Лисы
page-end-round = Раунд { $round }
page-end-broken-dobro = Очков поровну: решает последний раунд, затем меньшая сумма забранных в нём карт.
page-end-broken-dobro-br = Очков поровну: решает, кто забрал меньше карт в последнем раунде.
page-end-broken-dice = Очков поровну: решает лучшая из областей.
page-end-band = Уровень { $band } из { $bands }
page-end-next-band = { $points ->
        [one] ещё { $points } очко до следующего уровня
        [few] ещё { $points } очка до следующего уровня
       *[many] ещё { $points } очков до следующего уровня
    }
page-end-best-band = выше не бывает
page-end-replay = Повтор
page-end-download = Файл партии
page-end-table = Весь стол
page-end-table-hide = Скрыть стол

## The replay

page-replay-title = Повтор: { $game }
page-replay-window = Повтор: { $game } · Silvertray
page-replay-back = Назад к столу
page-replay-controls = Шаги партии
page-replay-step = Шаг { $step } из { $steps }
page-replay-first = Первый шаг
page-replay-previous = Шаг назад
page-replay-next = Шаг вперёд
page-replay-last = Последний шаг
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-eyes = Чьими глазами
page-replay-eyes-all = зритель
page-replay-start = До первого шага
page-replay-result = { $place }. { $name } { $score }
