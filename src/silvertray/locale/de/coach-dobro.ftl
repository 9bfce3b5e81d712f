# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Beendet die Runde sofort und erspart dir Karten, die du sonst noch nehmen würdest, im Schnitt { $average }.
reason-cards-not-yet = Die Runde geht weiter, und die anderen müssen noch Karten nehmen, im Schnitt { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Lässt dir weniger Karten: In { $share }{ "\u00A0" }% der Fälle spielst du zuerst deine letzte Karte, sonst in { $other }{ "\u00A0" }%.
reason-cards-keeps-special = Behält { $card ->
        [J] den Joker
        [S] das Aussetzen
       *[R] den Richtungswechsel
    } für später: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.
reason-cards-leads = Wer nimmt, spielt aus: { $cards ->
        [one] Du wirst die { $number } los
       *[other] Du wirst das { $number }er-Paar los
    } und behältst bessere Karten, +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.
reason-cards-sheds = Wird zwei Karten auf einmal los: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.
reason-cards-keeps-pair = Lässt das { $number }er-Paar zusammen: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.
reason-cards-sheds-lower = Wird die { $lower } los und behält die { $higher }: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.
reason-cards-keeps-number = Behält die { $number } für später: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Siegchance.

## Who takes

reason-cards-spares = Erspart dir den Stich: { $cards ->
        [one] eine Karte, die
       *[other] { $cards } Karten, die
    } du jetzt nehmen würdest.
reason-cards-trick = Diesen Stich musst du in { $share }{ "\u00A0" }% der Fälle nehmen, sonst in { $other }{ "\u00A0" }%.
reason-cards-fewer = Du nimmst bis zum Ende der Runde weniger Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-next-takes = Bei der guten Zahl { $good } muss der Nächste in { $share }{ "\u00A0" }% der Fälle nehmen, sonst in { $other }{ "\u00A0" }%.
reason-cards-others = Die anderen nehmen bis zum Ende der Runde mehr Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-rival = Einer deiner Gegner nimmt bis zum Ende der Runde mehr Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-points = Die Runde bringt dir mehr Punkte: im Schnitt { $average }, sonst { $other }.
