# The rules of Ganz schön clever, in the order in which they are read. The page shows them, and docs/rules/clever.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-clever-title = Ganz schön clever: die Regeln
rules-clever-text-1 = Wirf sechs Würfel, behalte bis zu drei davon und lass den Rest den anderen. Mit jedem Würfel, den du behältst, füllst du ein Feld auf deinem Blatt aus, und ein gut gesetzter Eintrag zieht den nächsten nach sich. Für 1 bis 4 Spieler.
rules-clever-text-2 = Jede Regel hat eine Nummer, etwa C-12 oder G-5. Wird etwas abgelehnt, erfährst du die Regel, auf der das beruht, und kannst sie hier nachlesen. Wo Spielanleitungen eine Frage offenlassen oder sich widersprechen, sagen die Entscheidungen am Ende, wie hier gespielt wird.
rules-clever-text-3 = Zuerst ein paar Begriffe:
rules-clever-word-1 = Der **aktive** Spieler würfelt. Alle anderen sind in diesem Zug **passiv**.
rules-clever-word-2 = Ein **Würfelfeld** ist einer der drei Plätze auf deinem Blatt für die Würfel, die du aus deinen eigenen Würfen nimmst.
rules-clever-word-3 = Aufs **Tablett** kommen Würfel, die beiseitegelegt werden. Der **Vorrat** sind alle Würfel, die weder auf einem Würfelfeld noch auf dem Tablett liegen.
rules-clever-word-4 = Ein Würfel oder ein Bonus **passt**, wenn es ein Feld gibt, das er gerade jetzt ausfüllen darf.

rules-clever-chapter-1 = Was auf dem Tisch liegt
rules-clever-C-1 = Es gibt sechs Würfel: einen weißen und je einen in Gelb, Blau, Grün, Orange und Lila.
rules-clever-C-2 = Jeder hat ein eigenes Blatt. Es zeigt fünf farbige Bereiche, den Rundenanzeiger, je eine Leiste für die beiden Aktionen (Nachwürfeln und Zusatzwürfel) und drei Würfelfelder.
rules-clever-C-3 = Würfel, die beiseitegelegt werden, liegen auf dem Silbertablett.
rules-clever-C-4 = Allein oder zu zweit spielt man 6 Runden, zu dritt 5, zu viert 4. In einer Runde ist jeder genau einmal aktiv, Platz für Platz. Der Zufall entscheidet, welcher Platz beginnt.
rules-clever-C-5 = Die Runden 1 bis 4 beginnen mit einem Geschenk: Vor dem ersten Wurf der Runde bekommen *alle* Spieler, was der Rundenanzeiger für sie zeigt. Das ist in Runde 1 ein Nachwürfeln, in Runde 2 ein Zusatzwürfel, in Runde 3 noch ein Nachwürfeln und in Runde 4 entweder ein schwarzes X oder eine schwarze 6, wie jeder will (C-46). Die Runden 5 und 6 bringen nichts. In Runde 4 wählen alle gleichzeitig, und niemand muss dafür warten, bis er dran ist. Solange noch irgendein Spieler einen Sofortbonus zu nutzen hat, findet der erste Wurf einer Runde nicht statt.

rules-clever-chapter-2 = Der aktive Zug
rules-clever-C-10 = Du hast bis zu drei Würfe: den ersten mit allen sechs Würfeln, jeden weiteren mit dem Vorrat. Solange Würfel im Vorrat sind, musst du auch den zweiten und den dritten Wurf machen; früher aufhören geht nicht. Hast du einen offenen Bonus, nutze ihn zuerst: Vorher wird nicht gewürfelt.
rules-clever-C-11 = Aus jedem Wurf nimmst du einen der gerade geworfenen Würfel. Er kommt auf dein nächstes freies Würfelfeld, und du füllst sofort ein Feld mit ihm aus (C-20). Einen Würfel, der nirgends passt, kannst du nicht nehmen.
rules-clever-C-12 = Deine Wahl verdrängt kleinere Würfel. Von den anderen Würfeln *dieses* Wurfs kommt jeder, der weniger zeigt als der genommene, aufs Tablett. Würfel, die gleich viel oder mehr zeigen, bleiben im Vorrat. Es zählen die Augen des genommenen Würfels, auch in Blau, wo du eine Summe ankreuzt.
    .example = Du nimmst eine blaue 2, während Weiß 6 zeigt, und kreuzt die 8 an. Nur Würfel, die 1 zeigen, kommen aufs Tablett.
rules-clever-C-13 = Hast du aus dem dritten Wurf gewählt, kommt jeder Würfel, der nicht auf einem Würfelfeld liegt, aufs Tablett. Ist der Vorrat schon nach dem ersten oder zweiten Wurf leer, hast du keine weiteren Würfe.
rules-clever-C-14 = Manchmal passt kein Würfel eines Wurfs. Dann würfelst du nach (C-16) oder lässt den Wurf verfallen; kannst du nicht mehr nachwürfeln, verfällt er von selbst. Ein verfallener Wurf ist weg und kann nicht mehr nachgewürfelt werden. Er zählt als einer deiner drei. Nichts kommt auf ein Würfelfeld, nichts aufs Tablett, und der nächste Wurf wird wieder mit genau denselben Würfeln gemacht. War es dein dritter Wurf, kommen die Würfel wie in C-13 aufs Tablett.
    .example = Für deinen zweiten Wurf ist nur der grüne Würfel übrig. Er zeigt 2, und dein nächstes grünes Feld will eine 5. Kannst du nicht nachwürfeln, ist dieser Wurf verloren, und dein dritter Wurf ist noch einmal der grüne Würfel.
rules-clever-C-15 = Passt mindestens ein geworfener Würfel, darfst du nicht verzichten: Nimm einen oder würfle nach.
rules-clever-C-16 = **Nachwürfeln** ist eine Aktion nur für den aktiven Spieler. Zwischen einem Wurf und der Wahl daraus darfst du einen Nachwurf ausgeben, um alle Würfel dieses Wurfs noch einmal zu werfen: alle, nicht nur einige. Das darfst du so oft, wie du Nachwürfe hast. Es bleibt derselbe deiner drei Würfe.
rules-clever-C-17 = Ist dein letzter Wurf abgeschlossen, darfst du Zusatzwürfel nutzen (C-30). Danach beendest du deinen Zug.
rules-clever-part-1 = Ein Zug als Beispiel
rules-clever-text-4 = Lila und Orange sind bei dir noch leer. Du würfelst Weiß 5, Gelb 6, Blau 3, Grün 1, Orange 4, Lila 3.
rules-clever-move-1 = Du nimmst **Lila 3** und trägst 3 ins erste Feld in Lila ein. Grün 1 ist niedriger und kommt aufs Tablett. Blau zeigt auch 3, das ist nicht niedriger, also bleibt es mit Weiß, Gelb und Orange im Vorrat.
rules-clever-move-2 = Diese vier zeigen nun Weiß 4, Gelb 3, Blau 3, Orange 5. Du nimmst **Weiß als Lila 4**. Sie darf auf die 3 folgen, weil 4 höher ist (G-5). Gelb 3 und Blau 3 kommen aufs Tablett. Nur Orange bleibt.
rules-clever-move-3 = Du wirfst Orange allein und bekommst eine 3. Du nimmst **Orange 3** und trägst 3 ins erste Feld in Orange ein. Deine Würfe sind vorbei.
rules-clever-text-5 = Auf dem Tablett liegen jetzt Grün 1, Gelb 3 und Blau 3 für die passiven Spieler, auf deinen Würfelfeldern Lila 3, Weiß 4 und Orange 3. Wie dieser Zug mit zwei Zusatzwürfeln weitergeht, steht bei C-30.

rules-clever-chapter-3 = Ausfüllen
rules-clever-C-20 = Einen farbigen Würfel nutzt du im Bereich seiner Farbe, mit dem Wert, den er zeigt. Weiß ist der Joker: Mit seinem Wert kann es in jedem der fünf Bereiche ein Feld ausfüllen.
rules-clever-C-21 = In Blau gilt immer die Summe aus **blauem und weißem Würfel**, nie einer von ihnen allein. Beide zählen mit den Augen, die sie in diesem Moment zeigen, egal ob sie im Vorrat, auf einem Würfelfeld oder auf dem Tablett liegen und wer sie genommen hat. Dasselbe gilt, wenn du Weiß als Blau nutzt. In einem Zug darfst du sowohl den blauen als auch den weißen Würfel für Blau nutzen.
    .example = Erst nimmst du Blau 2, während Weiß 5 zeigt, und kreuzt die 7 an. Weiß bleibt im Vorrat, und dein nächster Wurf macht daraus eine 6. Du nimmst es als Blau: 2 + 6, also kreuzt du die 8 an.
rules-clever-C-22 = Grün, Orange und Lila haben einen Pfeil: Fülle sie von links, Feld für Feld, ohne eines auszulassen. Gelb und Blau sind Raster: Fülle sie in beliebiger Reihenfolge.
rules-clever-C-23 = Ein Bonus kommt in dem Moment, in dem du ihn verdienst. Ein Bonus unter einem Feld gehört dir, wenn du dieses Feld ausfüllst. Ein Bonus für eine Reihe, eine Spalte oder die Diagonale gehört dir, wenn du das letzte Feld ausfüllst, das dafür fehlte. Jeden auf dem Blatt gedruckten Bonus gibt es nur ein Mal.

rules-clever-chapter-4 = Die fünf Bereiche
rules-clever-G-1 = Gelb ist ein Raster. Kreuz ein freies Feld an, das den Wert des Würfels zeigt. Jede Zahl gibt es zweimal, und du wählst, welche von beiden du ankreuzt. Die vier aufs Blatt gedruckten Kreuze gelten als schon gemacht. Jede volle Spalte bringt die Punkte unter ihr, jede volle Reihe ihren Bonus, ebenso die volle Diagonale, die von links oben nach rechts unten fällt (3, 1, 2, 6).
rules-clever-G-2 = Blau ist ein Raster mit den Summen von 2 bis 12. Kreuz das Feld deiner Summe an (C-21). Volle Reihen und volle Spalten bringen Boni. Die Anzahl deiner Kreuze bestimmt die Punkte.
rules-clever-G-3 = Grün hat einen Pfeil. Kreuz das nächste Feld an, wenn dein Würfel dessen Zahl oder mehr zeigt. Die Anzahl deiner Kreuze bestimmt die Punkte.
    .example = Fünf Kreuze in Grün bringen 15 Punkte.
rules-clever-G-4 = Orange hat einen Pfeil. Trag deinen Wert ins nächste Feld ein; hat das Feld einen Multiplikator, trag stattdessen das Produkt ein. Deine Punkte sind die Summe aller Einträge.
    .example = Du spielst 5, 2, 3 und 6. Das vierte Feld verdoppelt, also trägst du dort 12 ein: 5 + 2 + 3 + 12 = 22.
rules-clever-G-5 = Lila hat einen Pfeil. Trag deinen Wert ins nächste Feld ein. Er muss höher sein als die Zahl davor, aber nach einer 6 darf jede Zahl kommen. Deine Punkte sind die Summe aller Einträge.
    .example = 2, 5, 6, 3 ist erlaubt und bringt 16 Punkte. Nach dieser 3 brauchst du mindestens eine 4.

rules-clever-chapter-5 = Boni
rules-clever-C-40 = Ein X oder eine Zahl ist ein **Sofortbonus**. Du nutzt ihn sofort, bevor du irgendetwas anderes tust, und kannst ihn nicht aufheben. Sein Eintrag kann einen weiteren Bonus bringen, und der noch einen: Die ganze Kette wird auf der Stelle ausgespielt.
    .example = Du kreuzt das letzte offene Feld der oberen Reihe in Gelb an und bekommst ein blaues X. Damit kreuzt du die blaue 4 an, das vervollständigt 2, 3, 4 und bringt eine orange 5. Dein nächstes Feld in Orange ist das vierte, und das verdoppelt: Du trägst 10 ein.
rules-clever-C-41 = Ist mehr als ein Sofortbonus offen, entscheidest du, welcher als nächster kommt. Einer, der nirgends passt, verfällt sofort. Er wäre auch später nicht zu nutzen gewesen, denn Felder werden nie wieder frei.
    .example = Deine blaue 7 vervollständigt zugleich die Reihe 5, 6, 7, 8 und die Spalte 3, 7, 11. Nimm zuerst das gelbe X oder zuerst die lila 6, wie du willst.
rules-clever-C-42 = Mit einem X in Gelb oder Blau kreuzt du ein beliebiges freies Feld dieses Bereichs an; seine Zahl ist egal. Mit einem X in Grün kreuzt du das nächste Feld an, und auch dessen Zahl ist egal.
rules-clever-C-43 = Eine Zahl als Bonus wird genauso eingetragen wie ein Würfel mit diesem Wert. In Orange wird sie mit dem Multiplikator des Felds multipliziert. In Lila muss die Reihenfolge stimmen, und das tut sie bei einer 6 immer.
rules-clever-C-44 = Ein Nachwürfeln oder ein Zusatzwürfel ist ein **Aktionsbonus**. Kreis das nächste freie Feld auf der Leiste dieser Aktion ein. Du darfst die Aktion gleich nutzen, wenn es der richtige Moment dafür ist, oder sie aufheben. Was über das Ende einer Leiste hinausgeht, wäre verloren, aber dieses Blatt hat nicht mehr zu vergeben, als auf seine Leisten passt.
rules-clever-C-45 = Am Ende ist jeder **Fuchs** so viele Punkte wert wie dein schwächster Bereich. Ein Bereich mit 0 Punkten macht deine Füchse 0 wert.
    .example = Deine Bereiche sind Gelb 46, Blau 37, Grün 28, Orange 5 und Lila 21. Orange ist der schwächste, also bringt jeder Fuchs 5 Punkte.
rules-clever-C-46 = Ein schwarzes X ist ein X für Gelb, Blau oder Grün. Eine schwarze 6 ist eine 6 für Orange oder Lila. Du wählst zwischen dem X und der 6. Passt nur eines der beiden, musst du dieses nehmen. Passt keines, ist der Bonus weg.

rules-clever-chapter-6 = Passive Spieler
rules-clever-C-50 = Die Würfe des aktiven Spielers sind vorbei, wenn der dritte Wurf abgeschlossen oder der Vorrat leer ist und außerdem bei ihm kein Sofortbonus mehr offen ist. Einmal vorbei, bleiben sie vorbei. Von da an darf jeder andere Spieler **einen** Würfel vom Tablett nehmen und ein Feld damit ausfüllen. Alle passiven Spieler tun das gleichzeitig und unabhängig voneinander. Derselbe Würfel kann mehreren von ihnen dienen, denn die Würfel selbst werden nicht bewegt. Inzwischen darf der aktive Spieler schon Zusatzwürfel nutzen (C-17). Jeder schreibt auf sein eigenes Blatt, also muss niemand warten.
rules-clever-C-51 = Du darfst auch verzichten und keinen nehmen.
rules-clever-C-52 = Nur wenn **kein einziger** Würfel auf dem Tablett bei dir passt, darfst du stattdessen einen Würfel von den Würfelfeldern des aktiven Spielers nehmen. Auf einen Würfel zu verzichten, den du nutzen könntest, gibt dir diese Wahl nicht. Hat der aktive Spieler alle drei Würfe verloren, sind die Würfelfelder leer, und es gibt dort nichts zu nehmen.
rules-clever-C-53 = Passive Spieler können nie nachwürfeln.
rules-clever-C-54 = Der Zug ist zu Ende, wenn der aktive und alle passiven Spieler fertig sind. Du bist fertig, wenn du es sagst, oder von selbst, wenn dir keine erlaubte Möglichkeit mehr bleibt, aber nie, solange du einen offenen Sofortbonus hast. Dann gehen die Würfel an den nächsten Platz.
rules-clever-part-2 = Zusatzwürfel
rules-clever-C-30 = Ein **Zusatzwürfel** ist eine Aktion für aktive und passive Spieler. Nutze ihn am Ende deines eigenen Teils des Zugs. Bist du aktiv, ist das, wenn dein letzter Wurf abgeschlossen ist. Bist du passiv, ist es, wenn du einen Würfel genommen oder verzichtet hast oder keinen nehmen konntest. Wähle einen beliebigen der sechs Würfel, egal wo er liegt und ob er schon genutzt wurde, und füll ein Feld mit dem Wert aus, den er zeigt. Du darfst weitermachen, solange du Zusatzwürfel hast, aber in einem Zug kannst du jeden Würfel nur einmal *mit dieser Aktion* wählen. Was andere Spieler wählen, spielt dafür keine Rolle, und deine normale Wahl auch nicht. Ein Würfel, der nirgends passt, kann nicht gewählt werden.
    .example = Nach dem oben erzählten Zug hast du, sagen wir, zwei Zusatzwürfel. Zuerst nimmst du **Weiß als Gelb 4**. Weiß ist damit für weitere Zusatzwürfel in diesem Zug verbraucht, zählt aber weiter für die Summe: Mit dem anderen nimmst du den blauen Würfel und kreuzt **Blau 3 + Weiß 4 = 7** an.

rules-clever-chapter-7 = Allein spielen
rules-clever-C-60 = Eine Solopartie hat 6 Runden. In jeder spielst du einen aktiven und danach einen passiven Zug. Für den passiven Zug werden alle sechs Würfel geworfen. Die drei niedrigsten kommen aufs Tablett, die anderen drei auf die Würfelfelder. Kommen mehrere gleiche Würfel für den letzten Platz auf dem Tablett in Frage, entscheidet der Zufall, und jede mögliche Auswahl ist gleich wahrscheinlich. (An einem echten Tisch nimm den Würfel, der am nächsten beim Tablett liegt.) Nun bist du ein gewöhnlicher passiver Spieler, mit C-50 bis C-53 und C-30: Du darfst Zusatzwürfel nutzen, aber nicht nachwürfeln. Passt keiner der drei Würfel vom Tablett, darfst du nach C-52 einen der anderen drei nutzen (Option `solo_fallback`, normalerweise an). Für die Regel, dass ein Zusatzwürfel jeden Würfel nur einmal wählt, ist dein passiver Zug ein neuer Zug.
    .example = Du würfelst 1, 2, 4, 4, 5, 6. Die 1 und die 2 kommen aufs Tablett, und einer der beiden 4er kommt dazu, jeder mit gleicher Chance.
    .table =
        Option | normal | an | aus
        `solo_fallback` | an | passt kein Würfel vom Tablett, darfst du einen der anderen drei Würfel nehmen (C-60, C-52) | passt kein Würfel vom Tablett, nimmst du keinen; Zusatzwürfel sind trotzdem erlaubt

rules-clever-chapter-8 = Ende und Wertung
rules-clever-C-61 = Mit dem letzten Zug der letzten Runde endet die Partie, sobald alle fertig sind (C-54). In diesem Zug können alle Spieler noch die Zusatzwürfel ausgeben, die sie übrig haben. Nicht genutzte Nachwürfe sind nichts wert.
rules-clever-C-62 = Dein Ergebnis ist die Summe deiner fünf Bereiche, dazu für jeden Fuchs einmal die Punkte deines schwächsten Bereichs.
    .example = Die Bereiche 46, 37, 28, 5 und 21 ergeben zusammen 137. Mit zwei Füchsen zu je 5 Punkten hast du 147.
rules-clever-C-63 = Das höchste Ergebnis gewinnt. Bei Gleichstand vergleicht man den besten einzelnen Bereich der Beteiligten: Der höhere liegt vorn. Sind auch diese gleich, teilen sich die Spieler den Sieg. Die weiteren Plätze werden genauso entschieden.
rules-clever-C-64 = Nach einer Solopartie führt dich dein Ergebnis in eine von neun Stufen. Die beste ist mehr als 280 Punkte, die letzte weniger als 140; die dazwischen beginnen bei 260, 240, 220, 200, 180, 160 und 140.

rules-clever-chapter-9 = Entscheidungen, und warum
rules-clever-R-1 = Muss ein grüner Würfel die Zahl des Felds oder mehr zeigen, oder die Zahl oder weniger?
    .ruling = Die Zahl oder mehr (G-3).
    .why = Ein russischer Text sagt es umgekehrt. Alle anderen Texte und das Blatt selbst verlangen mindestens die Zahl.
rules-clever-R-2 = Darf ein passiver Spieler verzichten?
    .ruling = Ja (C-51).
    .why = Der serbische und der ungarische Text, die dem offiziellen folgen, stellen die Wahl frei. Sie schließen nur aus, dass man durch Verzichten an die Würfel des aktiven Spielers kommt (C-52). Ein russischer Fantext schließt es ganz aus; daran halten wir uns nicht.
rules-clever-R-3 = Welche Aktionen sind allein im passiven Zug erlaubt?
    .ruling = Zusatzwürfel, aber kein Nachwürfeln (C-60).
    .why = Der serbische und der offizielle englische Text schließen nur das Nachwürfeln aus. Der ungarische Satz, der weiter geht, gilt hier als Versehen.
rules-clever-R-4 = Allein, und kein Würfel vom Tablett passt: Darf man einen anderen nutzen?
    .ruling = Ja (C-60), außer die Option ist aus.
    .why = Das Heft des dritten Spiels der Reihe legt die anderen drei Würfel auf die Würfelfelder. Den Rest besorgt C-52.
rules-clever-R-5 = Wählt ein Zusatzwürfel jeden Würfel einmal im Zug oder einmal in der Runde?
    .ruling = Einmal im Zug (C-30).
    .why = Drei von vier Texten sagen es so.
rules-clever-R-6 = In welcher Reihenfolge nutzt man Boni, die man zusammen bekommen hat?
    .ruling = Wie der Spieler will (C-41).
    .why = Kein Text nennt eine Reihenfolge, und so sind sie am freundlichsten gelesen.
rules-clever-R-10 = Darf der aktive Spieler einen Wurf mit einem nutzbaren Würfel auslassen, oder einen Würfel nehmen, den er nicht nutzen kann?
    .ruling = Weder noch (C-15, C-11).
    .why = Die Texte sprechen nur von einem Spieler, der einen Würfel nicht nutzen *kann*.
rules-clever-R-11 = Was entscheidet bei Gleichstand?
    .ruling = Der beste einzelne Bereich; danach wird der Sieg geteilt (C-63).
    .why = Der serbische Text, der englische Text und der russische Text des nächsten Spiels der Reihe sind sich einig.
rules-clever-R-14 = Wohin kommen die Würfel eines verlorenen Wurfs?
    .ruling = Sie bleiben im Vorrat (C-14).
    .why = Das nächste Spiel der Reihe sagt es ausdrücklich. Die anderen Texte sagen nur, dass der Wurf zählt.
rules-clever-R-15 = Nutzt der aktive Spieler Zusatzwürfel, bevor die passiven Spieler wählen?
    .ruling = Beides geschieht gleichzeitig (C-50).
    .why = Ein Text lässt den aktiven Spieler zuerst. Aber kein Blatt wirkt sich auf ein anderes aus, also macht die Reihenfolge keinen Unterschied.
rules-clever-R-16 = Wird eine Zahl als Bonus auf einem orangen Feld mit ×2 oder ×3 multipliziert?
    .ruling = Ja (C-43).
    .why = Die Texte erwähnen es nicht, und öffentliche Programme sind sich darin einig.
