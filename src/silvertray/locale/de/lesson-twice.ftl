# The lesson of Doppelt so clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-twice-hello = Sechs Würfel, dreimal wählen, ein Blatt. Spielen wir einen Zug zusammen.

lesson-twice-silver = Silber darfst du in jeder seiner vier Reihen ankreuzen. Nimm die silberne 3 und kreuz die 3 der grünen Reihe an.
lesson-twice-silver-done = Blau 1 und Weiß 2 sind niedriger und kamen aufs Tablett. Nach einer Silber-Wahl darfst du auch sie ankreuzen.

lesson-twice-company = Jeden in der Reihe seiner Farbe: Kreuz die 1 der blauen Reihe an.
lesson-twice-company-done = Das war ein zweites Kreuz mit einer Wahl.

lesson-twice-joker = Weiß darf sich die Reihe aussuchen. Kreuz damit die 2 der grünen Reihe an.
lesson-twice-joker-done = Drei Kreuze auf einmal. Je mehr Kreuze in einer Reihe stehen, desto mehr ist jedes wert.

lesson-twice-green = Grün besteht aus Paaren, die erste Zahl minus die zweite. Trag die grüne 5 ein: Das erste Feld verdoppelt sie.
lesson-twice-green-done = Jetzt steht dort eine 10. Im zweiten Feld eines Paars willst du eine niedrige Zahl.

lesson-twice-circle = Gelb füllst du zweimal: erst ein Kreis, später ein Kreuz. Kreis die obere 3 ein.
lesson-twice-circle-done = Kreise bringen Boni, Kreuze bringen Punkte. Du hast dreimal gewählt.

lesson-twice-pair = Andere würden jetzt einen Würfel von deinem Tablett nehmen. Allein nimmst du einen der drei niedrigsten: Grün 1 kommt wie gerufen.
lesson-twice-pair-done = Das Paar bringt 10 − 2 = 8 Punkte, und das Feld brachte dir ein Nachwürfeln.

lesson-twice-sum = Blau zählt Blau und Weiß zusammen: 6 + 4. Nimm Weiß als Blau, denn mit seiner niedrigen Zahl müssen weniger Würfel aufs Tablett.
lesson-twice-sum-done = Du hast eine 10 eingetragen. Ab jetzt darf in Blau keine Zahl höher sein als die davor.

lesson-twice-fall = Blau 5 und deine weiße 4 ergeben 9. Nimm den blauen Würfel.
lesson-twice-fall-done = Das Feld brachte eine Rückholaktion: Sie holt für deinen nächsten Wurf einen Würfel vom Tablett.

lesson-twice-return = Nutze sie gleich: Hol den gelben Würfel zurück.
lesson-twice-return-done = Gelb ist beim nächsten Wurf dabei, wie jeder andere Würfel.

lesson-twice-cross = Eine gelbe 3, und die obere 3 hat ihren Kreis. Kreuz sie jetzt an.
lesson-twice-cross-done = Je mehr gelbe Felder du ankreuzt, desto schneller wachsen ihre Punkte.

lesson-twice-extra = Runde 2 brachte einen Zusatzwürfel: einen der sechs noch einmal. Trag mit dem weißen Würfel 5 + 4 in Blau ein.
lesson-twice-extra-done = Noch einmal dieselbe Zahl ist erlaubt. Das Feld brachte ein gelbes Fragezeichen.

lesson-twice-any = Es gilt als jede Zahl, die du willst. Kreis in Gelb die 6 ein.
lesson-twice-any-done = Damit ist die obere Reihe voll und bringt ein blaues Fragezeichen.

lesson-twice-chain = Eins bringt das nächste. Trag noch eine 9 in Blau ein.
lesson-twice-chain-done = Um solche Ketten geht es in diesem Spiel.

lesson-twice-end = Das war’s. Noch ein Tipp: Jeder Fuchs zählt so viel wie dein schwächster Bereich, also vernachlässige keinen.
