# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Сразу заканчивает раунд. Сколько карт вы забрали бы ещё, в среднем: { $average }.
reason-cards-not-yet = Раунд продолжается, пока другим есть что забирать. Сколько карт они ещё заберут, в среднем: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = На руке остаётся меньше карт: раунд закроете вы в { $share }{ "\u00A0" }% случаев, иначе — в { $other }{ "\u00A0" }%.
reason-cards-keeps-special = { $card ->
        [J] Джокер
        [S] Пропуск хода
       *[R] Смена направления
    } остаётся на потом: +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.
reason-cards-leads = Кто забрал, начинает: { $cards ->
        [1] уйдёт { $number }
       *[other] уйдёт пара по { $number }
    }, а карты получше останутся. Это +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.
reason-cards-sheds = Уходят сразу две карты: +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.
reason-cards-keeps-pair = Пара по { $number } остаётся вместе: +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.
reason-cards-sheds-lower = Уходит { $lower }, остаётся { $higher }: +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.
reason-cards-keeps-number = На потом остаётся { $number }: +{ $percent }{ "\u00A0" }п.{ "\u00A0" }п. к шансу на победу.

## Who takes

reason-cards-spares = Кон забирать не нужно: сейчас это { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
reason-cards-trick = Этот кон придётся забрать в { $share }{ "\u00A0" }% случаев, иначе — в { $other }{ "\u00A0" }%.
reason-cards-fewer = До конца раунда вы заберёте меньше карт: в среднем { $average }, иначе — { $other }.
reason-cards-next-takes = При добром числе { $good } следующему придётся забрать в { $share }{ "\u00A0" }% случаев, иначе — в { $other }{ "\u00A0" }%.
reason-cards-others = До конца раунда другие заберут больше карт: в среднем { $average }, иначе — { $other }.
reason-cards-rival = До конца раунда один из соперников заберёт больше карт: в среднем { $average }, иначе — { $other }.
reason-cards-points = Раунд принесёт вам больше очков: в среднем { $average }, иначе — { $other }.
