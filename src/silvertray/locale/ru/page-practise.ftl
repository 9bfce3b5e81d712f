# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = такой позиции для упражнения у вас нет
error-not-an-answer = в этой позиции нельзя сыграть «{ $text }»

page-title-practise = Упражнения · { page-name }
page-practise = Упражнения
page-practise-what = Позиции, в которых есть что найти. Тренер скажет, насколько хорош ваш выбор и почему.
page-practise-mistakes = Ваши ошибки
page-practise-mistakes-what = Позиции из ваших игр, которые обошлись дороже всего. То, что решено верно, повторяется через 1, 3, 7 и 21 день, пока не запомнится.
page-practise-puzzles = Задачи
page-practise-puzzles-what = Позиции из игр ботов. Один выбор явно лучший, и это не тот, что сразу даёт больше всего очков.
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
        [one] Тренеру осталось посмотреть { $games } вашу игру.
        [few] Тренеру осталось посмотреть { $games } ваши игры.
       *[many] Тренеру осталось посмотреть { $games } ваших игр.
    }
page-practise-empty = Здесь пока нечего решать. Доиграйте игру до конца, и тренер поищет, что можно было сделать лучше.
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
page-practise-played = В игре вы выбрали: { $move }
page-practise-again = Эта позиция вернётся { $when }.
page-practise-known = Это вы знаете: больше не повторится.
page-practise-next = Дальше
page-practise-in-game = Посмотреть в игре

## How one plays

page-scores-levels = Сколько очков выходило и как часто; отмечены средние, ваше и ботов
page-scores-course = Последние игры: очки и очки без учёта удачи
page-scores-course-score = очки
page-scores-course-adjusted = без учёта удачи
page-scores-course-game = Игра { $number }
page-scores-course-unseen = { $games ->
        [one] { $games } из этих игр тренер ещё не смотрел. Он разберёт её, пока вы тренируетесь.
        [few] { $games } из этих игр тренер ещё не смотрел. Он разберёт их, пока вы тренируетесь.
       *[many] { $games } из этих игр тренер ещё не смотрел. Он разберёт их, пока вы тренируетесь.
    }
page-scores-loss = Упущено
page-scores-areas-expert = Вертикальная черта — среднее у мастера.
page-scores-area-both = { $mean }, у мастера { $expert }
