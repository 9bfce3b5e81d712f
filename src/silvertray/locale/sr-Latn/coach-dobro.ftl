# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Odmah završava rundu. Koliko bi karata inače još trebalo da uzmeš, u proseku: { $average }.
reason-cards-not-yet = Runda traje dok drugi imaju šta da uzimaju. Koliko karata još uzimaju, u proseku: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Ostaje ti manje karata: rundu završavaš u { $share }{ "\u00A0" }% slučajeva, inače u { $other }{ "\u00A0" }%.
reason-cards-keeps-special = Za kasnije ostaje { $card ->
        [J] džoker
        [S] preskakanje
       *[R] promena smera
    }: { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.
reason-cards-leads = Ko uzme, otvara: { $cards ->
        [1] rešavaš se karte { $number }
       *[other] rešavaš se para { $number }
    } i čuvaš bolje karte, što je { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.
reason-cards-sheds = Rešavaš se dveju karata odjednom: { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.
reason-cards-keeps-pair = Par { $number } ostaje zajedno: { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.
reason-cards-sheds-lower = Odlazi { $lower }, a ostaje { $higher }: { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.
reason-cards-keeps-number = Za kasnije ostaje { $number }: { $percent ->
        [one] +{ $percent } procentni poen
        [few] +{ $percent } procentna poena
       *[other] +{ $percent } procentnih poena
    } šanse za pobedu.

## Who takes

reason-cards-spares = Ne moraš da uzmeš štih: sada je to { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    }.
reason-cards-trick = Ovaj štih moraš da uzmeš u { $share }{ "\u00A0" }% slučajeva, inače u { $other }{ "\u00A0" }%.
reason-cards-fewer = Do kraja runde uzimaš manje karata: u proseku { $average }, inače { $other }.
reason-cards-next-takes = Uz dobar broj { $good } sledeći mora da uzme u { $share }{ "\u00A0" }% slučajeva, inače u { $other }{ "\u00A0" }%.
reason-cards-others = Do kraja runde drugi uzimaju više karata: u proseku { $average }, inače { $other }.
reason-cards-rival = Do kraja runde jedan od protivnika uzima više karata: u proseku { $average }, inače { $other }.
reason-cards-points = Runda ti donosi više poena: u proseku { $average }, inače { $other }.
