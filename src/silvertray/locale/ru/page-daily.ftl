# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = другим ещё предстоит сыграть этими кубиками: сначала сыграйте сами или приходите, когда день закончится
error-already-tried = этими кубиками вы уже играли: у каждого одна попытка
error-contest-closed = этими кубиками можно играть только в их день
error-no-such-contest = таких кубиков нет: проверьте ссылку
error-contest-alone = никто не может сыграть этими кубиками за вас: продолжайте или сдайтесь
error-no-try-open = здесь нечего сдавать
error-not-for-contest = друзьям можно передать только игру, которую вы с самого начала играли без других людей: в одиночку или против ботов

## On the first page

page-contest-today = { $kind ->
        [both] Кубики и карты дня
        [cards] Карты дня
       *[dice] Кубики дня
    }
page-contest-today-what = У всех одинаковые, у каждого одна попытка
page-contest-open = Ещё не сыграно
page-contest-playing = Игра в разгаре
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
page-contest-daily-dice = Сегодня у всех одни и те же кубики и у каждого одна попытка. Потом видно, что вышло у других и что сделал из них мастер. Подсказок здесь нет.
page-contest-daily-cards = Сегодня у всех одни и те же карты и одни и те же боты, а попытка у каждого одна. Потом видно, что вышло у других и что сделал из них мастер. Подсказок здесь нет.
page-contest-friends-dice = Кто откроет эту ссылку, сыграет в одиночку теми же кубиками. Попытка одна; кто закончил, видит результаты всех.
page-contest-friends-cards = Кто откроет эту ссылку, получит те же карты и тех же ботов. Попытка одна; кто закончил, видит результаты всех.
page-contest-against = Соперники: { $bots }
page-contest-left = { $kind ->
        [cards] До новых карт: { $time }
       *[dice] До новых кубиков: { $time }
    }
page-contest-begin = Играть
page-contest-resume = Продолжить
page-contest-quit = Сдаться
page-contest-quit-sure = Попытка закончится здесь, без очков, и вы увидите, что вышло у других. Второй попытки не будет.
page-contest-coming = { $kind ->
        [cards] Этими картами
       *[dice] Этими кубиками
    } можно играть { $day }. Какими они будут, уже решено: обещание стоит ниже.
page-contest-closed = Этот день закончился.
page-contest-points = { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }
page-contest-place = Место { $place } из { $finished }
page-contest-gone = Вы сдались
page-contest-field = Что вышло у всех
page-contest-spread = { $count ->
        [1] Очки того, кто закончил
       *[other] Закончили: { $count }. Их очки
    }
page-contest-field-nobody = Ещё никто не закончил.
page-contest-field-given-up = { $count ->
        [one] { $count } сдался
        [few] { $count } сдались
       *[many] { $count } сдались
    }
page-contest-you = вы
page-contest-mean = среднее
page-contest-expert = Что сделал из них мастер
page-contest-expert-thinks = Мастер ещё играет…
page-contest-expert-game = Посмотреть игру мастера
page-contest-own-game = Посмотреть свою игру
page-contest-parting = После шага { $step } ваши пути расходятся
page-contest-parting-look = Посмотреть этот шаг
page-contest-alike = Вы всё время выбирали как мастер.
page-contest-rivals = Кто играет
page-contest-rivals-later = Результаты видны, когда вы сыграете сами.
page-contest-rival-plays = ещё не закончено
page-contest-share = Поделиться ссылкой
page-contest-fair = Откуда берётся случайность
page-contest-promise = Обещание
page-contest-secret = Секрет
page-contest-secret-later = откроется, когда закончится день; тогда любую запись с этими кубиками можно проверить
page-contest-challenge = Вызов друзьям: те же { $thing ->
        [cards] карты
       *[dice] кубики
    }
page-contest-see = Что вышло у всех
