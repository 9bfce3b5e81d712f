# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Шаг
page-replay-at = Шаг { $step } из { $steps }, { $round ->
        [0] до первого раунда
       *[other] раунд { $round }
    }: { $told }
page-replay-speed = Скорость: { $rate }
page-replay-moves = Все ходы
page-replay-round = Раунд { $round }
page-replay-share = Поделиться шагом
page-replay-copied = Ссылка на шаг { $step } скопирована
page-replay-more = Об этой партии
page-replay-download = Файл партии
page-replay-other-file = Открыть другой файл
page-replay-unshown = Этот повтор показать нельзя

## Playing on from a step

page-fork = Продолжение
page-fork-title = Продолжить отсюда
page-fork-what = { $step ->
        [0] Новая партия с самого начала.
        [1] Новая партия: первый шаг как здесь.
       *[other] Новая партия: до шага { $step } включительно всё как здесь.
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
       *[dice] Каждый кубик падает так, как упал бы в этой партии, что бы вы ни выбрали.
    }
page-fork-recorded-note = { $thing ->
        [cards] Карты идут в том же порядке. Если в этой партии карту здесь не добирали или она уже в другом месте, придёт новая.
       *[dice] Кубик, брошенный в тот же момент этой партии, падает так же. Если его тогда не бросали, он падает заново.
    }
page-fork-fresh-note = { $thing ->
        [cards] Новые карты. Скрытое у других тоже сдаётся заново: так, как могло быть, судя по тому, что вы знали.
       *[dice] Как они упадут, не знает никто.
    }
page-fork-mine = Ваше место
page-fork-others = Остальные места
page-fork-unrated = Партии, продолженные с шага, в рейтинг не идут.
page-fork-start = Продолжить
page-fork-of = { $dice ->
        [same] { $thing ->
            [cards] С шага { $step } другой партии, карты те же.
           *[dice] С шага { $step } другой партии, кубики те же.
        }
       *[fresh] { $thing ->
            [cards] С шага { $step } другой партии, карты новые.
           *[dice] С шага { $step } другой партии, кубики новые.
        }
    }
page-fork-look = Посмотреть ту партию

## Match files

page-file-open = Открыть файл партии
page-file-window = Открыть файл партии · Silvertray
page-file-title = Открыть файл партии
page-file-what = Посмотрите любую партию ещё раз: скачанную здесь, сохранённую в терминале или присланную другом. Сервер её не сохранит.
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
page-verify-right = Всё честно: { $thing ->
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
    }, всё сходится с секретом.
page-verify-wrong = { $count ->
        [1] Шаг { $step } не сходится с секретом
        [one] С секретом не сходится { $count } шаг. Первый из них — шаг { $step }
        [few] С секретом не сходятся { $count } шага. Первый из них — шаг { $step }
       *[many] С секретом не сходятся { $count } шагов. Первый из них — шаг { $step }
    }: в файле «{ $told }», а должно быть «{ $found }».
page-verify-broken-promise = Секрет не тот, что был зафиксирован до партии: хеш не совпадает.
page-verify-how = До партии сервер опубликовал хеш секрета и подменить секрет уже не мог; затем каждый игрок добавил своё слово. { $thing ->
        [cards] Каждая карта
       *[dice] Каждый бросок
    } вычисляется из секрета, слов и места в партии. Ваш браузер пересчитал всё это по одному файлу партии. Команда «silvertray verify» проверяет и то, что партия шла по правилам.
page-verify-promise = Хеш, опубликованный до партии
page-verify-secret = Секрет, открытый после партии
page-verify-hash = Хеш секрета (SHA-256), должен совпасть с опубликованным
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
page-verify-no-secret = В файле этой партии нет её секрета, проверять нечего.
page-verify-old-file = В этом файле не указаны моменты бросков: проверить его может только «silvertray verify».
page-verify-no-file = Файл партии сейчас недоступен.
page-verify-nothing = { $thing ->
        [cards] Эти карты не были зафиксированы заранее, проверять нечего.
       *[dice] Эти кубики не были зафиксированы заранее, проверять нечего.
    }
