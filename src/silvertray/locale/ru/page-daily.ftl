# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = результаты скрыты: сыграйте этими кубиками сами или приходите, когда день закончится
error-already-tried = этими кубиками вы уже играли: у каждого одна попытка
error-contest-closed = этими кубиками можно играть только в их день
error-no-such-contest = таких кубиков нет: проверьте ссылку
error-contest-alone = бот не может сыграть этими кубиками за вас: продолжайте или сдайтесь
error-no-try-open = здесь нечего сдавать: партия не начата или уже окончена
error-not-for-contest = друзьям можно передать только партию, которую вы с самого начала играли без других людей: в одиночку или против ботов

## On the first page

page-contest-today = { $kind ->
        [both] Кубики и карты дня
        [cards] Карты дня
       *[dice] Кубики дня
    }
page-contest-today-what = У всех одинаковые, у каждого одна попытка
page-contest-open = Ещё не сыграно
page-contest-playing = Партия в разгаре
page-contest-done = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, место { $place } из { $finished }
page-contest-given-up = Вы сдались
page-contest-late = Закончено слишком поздно, не в счёт

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] те же карты
       *[dice] те же кубики
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Карты дня: { $day }
       *[dice] Кубики дня: { $day }
    }
page-contest-friends = { $kind ->
        [cards] Те же карты
       *[dice] Те же кубики
    }
page-contest-daily-dice = Сегодня у всех одни и те же кубики и у каждого одна попытка. После неё видно, как сыграли другие и как — бот-мастер. Подсказок здесь нет.
page-contest-daily-cards = Сегодня у всех одни и те же карты и одни и те же боты, а попытка у каждого одна. После неё видно, как сыграли другие и как — бот-мастер. Подсказок здесь нет.
page-contest-friends-dice = Кто откроет эту ссылку, сыграет в одиночку теми же кубиками. Попытка одна; после неё видны результаты всех.
page-contest-friends-cards = Кто откроет эту ссылку, получит те же карты и тех же ботов. Попытка одна; после неё видны результаты всех.
page-contest-against = Соперники: { $bots }
page-contest-left = { $kind ->
        [cards] До новых карт: { $time }
       *[dice] До новых кубиков: { $time }
    }
page-contest-begin = Играть
page-contest-resume = Продолжить
page-contest-quit = Сдаться
page-contest-quit-sure = Попытка закончится без очков, и вы увидите, как сыграли другие. Второй попытки не будет.
page-contest-coming = { $kind ->
        [cards] Этими картами
       *[dice] Этими кубиками
    } можно будет сыграть { $day }. Они уже определены: хеш секрета — ниже.
page-contest-closed = Этот день закончился.
page-contest-points = { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }
page-contest-place = Место { $place } из { $finished }
page-contest-gone = Вы сдались
page-contest-field = Как сыграли все
page-contest-spread = { $count ->
        [1] Очки того, кто доиграл
       *[other] Доиграли: { $count }. Их очки
    }
page-contest-field-nobody = Ещё никто не доиграл.
page-contest-field-given-up = { $count ->
        [one] { $count } сдался
        [few] { $count } сдались
       *[many] { $count } сдались
    }
page-contest-you = вы
page-contest-mean = среднее
page-contest-expert = Как сыграл бот-мастер
page-contest-expert-thinks = Мастер ещё играет…
page-contest-expert-game = Посмотреть партию мастера
page-contest-own-game = Посмотреть свою партию
page-contest-parting = После шага { $step } ваши пути расходятся
page-contest-parting-look = Посмотреть этот шаг
page-contest-alike = Вы всё время выбирали то же, что и мастер.
page-contest-rivals = Кто играет
page-contest-rivals-later = Результаты станут видны, когда вы сыграете сами.
page-contest-rival-plays = ещё играет
page-contest-share = Поделиться ссылкой
page-contest-fair = Откуда берётся случайность
page-contest-promise = Хеш секрета
page-contest-secret = Секрет
page-contest-secret-later = откроется, когда закончится день; тогда можно будет проверить любой повтор с этими кубиками
page-contest-challenge = Вызов друзьям: те же { $thing ->
        [cards] карты
       *[dice] кубики
    }
page-contest-see = Как сыграли все
