# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Одмах завршава рунду. Колико би карата иначе још требало да узмеш, у просеку: { $average }.
reason-cards-not-yet = Рунда траје док други имају шта да узимају. Колико карата још узимају, у просеку: { $average }.

## What stays in the hand; $percent of the victory

reason-cards-first-out = Остаје ти мање карата: рунду завршаваш у { $share } % случајева, иначе у { $other } %.
reason-cards-keeps-special = За касније остаје { $card ->
        [J] џокер
        [S] прескок
       *[R] заокрет
    }: то вреди { $percent } % победе.
reason-cards-leads = Ко узме, отвара: { $cards ->
        [one] решаваш се карте { $number }
       *[other] решаваш се пара { $number }
    } и чуваш боље карте, што вреди { $percent } % победе.
reason-cards-sheds = Решаваш се двеју карата одједном: то вреди { $percent } % победе.
reason-cards-keeps-pair = Пар { $number } остаје заједно: то вреди { $percent } % победе.
reason-cards-sheds-lower = Одлази { $lower }, а остаје { $higher }: то вреди { $percent } % победе.
reason-cards-keeps-number = За касније остаје { $number }: то вреди { $percent } % победе.

## Who takes

reason-cards-spares = Не мораш да узмеш штих: сада је то { $cards ->
        [one] { $cards } карта
        [few] { $cards } карте
       *[other] { $cards } карата
    }.
reason-cards-trick = Овај штих мораш да узмеш у { $share } % случајева, иначе у { $other } %.
reason-cards-fewer = До краја рунде узимаш мање карата: у просеку { $average }, иначе { $other }.
reason-cards-next-takes = Уз добар број { $good } следећи мора да узме у { $share } % случајева, иначе у { $other } %.
reason-cards-others = До краја рунде други узимају више карата: у просеку { $average }, иначе { $other }.
reason-cards-rival = До краја рунде један од противника узима више карата: у просеку { $average }, иначе { $other }.
reason-cards-points = Рунда ти доноси више поена: у просеку { $average }, иначе { $other }.
