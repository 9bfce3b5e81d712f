# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Одмах завршава рунду. Колико би карата иначе још требало да узмеш, у просеку: { $average }.
reason-cards-not-yet = Рунда траје док други имају шта да узимају. Колико карата још узимају, у просеку: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Остаје ти мање карата: рунду завршаваш у { $share }{ "\u00A0" }% случајева, иначе у { $other }{ "\u00A0" }%.
reason-cards-keeps-special = За касније остаје { $card ->
        [J] џокер
        [S] прескакање
       *[R] промена смера
    }: { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.
reason-cards-leads = Ко узме, отвара: { $cards ->
        [1] решаваш се карте { $number }
       *[other] решаваш се пара { $number }
    } и чуваш боље карте, што је { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.
reason-cards-sheds = Решаваш се двеју карата одједном: { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.
reason-cards-keeps-pair = Пар { $number } остаје заједно: { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.
reason-cards-sheds-lower = Одлази { $lower }, а остаје { $higher }: { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.
reason-cards-keeps-number = За касније остаје { $number }: { $percent ->
        [one] +{ $percent } процентни поен
        [few] +{ $percent } процентна поена
       *[other] +{ $percent } процентних поена
    } шансе за победу.

## Who takes

reason-cards-spares = Не мораш да узмеш штих: сада је то { $cards ->
        [one] { $cards } карта
        [few] { $cards } карте
       *[other] { $cards } карата
    }.
reason-cards-trick = Овај штих мораш да узмеш у { $share }{ "\u00A0" }% случајева, иначе у { $other }{ "\u00A0" }%.
reason-cards-fewer = До краја рунде узимаш мање карата: у просеку { $average }, иначе { $other }.
reason-cards-next-takes = Уз добар број { $good } следећи мора да узме у { $share }{ "\u00A0" }% случајева, иначе у { $other }{ "\u00A0" }%.
reason-cards-others = До краја рунде други узимају више карата: у просеку { $average }, иначе { $other }.
reason-cards-rival = До краја рунде један од противника узима више карата: у просеку { $average }, иначе { $other }.
reason-cards-points = Рунда ти доноси више поена: у просеку { $average }, иначе { $other }.
