# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Beendet die Runde sofort. Karten, die du sonst noch nehmen würdest, im Schnitt: { $average }.
reason-cards-not-yet = Die Runde geht weiter, solange die anderen noch nehmen müssen. Karten, die sie noch nehmen, im Schnitt: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Lässt dir weniger Karten: In { $share } % der Fälle spielst du zuerst deine letzte Karte, sonst in { $other } %.
reason-cards-keeps-special = Behält { $card ->
        [J] den Joker
        [S] Skip
       *[R] Retour
    } für später: { $percent } % mehr Siegchance.
reason-cards-leads = Wer nimmt, spielt aus: { $cards ->
        [one] Du wirst die { $number } los
       *[other] Du wirst das { $number }er-Paar los
    } und behältst bessere Karten, { $percent } % mehr Siegchance.
reason-cards-sheds = Wird zwei Karten auf einmal los: { $percent } % mehr Siegchance.
reason-cards-keeps-pair = Lässt das { $number }er-Paar zusammen: { $percent } % mehr Siegchance.
reason-cards-sheds-lower = Wird die { $lower } los und behält die { $higher }: { $percent } % mehr Siegchance.
reason-cards-keeps-number = Behält die { $number } für später: { $percent } % mehr Siegchance.

## Who takes

reason-cards-spares = Erspart dir den Stich: { $cards ->
        [one] eine Karte, die
       *[other] { $cards } Karten, die
    } du jetzt nehmen würdest.
reason-cards-trick = Diesen Stich musst du in { $share } % der Fälle nehmen, sonst in { $other } %.
reason-cards-fewer = Du nimmst bis zum Ende der Runde weniger Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-next-takes = Bei der guten Zahl { $good } muss der Nächste in { $share } % der Fälle nehmen, sonst in { $other } %.
reason-cards-others = Die anderen nehmen bis zum Ende der Runde mehr Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-rival = Einer deiner Gegner nimmt bis zum Ende der Runde mehr Karten: im Schnitt { $average }, sonst { $other }.
reason-cards-points = Die Runde bringt dir mehr Punkte: im Schnitt { $average }, sonst { $other }.
