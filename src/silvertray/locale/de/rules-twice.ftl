# The rules of Doppelt so clever, in the order in which they are read. The page shows them, and docs/rules/twice.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-twice-title = Doppelt so clever: die Regeln
rules-twice-text-1 = Wirf sechs Würfel, behalte bis zu drei davon und lass den Rest den anderen. Der Zug ist der von Ganz schön clever; die fünf Bereiche sind neu, und es gibt eine dritte Aktion, die einen Würfel vom Tablett zurückholt. Für 1 bis 4 Spieler. Diese Seite ist vollständig: Du musst das andere Spiel nicht kennen.
rules-twice-text-2 = Jede Regel hat eine Nummer, etwa C-12 oder T-5. Wird etwas abgelehnt, erfährst du die Regel, auf der das beruht, und kannst sie hier nachlesen. Wo Spielanleitungen eine Frage offenlassen oder sich widersprechen, sagen die Entscheidungen am Ende, wie hier gespielt wird.
rules-twice-text-3 = Zuerst ein paar Begriffe:
rules-twice-word-1 = { rules-clever-word-1 }
rules-twice-word-2 = { rules-clever-word-2 }
rules-twice-word-3 = { rules-clever-word-3 }
rules-twice-word-4 = { rules-clever-word-4 }

rules-twice-chapter-1 = Was auf dem Tisch liegt
rules-twice-C-1 = Es gibt sechs Würfel: einen weißen und je einen in Silber, Gelb, Blau, Grün und Rosa.
rules-twice-C-2 = Jeder hat ein eigenes Blatt. Es zeigt fünf farbige Bereiche, den Rundenanzeiger, je eine Leiste für die drei Aktionen (Nachwürfeln, Rückholaktion und Zusatzwürfel) und drei Würfelfelder.
rules-twice-C-3 = Würfel, die beiseitegelegt werden, liegen auf dem Silbertablett. (Es hat die Farbe des silbernen Würfels, aber sonst nichts mit ihm zu tun.)
rules-twice-C-4 = { rules-clever-C-4 }
rules-twice-C-5 = Die Runden 1 bis 4 beginnen mit einem Geschenk: Vor dem ersten Wurf der Runde bekommen *alle* Spieler, was der Rundenanzeiger für sie zeigt. Das ist in Runde 1 ein Nachwürfeln, in Runde 2 ein Zusatzwürfel, in Runde 3 eine Rückholaktion und in Runde 4 ein schwarzes ? (T-9). Die Runden 5 und 6 bringen nichts. In Runde 4 antworten alle gleichzeitig, und niemand muss dafür warten, bis er dran ist. Solange noch irgendein Spieler einen Sofortbonus zu nutzen hat, findet der erste Wurf einer Runde nicht statt. Das kann auch in Runde 3 vorkommen, wenn die Rückholaktion bei jemandem die letzte der Leiste ist (T-11).

rules-twice-chapter-2 = Der aktive Zug
rules-twice-C-10 = Du hast bis zu drei Würfe: den ersten mit allen sechs Würfeln, jeden weiteren mit dem Vorrat. Solange Würfel im Vorrat sind, musst du auch den zweiten und den dritten Wurf machen; früher aufhören geht nicht. Hast du noch eine Rückholaktion und liegt ein Würfel auf dem Tablett, wirst du vor dem zweiten und vor dem dritten Wurf gefragt: einen Würfel zurückholen (T-10) oder würfeln? Ist der Vorrat leer, lautet die Frage: einen Würfel zurückholen oder aufhören? Ohne Rückholaktion oder bei leerem Tablett gibt es keine Frage. Hast du einen offenen Bonus, nutze ihn zuerst, und mach die Zusatzkreuze von Silber (T-2) oder verzichte auf sie: Vorher wird nicht gewürfelt.
rules-twice-C-11 = { rules-clever-C-11 }
rules-twice-C-12 = Deine Wahl verdrängt kleinere Würfel. Von den anderen Würfeln *dieses* Wurfs kommt jeder, der weniger zeigt als der genommene, aufs Tablett. Würfel, die gleich viel oder mehr zeigen, bleiben im Vorrat. Es zählen die Augen des genommenen Würfels, auch in Blau, wo du eine Summe einträgst.
    .example = Du nimmst eine blaue 2, während Weiß 6 zeigt, und trägst 8 ein. Nur Würfel, die 1 zeigen, kommen aufs Tablett.
rules-twice-C-13 = Hast du aus dem dritten Wurf gewählt, kommt jeder Würfel, der nicht auf einem Würfelfeld liegt, aufs Tablett. Ist der Vorrat schon nach dem ersten oder zweiten Wurf leer, hast du keine weiteren Würfe, außer du holst einen Würfel zurück (T-10).
rules-twice-C-14 = Manchmal passt kein Würfel eines Wurfs. Dann würfelst du nach (C-16) oder lässt den Wurf verfallen; kannst du nicht mehr nachwürfeln, verfällt er von selbst. Ein Wurf, der verfallen ist oder auf den du verzichtet hast (C-15), ist weg und kann nicht mehr nachgewürfelt werden. Er zählt als einer deiner drei. Nichts kommt auf ein Würfelfeld, nichts aufs Tablett, und der nächste Wurf wird wieder mit all diesen Würfeln gemacht. War es dein dritter Wurf, kommen die Würfel wie in C-13 aufs Tablett.
    .example = Auf deinem Würfelfeld liegt Weiß 4, und für deinen zweiten Wurf ist nur der blaue Würfel übrig. Er zeigt 5, aber deine letzte Zahl in Blau ist eine 7, also ist die Summe von 9 zu hoch. Kannst du nicht nachwürfeln, ist dieser Wurf verloren, und dein dritter Wurf ist noch einmal der blaue Würfel.
rules-twice-C-15 = Du darfst auf jeden Wurf verzichten, auch wenn seine Würfel passen. Dann geschieht, was C-14 von einem verfallenen Wurf sagt.
    .example = Für deinen zweiten Wurf ist nur der grüne Würfel übrig, und dein nächstes Feld in Grün ist das zweite eines Paars, wo eine niedrige Zahl gut ist (T-7). Er zeigt 6. Du verzichtest, und dein dritter Wurf ist noch einmal der grüne Würfel.
rules-twice-C-16 = { rules-clever-C-16 }
rules-twice-C-17 = { rules-clever-C-17 }
rules-twice-part-1 = Einen Würfel zurückholen
rules-twice-T-10 = Die **Rückholaktion** ist eine Aktion nur für den aktiven Spieler. Vor deinem zweiten oder dritten Wurf darfst du eine ausgeben, um einen Würfel vom Tablett zurück in den Vorrat zu legen. Er ist bei diesem Wurf dabei wie jeder andere Würfel, und was er vorher zeigte, ist für niemanden mehr von Bedeutung. Zwischen einem Wurf oder Nachwurf und der Wahl daraus kannst du keinen Würfel zurückholen; ist der Wurf verloren, kannst du es, denn dann ist er abgeschlossen. Hast du mehrere Rückholaktionen, darfst du vor demselben Wurf mehrere ausgeben. Sie gehen auch bei leerem Vorrat, und dann gibt es doch noch einen Wurf. Was du brauchst, ist ein Würfel auf dem Tablett: Die auf deinen Würfelfeldern bleiben dort.
    .example = Aus deinem ersten Wurf nimmst du eine 6, und alle anderen Würfel zeigen weniger. Der Vorrat ist leer. Du holst den grünen Würfel zurück und machst deinen zweiten Wurf mit ihm allein.
rules-twice-part-2 = Ein Zug als Beispiel
rules-twice-text-4 = Es ist Runde 3, und du hast gerade deine einzige Rückholaktion bekommen. Silber, Grün und Rosa sind bei dir noch leer. Du würfelst Weiß 2, Silber 3, Gelb 5, Blau 1, Grün 4, Rosa 3.
rules-twice-move-1 = Du nimmst **Silber 3** und kreuzt die 3 der grünen Reihe an. Weiß 2 und Blau 1 sind niedriger und kommen aufs Tablett, und weil du Silber genommen hast, darfst du auch beide ankreuzen (T-2): **Blau 1** bei der 1 der blauen Reihe, **Weiß 2** bei einer 2 deiner Wahl; du nimmst die der grünen Reihe. Rosa zeigt auch 3, das ist nicht niedriger, also bleibt es mit Gelb und Grün im Vorrat.
rules-twice-move-2 = Du wirst gefragt, ob du einen Würfel zurückholen willst, und gibst deine Rückholaktion für den weißen Würfel aus. Vier Würfel zeigen nun Weiß 6, Gelb 4, Grün 5, Rosa 2. Du nimmst **Grün 5**. Das erste Feld in Grün verdoppelt, also trägst du 10 ein. Gelb 4 und Rosa 2 kommen aufs Tablett. Nur Weiß bleibt.
rules-twice-move-3 = Du hast keine Rückholaktion mehr, also wirst du nicht gefragt. Du wirfst Weiß allein und bekommst eine 4. Du nimmst **Weiß als Rosa 4** und trägst 4 ins erste Feld in Rosa ein. Deine Würfe sind vorbei.
rules-twice-text-5 = Auf dem Tablett liegen jetzt Blau 1, Gelb 4 und Rosa 2 für die passiven Spieler, auf deinen Würfelfeldern Silber 3, Grün 5 und Weiß 4. Wie dieser Zug mit zwei Zusatzwürfeln weitergeht, steht bei C-30.

rules-twice-chapter-3 = Ausfüllen
rules-twice-C-20 = Einen farbigen Würfel nutzt du im Bereich seiner Farbe, mit dem Wert, den er zeigt; auch Silber gilt als Farbe. Weiß ist der Joker: Mit seinem Wert kann es in jedem der fünf Bereiche ein Feld ausfüllen.
rules-twice-C-21 = In Blau gilt immer die Summe aus **blauem und weißem Würfel**, nie einer von ihnen allein. Beide zählen mit den Augen, die sie in diesem Moment zeigen, egal ob sie im Vorrat, auf einem Würfelfeld oder auf dem Tablett liegen und wer sie genommen hat. Dasselbe gilt, wenn du Weiß als Blau nutzt. In einem Zug darfst du sowohl den blauen als auch den weißen Würfel für Blau nutzen. (Die blaue Reihe in Silber hat damit nichts zu tun, siehe T-2.)
    .example = Erst nimmst du Blau 2, während Weiß 5 zeigt, und trägst 7 ein. Weiß bleibt im Vorrat, und dein nächster Wurf macht daraus eine 4. Du nimmst es als Blau: 2 + 4, also trägst du 6 ein.
rules-twice-C-22 = Blau, Grün und Rosa haben einen Pfeil: Fülle sie von links, Feld für Feld, ohne eines auszulassen. Silber und Gelb sind Raster: Fülle sie in beliebiger Reihenfolge.
rules-twice-C-23 = Ein Bonus kommt in dem Moment, in dem du ihn verdienst. Ein Bonus unter einem Feld gehört dir, wenn du dieses Feld ausfüllst; Rosa verlangt etwas mehr (T-8). Ein Bonus für eine Reihe oder eine Spalte gehört dir, wenn du das letzte Feld ausfüllst, das dafür fehlte; in Gelb ist dieser Eintrag ein Kreis (T-5). Jeden auf dem Blatt gedruckten Bonus gibt es nur ein Mal.

rules-twice-chapter-4 = Die fünf Bereiche
rules-twice-T-1 = Silber ist ein Raster mit vier Reihen, je einer für Gelb, Blau, Grün und Rosa, und in jeder Reihe stehen die Zahlen 1 bis 6. Kreuz den Wert deines Würfels in einer beliebigen Reihe an, solange das Feld frei ist. Ist eine Zahl in allen vier Reihen angekreuzt, passt ein Würfel, der sie zeigt, in Silber nicht mehr.
rules-twice-T-2 = Silber mag Gesellschaft. Bist du aktiv und nimmst den silbernen Würfel *aus einem Wurf*, oder Weiß als Silber, darfst du auch die Würfel ankreuzen, die ebendiese Wahl aufs Tablett verdrängt (C-12). Ein gelber, blauer, grüner oder rosa Würfel wird in der Reihe seiner Farbe bei der Zahl angekreuzt, die er zeigt; Blau zählt hier allein, ohne Weiß. Der weiße Würfel wird bei seiner Zahl in einer beliebigen Reihe angekreuzt, und ebenso der silberne, wenn du Weiß genommen hast. Auf jedes dieser Zusatzkreuze darfst du verzichten. Ist sein Feld schon belegt, ist ein Zusatzkreuz verloren. Es zählen nur Würfel, die geworfen wurden und weniger zeigen als der genommene. Würfel, die schon vorher auf dem Tablett lagen, bringen nichts, und ebenso wenig Würfel, die nur dorthin kommen, weil nach dem dritten Wurf alles abgeräumt wird (C-13). Ein Würfel, den du vor diesem Wurf zurückgeholt hast, wurde wieder geworfen, also kann er zählen.
    .example = Du nimmst Silber 3 und kreuzt die 3 der grünen Reihe an. Blau 1 und Weiß 2 kommen aufs Tablett, also darfst du die 1 der blauen Reihe ankreuzen und mit Weiß eine beliebige freie 2, etwa die der grünen Reihe.
    .example2 = In deinem dritten Wurf nimmst du Silber 4; Gelb zeigt 2, und Rosa zeigt 5. Beide kommen aufs Tablett. Nur Gelb 2 bringt ein Kreuz: Rosa wurde nicht von deiner Wahl verdrängt.
rules-twice-T-3 = Nutzt du Silber als passiver Spieler, als Zusatzwürfel oder mit einem ?, machst du nur ein Kreuz und keine Zusatzkreuze.
rules-twice-T-4 = Die Punkte jeder Reihe in Silber hängen von der Anzahl ihrer Kreuze ab, und die vier Reihen werden zusammengezählt. Jede volle Spalte bringt ihren Bonus.
    .example = Vier Kreuze in einer Reihe bringen 11 Punkte.
rules-twice-T-5 = Gelb ist ein Raster mit Lücken, und ein Feld wird in zwei Schritten ausgefüllt. Mit deinem Würfel kreist du entweder ein freies Feld ein, das seinen Wert zeigt, oder du kreuzt ein Feld mit diesem Wert an, das schon einen Kreis hat. Ein Würfel macht einen Eintrag, nie beide. Der Kreis, der eine Reihe oder eine Spalte vervollständigt, bringt ihren Bonus. Ein angekreuztes Feld gilt dafür weiter als eingekreist, und ein Kreuz als solches bringt nie einen solchen Bonus. Die Punkte hängen davon ab, wie viele Felder **angekreuzt** sind; Kreise allein bringen keine Punkte.
    .example = Einer deiner beiden 3er hat einen Kreis. Mit einer gelben 3 kreist du den anderen ein oder kreuzt den ersten an. Drei angekreuzte Felder bringen 21 Punkte.
rules-twice-T-6 = Blau hat einen Pfeil. Trag deine Summe (C-21) ins nächste Feld ein. Sie darf nicht höher sein als die Zahl davor; noch einmal dieselbe Zahl ist erlaubt. Die Anzahl der gefüllten Felder bestimmt die Punkte.
    .example = 9, 9, 6 ist erlaubt und bringt 6 Punkte. Nach dieser 6 brauchst du eine 6 oder weniger.
rules-twice-T-7 = Grün hat einen Pfeil, und seine Felder bilden sechs Paare. Multipliziere deinen Wert mit dem Multiplikator des Felds und trag das Ergebnis ein. Sind beide Felder eines Paars gefüllt, bringt das Paar die erste Zahl minus die zweite, und das kann unter 0 liegen. Ein Paar, von dem nur das erste Feld gefüllt ist, bringt 0 Punkte. Boni warten nicht auf das Paar; jedes Feld bringt seinen eigenen.
    .example = Im ersten Paar spielst du eine 5 und später eine 1. Beide Felder verdoppeln, also trägst du 10 und 2 ein, und das Paar bringt 8 Punkte. Im zweiten Paar spielst du eine 1 (verdoppelt: 2) und dann eine 6 (nicht verdoppelt): 2 − 6 = −4.
rules-twice-T-8 = Rosa hat einen Pfeil. Trag deinen Wert ins nächste Feld ein, egal welchen. Ist in das Feld eine Zahl gedruckt, bekommst du den Bonus darunter nur, wenn du diese Zahl oder mehr eingetragen hast; sonst ist dieser Bonus für immer verloren. Deine Punkte sind die Summe aller Einträge.
    .example = Das fünfte Feld zeigt eine 4. Mit einer 4, 5 oder 6 bekommst du einen Zusatzwürfel. Mit einer 3 hast du nur die 3 Punkte.

rules-twice-chapter-5 = Boni
rules-twice-C-40 = Ein ? ist ein **Sofortbonus**. Du nutzt ihn sofort, bevor du irgendetwas anderes tust, und kannst ihn nicht aufheben. Sein Eintrag kann einen weiteren Bonus bringen, und der noch einen: Die ganze Kette wird auf der Stelle ausgespielt.
    .example = In der oberen Reihe in Gelb hat die 3 ihren Kreis, und du kreist die 6 daneben ein. Die Reihe ist vollständig und bringt ein blaues ?. Zwei Felder in Blau sind gefüllt, das zweite mit einer 9. Du trägst noch eine 9 ins dritte Feld ein, und das bringt ein gelbes ?. Damit kreuzt du die 6 an, die du gerade eingekreist hast.
rules-twice-C-41 = Ist mehr als ein Sofortbonus offen, entscheidest du, welcher als nächster kommt. Einer, der nirgends passt, verfällt sofort. Er wäre auch später nicht zu nutzen gewesen, denn auf einem Blatt wird nie etwas gelöscht. Die Zusatzkreuze von Silber (T-2) warten zusammen mit den Sofortboni, und du mischst sie in beliebiger Reihenfolge; aber anders als auf ein ? darfst du auf ein Zusatzkreuz verzichten.
    .example = In Gelb vervollständigt dein Kreis um die 5 der vierten Reihe zugleich diese Reihe und die dritte Spalte. Nimm zuerst das grüne ? oder zuerst das silberne ?, wie du willst.
rules-twice-C-42 = Unter den Boni dieses Spiels gibt es kein X. Wo dich das andere Spiel ein beliebiges Feld ankreuzen lässt, hat dieses das ? (T-9).
rules-twice-C-43 = Boni mit einer festen Zahl gibt es hier auch nicht. Die Zahl, die du für ein ? wählst, wird behandelt wie die Augen eines Würfels: Grün multipliziert sie, Blau darf nicht steigen, und Rosa vergleicht sie mit der Zahl im Feld.
rules-twice-T-9 = Ein **?** gehört zu einer Farbe und steht für einen Würfel dieser Farbe mit einer Zahl deiner Wahl. In Silber kreuz ein beliebiges freies Feld an. In Gelb kreis ein beliebiges freies Feld ein, oder kreuz ein beliebiges eingekreistes an. In Blau trag eine beliebige Zahl von 2 bis 12 ein, die nicht höher ist als die davor. In Grün trag eine beliebige Zahl von 1 bis 6 ein, multipliziert mit dem Multiplikator des Felds. In Rosa trag eine beliebige Zahl von 1 bis 6 ein; um den Bonus darunter zu bekommen, muss sie trotzdem die Zahl im Feld erreichen. Ein **schwarzes ?** ist ein ? für einen der fünf Bereiche, welchen du willst.
rules-twice-C-44 = Ein Nachwürfeln, eine Rückholaktion oder ein Zusatzwürfel ist ein **Aktionsbonus**. Kreis das nächste freie Feld auf der Leiste dieser Aktion ein. Du darfst die Aktion gleich nutzen, wenn es der richtige Moment dafür ist, oder sie aufheben. Was über das Ende einer Leiste hinausgeht, wäre verloren, aber dieses Blatt hat nicht mehr zu vergeben, als auf seine Leisten passt.
rules-twice-T-11 = Jede Leiste hat sechs Felder. Kreist du das sechste ein, bekommst du auch den Bonus am Ende der Leiste: einen Fuchs beim Nachwürfeln, ein rosa ? bei den Rückholaktionen, ein silbernes ? bei den Zusatzwürfeln. Es ist egal, wie viele dieser Aktionen du schon ausgegeben hast und wer am Zug ist. Ein so verdientes ? wartet mit deinen anderen Sofortboni (C-41).
rules-twice-C-45 = Am Ende ist jeder **Fuchs** so viele Punkte wert wie dein schwächster Bereich. Ein Bereich mit 0 Punkten macht deine Füchse 0 wert. Ist Grün bei dir unter 0 und dein schwächster Bereich, kostet dich jeder Fuchs so viele Punkte.
    .example = Deine Bereiche sind Silber 43, Gelb 36, Blau 21, Grün 8 und Rosa 21. Grün ist der schwächste, also bringt jeder Fuchs 8 Punkte. Wäre Grün −4, würde dich jeder Fuchs 4 Punkte kosten.
rules-twice-C-46 = Das schwarze X und die schwarze 6 gehören zum anderen Spiel. Der schwarze Bonus in diesem ist das schwarze ? aus Runde 4. Du wählst unter den Bereichen, in denen es passt. Gäbe es keinen, wäre der Bonus weg.

rules-twice-chapter-6 = Passive Spieler
rules-twice-C-50 = Die Würfe des aktiven Spielers sind vorbei, wenn bei ihm kein Sofortbonus und kein Zusatzkreuz mehr offen ist und eines von beidem gilt: Der dritte Wurf ist abgeschlossen, oder der Vorrat ist leer und kein Würfel wird zurückgeholt, sei es, dass es nicht geht, sei es, dass der Spieler aufhört. Einmal vorbei, bleiben sie vorbei: Eine Rückholaktion, die danach ein Zusatzwürfel bringt, ist für einen anderen Zug. Von da an darf jeder andere Spieler **einen** Würfel vom Tablett nehmen und ein Feld damit ausfüllen. Alle passiven Spieler tun das gleichzeitig und unabhängig voneinander. Derselbe Würfel kann mehreren von ihnen dienen, denn die Würfel selbst werden nicht bewegt. Inzwischen darf der aktive Spieler schon Zusatzwürfel nutzen (C-17). Jeder schreibt auf sein eigenes Blatt, also muss niemand warten.
rules-twice-C-51 = { rules-clever-C-51 }
rules-twice-C-52 = { rules-clever-C-52 }
rules-twice-C-53 = Passive Spieler können nie nachwürfeln und nie einen Würfel zurückholen.
rules-twice-C-54 = { rules-clever-C-54 }
rules-twice-part-3 = Zusatzwürfel
rules-twice-C-30 = { rules-clever-C-30 }
    .example = Nach dem oben erzählten Zug hast du, sagen wir, zwei Zusatzwürfel, und deine letzte Zahl in Blau ist eine 7. Zuerst nimmst du **Weiß als Gelb 4** und kreist eine 4 ein. Weiß ist damit für weitere Zusatzwürfel in diesem Zug verbraucht, zählt aber weiter für die Summe: Mit dem anderen nimmst du den blauen Würfel und trägst **Blau 1 + Weiß 4 = 5** ein.

rules-twice-chapter-7 = Allein spielen
rules-twice-C-60 = Eine Solopartie hat 6 Runden. In jeder spielst du einen aktiven und danach einen passiven Zug. Für den passiven Zug werden alle sechs Würfel geworfen. Die drei niedrigsten kommen aufs Tablett, die anderen drei auf die Würfelfelder. Kommen mehrere gleiche Würfel für den letzten Platz auf dem Tablett in Frage, entscheidet der Zufall, und jede mögliche Auswahl ist gleich wahrscheinlich. (An einem echten Tisch nimm den Würfel, der am nächsten beim Tablett liegt.) Nun bist du ein gewöhnlicher passiver Spieler, mit C-50 bis C-53 und C-30: Du darfst Zusatzwürfel nutzen, aber weder nachwürfeln noch Würfel zurückholen. Passt keiner der drei Würfel vom Tablett, darfst du nach C-52 einen der anderen drei nutzen (Option `solo_fallback`, normalerweise an). Für die Regel, dass ein Zusatzwürfel jeden Würfel nur einmal wählt, ist dein passiver Zug ein neuer Zug.
    .example = { rules-clever-C-60.example }
    .table =
        Option | normal | an | aus
        `solo_fallback` | an | passt kein Würfel vom Tablett, darfst du einen der anderen drei Würfel nehmen (C-60, C-52) | passt kein Würfel vom Tablett, nimmst du keinen; Zusatzwürfel sind trotzdem erlaubt

rules-twice-chapter-8 = Ende und Wertung
rules-twice-C-61 = Mit dem letzten Zug der letzten Runde endet die Partie, sobald alle fertig sind (C-54). In diesem Zug können alle Spieler noch die Zusatzwürfel ausgeben, die sie übrig haben. Nicht genutzte Nachwürfe und Rückholaktionen sind nichts wert.
rules-twice-C-62 = { rules-clever-C-62 }
    .example = Die Bereiche 43, 36, 21, 8 und 21 ergeben zusammen 129. Mit zwei Füchsen zu je 8 Punkten hast du 145. Mit −4 statt 8 ergeben die Bereiche 117, und die beiden Füchse drücken dich auf 109.
rules-twice-C-63 = { rules-clever-C-63 }
rules-twice-C-64 = Nach einer Solopartie führt dich dein Ergebnis in eine von elf Stufen. Die beste ist mehr als 320 Punkte, die letzte weniger als 140; die dazwischen beginnen bei 300, 280, 260, 240, 220, 200, 180, 160 und 140.

rules-twice-chapter-9 = Entscheidungen, und warum
rules-twice-text-6 = Die Entscheidungen sind für beide Spiele zusammen nummeriert. Die, die nur in `clever` wichtig sind, stehen trotzdem hier, mit dem, was sie in diesem Spiel bedeuten.
rules-twice-R-1 = Muss in `clever` ein grüner Würfel die Zahl des Felds oder mehr zeigen, oder die Zahl oder weniger?
    .ruling = Die Zahl oder mehr. In Grün gibt es hier keine solchen Zahlen. Auch die in Rosa bedeuten mindestens (T-8).
    .why = Ein russischer Text von `clever` sagt es umgekehrt. Alle anderen Texte und das Blatt selbst verlangen mindestens die Zahl.
rules-twice-R-2 = Darf in `clever` ein passiver Spieler verzichten?
    .ruling = Ja, und hier ebenso (C-51).
    .why = Der serbische und der ungarische Text, die dem offiziellen folgen, stellen die Wahl frei. Sie schließen nur aus, dass man durch Verzichten an die Würfel des aktiven Spielers kommt (C-52). Ein russischer Fantext von `clever` schließt es ganz aus; daran halten wir uns nicht.
rules-twice-R-3 = { rules-clever-R-3 }
    .ruling = Zusatzwürfel, aber kein Nachwürfeln und auch keine Rückholaktionen (C-60, C-53).
    .why = Der serbische und der offizielle englische Text von `clever` schließen nur das Nachwürfeln aus. Der ungarische Satz, der weiter geht, gilt hier als Versehen. Der Text dieses Spiels schließt Nachwürfeln und Rückholaktionen aus.
rules-twice-R-4 = { rules-clever-R-4 }
    .ruling = { rules-clever-R-4.ruling }
    .why = { rules-clever-R-4.why }
rules-twice-R-5 = { rules-clever-R-5 }
    .ruling = Einmal im Zug (C-30).
    .why = { rules-clever-R-5.why }
rules-twice-R-6 = { rules-clever-R-6 }
    .ruling = { rules-clever-R-6.ruling }
    .why = { rules-clever-R-6.why }
rules-twice-R-7 = Silber wird aus dem dritten Wurf genommen: Bringen alle Würfel, die aufs Tablett geräumt werden, ein Kreuz?
    .ruling = Nein, nur die, die weniger zeigen als der genommene (T-2).
    .why = Der Text bindet die Kreuze an Würfel, die weichen, weil Silber gewählt wurde, und die anderen wären ohnehin gewichen. Drei von fünf öffentlichen Programmen spielen es so. Von allen Entscheidungen lässt sich über diese am ehesten streiten.
rules-twice-R-8 = Muss man die Zusatzkreuze von Silber machen?
    .ruling = Nein, auf jedes darf man verzichten (T-2).
    .why = Der Text formuliert sie als Erlaubnis.
rules-twice-R-9 = Was ist ein Fuchs wert, wenn der schwächste Bereich unter 0 liegt?
    .ruling = Die Punkte dieses Bereichs, also kostet er Punkte (C-45).
    .why = Der Text spricht vom Ergebnis des schwächsten Bereichs und macht keine Ausnahme.
rules-twice-R-10 = Darf der aktive Spieler von `clever` einen Wurf mit einem nutzbaren Würfel auslassen, oder einen Würfel nehmen, den er nicht nutzen kann?
    .ruling = Weder noch. Hier darf man auf einen Wurf verzichten (C-15), aber einen Würfel, der nirgends passt, kann man auch hier nicht nehmen (C-11).
    .why = Die Texte von `clever` sprechen nur von einem Spieler, der einen Würfel nicht nutzen *kann*. Der Text dieses Spiels kennt auch einen, der nicht will.
rules-twice-R-11 = Was entscheidet bei Gleichstand?
    .ruling = { rules-clever-R-11.ruling }
    .why = Der serbische und der englische Text von `clever` und der russische Text dieses Spiels sind sich einig.
rules-twice-R-12 = Darf man nach einem verlorenen Wurf einen Würfel zurückholen?
    .ruling = Ja (T-10).
    .why = Im russischen Text wählt und nutzt der Spieler zuerst einen Würfel. Das wird hier als Erklärung gelesen, warum es gleich nach einem Wurf keine Rückholaktion gibt. Ein verlorener Wurf ist abgeschlossen, und zwei öffentliche Programme erlauben es.
rules-twice-R-13 = Darf man einen Würfel zurückholen, wenn der Vorrat leer ist?
    .ruling = Ja (T-10).
    .why = Die Rückholaktion holt einen Würfel für den kommenden Wurf, und damit wird einer möglich. Öffentliche Programme erlauben es.
rules-twice-R-14 = Wohin kommen in `clever` die Würfel eines verlorenen Wurfs?
    .ruling = Sie bleiben im Vorrat, wie auch hier (C-14).
    .why = Der Text dieses Spiels sagt es ausdrücklich. Die anderen Texte sagen nur, dass der Wurf zählt.
rules-twice-R-15 = { rules-clever-R-15 }
    .ruling = { rules-clever-R-15.ruling }
    .why = { rules-clever-R-15.why }
rules-twice-R-16 = Wird in `clever` eine Zahl als Bonus auf einem orangen Feld mit ×2 oder ×3 multipliziert?
    .ruling = Ja. Dieses Spiel hat kein Orange; auch die Zahl eines grünen ? wird multipliziert (T-9).
    .why = Die Texte von `clever` erwähnen es nicht, und öffentliche Programme sind sich darin einig.
