# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = такой позиции для упражнения у вас нет
error-not-an-answer = в этой позиции нельзя сыграть «{ $text }»

page-title-practise = Упражнения · { page-name }
page-practise = Упражнения
page-practise-what = Позиции, в которых есть что найти. Тренер скажет, насколько хорош ваш выбор и почему.
page-practise-mistakes = Ваши ошибки
page-practise-mistakes-what = Позиции из ваших партий, которые обошлись дороже всего. Решённые верно вернутся через 1, 3, 7 и 21 день.
page-practise-puzzles = Задачи
page-practise-puzzles-what = Позиции из партий ботов. Один выбор явно лучший, и это не тот, что сразу даёт больше всего очков.
page-practise-due = { $due ->
        [0] пока пусто
        [one] { $due } позиция
        [few] { $due } позиции
       *[many] { $due } позиций
    }
page-practise-later = { $later ->
        [one] { $later } повторится позже
        [few] { $later } повторятся позже
       *[many] { $later } повторятся позже
    }
page-practise-learnt = { $learnt ->
        [one] { $learnt } выучена
        [few] { $learnt } выучены
       *[many] { $learnt } выучено
    }
page-practise-looking = { $games ->
        [one] Тренеру осталось посмотреть { $games } вашу партию.
        [few] Тренеру осталось посмотреть { $games } ваши партии.
       *[many] Тренеру осталось посмотреть { $games } ваших партий.
    }
page-practise-empty = Здесь пока нечего решать. Доиграйте партию, и тренер поищет, что можно было сделать лучше.
page-practise-all-done = На сегодня всё.
page-practise-back = Назад к выбору
page-practise-ask = Что здесь лучше всего?
page-practise-thinks = Тренер смотрит…
page-practise-best = Лучше не бывает!
page-practise-good = Хорошо: лучше почти некуда.
page-practise-close = Не совсем: потеряно { $loss }.
page-practise-wrong = Можно лучше: потеряно { $loss }.
page-practise-loss-points = { $loss } очка
page-practise-loss-chances = { $loss } шанса на победу
page-practise-chose = Ваш выбор: { $move }
page-practise-played = В партии вы выбрали: { $move }
page-practise-again = Эта позиция вернётся { $when }.
page-practise-known = Выучено: больше не вернётся.
page-practise-next = Дальше
page-practise-in-game = Посмотреть в партии

## How one plays

page-scores-levels = Сколько очков выходило и как часто; отмечены средние, ваше и ботов
page-scores-course = Последние партии: очки и очки без учёта удачи
page-scores-course-score = очки
page-scores-course-adjusted = без учёта удачи
page-scores-course-game = Партия { $number }
page-scores-course-unseen = { $games ->
        [one] { $games } из этих партий тренер ещё не смотрел. Он разберёт её, пока вы тренируетесь.
        [few] { $games } из этих партий тренер ещё не смотрел. Он разберёт их, пока вы тренируетесь.
       *[many] { $games } из этих партий тренер ещё не смотрел. Он разберёт их, пока вы тренируетесь.
    }
page-scores-loss = Потеряно на ошибках
page-scores-areas-expert = Вертикальная черта — среднее у мастера.
page-scores-area-both = { $mean }, у мастера { $expert }
