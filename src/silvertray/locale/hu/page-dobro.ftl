# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Te

## Faces

cards-face-J = Dzsóker
cards-face-S = Passz
cards-face-R = Fordító

## Around the table

cards-round = Kör: { $round }/{ $rounds }
cards-deck = Pakli { $cards }
cards-deck-label = { $cards ->
        [0] a pakli üres
        [one] egy lap a pakliban
       *[other] { $cards } lap a pakliban
    }
cards-around = A játékosok sorrendben
cards-clockwise = órajárás szerint
cards-anticlockwise = órajárással szemben
cards-direction = A játék iránya: { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] egy lap kézben
       *[other] { $hand } lap kézben
    }, { $pile } elvitt lap, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
cards-own-label = Az állásod: { $pile } elvitt lap, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
cards-taken = elvitt lap
cards-points = pont
cards-to-play = ő jön
cards-forgetful = Feledékeny
cards-forgetful-why = Elfelejtett húzni: ebben a körben eggyel kevesebb pont, hacsak más is el nem felejti (D-54, D-71)
cards-owes = húz…
cards-owes-why = Még nem húzott (D-52)
cards-away = nincs itt
cards-stand-in = bot játszik
cards-shown = mutatva: { $cards }
cards-shown-why = Döntetlen volt az első lépésért, ezért a legmagasabb lapokat összevetették és megmutatták (D-72, D-93)

## The trick

cards-trick = Az ütés
cards-good = jó szám
cards-good-label = A jó szám: { $good }
cards-good-none = Még nincs jó szám
cards-how-empty = még nincs szám: bármi jöhet
cards-how-number = { $what }: { $good }
cards-how-led = hívás: { $what }
cards-how-beats = { $what } üti: { $before }
cards-how-doubled = { $what }, előtte { $before }: duplázva { $good }
cards-how-stays = { $what }: marad { $good }
cards-how-none = { $what }: még nincs szám
cards-what-single = { $number }
cards-what-pair = { $number } + { $number }
cards-what-joker = Dzsóker mint { $number }
cards-what-joker-pair = Dzsóker és { $number }
cards-what-jokers = két Dzsóker mint { $number }
cards-story = Az ütés, lapról lapra
cards-story-open = Az egész ütés: { $cards ->
        [one] egy lap
       *[other] { $cards } lap
    }
cards-story-empty = Még senki sem játszott ki lapot.

## What happened

cards-did-play = { $me ->
        [yes] A lapod
       *[no] { $who } lapja
    }: { $what }
cards-laid-single = { $number }
cards-laid-pair = { $number }+{ $number } pár
cards-laid-joker = Dzsóker mint { $number }
cards-laid-joker-pair = Dzsóker és { $number }
cards-laid-jokers = két Dzsóker mint { $number }
cards-did-take = { $me ->
        [yes] Elviszed
       *[no] { $who } elviszi
    } az ütést{ $cards ->
        [0] { "" }
        [one] {" "}(egy lap)
       *[other] {" "}({ $cards } lap)
    }
cards-did-draw = { $me ->
        [yes] Húzol
       *[no] { $who } húz
    }
cards-news-good = Jó szám: { $good }.

## What is asked

cards-ask-lead = Te hívsz: bármi jöhet
cards-ask-play = Te jössz: játssz ki lapot, vagy vidd az ütést
cards-ask-must-take = A kezedben semmi sem jó: vidd az ütést
cards-ask-draw = Húzz most: a következő gyorsabb lehet
cards-wait = Várunk: { $names }
cards-wait-cards = Osztják a lapokat…
cards-over = Vége a játéknak
cards-and = { $first } és { $second }

## The own hand

cards-hand = A kezed: a nyilak mozgatnak, az Enter választ és kijátszik, az Escape elveti
cards-hand-of = { $name } keze
cards-card-label = { $face }{ $state ->
        [chosen] , kiválasztva
        [partner] , illik a választott laphoz
        [dim] , most nem játszható ki
       *[plain] { "" }
    }
cards-seen-label = { $label }, mindenki látja

## Choosing

cards-play = Kijátszás: { $what }
cards-arrow-good = jó szám { $good }
cards-arrow-stays = marad { $good }
cards-arrow-none = még nincs szám
cards-play-label = { $what } ({ $then })
cards-take = { $cards ->
        [one] 1{ "\u00A0" }lapot viszek
       *[other] { $cards }{ "\u00A0" }lapot viszek
    }
cards-draw = Húzás
cards-undo = Vissza
cards-also = vagy párban
cards-also-partner = Csak párban
cards-name-joker = A Dzsóker ennyit ér…
cards-name-jokers = A két Dzsóker ennyit ér…
cards-two-jokers = két Dzsóker, aztán a számuk
cards-choose-card = Válassz lapot
cards-choose-number = Válassz számot
cards-choose-number-or = Szám, vagy egy + jelű lap
cards-choose-partner = Tegyél hozzá lapot

## The end of a round

cards-round-over = { $round }. kör: vége
cards-round-closer = { $me ->
        [yes] Kijátszottad az utolsó lapodat.
       *[no] { $who } kijátszotta az utolsó lapját.
    }
cards-round-player = Játékos
cards-round-cards = Elvitt
cards-round-short = { $round }.
cards-round-total = Össz.
cards-round-starts = { $me ->
        [yes] { $round }. kör: te kezdesz.
       *[no] { $round }. kör: { $who } kezd.
    }
cards-round-compared = Döntetlen volt az első lépésért, megmutatták a legmagasabb lapjaikat: { $names } (D-93).
cards-round-on = Tovább
cards-scores = Pontok körönként
cards-scores-open = Pontok
