# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = { $seat }: исправлять нечего, с последнего действия кубиков не вводили
error-phone-not-shared = один телефон на нескольких бывает только за столом с настоящими кубиками: выберите их или дайте каждому своё место
error-names-needed = за одним телефоном игроков { $seats }, а имён { $names }: назовите каждого

## What happened

event-correct = { $me ->
        [yes] Вы исправляете
       *[no] { $name } исправляет
    } кубики: { $dice }

## Tables with real dice

page-title-real = За живым столом · { page-name }
page-real = За живым столом
page-real-what = Вы бросаете свои кубики, а листы всех игроков — на этой странице.
page-real-game = Какая игра
page-real-players = Сколько игроков
page-real-phones = Сколько телефонов
page-real-each = У каждого свой
page-real-one = Один на всех
page-real-each-note = Остальные сканируют код, и у каждого в руках свой лист.
page-real-one-note = Телефон ходит по кругу и показывает лист того, чей ход.
page-real-names = Ваши имена
page-real-player = Игрок { $number }
page-real-start = Начать
page-real-invite = Начать и показать код
page-real-join = Сканируйте, чтобы получить лист
page-hand = Телефон держит { $name }
page-asleep = Нет связи, ничего не пропадёт: { $names }
dice-typed-ask-correct-roll = Что выпало на самом деле?
dice-typed-ask-correct-first = Кто начинает?
dice-typed-correct-roll = Кубики не те?
dice-typed-correct-first = Начинает другой?
dice-typed-keep = Оставить так
dice-typed-left = { $count ->
        [one] Ещё { $count } кубик
        [few] Ещё { $count } кубика
       *[many] Ещё { $count } кубиков
    }

## The own tables. $when is words such as “2 hours ago”.

page-new-game = Новая партия
page-your-turn = Ваш ход
page-open-turn = Раунд { $round } из { $rounds }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-open-others = Раунд { $round } из { $rounds }, ждём: { $names }
page-open-waiting = { $free ->
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[many] { $free } мест свободно
    } · { $when }
page-open-over = Партия окончена: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## What came of the own games

page-scores = Ваша статистика
page-scores-none = Доиграйте партию, и здесь появится статистика.
page-scores-more = Подробнее
page-scores-players = { $players ->
        [1] в одиночку
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
page-scores-short = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, очков в среднем { $mean }, максимум { $best }
page-scores-games = Партии
page-scores-mean = Среднее
page-scores-best = Максимум
page-scores-wins = Победы
page-scores-spread = Как часто и сколько очков вы набирали; пунктир — ваше среднее
page-scores-from-to = от { $least } до { $most ->
        [one] { $most } очка
        [few] { $most } очков
       *[many] { $most } очков
    }
page-scores-areas = Откуда ваши очки, в среднем
page-last-games = Последние партии
page-last-games-all = Все партии
