# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] { $matches } партия следует из своей записи
        [few] { $matches } партии следуют из своих записей
       *[many] { $matches } партий следуют из своих записей
    }
verify-ok = { $file }: кубики те, что зафиксированы; проверено { $verified } из { $matches ->
        [one] { $matches } партии
        [few] { $matches } партий
       *[many] { $matches } партий
    }
verify-nothing = { $file }: проверять нечего

## The table of a simulation

report-title = { $game }: партий { $games }, число { $seed }, { $speed } партий/с, { $build ->
        [compiled] скомпилировано
       *[other] не скомпилировано
    }
percent = { $value }{ "\u00A0" }%
report-mean = среднее
report-levels = 10 · 50 · 90{ "\u00A0" }%
report-foxes = лисы
report-wins = победы

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [1] соло
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } на { $deals ->
        [one] { $deals } раздаче
        [few] { $deals } раздачах
       *[many] { $deals } раздачах
    }, число { $seed }, { $speed } партий/с
tournament-bot = бот
tournament-rating = рейтинг
tournament-interval = 95{ "\u00A0" }%
tournament-wins = победы
tournament-points = очки
tournament-duels = побед против
tournament-line-up = состав
tournament-few-deals = Если раздач меньше { $least }, погрешности и интервалы лишь приблизительны; по одной раздаче их не оценить.
tournament-unsettled = Некоторые боты выиграли у остальных все дуэли: рейтинг говорит, кто сильнее, но не насколько.
picture-title = { $game }, { $players ->
        [1] соло
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: рейтинг по { $deals ->
        [one] { $deals } раздаче
        [few] { $deals } раздачам
       *[many] { $deals } раздачам
    }
picture-scale = рейтинг, в среднем 1500, с 95-процентным интервалом

## Training

train-begins = { $recipe }, число { $seed }: { $games ->
        [0] начало
        [one] продолжение после { $games } партии
        [few] продолжение после { $games } партий
       *[many] продолжение после { $games } партий
    }
train-far = { $time } · партий { $games }, { $speed }/с · ошибка { $error }
train-well = на проверочных партиях { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } очка на проверочных партиях (их { $games }), обучение на партиях: { $learnt }
train-stopped = Обучение остановлено; та же команда его продолжит.
curve-title = { $recipe }: в конце { $mean } ± { $se } очка
curve-scale = очки на проверочных партиях (± 2 стандартные ошибки) после стольких тысяч партий

## Data sets

dataset-done = { $file }: решений — { $choices }, партий — { $games }; описание данных лежит рядом

## The server

serve-here = Silvertray открыт по адресу { $address }
serve-lan = Для телефонов в той же сети: { $address }
serve-stop = Остановить: Ctrl+C.

## Tidying up

tidy-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
tidy-done = { $removed ->
        [0] Удалять нечего.
        [one] Удалён { $removed } стол, который никто не трогал { $time }.
        [few] Удалено { $removed } стола, которые никто не трогал { $time }.
       *[many] Удалено { $removed } столов, которые никто не трогал { $time }.
    }

## Поправки

gauge-done = Поправки по сыгранным партиям ({ $games }) записаны в { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] { $puzzles } задача
        [few] { $puzzles } задачи
       *[many] { $puzzles } задач
    }, просмотрено партий: { $games }, файл { $file }

## Audit, export and import

audit-difference = стол { $table }, запись { $seq }: { $cause }
audit-done = { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, записей { $entries }, окончено столов { $finished }: { $different ->
        [0] все повторяются в точности
        [one] { $different } расходится
        [few] { $different } расходятся
       *[many] { $different } расходятся
    }
export-done = { $file }: { $tables ->
        [one] { $tables } строка
        [few] { $tables } строки
       *[many] { $tables } строк
    }{ $left ->
        [0] {""}
       *[other] , пропущено { $left }
    }
import-broken = { $file }: { $broken ->
        [one] { $broken } строка испорчена
        [few] { $broken } строки испорчены
       *[many] { $broken } строк испорчено
    }, поэтому ничего не загружено
import-done = { $file }: { $new ->
        [one] загружен { $new } стол
        [few] загружено { $new } стола
       *[many] загружено { $new } столов
    }, уже были здесь: { $known }

## Разбор

review-page = Разбор
review-title = { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: { $name }, { $score } (строка { $line })
review-lost = Потеряно на ошибках: { $loss }. Ошибок: { $errors }, решений: { $choices }.
review-chance-lost = Шанс на победу, потерянный на ошибках: { $lost }.
review-chance-luck = Шанс на победу от удачи: { $luck }.
review-identity = { $identity }
review-adjusted = Без учёта удачи: { $adjusted } очка. Из 100 партий менее удачными были бы { $percentile }.
review-rolls = Самый удачный: { $best }. Самый неудачный: { $worst }.
review-roll = раунд { $round }, { $roll } ({ $luck })
review-accuracy = Точность: { $accuracy }{ "\u00A0" }% · { $marks }
review-start = начало
review-luck = удача
review-loss = ошибки
review-others = другие
review-model = погрешность
review-score = счёт
review-curve = Ожидаемый счёт, шаг за шагом
review-waterfall = От начала до счёта
review-choices = Все решения
review-options = { $options ->
        [one] { $options } вариант
        [few] { $options } варианта
       *[many] { $options } вариантов
    }
review-step = шаг
review-round = раунд
review-mark = оценка
review-chosen = выбрано
review-better = лучше
review-cost = цена
review-why = почему
review-written = Разбор записан в { $file }.
