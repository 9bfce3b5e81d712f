# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = нема шта да се исправи ({ $seat }): од последњег потеза коцкице нису уписане
error-phone-not-shared = више играча може да дели телефон само за столом са правим коцкицама: изабери праве коцкице или дај свакоме своје место
error-names-needed = играча на телефону има { $seats }, а имена { $names }: наведи по једно за сваког

## What happened

event-correct = { $me ->
        [yes] Исправљаш
       *[no] { $name } исправља
    } коцкице: { $dice }

## Tables with real dice

page-title-real = За правим столом · { page-name }
page-real = За правим столом
page-real-what = Ви бацате своје коцкице, а страница је листић за све.
page-real-game = Која игра
page-real-players = Колико вас игра
page-real-phones = Колико телефона имате
page-real-each = Свако на свом
page-real-one = Сви на овом
page-real-each-note = Остали скенирају код, и свако има свој листић у руци.
page-real-one-note = Телефон иде у круг: показује листић онога ко је на потезу.
page-real-names = Ваша имена
page-real-player = Играч { $number }
page-real-start = Почни
page-real-invite = Почни, па покажи код
page-real-join = Скенирај за свој листић
page-hand = Телефон држи { $name }
page-asleep = Нису ту, ништа се не губи: { $names }
dice-typed-ask-correct-roll = Шта коцкице заиста показују?
dice-typed-ask-correct-first = Ко почиње?
dice-typed-correct-roll = Погрешне коцкице?
dice-typed-correct-first = Почиње неко други?
dice-typed-keep = Остави тако
dice-typed-left = { $count ->
        [one] Још { $count } коцкица
        [few] Још { $count } коцкице
       *[other] Још { $count } коцкица
    }

## The own tables. $when is words such as “2 hours ago”.

page-new-game = Нова партија
page-your-turn = На потезу си
page-open-turn = Рунда { $round } од { $rounds }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
page-open-others = Рунда { $round } од { $rounds }, чека се: { $names }
page-open-waiting = { $free ->
        [one] { $free } слободно место
        [few] { $free } слободна места
       *[other] { $free } слободних места
    } · { $when }
page-open-over = Завршено: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }

## What came of the own games

page-scores = Како играш
page-scores-none = Заврши партију, па овде види како је прошла.
page-scores-more = Још о томе
page-scores-players = { $players ->
        [1] соло
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
page-scores-short = { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }, просек { $mean }, највише { $best }
page-scores-games = Партије
page-scores-mean = Просек
page-scores-best = Најбоље
page-scores-wins = Победе
page-scores-spread = Расподела твојих поена; испрекидана линија је твој просек
page-scores-from-to = { $least } до { $most } поена
page-scores-areas = Поени по областима, у просеку
page-last-games = Последње партије
page-last-games-all = Све партије
