# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Azonnal véget vet a körnek. Ennyi lapot vinnél még különben, átlagosan: { $average }.
reason-cards-not-yet = A kör folytatódik, amíg a többieknek van mit vinniük. Ennyi lapot visznek még, átlagosan: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Kevesebb lapod marad: az esetek { $share } %-ában te zárod a kört, különben { $other } %-ában.
reason-cards-keeps-special = Későbbre marad { $card ->
        [J] a dzsóker
        [S] a passz
       *[R] a fordító
    }: így { $percent } %-kal nő a győzelmi esély.
reason-cards-leads = Aki viszi, az hív: { $cards ->
        [one] kimehet ez: { $number }
       *[other] kimehet ez a pár: { $number }+{ $number }
    }, és jobb lapok maradnak; így { $percent } %-kal nő a győzelmi esély.
reason-cards-sheds = Egyszerre két laptól szabadulsz meg: így { $percent } %-kal nő a győzelmi esély.
reason-cards-keeps-pair = Együtt marad ez a pár: { $number }+{ $number }. Így { $percent } %-kal nő a győzelmi esély.
reason-cards-sheds-lower = Kimegy ez: { $lower }, és megmarad ez: { $higher }; így { $percent } %-kal nő a győzelmi esély.
reason-cards-keeps-number = Későbbre marad ez: { $number }; így { $percent } %-kal nő a győzelmi esély.

## Who takes

reason-cards-spares = Nem kell elvinned az ütést: { $cards ->
        [one] egy lap lenne
       *[other] { $cards } lap lenne
    } most.
reason-cards-trick = Ezt az ütést az esetek { $share } %-ában kell elvinned, különben { $other } %-ában.
reason-cards-fewer = Kevesebb lapot viszel a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-next-takes = Ha a jó szám { $good }, a következőnek az esetek { $share } %-ában el kell vinnie, különben { $other } %-ában.
reason-cards-others = A többiek több lapot visznek a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-rival = Az egyik ellenfeled több lapot visz a kör végéig: átlagosan { $average }, különben { $other }.
reason-cards-points = A kör több pontot hoz neked: átlagosan { $average }, különben { $other }.
