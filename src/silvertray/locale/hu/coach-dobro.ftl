# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Azonnal véget vet a körnek. Különben átlagosan ennyi lapot vinnél még: { $average }.
reason-cards-not-yet = A kör folytatódik, amíg a többieknek van mit elvinniük. Átlagosan ennyi lapot visznek még: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Kevesebb lapod marad: az esetek { $share }%-ában te zárod le a kört, különben { $other }%-ában.
reason-cards-keeps-special = Későbbre marad { $card ->
        [J] a dzsóker
        [S] a Kimaradás
       *[R] az Irányváltás
    }: +{ $percent } százalékpont győzelmi esély.
reason-cards-leads = Ha elviszed, te hívsz, és kimehet { $cards ->
        [one] { $number ->
            [3] a 3-as
            [5] az 5-ös
            [6] a 6-os
            [8] a 8-as
           *[other] a { $number }-es
        }
       *[other] { $number ->
            [3] a 3-as pár
            [5] az 5-ös pár
            [6] a 6-os pár
            [8] a 8-as pár
           *[other] a { $number }-es pár
        }
    }, jobb lapok maradnak: +{ $percent } százalékpont győzelmi esély.
reason-cards-sheds = Egyszerre két laptól szabadulsz meg: +{ $percent } százalékpont győzelmi esély.
reason-cards-keeps-pair = Együtt marad { $number ->
        [3] a 3-as
        [5] az 5-ös
        [6] a 6-os
        [8] a 8-as
       *[other] a { $number }-es
    } pár: +{ $percent } százalékpont győzelmi esély.
reason-cards-sheds-lower = Megszabadulsz { $lower ->
        [3] a 3-astól
        [5] az 5-östől
        [6] a 6-ostól
        [8] a 8-astól
       *[other] a { $lower }-estől
    }, és megmarad { $higher ->
        [3] a 3-as
        [5] az 5-ös
        [6] a 6-os
        [8] a 8-as
       *[other] a { $higher }-es
    }: +{ $percent } százalékpont győzelmi esély.
reason-cards-keeps-number = Későbbre marad { $number ->
        [3] a 3-as
        [5] az 5-ös
        [6] a 6-os
        [8] a 8-as
       *[other] a { $number }-es
    }: +{ $percent } százalékpont győzelmi esély.

## Who takes

reason-cards-spares = Nem kell elvinned az ütést, amely most { $cards ->
        [one] egy lap
       *[other] { $cards } lap
    } lenne.
reason-cards-trick = Ezt az ütést az esetek { $share }%-ában kell elvinned, különben { $other }%-ában.
reason-cards-fewer = Kevesebb lapot viszel a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-next-takes = Ha a jó szám { $good }, a következő játékosnak az esetek { $share }%-ában vinnie kell, különben { $other }%-ában.
reason-cards-others = A többiek több lapot visznek a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-rival = Az egyik ellenfeled több lapot visz a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-points = A kör több pontot hoz neked: átlagosan { $average }, különben { $other }.
