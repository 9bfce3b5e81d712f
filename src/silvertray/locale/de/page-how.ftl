# How the games are played, in a few lines for somebody who knows none of them. docs/rules has every rule.

page-how = So geht’s
page-how-title = So geht { $game }
page-how-signs = Was die Zeichen bringen
page-how-more = Tippe auf ein Zeichen auf dem Blatt, um zu sehen, was es bringt. Felder, die du ausfüllen kannst, leuchten. Tippst du auf etwas, das nicht geht, erfährst du, warum.

page-how-clever-1 = In deinem Zug würfelst du bis zu dreimal. Aus jedem Wurf nimmst du einen Würfel und füllst damit ein Feld seiner Farbe aus. Weiß gilt als jede Farbe.
page-how-clever-2 = Alles, was weniger zeigt als dein gewählter Würfel, kommt aufs Silbertablett, und du wirfst es nicht mehr.
page-how-clever-3 = Nach deinem letzten Wurf nutzen alle anderen einen Würfel vom Tablett. Allein würfelst du noch einmal und wählst aus den drei niedrigsten.
page-how-clever-4 = Gelb: Kreuz die Zahl an. Volle Spalten geben Punkte, volle Reihen bringen Boni.
page-how-clever-5 = Blau: Kreuz die Summe aus blauem und weißem Würfel an.
page-how-clever-6 = Grün, Orange und Lila gehen von links nach rechts. Grün will mindestens die gedruckte Zahl. In Orange und Lila trägst du die Augen ein und bekommst ihre Summe; Lila muss steigen, bis nach einer 6 alles von vorn beginnt.
page-how-clever-7 = Ein Bonus gilt sofort: Ein Kreuz kann das nächste auslösen. Denk an deinen schwächsten Bereich, denn jeder Fuchs zählt so viel wie er.

page-how-twice-1 = In deinem Zug würfelst du bis zu dreimal. Aus jedem Wurf nimmst du einen Würfel und füllst damit ein Feld seiner Farbe aus. Weiß gilt als jede Farbe.
page-how-twice-2 = Alles, was weniger zeigt als dein gewählter Würfel, kommt aufs Silbertablett, und du wirfst es nicht mehr, außer du holst es zurück.
page-how-twice-3 = Nach deinem letzten Wurf nutzen alle anderen einen Würfel vom Tablett. Allein würfelst du noch einmal und wählst aus den drei niedrigsten.
page-how-twice-4 = Silber: Kreuz die Zahl in einer beliebigen Reihe an. Nimmst du Silber aus deinem eigenen Wurf, darfst du auch die niedrigeren Würfel ankreuzen, jeden in der Reihe seiner Farbe.
page-how-twice-5 = Gelb: Kreis eine Zahl erst ein, kreuz sie später an. Kreise bringen Boni, Kreuze bringen Punkte.
page-how-twice-6 = Blau: Trag die Summe aus blauem und weißem Würfel ein; sie darf nie steigen.
page-how-twice-7 = Grün: Die Felder sind Paare, die erste Zahl minus die zweite. Rosa: Trag ein, was du willst, aber die Boni wollen mindestens die gedruckte Zahl.
page-how-twice-8 = Ein Bonus gilt sofort: Ein Kreuz kann das nächste auslösen. Denk an deinen schwächsten Bereich, denn jeder Fuchs zählt so viel wie er.

page-how-dobro-1 = Alle spielen auf einen Stich in der Mitte. Wenn du dran bist, spiel eine Karte oder ein Paar, das mindestens die gute Zahl wert ist. Ein Paar zählt beide Karten zusammen.
page-how-dobro-2 = Spielst du mehr, ist das die neue gute Zahl. Spielst du genau so viel, verdoppelt sie sich.
page-how-dobro-3 = Du kannst oder willst nicht? Dann nimm den ganzen Stich und beginne einen neuen mit einer beliebigen Karte oder einem Paar.
page-how-dobro-4 = Ein Joker ist jede Zahl von 2 bis 12, oder er bildet mit jeder Zahlenkarte ein Paar. Aussetzen und Richtungswechsel gehen immer und lassen die gute Zahl, wie sie ist; nach einem Richtungswechsel geht es andersherum.
page-how-dobro-5 = Deine Hand wird vom Stapel aufgefüllt. Ist der Stapel leer, beendet die Runde, wer zuerst die letzte Karte spielt.
page-how-dobro-6 = Je weniger Karten du nehmen musstest, desto mehr Punkte: 1, und 1 mehr für alle, die mehr genommen haben als du. Die meisten Punkte nach der letzten Runde gewinnen.
