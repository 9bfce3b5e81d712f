# The lesson of Dobro: each step's wish, and (-done) what it taught. web/src/learn/lessons has the cards.

lesson-dobro-hello = Alle spielen auf einen Haufen, den Stich. Wer nicht weiterkann, muss ihn nehmen, und diese Karten will niemand.

lesson-dobro-lead = Du beginnst. Spiel deine 2, dann müssen die anderen klettern.
lesson-dobro-lead-done = Die gute Zahl ist jetzt 2. Alle spielen mindestens so viel, und was sie spielen, wird die gute Zahl.

lesson-dobro-double = Die gute Zahl ist 5, und du hast eine 5. Spiel sie.
lesson-dobro-double-done = Genau so viel verdoppelt sie: 10. Da brauchten die anderen etwas Hohes.

lesson-dobro-joker = Zu hoch für deine Karten, aber ein Joker bildet mit jeder Zahl ein Paar, und ein Paar zählt beide. Spiel Joker und 7.
lesson-dobro-joker-done = 7 und 7 sind 14, und keine einzelne Karte schlägt das. Jemand musste alles nehmen.

lesson-dobro-higher = Ein neuer Stich beginnt mit einer 2. Spiel deine 3.
lesson-dobro-higher-done = Wenn du gespielt hast, ziehst du nach, solange der Stapel reicht.

lesson-dobro-skip = Aussetzen geht immer und lässt die gute Zahl, wie sie ist. Behalte deine hohen Karten und setz aus.
lesson-dobro-skip-done = Die 6 blieb, wie sie war. Dann kamen eine 7 und noch eine 7: verdoppelt auf 14.

lesson-dobro-take = Dein 4er-Paar zählt nur 8. Diesmal kannst du nicht weiter: Nimm den Stich.
lesson-dobro-take-done = Jetzt liegen sieben Karten vor dir. Wer nimmt, beginnt den nächsten Stich, noch im selben Zug.

lesson-dobro-pair = Du darfst auch mit einem Paar beginnen: Spiel beide 4er.
lesson-dobro-pair-done = Zusammen 8, und noch eine 8 macht 16. Jemand musste den Stich nehmen und begann einen neuen mit einer 3.

lesson-dobro-end = Ist der Stapel leer, beendet die Runde, wer zuerst die letzte Karte spielt. Wer die wenigsten Karten genommen hat, bekommt die meisten Punkte.
