# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Du

## Faces

cards-face-J = Joker
cards-face-S = Aussetzen
cards-face-R = Wechsel

## Around the table

cards-round = Runde { $round } von { $rounds }
cards-deck = Stapel { $cards }
cards-deck-label = { $cards ->
        [0] der Stapel ist leer
        [one] eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
cards-around = Die Spieler in Zugfolge
cards-clockwise = im Uhrzeigersinn
cards-anticlockwise = gegen den Uhrzeigersinn
cards-direction = Es geht { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] eine Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }, { $pile } genommen, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
cards-own-label = Dein Stand: { $pile } genommen, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
cards-taken = genommen
cards-points = Punkte
cards-to-play = am Zug
cards-forgetful = Schussel
cards-forgetful-why = Vergessen zu ziehen: ein Punkt weniger in dieser Runde, außer jemand anders vergisst es auch
cards-owes = zieht…
cards-owes-why = Hat noch nicht gezogen
cards-away = weg
cards-stand-in = Bot spielt
cards-shown = gezeigt: { $cards }
cards-shown-why = Gleichstand um den ersten Zug: Die höchsten Karten wurden verglichen

## The trick

cards-trick = Der Stich
cards-good = gute Zahl
cards-good-label = Die gute Zahl ist { $good }
cards-good-none = Es gibt noch keine gute Zahl
cards-how-empty = noch keine Zahl: Alles geht
cards-how-number = { $what }: { $good }
cards-how-led = ausgespielt: { $what }
cards-how-beats = { $what } schlägt { $before }
cards-how-doubled = { $what } auf { $before }: verdoppelt auf { $good }
cards-how-stays = { $what }: bleibt bei { $good }
cards-how-none = { $what }: weiter keine Zahl
cards-what-single = { $number }
cards-what-pair = { $number }er-Paar
cards-what-joker = Joker als { $number }
cards-what-joker-pair = Joker und { $number }
cards-what-jokers = zwei Joker als { $number }
cards-story = Der Stich, Karte für Karte
cards-story-open = Den ganzen Stich ansehen: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
cards-story-empty = Noch hat niemand gespielt.

## What happened

cards-did-play = { $me ->
        [yes] Du legst
       *[no] { $who } legt
    } { $what }
cards-laid-single = eine { $number }
cards-laid-pair = zwei { $number }er
cards-laid-joker = einen Joker als { $number }
cards-laid-joker-pair = einen Joker mit einer { $number }
cards-laid-jokers = zwei Joker als { $number }
cards-did-take = { $me ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } den Stich{ $cards ->
        [0] { "" }
        [one] {" "}(eine Karte)
       *[other] {" "}({ $cards } Karten)
    }
cards-did-draw = { $me ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }
cards-news-good = Gute Zahl { $good }.

## What is asked

cards-ask-lead = Du spielst aus: Alles geht
cards-ask-play = Du bist dran: Spiel oder nimm den Stich
cards-ask-must-take = Nichts auf deiner Hand passt: Nimm den Stich
cards-ask-draw = Zieh jetzt: Der Nächste könnte schneller sein
cards-wait = Warten auf { $names }
cards-wait-cards = Karten werden ausgeteilt…
cards-over = Die Partie ist zu Ende
cards-and = { $first } und { $second }

## The own hand

cards-hand = Deine Hand: Pfeiltasten bewegen, Enter wählt und spielt, Escape hebt die Wahl auf
cards-hand-of = Hand von { $name }
cards-card-label = { $face }{ $state ->
        [chosen] , gewählt
        [partner] , passt zur gewählten Karte
        [dim] , geht jetzt nicht
       *[plain] { "" }
    }
cards-seen-label = { $label }, für alle sichtbar

## Choosing

cards-play = { $what } spielen
cards-arrow-good = gute Zahl { $good }
cards-arrow-stays = bleibt bei { $good }
cards-arrow-none = noch keine Zahl
cards-play-label = { $what } ({ $then })
cards-take = { $cards ->
        [one] 1{ "\u00A0" }Karte nehmen
       *[other] { $cards }{ "\u00A0" }Karten nehmen
    }
cards-draw = Ziehen
cards-undo = Rückgängig
cards-also = oder als Paar
cards-also-partner = Nur als Paar
cards-name-joker = Der Joker zählt als…
cards-name-jokers = Beide Joker zählen als…
cards-two-jokers = zwei Joker, dann ihre Zahl nennen
cards-choose-card = Wähle eine Karte
cards-choose-number = Wähle eine Zahl
cards-choose-number-or = Zahl oder eine Karte mit +
cards-choose-partner = Nimm eine Karte dazu

## The end of a round

cards-round-over = Runde { $round } ist zu Ende
cards-round-closer = { $me ->
        [yes] Du hast deine letzte Karte gespielt.
       *[no] { $who } hat die letzte Karte gespielt.
    }
cards-round-player = Spieler
cards-round-cards = Karten
cards-round-short = R{ $round }
cards-round-total = Summe
cards-round-starts = { $me ->
        [yes] Du beginnst Runde { $round }.
       *[no] { $who } beginnt Runde { $round }.
    }
cards-round-compared = Gleichstand um den ersten Zug, die höchsten Karten wurden gezeigt: { $names }.
cards-round-on = Weiter
cards-scores = Punkte nach Runden
cards-scores-open = Punkte
