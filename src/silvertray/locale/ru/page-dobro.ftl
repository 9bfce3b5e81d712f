# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Вы

## Faces

cards-face-J = Джокер
cards-face-S = Пропуск хода
    .card = Пропуск
cards-face-R = Смена направления
    .card = Смена

## Around the table

cards-round = Раунд { $round } из { $rounds }
cards-deck = Колода { $cards }
cards-deck-label = { $cards ->
        [0] колода пуста
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[many] в колоде { $cards } карт
    }
cards-around = Игроки в порядке хода
cards-clockwise = по часовой стрелке
cards-anticlockwise = против часовой стрелки
cards-direction = Ход идёт { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] на руке { $hand } карта
        [few] на руке { $hand } карты
       *[many] на руке { $hand } карт
    }, забрано { $pile }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cards-own-label = Ваш счёт: забрано { $pile }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cards-taken = забрано
cards-points = очки
cards-to-play = ходит
cards-forgetful = Забывашка
cards-forgetful-why = Карты не добраны: на очко меньше в этом раунде, если до его конца не забудет кто-то другой
cards-owes = добор…
cards-owes-why = Карты ещё не добраны
cards-away = нет за столом
cards-stand-in = играет бот
cards-shown = показано: { $cards }
cards-shown-why = За первый ход очков поровну, поэтому сравнили и показали старшие карты

## The trick

cards-trick = Кон
cards-good = доброе число
cards-good-label = Доброе число { $good }
cards-good-none = Доброго числа пока нет
cards-how-empty = числа нет: годится любая карта
cards-how-number = { $what }: { $good }
cards-how-led = первый ход: { $what }
cards-how-beats = { $what } бьёт { $before }
cards-how-doubled = { $what } на { $before }: удвоено до { $good }
cards-how-stays = { $what }: остаётся { $good }
cards-how-none = { $what }: числа всё ещё нет
cards-what-single = { $number }
cards-what-pair = { $number } + { $number }
cards-what-joker = Джокер за { $number }
cards-what-joker-pair = Джокер и { $number }
cards-what-jokers = два Джокера за { $number }
cards-story = Кон: карта за картой
cards-story-open = Весь кон: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
cards-story-empty = Ещё никто не сыграл.

## What happened

cards-did-play = { $me ->
        [yes] Вы кладёте
       *[no] { $who } кладёт
    } { $what }
cards-laid-single = { $number }
cards-laid-pair = пару по { $number }
cards-laid-joker = Джокера за { $number }
cards-laid-joker-pair = Джокера и { $number }
cards-laid-jokers = двух Джокеров за { $number }
cards-did-take = { $me ->
        [yes] Вы забираете
       *[no] { $who } забирает
    } кон{ $cards ->
        [0] { "" }
        [one] {" "}({ $cards } карта)
        [few] {" "}({ $cards } карты)
       *[many] {" "}({ $cards } карт)
    }
cards-did-draw = { $me ->
        [yes] Вы добираете
       *[no] { $who } добирает
    }
cards-news-good = Доброе число { $good }.

## What is asked

cards-ask-lead = Вы начинаете: играйте что угодно
cards-ask-play = Ваш ход: сыграйте или заберите кон
cards-ask-must-take = На руке ничего не подходит: заберите кон
cards-ask-draw = Добирайте, пока не сходил следующий
cards-wait = Ходит: { $names }
cards-wait-cards = Карты сдаются…
cards-over = Партия окончена
cards-and = { $first } и { $second }

## The own hand

cards-hand = Ваша рука: стрелки двигают, Enter выбирает и играет, Escape снимает выбор
cards-hand-of = Рука: { $name }
cards-card-label = { $face }{ $state ->
        [chosen] , выбрана
        [partner] , подходит к выбранной
        [dim] , сейчас сыграть нельзя
       *[plain] { "" }
    }
cards-seen-label = { $label }, видна всем

## Choosing

cards-play = Сыграть: { $what }
cards-arrow-good = доброе число { $good }
cards-arrow-stays = остаётся { $good }
cards-arrow-none = числа пока нет
cards-play-label = { $what } ({ $then })
cards-take = Забрать { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
cards-draw = Добрать
cards-undo = Отменить
cards-also = или парой
cards-also-partner = Только парой
cards-name-joker = Джокер считается за…
cards-name-jokers = Оба Джокера считаются за…
cards-two-jokers = два Джокера, затем назвать число
cards-choose-card = Выберите карту
cards-choose-number = Выберите число
cards-choose-number-or = Число или карта с +
cards-choose-partner = Добавьте карту

## The end of a round

cards-round-over = Раунд { $round } окончен
cards-round-closer = { $me ->
        [yes] Вы сыграли последнюю карту.
       *[no] Последняя карта сыграна: { $who }.
    }
cards-round-player = Игрок
cards-round-cards = Забрано
cards-round-short = Р{ $round }
cards-round-total = Всего
cards-round-starts = { $me ->
        [yes] Раунд { $round } начинаете вы.
       *[no] Раунд { $round } начинает { $who }.
    }
cards-round-compared = За первый ход очков поровну, показаны старшие карты: { $names }.
cards-round-on = Дальше
cards-scores = Очки по раундам
cards-scores-open = Очки
