# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Шаг
page-replay-at = Шаг { $step } из { $steps }, { $round ->
        [0] до первого раунда
       *[other] раунд { $round }
    }: { $told }
page-replay-moves = Все ходы
page-replay-round = Раунд { $round }
page-replay-share = Поделиться шагом
page-replay-copied = Ссылка на шаг { $step } скопирована
page-replay-more = Об этой игре
page-replay-download = Файл партии
page-replay-other-file = Открыть другой файл
page-replay-unshown = Эту запись показать нельзя

## Playing on from a step

page-fork = Продолжение
page-fork-title = Продолжить отсюда
page-fork-what = { $step ->
        [0] Новая игра с самого начала.
        [1] Новая игра: первый шаг как здесь.
       *[other] Новая игра: до шага { $step } включительно всё как здесь.
    }
page-fork-dice = { $thing ->
        [cards] Какие карты дальше
       *[dice] Какие кубики дальше
    }
page-fork-same = { $thing ->
        [cards] Те же карты
       *[dice] Те же кубики
    }
page-fork-fresh = { $thing ->
        [cards] Новые карты
       *[dice] Новые кубики
    }
page-fork-same-note = { $thing ->
        [cards] Колода лежит в том же порядке, кто бы ни добирал.
       *[dice] Каждый кубик падает так, как упал бы в этой игре, что бы вы ни выбрали.
    }
page-fork-recorded-note = { $thing ->
        [cards] Карты идут в том порядке, в каком пришли. Если в этой игре карту здесь не добирали или она уже в другом месте, придёт новая.
       *[dice] Кубик, брошенный в тот же момент этой игры, падает так же. Если его тогда не бросали, он падает заново.
    }
page-fork-fresh-note = { $thing ->
        [cards] Новые карты. Скрытое у других тоже сдаётся заново: так, как могло быть, судя по тому, что вы знали.
       *[dice] Как они упадут, не знает никто.
    }
page-fork-mine = Ваше место
page-fork-others = Остальные места
page-fork-unrated = Игры, продолженные с шага, в рейтинг не идут.
page-fork-start = Продолжить
page-fork-of = { $dice ->
        [same] { $thing ->
            [cards] С шага { $step } другой игры, карты те же.
           *[dice] С шага { $step } другой игры, кубики те же.
        }
       *[fresh] { $thing ->
            [cards] С шага { $step } другой игры, карты новые.
           *[dice] С шага { $step } другой игры, кубики новые.
        }
    }
page-fork-look = Посмотреть ту игру

## Match files

page-file-open = Открыть файл партии
page-file-window = Открыть файл партии · Silvertray
page-file-title = Открыть файл партии
page-file-what = Посмотрите любую партию ещё раз: скачанную здесь, сохранённую игрой в терминале или присланную кем-то. Сервер её не сохранит.
page-file-choose = Выбрать файл
page-file-drop = или перетащите его сюда
page-file-unshown = Этот файл показать нельзя
page-file-several = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
        [cards] Были ли карты честными?
       *[dice] Были ли кубики честными?
    }
page-verify-working = Вычисляем…
page-verify-right = Обещание сдержано: { $thing ->
        [cards] { $count ->
            [one] проверена { $count } карта
            [few] проверены { $count } карты
           *[many] проверено { $count } карт
        }
       *[dice] { $count ->
            [one] проверен { $count } бросок
            [few] проверены { $count } броска
           *[many] проверено { $count } бросков
        }
    }, всё сходится.
page-verify-wrong = { $count ->
        [1] Шаг { $step } не такой, как обещано
        [one] С обещанием не сходится { $count } шаг. Первый из них — шаг { $step }
        [few] С обещанием не сходятся { $count } шага. Первый из них — шаг { $step }
       *[many] С обещанием не сходятся { $count } шагов. Первый из них — шаг { $step }
    }: в файле «{ $told }», а должно быть «{ $found }».
page-verify-broken-promise = Секрет не тот, что был обещан: у него другой хеш.
page-verify-how = До игры сервер опубликовал хеш секрета, поэтому подменить его уже не мог; затем каждый игрок добавил своё слово. { $thing ->
        [cards] Каждая карта
       *[dice] Каждый бросок
    } вычисляется из секрета, слов и места в партии. Ваш браузер пересчитал всё это по одному файлу партии. Команда «silvertray verify» проверяет и то, что игра шла по правилам.
page-verify-promise = Обещание до игры
page-verify-secret = Секрет, открытый после игры
page-verify-hash = Хеш секрета (SHA-256), должен совпасть с обещанием
page-verify-word = Слово { $number }: «{ $word }» и его хеш
page-verify-word-none = Слово { $number }: не задано; его хеш
page-verify-all = { $thing ->
        [cards] { $count ->
            [1] Эта карта
           *[other] Все карты по одной: { $count }
        }
       *[dice] { $count ->
            [1] Этот бросок
           *[other] Все броски по одному: { $count }
        }
    }
page-verify-step = Шаг { $step }: { $moment }
page-verify-roll = { $reroll ->
        [0] раунд { $round }, ход { $turn }, бросок { $roll }
       *[other] раунд { $round }, ход { $turn }, бросок { $roll }, переброс { $reroll }
    }
page-verify-card = раунд { $round }, карта { $card }
page-verify-compared = { $same ->
        [yes] { $told } = { $found }
       *[no] в файле { $told }, вычислено { $found }
    }
page-verify-copy = Копировать все числа
page-verify-no-secret = В файле этой игры нет её секрета, вычислять нечего.
page-verify-old-file = В этом файле не указаны моменты бросков: вычислить их может только «silvertray verify».
page-verify-no-file = Файл партии сейчас не получить.
page-verify-nothing = { $thing ->
        [cards] Эти карты заранее не обещаны, проверять нечего.
       *[dice] Эти кубики заранее не обещаны, проверять нечего.
    }
