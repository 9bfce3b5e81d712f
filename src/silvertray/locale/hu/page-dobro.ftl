# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Te

## Faces

cards-face-J = Dzsóker
cards-face-S = Kimaradás
cards-face-R = Irányváltás

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
cards-forgetful-why = Elfelejtett húzni: ebben a körben eggyel kevesebb pontot kap, hacsak más is el nem felejti
cards-owes = húz…
cards-owes-why = Még nem húzott
cards-away = nincs itt
cards-stand-in = bot játszik
cards-shown = megmutatta: { $cards }
cards-shown-why = Döntetlen volt a kezdésért, ezért összevetettük és megmutattuk a legmagasabb lapokat

## The trick

cards-trick = Az ütés
cards-good = jó szám
cards-good-label = A jó szám: { $good }
cards-good-none = Még nincs jó szám
cards-how-empty = még nincs szám: bármi jöhet
cards-how-number = { $what }: { $good }
cards-how-led = hívás: { $what }
cards-how-beats = { $what }, több mint { $before }
cards-how-doubled = { $what }, megint { $before }: { $good ->
        [6] 6-ra
        [8] 8-ra
        [16] 16-ra
        [18] 18-ra
        [20] 20-ra
        [28] 28-ra
        [36] 36-ra
        [48] 48-ra
       *[other] { $good }-re
    } duplázódik
cards-how-stays = { $what }: { $good } marad
cards-how-none = { $what }: még nincs szám
cards-what-single = { $number }
cards-what-pair = { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $number }-es
    } pár
cards-what-joker = Dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
cards-what-joker-pair = Dzsóker és { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $number }-es
    }
cards-what-jokers = két dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
cards-story = Az ütés, lapról lapra
cards-story-open = Az egész ütés: { $cards ->
        [one] egy lap
       *[other] { $cards } lap
    }
cards-story-empty = Még senki sem játszott ki lapot.

## What happened

cards-did-play = { $me ->
        [yes] Ezt játszod ki
       *[no] { $who } ezt játssza ki
    }: { $what }
cards-laid-single = { $number ->
        [3] egy 3-as
        [5] egy 5-ös
        [6] egy 6-os
        [8] egy 8-as
       *[other] egy { $number }-es
    }
cards-laid-pair = { $number ->
        [3] két 3-as
        [5] két 5-ös
        [6] két 6-os
        [8] két 8-as
       *[other] két { $number }-es
    }
cards-laid-joker = egy dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
cards-laid-joker-pair = egy dzsóker és { $number ->
        [3] egy 3-as
        [5] egy 5-ös
        [6] egy 6-os
        [8] egy 8-as
       *[other] egy { $number }-es
    }
cards-laid-jokers = két dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
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
cards-ask-must-take = Semmid sem elég: vidd az ütést
cards-ask-draw = Húzz, mielőtt a következő játékos lép
cards-wait = Most jön: { $names }
cards-wait-cards = Osztás…
cards-over = Vége a játéknak
cards-and = { $first } és { $second }

## The own hand

cards-hand = A kezed: a nyilak mozgatnak, az Enter választ és kijátszik, az Escape törli a választást
cards-hand-of = { $name } keze
cards-card-label = { $face }{ $state ->
        [chosen] , kiválasztva
        [partner] , párosítható a választott lappal
        [dim] , most nem játszható ki
       *[plain] { "" }
    }
cards-seen-label = { $label }, mindenki látja

## Choosing

cards-play = Kijátszás: { $what }
cards-arrow-good = jó szám { $good }
cards-arrow-stays = { $good } marad
cards-arrow-none = még nincs szám
cards-play-label = { $what } ({ $then })
cards-take = { $cards ->
        [one] 1{ "\u00A0" }lap
       *[other] { $cards }{ "\u00A0" }lap
    } elvitele
cards-draw = Húzás
cards-undo = Vissza
cards-also = vagy párban
cards-also-partner = Csak párban
cards-name-joker = A dzsóker ennyit ér…
cards-name-jokers = A két dzsóker ennyit ér…
cards-two-jokers = két dzsóker, aztán a számuk
cards-choose-card = Válassz lapot
cards-choose-number = Válassz számot
cards-choose-number-or = Válassz számot vagy egy + jelű lapot
cards-choose-partner = Tegyél hozzá lapot

## The end of a round

cards-round-over = Vége { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    } körnek
cards-round-closer = { $me ->
        [yes] Kijátszottad az utolsó lapodat.
       *[no] { $who } kijátszotta az utolsó lapját.
    }
cards-round-player = Játékos
cards-round-cards = Elvitt
cards-round-short = { $round }.
cards-round-total = Össz.
cards-round-starts = { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } kört { $me ->
        [yes] te kezded
       *[no] { $who } kezdi
    }.
cards-round-compared = Döntetlen volt a kezdésért, ezért megmutatták a legmagasabb lapjaikat: { $names }.
cards-round-on = Tovább
cards-scores = Pontok körönként
cards-scores-open = Pontok
