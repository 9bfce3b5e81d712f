# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Ти

## Faces

cards-face-J = Џокер
    .acc = џокера
cards-face-S = Прескакање
    .acc = прескакање
cards-face-R = Смер
    .acc = промену смера

## Around the table

cards-round = Рунда { $round } од { $rounds }
cards-deck = Шпил { $cards }
cards-deck-label = { $cards ->
        [0] шпил је празан
        [one] у шпилу { $cards } карта
        [few] у шпилу { $cards } карте
       *[other] у шпилу { $cards } карата
    }
cards-around = Играчи по реду
cards-clockwise = у смеру казаљке
cards-anticlockwise = супротно од казаљке
cards-direction = Игра се { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] { $hand } карта у руци
        [few] { $hand } карте у руци
       *[other] { $hand } карата у руци
    }, узето { $pile }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
cards-own-label = Твој резултат: узето { $pile }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
cards-taken = узето
cards-points = поени
cards-to-play = на потезу
cards-forgetful = Заборавко
cards-forgetful-why = Карте нису извучене на време. То је поен мање у овој рунди, осим ако и неко други заборави.
cards-owes = вуче…
cards-owes-why = Још није вучено
cards-away = није ту
cards-stand-in = игра бот
cards-shown = показано: { $cards }
cards-shown-why = Нерешено за први потез: упоређене су највеће карте

## The trick

cards-trick = Штих
cards-good = добар број
cards-good-label = Добар број је { $good }
cards-good-none = Још нема доброг броја
cards-how-empty = још нема броја, може свака карта
cards-how-number = { $what } вреди { $good }
cards-how-led = { $what } отвара штих
cards-how-beats = { $what } бије { $before }
cards-how-doubled = { $what } на { $before }, дуплира се на { $good }
cards-how-stays = { $what }, остаје { $good }
cards-how-none = { $what }, још нема броја
cards-what-single = { $number }
cards-what-pair = Пар { $number }
    .acc = пар { $number }
cards-what-joker = Џокер као { $number }
    .acc = џокера као { $number }
cards-what-joker-pair = Џокер и { $number }
    .acc = џокера и { $number }
cards-what-jokers = Два џокера као { $number }
    .acc = два џокера као { $number }
cards-story = Штих, карта по карта
cards-story-open = Погледај цео штих: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карте
       *[other] { $cards } карата
    }
cards-story-empty = Још нико није играо.

## What happened

cards-did-play = { $me ->
        [yes] Играш
       *[no] { $who } игра
    } { $what_acc }
cards-laid-single = { $number }
cards-laid-pair = пар { $number }
    .acc = пар { $number }
cards-laid-joker = џокер као { $number }
    .acc = џокера као { $number }
cards-laid-joker-pair = џокер уз { $number }
    .acc = џокера уз { $number }
cards-laid-jokers = два џокера као { $number }
    .acc = два џокера као { $number }
cards-did-take = { $me ->
        [yes] Узимаш
       *[no] { $who } узима
    } штих{ $cards ->
        [0] { "" }
        [one] {" "}({ $cards } карта)
        [few] {" "}({ $cards } карте)
       *[other] {" "}({ $cards } карата)
    }
cards-did-draw = { $me ->
        [yes] Вучеш
       *[no] { $who } вуче
    }
cards-news-good = Добар број { $good }.

## What is asked

cards-ask-lead = Отвараш: играј шта хоћеш
cards-ask-play = На потезу си: играј или узми штих
cards-ask-must-take = Ништа у руци не иде: узми штих
cards-ask-draw = Вуци одмах, следећи може бити бржи
cards-wait = Чека се: { $names }
cards-wait-cards = Деле се карте…
cards-over = Игра је готова
cards-and = { $first } и { $second }

## The own hand

cards-hand = Твоја рука: стрелице померају, Enter бира и игра, Escape поништава
cards-hand-of = Рука: { $name }
cards-card-label = { $face }{ $state ->
        [chosen] , изабрано
        [partner] , иде уз изабрану карту
        [dim] , сада не може
       *[plain] { "" }
    }
cards-seen-label = { $label }, сви виде

## Choosing

cards-play = Играј { $what_acc }
cards-arrow-good = добар број { $good }
cards-arrow-stays = остаје { $good }
cards-arrow-none = још нема броја
cards-play-label = { $what } ({ $then })
cards-take = Узми { $cards ->
        [one] { $cards }{ "\u00A0" }карту
        [few] { $cards }{ "\u00A0" }карте
       *[other] { $cards }{ "\u00A0" }карата
    }
cards-draw = Вуци
cards-undo = Врати
cards-also = или као пар
cards-also-partner = Само као пар
cards-name-joker = Џокер вреди као…
cards-name-jokers = Оба џокера вреде као…
cards-two-jokers = два џокера, па изабери број
cards-choose-card = Изабери карту
cards-choose-number = Изабери број
cards-choose-number-or = Број или карта са +
cards-choose-partner = Додај карту

## The end of a round

cards-round-over = Рунда { $round } је готова
cards-round-closer = { $me ->
        [yes] Последња карта је била твоја.
       *[no] Последњу карту игра { $who }.
    }
cards-round-player = Играч
cards-round-cards = Узето
cards-round-short = Р{ $round }
cards-round-total = Збир
cards-round-starts = { $me ->
        [yes] Рунду { $round } почињеш ти.
       *[no] Рунду { $round } почиње { $who }.
    }
cards-round-compared = Нерешено за први потез ({ $names }), па су показане највеће карте.
cards-round-on = Даље
cards-scores = Поени по рундама
cards-scores-open = Поени
