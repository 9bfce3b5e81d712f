# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = други тек треба да одиграју ове коцкице: прво их одиграј или дођи кад се дан заврши
error-already-tried = ове коцкице су већ одигране: свако има један покушај
error-contest-closed = ове коцкице могу да се играју само на свој дан
error-no-such-contest = таквих коцкица нема: провери линк
error-contest-alone = нико не може да одигра ове коцкице уместо тебе: настави или одустани
error-no-try-open = овде нема од чега да се одустане
error-not-for-contest = пријатељима може да се да само партија коју играш од почетка, без других људи

## On the first page

page-contest-today = { $kind ->
        [both] Данашње коцкице и карте
        [cards] Данашње карте
       *[dice] Данашње коцкице
    }
page-contest-today-what = За све исте, сваком један покушај
page-contest-open = Још није одиграно
page-contest-playing = Партија је у току
page-contest-done = { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }, место { $place } од { $finished }
page-contest-given-up = Одустајање
page-contest-late = Завршено прекасно, не рачуна се

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] исте карте
       *[dice] исте коцкице
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Карте за { $day }
       *[dice] Коцкице за { $day }
    }
page-contest-friends = { $kind ->
        [cards] Исте карте
       *[dice] Исте коцкице
    }
page-contest-daily-dice = Данас сви имају исте коцкице и један покушај. После видиш како су играли други и шта је од њих направио стручњак. Савета овде нема.
page-contest-daily-cards = Данас сви добијају исте карте, против истих ботова, и имају један покушај. После видиш како су играли други и шта је од њих направио стручњак. Савета овде нема.
page-contest-friends-dice = Ко отвори овај линк, игра истим коцкицама, сам за столом, и има један покушај. Ко заврши, види резултате свих.
page-contest-friends-cards = Ко отвори овај линк, добија исте карте, против истих ботова, и има један покушај. Ко заврши, види резултате свих.
page-contest-against = Противници: { $bots }
page-contest-left = { $kind ->
        [cards] Нове карте за { $time }
       *[dice] Нове коцкице за { $time }
    }
page-contest-begin = Играј
page-contest-resume = Настави
page-contest-quit = Одустани
page-contest-quit-sure = Твој покушај се овде завршава без поена, а ти видиш резултате других. Другог покушаја нема.
page-contest-coming = { $kind ->
        [cards] Ове карте
       *[dice] Ове коцкице
    } могу да се играју { $day }. Већ су одређене, а хеш њихове тајне пише доле.
page-contest-closed = Овај дан је завршен.
page-contest-points = { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
page-contest-place = Место { $place } од { $finished }
page-contest-gone = Одустајање
page-contest-field = Резултати свих
page-contest-spread = { $count ->
        [1] Поени оног ко је завршио
        [one] Поени { $count } играча који је завршио
        [few] Поени { $count } играча који су завршили
       *[other] Поени { $count } играча који су завршили
    }
page-contest-field-nobody = Још нико није завршио.
page-contest-field-given-up = { $count ->
        [one] { $count } одустајање
        [few] { $count } одустајања
       *[other] { $count } одустајања
    }
page-contest-you = ти
page-contest-mean = просек
page-contest-expert = Шта је од њих направио стручњак
page-contest-expert-thinks = Стручњак још игра…
page-contest-expert-game = Погледај партију стручњака
page-contest-own-game = Погледај своју партију
page-contest-parting = После корака { $step } путеви се разилазе
page-contest-parting-look = Погледај овај корак
page-contest-alike = Све твоје одлуке су исте као стручњакове.
page-contest-rivals = Ко игра
page-contest-rivals-later = Резултати се виде кад одиграш.
page-contest-rival-plays = још није завршено
page-contest-share = Проследи линк
page-contest-fair = Извлачење
page-contest-promise = Хеш тајне
page-contest-secret = Тајна
page-contest-secret-later = открива се кад се дан заврши; тада сваки снимак с овим коцкицама може да се провери
page-contest-challenge = Изазови пријатеље: исте { $thing ->
        [cards] карте
       *[dice] коцкице
    }
page-contest-see = Резултати свих
