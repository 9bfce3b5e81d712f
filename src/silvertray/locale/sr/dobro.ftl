# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Добро

card-J = џокер
    .acc = џокера
card-S = прескакање
    .acc = прескакање
card-R = промена смера
    .acc = промену смера

## Plays, and what they do to the good number

pair = пар { $number }
    .acc = пар { $number }
joker-alone = џокер као { $number }
    .acc = џокера као { $number }
joker-with = џокер уз { $number }
    .acc = џокера уз { $number }
joker-two = два џокера као { $number }
    .acc = два џокера као { $number }
effect-none = још нема доброг броја
effect-stays = остаје { $good }
effect-doubled = дуплира се на { $good }
effect-number = добар{ "\u00A0" }број{ "\u00A0" }{ $good }
good-none = још га нема, може било која карта или пар
good-special-led = { $play } отвара штих, још га нема, може било шта
good-stays = { $play }, остаје { $good }
good-doubled = { $play } на { $before }, дуплира се на { $good }
good-pair = { $play } вреди { $good }
good-higher = { $play } на { $before }, више
good-led = { $play } отвара штих

## What is asked

ask-lead = Отвори било којом картом или паром:
ask-lead-on = Играј било коју карту или пар или узми:
ask-reach = Достигни бар { $good } или узми:
ask-special = Ниједан твој број не достиже { $good }:
ask-take = Ништа у руци не достиже { $good }:
ask-joker = Који број желиш?
ask-draw-now = Треба још да вучеш (D-52):
choose-play = играј { $play_acc }, { $effect }
choose-reverse = играј { $play_acc }, { $effect }, смер се мења
choose-take = узми штих ({ $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }), па отвори нови
choose-draw = вуци до пуне руке
choose-leave = не вуци и ризикуј карту Заборавко
choose-back = изабери друге карте
choose-group-1 = џокер сам, као број по избору
choose-group-2 = два џокера, као број по избору

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, смер се мења
news-take = { $name }: узет штих, { $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }
news-draws = { $name }: { $count ->
        [one] извучена { $count } карта
        [few] извучене { $count } карте
       *[other] извучено { $count } карата
    }
news-drawn = { $name }: извучено { $cards }
news-forgot = Карта Заборавко: { $name }, без вучења пре следећег потеза (D-54)
news-forgot-again = Карта Заборавко остаје: { $name }, опет без вучења на време (D-54)

## Rounds

round-over = Готова је рунда { $round }, последња карта: { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] ниједна узета карта
        [one] { $count } узета карта
        [few] { $count } узете карте
       *[other] { $count } узетих карата
    }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
round-seat-forgetful = { $name }: { $count ->
        [0] ниједна узета карта
        [one] { $count } узета карта
        [few] { $count } узете карте
       *[other] { $count } узетих карата
    }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, минус један због карте Заборавко урачунат (D-71)
round-totals = Укупно: { $totals }.
round-total = { $name } { $points }
round-begins = Почиње рунда { $round } од { $rounds }, карата по играчу: { $count }.
first-player = Први на потезу: { $name }, { $why }.
first-by-lot = жребом (D-12)
first-by-total = са најмање поена укупно, { $points } (D-72)
first-by-cards = по јачим новим картама, јер је нерешено са { $points }: { $shown } (D-72)
first-by-order = по реду после последње карте ({ $closer }), јер је нерешено са { $points }: { $shown } (D-72)
first-shows = { $name }: { $numbers }

## The table

top-clockwise = у смеру казаљке
top-anticlockwise = супротно од казаљке
top-deck = { $count ->
        [0] шпил је празан
        [one] у шпилу { $count } карта
        [few] у шпилу { $count } карте
       *[other] у шпилу { $count } карата
    }
mark-forgetful = карта Заборавко
mark-owes = вучење још следи
mark-shown = показано: { $cards }
table-trick = Штих:
table-laid = { $name }: { $play }
table-no-trick = још без карата
table-good = Добар број:
table-points = поени
table-total = збир
table-hand = рука
table-taken = узето
table-your-hand = Твоја рука
plain-hand = У твојој руци: { $cards }.
plain-turn = на потезу
plain-in-hand = { $count ->
        [one] { $count } карта у руци
        [few] { $count } карте у руци
       *[other] { $count } карата у руци
    }
plain-taken = { $count ->
        [0] ниједна узета
        [one] { $count } узета
        [few] { $count } узете
       *[other] { $count } узетих
    }
plain-round-points = { $points } у рунди { $round }
plain-total = { $count ->
        [one] укупно { $count } поен
        [few] укупно { $count } поена
       *[other] укупно { $count } поена
    }
plain-no-trick = Штих је празан.
plain-trick = Штих: { $plays }.
plain-laid = { $name }, { $play }
plain-good = Добар број је { $good } ({ $why }).
plain-no-good = Нема доброг броја ({ $why }).

## The log and the end

log-cards = Жреб: { $text }
log-drawn = { $name }: извучено { $cards }
end-round = рунда { $round }: { $points }
end-tie-points = Нерешено: прво { $first }, затим { $second }, по поенима последње рунде, { $better } према { $worse } (D-81).
end-tie-sums = Нерешено: прво { $first }, затим { $second }, по мањем збиру бројева узетих у последњој рунди, { $better } према { $worse } (D-81).
end-tie-cards = Нерешено: прво { $first }, затим { $second }, по мањем броју карата узетих у последњој рунди, { $better } према { $worse } (D-81).
end-shared-victory = Победа се дели (D-81).

## Help

help-choice = број: изабери ту могућност. Кад се тражи број за џокера, укуцај тај број
help-typed = или: play 7, 7 7, J 7, J=11, J J=5, S (прескакање), R (смер), take, draw
help-cards-undo = { $key }: врати узимање док ништа није отворено; виђено остаје виђено
help-dobro-good = D-22, D-23  Достигни добар број. Већи је нови, исти га дуплира.
help-dobro-pair = D-21, D-32  Две карте истог броја вреде као њихов збир.
help-dobro-joker = D-33 до D-35  Џокер: сам од 2 до 12, уз карту њен пар, два као пар.
help-dobro-skip = D-36, D-37  Прескакање и промена смера играју се увек, саме; број остаје.
help-dobro-take = D-40 до D-42  Увек смеш да узмеш штих; онда отвараш нови.
help-dobro-draw = D-44  На крају потеза рука се допуњава док има карата у шпилу.
help-dobro-round = D-60  Рунда се завршава чим неко остане без карата.
help-dobro-points = D-70  Поени: један, и још један за сваког ко је узео више карата.
help-dobro-end = D-80  После последње рунде побеђује ко има највише поена.
help-dobro-classic = D-52 до D-54, D-71  Вуци пре следећег играча: заборав кошта поен.
