# The rules of Dobro, in the order in which they are read. The page shows them, and docs/rules/dobro.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-dobro-title = Dobro: die Regeln
rules-dobro-text-1 = Leg immer höhere Karten auf einen gemeinsamen Stich, und sorg dafür, dass jemand anders ihn nehmen muss. Je weniger Karten du am Ende einer Runde gesammelt hast, desto mehr Punkte bringt sie dir. Für 2 bis 6 Spieler.
rules-dobro-text-2 = Jede Regel hat eine Nummer, etwa D-22. Wird etwas abgelehnt, erfährst du die Regel, auf der das beruht, und kannst sie hier nachlesen. Wo Spielanleitungen eine Frage offenlassen oder sich widersprechen, sagen die Entscheidungen am Ende, wie hier gespielt wird.
rules-dobro-text-3 = Diese Seite nennt die gute Zahl kurz **N**. Wer einen Stich eröffnet, **spielt aus**.

rules-dobro-chapter-1 = Was auf dem Tisch liegt
rules-dobro-D-1 = Diese Begriffe gelten überall. Ein **Stich** ist der Haufen Karten, der in der Mitte entsteht (die russische Anleitung sagt «кон», die brasilianische „escalada“). Die **gute Zahl** («доброе число») ist die Zahl, die du erreichen musst. In deinem **Stichstapel** liegt, was du in dieser Runde nehmen musstest, und du willst ihn klein halten. **Punkte** bekommst du für deinen Platz in einer Runde, und davon willst du viele. Der **Stapel** sind die verdeckten Karten, von denen du ziehst. Das **Handlimit** ist die Größe einer vollen Hand. Die Plätze werden im Uhrzeigersinn gezählt, ab 0.
rules-dobro-D-2 = Es gibt 49 Zahlenkarten, von 2 bis 12: je fünf mit 2, 3 und 7, je sechs mit 4, 5 und 6, vier mit 8 und je drei mit 9, 10, 11 und 12. Die brasilianische Ausgabe hat eine sechste 3 und kommt so auf 50.
rules-dobro-D-3 = Sieben weitere sind Sonderkarten: drei Joker, zweimal Aussetzen und zweimal Richtungswechsel (auf der Karte kurz: Wechsel). Zusammen sind das 56. Keine Sonderkarte hat selbst eine Zahl.
rules-dobro-D-4 = Die Richtungskarte und die Schusselkarte zeigen nur etwas an. Sie gehören nicht zu den Spielkarten: Man kann sie nicht auf der Hand haben oder spielen, und sie werden nirgends mitgezählt.
rules-dobro-D-5 = Zwei Karten, die gleich aussehen, sind gleich; es ist nie wichtig, welche von ihnen du nutzt.

rules-dobro-chapter-2 = Vorbereitung
rules-dobro-D-6 = Es spielen mindestens 2 und höchstens 6.
rules-dobro-D-7 = Das Handlimit ist 6 Karten, zu sechst 5. Es ändert sich während der Partie nicht.
rules-dobro-D-8 = Zu Beginn geht es im Uhrzeigersinn, und die Richtungskarte wird so gelegt, dass sie das zeigt (in der russischen Ausgabe die blaue Seite, in der brasilianischen die Seite für den Uhrzeigersinn).
rules-dobro-D-9 = Die Schusselkarte liegt zuerst in der Mitte und gehört niemandem.
rules-dobro-D-10 = Alle Karten werden gemischt, und jeder bekommt eine volle Hand. Der Rest ist der Stapel: 32 Karten zu zweit oder zu viert (zu zweit siehe D-11), 38 zu dritt, 26 zu fünft oder zu sechst. Mit `edition=br` ist es eine mehr.
rules-dobro-D-11 = Zu zweit spielt man ohne Richtungskarte und ohne die beiden Richtungswechsel, so bleiben 54 Karten. In jeder Runde werden zehn zufällige Karten des Stapels weggelegt, und niemand sieht sie an. Sie setzen diese Runde aus und werden für die nächste wieder untergemischt. Hier werden erst die Hände ausgeteilt und danach die zehn entfernt; andersherum wären die Chancen genau gleich.
rules-dobro-D-12 = Der Zufall entscheidet, wer die erste Runde beginnt.
rules-dobro-D-13 = Ihr spielt 3 Runden, außer ihr habt die lange Partie gewählt (D-85). Runden bestehen aus Stichen, und Stiche aus Zügen.

rules-dobro-chapter-3 = Die gute Zahl
rules-dobro-D-20 = Ein Stich beginnt ohne N, gespeichert als 0. Alle können N jederzeit sehen. An einem echten Tisch müsstest du es ansagen; hier tut das Programm das für dich.
rules-dobro-D-21 = Eine einzelne Karte zählt ihre Zahl. Ein Paar zählt seine beiden Zahlen **zusammen**. Ein Joker zählt, was für ihn genannt wurde.
rules-dobro-D-22 = Zahlenkarten darfst du genau dann spielen, wenn sie N oder mehr zählen. Solange es kein N gibt, gehen alle Zahlenkarten und Paare.
rules-dobro-D-23 = Zählt das Gespielte mehr als N, ist das das neue N. Zählt es genau so viel wie N, **verdoppelt** sich N: Das neue N ist zweimal so hoch.
    .example = N ist 7. Eine 9 macht daraus 9, aber noch eine 7 macht daraus 14.
rules-dobro-D-24 = Verglichen wird mit N und sonst nichts. Was auf der obersten Karte steht, ist egal (A-1).
    .example = Auf eine 6 wurde eine 6 gelegt, also ist N 12. Eine 9 ist mehr als die 6, die du siehst, wird aber abgelehnt.
rules-dobro-D-25 = Bei einem Paar zählt nur die Summe.
    .example = Ein 6er-Paar auf N = 6 macht N zu 12. Das ist einfach mehr als 6, und nichts wird verdoppelt. Dasselbe Paar auf N = 12 trifft genau und macht 24 daraus.
rules-dobro-D-26 = N kann 2 bis 12 sein, dann die geraden Zahlen 14 bis 24, dann 28, 32, 36, 40, 44 und 48. Höher als 48, also ein 12er-Paar auf 24, geht es nicht.
rules-dobro-D-27 = Das also hilft gegen N:
    .table =
        N | Zahlenkarten, die hoch genug sind
        keines | alle
        bis 12 | eine einzelne Karte mit N oder mehr; ein Paar, dessen Summe N oder mehr ist
        13 bis 24 | ein Paar, dessen Summe N oder mehr ist; bei 24 ist das nur ein 12er-Paar, auch mit Jokern, und es macht 48 daraus
        über 24 | keine: Du spielst Aussetzen oder Richtungswechsel, oder du nimmst

rules-dobro-chapter-4 = Dein Zug
rules-dobro-D-30 = Wenn du dran bist, spielst du entweder (D-31 bis D-39), oder du nimmst den Stich und spielst zu einem neuen aus (D-40 bis D-42). Eines von beiden muss es sein; passen kann man nicht.
rules-dobro-part-1 = Spielen
rules-dobro-D-31 = Du kannst eine einzelne Zahlenkarte spielen.
rules-dobro-D-32 = Du kannst ein Paar spielen: zwei Karten mit ein und derselben Zahl. Drei gleiche sind nicht erlaubt, und zwei verschiedene Zahlen auch nicht.
rules-dobro-D-33 = Ein allein gespielter Joker wird zu einer Zahl von 2 bis 12 deiner Wahl, und D-22 und D-23 behandeln ihn als solche. Du darfst auch N nennen und damit verdoppeln, solange N nicht höher als 12 ist. Über 12 hilft dir ein einzelner Joker nicht.
rules-dobro-D-34 = Ein Joker neben einer Zahlenkarte übernimmt deren Zahl, also sind die beiden ein Paar, und du musst nichts nennen. Mit Aussetzen oder Richtungswechsel kann man ihn nicht zusammen spielen.
rules-dobro-D-35 = Zwei Joker sind auch ein Paar: Nenn eine einzige Zahl von 2 bis 12, und beide haben sie. Alle drei auf einmal kann man nicht spielen.
rules-dobro-D-36 = Aussetzen wird allein gespielt, egal wie hoch N ist, und lässt N, wie es ist. Du setzt damit selbst aus. Wer als Nächster kommt, hat einen normalen Zug.
rules-dobro-D-37 = Ein Richtungswechsel wird allein gespielt, egal wie hoch N ist, und lässt N, wie es ist. Von jetzt an geht es andersherum, schon ab diesem Zug: Zu dritt oder mehr ist der wieder dran, der vor dir gespielt hat.
rules-dobro-D-38 = Du darfst Aussetzen oder Richtungswechsel ausspielen (Option `lead_specials`, normalerweise an; A-4). Dann gibt es noch immer kein N, aber die Karte gehört zum Stich. Der Nächste kann also alles legen, was er beim Ausspielen könnte, und er darf außerdem nehmen. Joker ausspielen geht immer. Ist die Option aus, darfst du Aussetzen oder Richtungswechsel nur ausspielen, wenn du nichts anderes als solche Karten auf der Hand hast.
rules-dobro-D-39 = Wenn keine Karte im Stich liegt, spielst du aus: Leg eine Karte oder ein Paar, was du willst. Auch hier zählt ein Paar seine Summe.
rules-dobro-part-2 = Nehmen
rules-dobro-D-40 = Sobald eine Karte im Stich liegt, darfst du ihn nehmen, egal ob du spielen könntest. Kannst du nichts Erlaubtes spielen, musst du es.
rules-dobro-D-41 = Einen leeren Stich kann man nicht nehmen, also muss eine Karte legen, wer ausspielt. Das geht immer, denn bis zum Ende der Runde hat niemand eine leere Hand.
rules-dobro-D-42 = Wenn du nimmst, kommt der ganze Stich verdeckt auf deinen Stichstapel, und N ist weg. Dein Zug ist noch nicht vorbei: **Du** spielst jetzt zum neuen Stich aus.
rules-dobro-D-43 = Was die anderen sehen, darf nicht verraten, ob du nehmen musstest oder wolltest.
rules-dobro-part-3 = Ziehen, und der nächste Zug
rules-dobro-D-44 = Du ziehst einmal pro Zug, wenn du gespielt hast und der Zug endet, bis deine Hand wieder das Handlimit erreicht. Zwischen dem Nehmen und dem Ausspielen danach ziehst du nichts (A-6).
rules-dobro-D-45 = Reicht der Stapel nicht für deine Hand, bekommst du, was noch da ist. Ist er aufgebraucht, geht es ohne Ziehen weiter.
rules-dobro-D-46 = Dann ist dein Nachbar in Spielrichtung dran.
rules-dobro-D-47 = Eine Runde kann nicht ewig dauern. Jeder Zug bringt mindestens eine Karte aus einer Hand auf den Tisch, und keine Karte findet zurück in eine Hand oder in den Stapel. Die 56 Karten reichen also für höchstens 56 Züge; zu zweit sind es 44. (Mit der zusätzlichen 3 von `edition=br` werden daraus 57 und 45.)
rules-dobro-part-4 = Ein Stich als Beispiel
rules-dobro-text-4 = Ann, Ben, Cleo und Dan sitzen in dieser Reihenfolge im Uhrzeigersinn, und es geht im Uhrzeigersinn.
rules-dobro-move-1 = Ann spielt eine **4** aus. N ist 4.
rules-dobro-move-2 = Ben spielt einen **Joker als 4**. Er zählt genau N, also verdoppelt sich N auf 8.
rules-dobro-move-3 = Cleo spielt **4 und 4**. Die Summe ist 8, wieder genau N: N ist jetzt 16.
rules-dobro-move-4 = Dan hat dafür kein Paar, aber einen **Richtungswechsel**. N bleibt 16, und Cleo ist wieder dran.
rules-dobro-move-5 = Cleo hat kein Paar, das 16 zählt, und keine Sonderkarte. Sie nimmt: Der Stich aus fünf Karten kommt auf ihren Stichstapel. Im selben Zug spielt sie eine **12** aus und zieht dann eine Karte. N ist 12, und Ben ist der Nächste.
rules-dobro-part-5 = Wenn eine Aktion abgelehnt wird
rules-dobro-D-48 = Eine Ablehnung lässt alles, wie es war. Die Gründe werden von oben nach unten geprüft, und du erfährst den ersten, der zutrifft:
    .table =
        Folge | Code | du siehst ihn, wenn
        1 | `E_ROUND_OVER` | die Runde zu Ende ist
        2 | `E_NO_DRAW_DUE` | du ziehen willst, aber bei dir kein Ziehen aussteht (nur beim Ziehen)
        3 | `E_NOT_YOUR_TURN` | jemand anders handeln muss
        4 | `E_NOTHING_TO_TAKE` | du nehmen willst, aber keine Karte im Stich liegt (nur beim Nehmen)
        5 | `E_UNKNOWN_ACTION` | es so eine Aktion nicht gibt
        6 | `E_CARD_COUNT` | du weder eine noch zwei Karten genannt hast
        7 | `E_NOT_IN_HAND` | du das Genannte nicht auf der Hand hast
        8 | `E_SPECIAL_ALONE` | Aussetzen oder Richtungswechsel von einer zweiten Karte begleitet wird
        9 | `E_JOKER_NUMBER` | du eine Zahl genannt hast, obwohl keine der Karten ein Joker ist
        10 | `E_SPECIAL_LEAD` | du Aussetzen oder Richtungswechsel ausspielst, `lead_specials` aus ist und du noch andere Karten auf der Hand hast (D-38)
        11 | `E_JOKER_NUMBER` | du für einen oder zwei Joker ohne Zahlenkarte keine Zahl genannt hast; oder eine, die nicht in 2 bis 12 liegt oder von der Zahlenkarte neben dem Joker abweicht (dort musst du keine nennen)
        12 | `E_NOT_A_PAIR` | die beiden Zahlen verschieden sind
        13 | `E_TOO_LOW` | das Gespielte weniger als N zählt
    .after = Den ersten Code bekommst du vom Ende einer Runde bis zum nächsten Austeilen und nach der letzten Runde. Auch während die ersten Hände ausgeteilt werden oder jemand zieht, kann niemand spielen oder nehmen; der Code dafür ist `E_CARDS_FIRST`, und er kommt direkt vor dem dritten der Liste.

rules-dobro-chapter-5 = Ziehen und Vergessen
rules-dobro-D-50 = Die Option `draw` bestimmt, wie an diesem Tisch gezogen wird: `draw=auto`, was normal ist, oder `draw=classic`.
rules-dobro-D-51 = Mit `draw=auto` wird deine Hand am Ende deines Zugs von selbst aufgefüllt. Es gibt nichts zu vergessen, also wird die Schusselkarte nicht gebraucht. Auch Board Game Arena macht es so.
rules-dobro-D-52 = Mit `draw=classic` **steht dein Ziehen noch aus**, sobald du gespielt hast, sofern die Runde weitergeht und der Stapel noch eine Karte hat. Der Zug geht sofort weiter, und solange dein Ziehen aussteht, darfst du auf Ziehen drücken. Dann bekommst du alles, was dir fehlt, oder alles, was der Stapel hat; nur einen Teil zu ziehen geht nicht.
rules-dobro-D-53 = Du hast das Ziehen vergessen, sobald der nächste Spieler spielt oder nimmt und diese Aktion **angenommen** wird. Das wird zuerst festgestellt und die Aktion danach ausgeführt, also hast du auch dann vergessen, wenn diese Aktion die Runde beendet. Ein abgelehnter Versuch schadet dir nicht.
rules-dobro-D-54 = Wenn du vergisst, kommt die Schusselkarte zu dir, aus der Mitte oder von einem anderen Spieler. Hast du sie schon, geschieht nichts weiter. Du wirst sie los, wenn ein anderer Spieler vergisst oder wenn die Runde zu Ende ist.
rules-dobro-D-55 = Was du zu ziehen vergessen hast, muss warten, bis dein eigener nächster Zug endet; dann darfst du deine Hand ganz auffüllen. Bis dahin spielst du mit dem, was du hast.
rules-dobro-D-56 = Ist der Stapel leer, steht kein Ziehen mehr aus, und es gibt keines zu vergessen.
rules-dobro-D-57 = Keine Regel sieht auf die Uhr: Die Reihenfolge der angenommenen Aktionen entscheidet alles, und so lässt sich eine Partie allein aus ihr wiederholen. Damit eine langsame Verbindung niemanden das Ziehen kostet, hält der Server die Aktion des nächsten Spielers zurück, bis du gezogen hast oder eine Schonfrist um ist. Das sind 3 Sekunden, wenn der Tisch nicht mit einer anderen Zahl von 1 bis 10 eröffnet wurde. Bots warten die Schonfrist ab, bevor sie handeln, und ziehen ihre eigenen Karten ohne Verzögerung; ein leichter Bot kann so eingestellt sein, dass er ab und zu vergisst. Ist ein Spieler nicht verbunden, zieht das Programm für ihn.

rules-dobro-chapter-6 = Das Ende einer Runde
rules-dobro-D-60 = Wird deine Hand durch dein Spielen leer, ist die Runde auf der Stelle zu Ende. Es wird nicht mehr gezogen, und niemand hat noch einen Zug. Du hast die Runde **beendet**.
rules-dobro-D-61 = Auch ein Richtungswechsel als allerletzte Karte dreht die Richtung noch um, und die nächste Runde beginnt damit.
rules-dobro-D-62 = Was im offenen Stich oder auf einer Hand übrig ist, wird weggelegt und niemandem angerechnet.
rules-dobro-D-63 = Mit `draw=auto` kann keine Hand leer werden, bevor der Stapel es ist. Mit `draw=classic` kann sie es, wenn ein Spieler immer wieder vergisst. Auch dann ist die Runde zu Ende (A-10).
rules-dobro-D-64 = Nimmst du, während du nur eine Karte auf der Hand hast, musst du diese ausspielen, und damit endet die Runde. Die genommenen Karten zählen trotzdem gegen dich.

rules-dobro-chapter-7 = Punkte, und die nächste Runde
rules-dobro-D-70 = Für eine Runde bekommst du 1 Punkt, und 1 weiteren für jeden Spieler, dessen Stichstapel wirklich **größer** ist als deiner. Der größte Stichstapel bekommt also 1, und der kleinste unter n Spielern bekommt n, wenn niemand diesen Platz teilt. Gleich große bekommen alle die niedrigere Zahl, und die Plätze, die sie verbrauchen, bekommt niemand anders.
    .example = Stichstapel mit 15, 11, 11 und 6 Karten bringen 1, 2, 2 und 4 Punkte.
rules-dobro-D-71 = Hast du am Ende einer Runde die Schusselkarte, bekommst du in dieser Runde 1 Punkt weniger. Die niedrigere Zahl ist in jeder Hinsicht dein Ergebnis der Runde: für den Stand, dafür, wer als Nächster beginnt, und bei Gleichstand. Unter 0 kann es nicht fallen.
rules-dobro-D-72 = Der Spieler mit dem niedrigsten Stand beginnt die nächste Runde. Haben ihn mehrere, vergleichen sie die Hände, die sie **gerade bekommen** haben: zuerst ihre höchsten Zahlen, dann die nächsthöchsten und so weiter, jede Karte für sich. Die höhere Hand beginnt. Sonderkarten werden übergangen, weil sie keine Zahl haben, und wem zuerst die Zahlen ausgehen, der hat die niedrigere Hand. Entscheidet das nichts, geht man in Spielrichtung herum, angefangen beim Nachbarn dessen, der die Runde beendet hat: Der erste Beteiligte, auf den man trifft, beginnt, und wer die Runde beendet hat, käme als Letzter an die Reihe. Mit `edition=br` werden wie in der neueren brasilianischen Anleitung keine Hände verglichen, und diese Reihenfolge entscheidet sofort.
    .example = 10, 10, 3 ist höher als 10, 9, 9, weil sich die zweiten Karten unterscheiden.
rules-dobro-D-73 = Die Richtung bleibt, wie sie am Ende der Runde war.
rules-dobro-D-74 = Für die neue Runde werden alle Karten gemischt, 56 oder 54, und ausgeteilt, wie D-10 und D-11 es sagen. Die Stichstapel werden geleert (die Ausnahme steht in D-81), die Schusselkarte kommt zurück in die Mitte, und es gibt kein N.

rules-dobro-chapter-8 = Das Ende der Partie
rules-dobro-D-80 = Ist die letzte Runde gewertet, gewinnt, wer insgesamt die meisten Punkte hat.
rules-dobro-D-81 = Bei Gleichstand entscheidet die letzte Runde: Vorn liegt, wer in ihr mehr Punkte bekam, mit dem Abzug aus D-71. Ist auch das gleich, zählt man die Zahlen in den Stichstapeln dieser Runde zusammen, mit 0 für jede Sonderkarte; die kleinere Summe liegt vorn. Sind sogar diese gleich, wird der Sieg geteilt. Deshalb werden die Stichstapel der letzten Runde nicht früher geleert. Mit `edition=br` gibt es nur einen Vergleich: Vorn liegt, wer in der letzten Runde weniger Karten im Stichstapel hat, und sonst wird der Sieg geteilt.
rules-dobro-D-82 = Die weiteren Plätze werden mit denselben Vergleichen entschieden.

rules-dobro-chapter-9 = Andere Spielweisen
rules-dobro-D-85 = Die lange Partie hat für jeden Spieler eine Runde. Sie ist für 4, 5 und 6 Spieler da. Zu dritt wäre sie nichts anderes als die normale Partie, und zu zweit wäre sie sogar früher vorbei. Wo eine Regel von der dritten Runde spricht, meint sie dann die letzte.
rules-dobro-D-86 = Zu zweit gilt D-11, und sonst ändert sich nichts. Eine Runde bringt einem von euch 1 Punkt und dem anderen 2, oder jedem 1, wenn eure Stichstapel gleich groß sind.

rules-dobro-chapter-10 = Wer was sehen darf
rules-dobro-D-90 = Alle sehen den Stich mit allen Karten in ihrer Reihenfolge und den Zahlen, die für Joker genannt wurden; N, die Richtung und wer dran ist; wie viele Karten auf jeder Hand, im Stapel und in jedem Stichstapel sind; die Punkte; wer die Schusselkarte hat; und mit `draw=classic`, bei wem das Ziehen noch aussteht.
rules-dobro-D-91 = Deine Hand siehst nur du.
rules-dobro-D-92 = Wie der Stapel geordnet ist und welche zehn Karten zu zweit weggelegt sind, weiß niemand. Von einem Stichstapel siehst du, wie groß er ist, aber nicht, was darin ist. Jede seiner Karten lag offen in einem Stich, also darf jeder mitzählen, auch Bots. Hängt ein Gleichstand an den Summen aus D-81, werden die Summen der Beteiligten ohne ihre Karten gezeigt.
rules-dobro-D-93 = Werden für D-72 Hände verglichen, zeigt man sie nur so weit, wie man es an einem echten Tisch müsste: die verglichenen Zahlen bis zu der, die den Unterschied machte.

rules-dobro-chapter-11 = Entscheidungen, und warum
rules-dobro-A-1 = Womit wird beim Verdoppeln die Summe eines Paars verglichen: mit der guten Zahl oder mit der Zahl auf der obersten Karte?
    .ruling = Mit der guten Zahl (D-24).
    .why = Der russische Wortlaut deutet auf die Karte, aber derselbe Text erklärt die gute Zahl als die Zahl dieser Karte und behandelt Paare mit Jokern wie alle anderen. Beide brasilianischen Anleitungen, Board Game Arena und ein öffentliches Programm vergleichen mit der guten Zahl. Wörtlich gelesen wäre ein Paar, das ein schon verdoppeltes N trifft, erlaubt, ohne es zu ändern, und das tut sonst keine Zahlenkarte.
rules-dobro-A-2 = Zählt ein Paar seine Summe oder seine einzelne Zahl, und was, wenn es ausgespielt wird?
    .ruling = Immer die Summe (D-21, D-39).
    .why = Das Beispiel der russischen Anleitung rechnet ein Paar mit seiner Summe, und nach den brasilianischen Anleitungen sagt der Spieler an, was alles Gespielte zusammen zählt.
rules-dobro-A-3 = Verdoppelt ein Paar, wenn jede seiner Karten N gleicht?
    .ruling = Nein, N wird die Summe (D-25).
    .why = Verglichen wird die Summe, und die ist mehr als N.
rules-dobro-A-4 = Kann man einen Stich mit Aussetzen oder Richtungswechsel eröffnen?
    .ruling = Ja (D-38), außer `lead_specials` ist aus.
    .why = Der russische Text lässt die erste Karte eines Stichs frei und nennt eine Sonderkarte unter dem, was man gewöhnlich spielen kann. Der brasilianische Wortlaut spricht von jedem Wert, und ein öffentliches Programm erlaubt es.
rules-dobro-A-5 = Was ist N nach so einer Eröffnung?
    .ruling = Weiter keines, also darf der Nächste legen, was man beim Ausspielen darf (D-38).
    .why = Aussetzen und Richtungswechsel lassen N, wie es ist, und bis dahin gab es keines. Nichts sagt, dass der Zug nicht wie sonst weiterginge.
rules-dobro-A-6 = Zieht ein Spieler, der nimmt, vor dem Ausspielen, oder endet sein Zug sogar dort?
    .ruling = Weder noch: Nehmen und Ausspielen sind ein Zug, an dessen Ende einmal gezogen wird (D-42, D-44).
    .why = Die russische Liste der Aktionen lässt sich anders lesen, aber in allen Anleitungen eröffnet den nächsten Stich, wer genommen hat, und das russische Beispiel geht so weiter. Zwischendurch noch einmal zu ziehen wäre nur für jemanden wichtig, der vergessen hat, und der muss ohnehin bis zum Ende des Zugs warten.
rules-dobro-A-7 = Darf man beim Ausspielen einen Stich ohne Karten nehmen?
    .ruling = Nein (D-41).
    .why = Es würde nichts geschehen, und man könnte es endlos wiederholen.
rules-dobro-A-8 = Kann ein Joker mit Aussetzen oder Richtungswechsel ein Paar bilden, oder sind zweimal Aussetzen ein Paar?
    .ruling = Nein (D-34, D-36, D-37).
    .why = Diese Karten haben keine Zahl, und nach der russischen Anleitung darf mit ihnen nichts anderes gespielt werden.
rules-dobro-A-9 = Wie kann man das Ziehen vergessen, wenn ein Programm den Tisch führt?
    .ruling = Das Programm zieht (D-51). Auf Wunsch, mit `draw=classic`, ist das Ziehen vergessen, sobald der nächste Spieler handelt, nach einer Schonfrist (D-53, D-57).
    .why = Board Game Arena zieht von selbst. In der russischen Regel geht es um einen Zug, der ohne Ziehen endete, und das bildet `draw=classic` nach. Eine bloße Uhr oder Spieler, die einander beschuldigen, wurden nicht übernommen.
rules-dobro-A-10 = Beendet mit `draw=classic` eine leere Hand die Runde, obwohl der Stapel noch Karten hat?
    .ruling = Ja (D-63).
    .why = Die russische Anleitung sagt es zweimal ohne Bedingung. Die brasilianische Übersicht und Board Game Arena verlangen erst einen leeren Stapel. In Simulationen gewann absichtliches Nichtziehen 1{ "\u00A0" }% der Partien oder weniger, also ist damit nichts zu gewinnen.
rules-dobro-A-11 = Wirkt ein Richtungswechsel auch als letzte Karte einer Runde?
    .ruling = Ja (D-61).
    .why = Die Richtung umzudrehen gehört zum Spielen der Karte.
rules-dobro-A-12 = Zählen bei Gleichstand um den ersten Zug Sonderkarten, und was, wenn die Hände gleich sind?
    .ruling = Sie zählen nicht; bei gleichen Händen entscheidet die Reihenfolge nach dem, der die Runde beendet hat (D-72).
    .why = Die russische Regel fragt nach Zahlen, und eine Sonderkarte hat keine. Weiter geht sie nicht, wohl aber die neuere brasilianische Anleitung, mit dieser Reihenfolge. `edition` ändert das.
rules-dobro-A-13 = Wer hat die wenigsten Punkte und beginnt: nach dem Stand oder nach der letzten Runde?
    .ruling = Nach dem Stand, mit Abzügen (D-72, D-71).
    .why = Die brasilianische Anleitung sagt, dass der Stand gemeint ist.
rules-dobro-A-14 = Werden die alten oder die neuen Hände verglichen?
    .ruling = Die neuen (D-72).
    .why = Die alten sind schon weggelegt, und der russische Text teilt aus, bevor er den ersten Spieler sucht.
rules-dobro-A-15 = Was entscheidet am Ende bei Gleichstand, und was zählt dabei ein Joker?
    .ruling = Wie in der russischen Anleitung, mit 0 für Sonderkarten (D-81).
    .why = Dieser Text ist maßgeblich, und er zählt zusammen, was als Zahl auf den Karten steht. `edition` ändert das.
rules-dobro-A-16 = Gibt es 49 Zahlenkarten oder 50?
    .ruling = 49 (D-2).
    .why = Die Liste jeder Ausgabe stimmt mit ihrer eigenen Summe überein, also sind es zwei verschiedene Kartensätze, und keiner hat einen Druckfehler. `edition` ändert das.
rules-dobro-A-17 = Wer setzt mit Aussetzen aus?
    .ruling = Der Spieler, der die Karte legt (D-36).
    .why = Im russischen Beispiel ist der nächste Spieler ganz normal am Zug.
rules-dobro-A-18 = Entscheidet in der langen Partie bei Gleichstand noch immer die dritte Runde?
    .ruling = Nein, die letzte Runde (D-85).
    .why = Dafür ist die Regel da.
rules-dobro-A-19 = Gibt es eine lange Partie für 2 oder 3 Spieler?
    .ruling = Nein (D-85).
    .why = Sie ist für alle gedacht, die mehr Runden wollen, und hier bekämen sie keine.
rules-dobro-A-20 = Wissen alle, wie groß die Stichstapel sind?
    .ruling = Ja, aber nicht, was darin ist (D-92).
    .why = Die Stichstapel liegen verdeckt, aber genommen wird vor aller Augen.
rules-dobro-A-21 = Kostet die Schusselkarte ihren Punkt pro Stich oder pro Runde?
    .ruling = Pro Runde (D-71).
    .why = Die russische und die neuere brasilianische Anleitung sind sich einig. Die ältere brasilianische hat hier ein Versehen.
rules-dobro-A-22 = Muss man spielen, wenn man kann?
    .ruling = Nein, einen Stich mit Karten darf man immer nehmen (D-40).
    .why = Für die Anleitung ist Nichtwollen ein ebenso guter Grund wie Nichtkönnen.
rules-dobro-A-23 = Wenn drei oder mehr einen Platz teilen, wie viele der folgenden Plätze fallen weg?
    .ruling = So viele wie nötig: Stichstapel mit 7, 7, 7 und 3 bringen 1, 1, 1 und 4 (D-70).
    .why = Die brasilianischen Anleitungen sehen vor, dass auch mehr als ein Platz wegfällt.
