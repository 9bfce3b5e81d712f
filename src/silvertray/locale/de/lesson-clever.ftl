# The lesson of Ganz schön clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-clever-hello = Sechs Würfel, dreimal wählen, ein Blatt. Spielen wir einen Zug zusammen.

lesson-clever-colour = Jeder Würfel füllt den Bereich seiner Farbe. Nimm die gelbe 5: Kreuz in Gelb die obere 5 an.
lesson-clever-colour-done = Blau 2, Grün 1 und Lila 3 zeigen weniger als deine 5. Sie kamen aufs Silbertablett, und du wirfst nur noch den Rest.

lesson-clever-joker = Weiß ist der Joker: Es gilt als jede Farbe. Kreuz damit in Gelb die obere 6 an.
lesson-clever-joker-done = Weiß 6 wurde zu Gelb 6. Auch Orange zeigt 6. Das ist nicht weniger, also bleibt der Würfel bei dir.

lesson-clever-number = Ein Würfel ist übrig. Trag die orange 4 ins erste orange Feld ein.
lesson-clever-number-done = Orange zählt die Summe deiner Zahlen. Das war deine dritte Wahl, also ist dein Zug zu Ende.

lesson-clever-tray = Andere würden jetzt einen Würfel von deinem Tablett nehmen. Allein nimmst du einen der drei niedrigsten: Kreuz in Gelb die obere 3 an.
lesson-clever-tray-done = Die obere Reihe in Gelb ist voll und bringt, was daneben gedruckt ist: ein blaues X.

lesson-clever-reward = Einen Bonus nutzt du sofort. Kreuz in Blau die 12 an: Die würfelst du selten.
lesson-clever-reward-done = Ein Kreuz brachte das nächste. Um solche Ketten geht es in diesem Spiel.

lesson-clever-reroll = Runde 2, ein schwacher Wurf. Nutze das Nachwürfeln aus Runde 1.
lesson-clever-reroll-done = Nachwürfeln heißt: Du wirfst alle Würfel dieses Wurfs noch einmal. Das kostet keinen deiner drei Würfe.

lesson-clever-sum = Blau zählt Blau und Weiß zusammen: 4 + 3. Nimm den blauen Würfel und kreuz die 7 an.
lesson-clever-sum-done = Gegen die anderen zählen nur die Augen des blauen Würfels: Weiß 3 und Grün 2 kamen aufs Tablett, Gelb 4 bleibt.

lesson-clever-low = Nimm die lila 3. Die Zahlen in Lila müssen steigen, also fang am besten niedrig an.
lesson-clever-low-done = Nichts zeigte weniger als 3, also behältst du alle Würfel. Wer niedrig wählt, hat mehr zu werfen.

lesson-clever-last = Dein letzter Wurf: Trag die orange 5 ein.
lesson-clever-last-done = Nach der dritten Wahl kommt alles, was übrig ist, aufs Tablett.

lesson-clever-extra = Runde 2 brachte einen Zusatzwürfel: einen der sechs noch einmal, egal wo er liegt. Trag die weiße 3 in Orange ein.
lesson-clever-extra-done = Das dritte orange Feld brachte ein Nachwürfeln, das du dir aufheben kannst.

lesson-clever-end = Das war’s. Noch ein Tipp: Jeder Fuchs zählt so viel wie dein schwächster Bereich, also vernachlässige keinen.
