# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Odmah završava rundu. Koliko bi karata inače još trebalo da uzmeš, u proseku: { $average }.
reason-cards-not-yet = Runda traje dok drugi imaju šta da uzimaju. Koliko karata još uzimaju, u proseku: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Ostaje ti manje karata: rundu završavaš u { $share } % slučajeva, inače u { $other } %.
reason-cards-keeps-special = Za kasnije ostaje { $card ->
        [J] džoker
        [S] preskok
       *[R] zaokret
    }: to je { $percent } % veća šansa za pobedu.
reason-cards-leads = Ko uzme, otvara: { $cards ->
        [1] rešavaš se karte { $number }
       *[other] rešavaš se para { $number }
    } i čuvaš bolje karte, što je { $percent } % veća šansa za pobedu.
reason-cards-sheds = Rešavaš se dveju karata odjednom: to je { $percent } % veća šansa za pobedu.
reason-cards-keeps-pair = Par { $number } ostaje zajedno: to je { $percent } % veća šansa za pobedu.
reason-cards-sheds-lower = Odlazi { $lower }, a ostaje { $higher }: to je { $percent } % veća šansa za pobedu.
reason-cards-keeps-number = Za kasnije ostaje { $number }: to je { $percent } % veća šansa za pobedu.

## Who takes

reason-cards-spares = Ne moraš da uzmeš štih: sada je to { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    }.
reason-cards-trick = Ovaj štih moraš da uzmeš u { $share } % slučajeva, inače u { $other } %.
reason-cards-fewer = Do kraja runde uzimaš manje karata: u proseku { $average }, inače { $other }.
reason-cards-next-takes = Uz dobar broj { $good } sledeći mora da uzme u { $share } % slučajeva, inače u { $other } %.
reason-cards-others = Do kraja runde drugi uzimaju više karata: u proseku { $average }, inače { $other }.
reason-cards-rival = Do kraja runde jedan od protivnika uzima više karata: u proseku { $average }, inače { $other }.
reason-cards-points = Runda ti donosi više poena: u proseku { $average }, inače { $other }.
