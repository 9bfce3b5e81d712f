# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; erlaubt: { $legal }
with-line = Zeile { $line }: { $text }
seat = Platz { $seat }

## Actions that are not legal now

error-unknown-action = „{ $text }“ ist keine Aktion dieses Spiels: Tippe eine, wie sie in der Liste steht, etwa „pass“ oder „pick white blue“
error-unknown-number = { $action } ist keine Aktionsnummer dieses Spiels: Nimm eine der erlaubten Aktionen
error-extra-too-early = noch kein Zusatzwürfel möglich ({ $seat }): Er kommt am Ende deines Zugs, also nimm zuerst einen Würfel
error-picks-over = die Wahl eines Würfels ist in diesem Zug vorbei ({ $seat }): Nutze einen Zusatzwürfel oder passe, um den Zug zu beenden
error-game-over = die Partie ist zu Ende, es kann nichts mehr eingetragen werden: Starte eine neue
error-dice-first = zuerst muss gewürfelt werden: Würfle, dann wähle
error-not-asked = gerade nichts zu wählen ({ $seat }): Warte, bis du gefragt wirst
error-must-pick = du kannst nicht passen, solange ein Würfel passt: Nimm einen oder würfle nach
error-reroll-too-late = hier kannst du nicht nachwürfeln: Das darf nur der aktive Spieler zwischen Wurf und Wahl
error-no-reroll-left = du kannst nicht mehr nachwürfeln: Nimm einen Würfel
error-no-such-reward = diesen Bonus hast du nicht: { $reward } (offen: { $waiting }). Nutze, was offen ist
error-reward-first = ein Bonus ist offen ({ $waiting }) und geht vor: Nutze ihn zuerst
error-die-not-rolled = Würfel { $die } gehört nicht zu diesem Wurf: Nimm einen der gerade geworfenen
error-die-used = Würfel { $die } war in diesem Zug schon dein Zusatzwürfel: Wähle einen anderen
error-no-fallback = Würfel { $die } liegt nicht auf dem Tablett, und solo_fallback ist aus: Nutze einen Zusatzwürfel oder passe, um den Zug zu beenden
error-tray-first = Würfel { $die } liegt nicht auf dem Tablett, und vom Tablett passt einer ({ $tray }): Nimm ihn oder verzichte
error-cell-taken = { $area } { $number }{ $slot } ist schon angekreuzt: Wähle ein freies Feld
error-sum-taken = Blau + Weiß ergibt { $number }, und { $number } ist in Blau schon angekreuzt: Wähle einen anderen Bereich oder Würfel
error-silver-taken = { $number } ist in Silber in der Reihe { $area } schon angekreuzt: Wähle eine andere Reihe
error-no-second-cell = { $number } gibt es in Gelb nur einmal: Nimm das erste Feld
error-crossed-already = dieses gelbe Feld ist schon eingekreist und angekreuzt: Wähle ein anderes
error-too-high = { $value } ist zu hoch für Blau, dort darf nichts über { $most } folgen: Wähle einen anderen Bereich oder Würfel
error-no-such-cross = Würfel { $die } hat kein Zusatzkreuz: Das haben nur Würfel, die mit dieser Silber-Wahl aufs Tablett kamen
error-cross-first = in Silber sind Zusatzkreuze offen ({ $dice }): Mach eins oder passe und lass den Rest
error-no-return-now = Würfel { $die } kann jetzt nicht zurückgeholt werden: Das geht vor dem zweiten oder dritten Wurf, wenn du noch eine Rückholaktion hast
error-die-not-on-tray = Würfel { $die } liegt nicht auf dem Tablett: Hol einen zurück, der dort liegt
error-blue-taken = { $number } ist in Blau schon angekreuzt: Wähle eine freie Summe
error-row-full = { $area }: alle Felder sind voll. Wähle einen anderen Bereich
error-too-low = { $value } ist zu niedrig für Grün, das nächste Feld will mindestens { $least }: Nimm einen höheren Würfel oder einen anderen Bereich
error-not-higher = in Lila kann { $value } nicht auf { $last } folgen: Trag eine höhere Zahl ein oder wähle einen anderen Bereich

## Rolls and undo

error-no-roll-due = jetzt wird nicht gewürfelt: Triff zuerst deine Wahl
error-not-your-roll = jemand anders würfelt ({ $roller }, nicht { $seat }): Warte, bis du dran bist
error-dealer-rolls = in dieser Partie würfelt das Programm, „{ $text }“ kann nicht eingetippt werden: Würfle einfach
error-wrong-outcome = „{ $text }“ ist hier nicht gefragt: Tippe { $form }
error-wrong-dice = „{ $text }“ sind nicht die Würfel dieses Wurfs: Tippe eine Augenzahl von 1 bis 6 für jeden Buchstaben von { $form }
error-wrong-tie = „{ $text }“ löst den Gleichstand nicht auf: Tippe { $form }
error-wrong-faces = „{ $text }“ sind nicht die Würfel dieses Wurfs: Tippe { $count ->
        [one] eine Augenzahl von 1 bis 6
       *[other] { $count } Augenzahlen von 1 bis 6
    } ({ $dice }), zum Beispiel { $example }
error-nothing-to-undo = nichts rückgängig zu machen ({ $seat }): keine eigene Aktion seit dem letzten Wurf
error-undo-blocked = das lässt sich nicht mehr rückgängig machen: Danach ging es schon weiter ({ $seat })
error-no-such-seat = { $seat } gibt es an diesem Tisch für { $players } nicht: Nimm einen Platz, den es gibt

## Setting up

error-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }: Wähle eine Zahl dazwischen
error-wrong-option = { $option } ist keine Option dieses Spiels: Lass sie weg oder nimm eine erlaubte
error-people-roll = hier werft ihr echte Würfel: Tippe, was sie zeigen
error-resume-alone = --resume setzt eine gespeicherte Partie fort, wie sie ist: Lass { $option } weg
error-words-too-late = die Würfel sind gefallen: Wörter gehen nur vor dem ersten Wurf
error-unknown-game = es gibt kein Spiel „{ $game }“: Wähle eines von { $games }
error-unknown-language = es gibt keine Sprache „{ $language }“: Wähle eine von { $languages }
error-unknown-bot = es gibt keinen Bot „{ $bot }“: Wähle einen von { $bots }
error-unknown-depth = es gibt keine Tiefe „{ $depth }“: Wähle eine von { $depths }
error-no-matches = in { $file } steht keine Partie: Nenne eine Partiedatei
error-page-not-html = eine Analyse kommt in eine Datei, die auf .html endet, nicht in { $file }
error-nobody-plays = { $players ->
        [one] ein Platz
       *[other] { $players } Plätze
    } und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    } lassen keinen Platz für dich: Nimm weniger Bots oder mehr Spieler, oder lass Bots allein spielen mit „silvertray simulate“
error-too-many-bots = { $bots ->
        [one] ein Bot passt
       *[other] { $bots } Bots passen
    } nicht an einen Tisch für { $players }: Nimm weniger Bots oder mehr Spieler
error-wrong-bot-count = die Bots „{ $bots }“ gehen an einem Tisch für { $players } nicht auf: Nenne einen Bot für alle Plätze oder einen für jeden
error-too-few-bots = „{ $bots }“ reicht nicht für ein Turnier: Nenne mindestens zwei Bots, etwa greedy,random
error-picture-not-svg = { $file } ist kein Name für ein SVG-Bild, und andere werden nicht gezeichnet: Wähle einen Namen, der auf .svg endet
error-not-parquet = { $file } ist kein Name für eine Parquet-Datei, und andere werden nicht geschrieben: Wähle einen Namen, der auf .parquet endet
error-two-dealers = { $first } und { $second } gehen nicht zusammen: Die Würfel kommen nur von einem, also lass das andere weg
error-no-table-dice = { $game } wird mit Karten gespielt, und die Hände sind verdeckt: Lass --table-dice weg
error-wrong-seed = { $seed } ist keine Startzahl (Seed): Nimm eine ganze Zahl von 0 bis { $most }
error-wrong-games = { $games } ist keine Zahl von Partien: Nimm mindestens 1
error-unknown-recipe = es gibt kein Rezept „{ $recipe }“: Wähle eines von { $recipes } oder nenne eine Datei, die auf .toml endet
error-not-toml = { $file } ist kein Rezept ({ $why }): Schreib es in TOML, wie in docs/bots.md erklärt
error-wrong-recipe-keys = im Rezept { $file } fehlt das Feld „{ $field }“ oder es gehört nicht hinein: Die Felder sind { $fields }
error-wrong-recipe = im Rezept { $file } kann das Feld „{ $field }“ nicht { $value } sein: Was erlaubt ist, steht in docs/bots.md
error-recipe-of-another = das Rezept { $recipe } ist für { $game }, nicht für { $asked }: Wähle ein anderes Rezept oder Spiel
error-wrong-hours = in { $hours } Stunden lässt sich nichts lernen: Nimm mehr als 0
error-net-not-net = { $file } ist kein Name für ein Netz: Wähle einen, der auf .net endet
error-other-net = { $file } ist ein Netz für { $game } mit Breite { $width }, und das Rezept will ein anderes: Wähle ein passendes Netz
error-other-training = { $file } ist von einem anderen Training übrig (Unterschied: { $what }): Fang mit --fresh neu an oder nimm ein anderes --out
error-broken-checkpoint = { $file } lässt sich nicht fortsetzen, weil es beschädigt oder von einer anderen Version ist: Fang mit --fresh neu an
error-workers-gone = ein Arbeitsprozess hat sich beendet, vielleicht war der Speicher voll: Gib denselben Befehl noch einmal ein, notfalls mit weniger --jobs
error-ray-missing = Ray ist hier nicht installiert: Installiere es mit pip install "silvertray[cluster]" oder lass --on ray weg
error-only-dice-games = das gibt es nur für Würfelspiele, nicht für { $game }: Wähle eines von { $games }
error-broken-net = { $file } ist kein Netz, das dieses Programm lesen kann, sondern beschädigt, abgeschnitten oder von einer anderen Version: Erzeuge es neu mit „silvertray train“
error-wrong-jobs = { $jobs } Arbeitsprozesse sind zu wenige oder zu viele: Nimm 1 bis { $most }
error-file-trouble = { $file } lässt sich nicht benutzen ({ $why }): Prüfe den Namen und ob du die Datei öffnen darfst
error-secret-missing = das Geheimnis dieser Partie steht nicht in ihrer Datei, deshalb gibt es keine weiteren Würfel: Die Partie kann nur angesehen werden

## The terminal game

error-nothing-typed = nichts getippt: Tippe die Nummer einer Möglichkeit, 1 bis { $most }, oder ? für Hilfe
error-no-such-choice = es gibt keine Möglichkeit „{ $number }“: Tippe eine Zahl von 1 bis { $most } oder ? für Hilfe
error-no-choice-now = „{ $number }“ bedeutet hier nichts, denn es gibt nichts zu wählen: Weiter mit Enter oder ? für Hilfe
error-no-such-player = es gibt keinen Spieler „{ $text }“ an diesem Tisch: Tippe eine Zahl von 1 bis { $players }
error-player-not-asked = gerade nichts zu wählen ({ $seat }): Lass andere vor ({ $open })
error-no-such-game = es gibt keine gespeicherte Partie „{ $text }“: Tippe eine Zahl von 1 bis { $most }
error-no-saved-games = in { $folder } gibt es keine gespeicherten Partien: Starte eine mit „silvertray play“
error-cannot-save = die Partie lässt sich in { $folder } nicht speichern ({ $why }): Schaff dort Platz oder setze SILVERTRAY_HOME auf einen anderen Ordner
error-unreadable = { $file } lässt sich nicht lesen ({ $why }): Prüfe den Namen und ob du die Datei öffnen darfst
error-empty-file = { $file } enthält keine Partie: Wähle eine andere Datei

## Positions

error-wrong-position = „{ $text }“ ist keine Stellung von { $game }: Sie beginnt mit dem Namen des Spiels und hat einen Teil für jedes Blatt
error-wrong-word = „{ $word }“ hat in einer Stellung keine Bedeutung: Die möglichen Wörter stehen in docs/notation.md
error-impossible-position = diese Stellung kann es nicht geben, wegen „{ $part }“: Prüfe diesen Teil anhand der Regel
error-impossible-marks = diese Stellung hat einen Eintrag, der nie möglich war: Prüfe die Einträge ihrer Bereiche
error-stuck-position = in dieser Stellung gibt es an einer Stelle nichts zu wählen oder es ist nicht gefragt ({ $seat }): Prüfe Phase und Boni

## Match files

error-broken-line = das ist keine ganze Zeile JSON, die Datei ist hier beschädigt oder abgeschnitten: Hol sie noch einmal
error-not-a-match = das ist keine Silvertray-Partie, ihr fehlt das Feld „silvertray“: Wähle eine Partiedatei
error-wrong-version = die Partie hat Version { $version } des Dateiformats, und dieses Programm liest Version { $known }: Nimm ein passendes Programm
error-wrong-field = das Feld „{ $field }“ fehlt oder hat einen falschen Wert: Berichtige es, wie in docs/notation.md erklärt
error-other-rules = die Partie wurde nach den Regeln { $rules } gespielt, und dieses Programm hat { $known }: Nimm ein passendes Programm
error-illegal-step = Schritt { $step } des Protokolls, „{ $entry }“, ist nicht möglich: { $why }
error-wrong-result = das Ergebnis folgt nicht aus dem Protokoll: Die Datei sagt { $claimed }, das Protokoll ergibt { $found }
error-broken-promise = das Geheimnis passt nicht zum Prüfwert: Diesen Würfeln ist nicht zu trauen
error-other-dice = Schritt { $step } des Protokolls, „{ $entry }“, ist nicht das, was die vorher festgelegten Würfel zeigen: Diesen Würfeln ist nicht zu trauen

## Dobro, in the order of D-48

error-E_ROUND_OVER = die Runde ist zu Ende: Warte auf die nächsten Karten; nach der letzten Runde starte eine neue Partie
error-E_NO_DRAW_DUE = es ist nichts zu ziehen: Zieh gleich nach deiner Karte, bevor der Nächste dran ist
error-E_CARDS_FIRST = es werden noch Karten gezogen: Warte darauf
error-E_NOT_YOUR_TURN = jemand anders ist am Zug ({ $turn }, nicht { $seat }): Warte, bis du dran bist
error-E_NOTHING_TO_TAKE = es gibt keinen Stich zu nehmen: Wer ausspielt, muss eine Karte legen
error-E_UNKNOWN_ACTION = „{ $text }“ ist keine Aktion: Tippe eine Nummer der Liste oder „play 7“, „play 7 7“, „play J=11“, „take“ oder „draw“
error-E_CARD_COUNT = man spielt eine Karte oder ein Paar, nicht { $count } Karten: Wähle eine oder zwei
error-E_NOT_IN_HAND = so viele hast du davon nicht auf der Hand ({ $card }): Spiel, was du hast
error-E_SPECIAL_ALONE = Aussetzen und Richtungswechsel spielt man allein: Lass die andere Karte weg
error-E_JOKER_NUMBER = eine Zahl nennt man nur für Joker, allein 2 bis 12 und neben einer Zahlenkarte nur deren Zahl: Tippe „play J=11“ oder „play J 7“
error-E_SPECIAL_LEAD = Aussetzen und Richtungswechsel dürfen an diesem Tisch nicht ausgespielt werden: Spiel eine andere Karte aus
error-E_NOT_A_PAIR = { $first } und { $second } sind kein Paar: Spiel zwei gleiche Zahlen
error-E_TOO_LOW = das zählt { $value }, und die gute Zahl ist { $good }: Spiel mindestens so viel oder nimm den Stich
error-cards-were-seen = gespielte oder gezogene Karten hat man gesehen, das lässt sich nicht rückgängig machen: Nur das Nehmen geht zurück, bis du ausspielst
error-no-number-typed = nichts getippt: Tippe für den Joker eine Zahl von { $first } bis { $last } oder 0 für andere Karten
error-no-such-number = „{ $number }“ geht hier nicht: Tippe eine Zahl von { $first } bis { $last } oder 0 für andere Karten

## Many workers

error-extra-missing = { $module } ist nicht installiert: Hol es mit pip install "silvertray[{ $extra }]"
error-no-database = { $database } lässt sich nicht benutzen ({ $why }): Prüfe die Adresse und ob PostgreSQL dort läuft und diese Datenbank hat
error-no-redis = { $redis } lässt sich nicht benutzen ({ $why }): Prüfe die Adresse und ob Redis oder Valkey dort läuft
error-workers-need-redis = { $workers } Arbeitsprozesse verständigen sich über Redis: Nenne eines mit --redis redis://localhost oder nimm nur einen Arbeitsprozess
error-no-workers-here = auf diesem System kann nur ein Arbeitsprozess laufen: Lass --workers weg

## Stored tables

error-database-old = { $database } hat ein altes Format: Starte einmal den Server, er bringt sie auf den neuesten Stand
error-unreadable-table = das Gespeicherte ist nicht lesbar ({ $what }): Stell es aus einer Sicherung wieder her
error-entry-missing = Eintrag { $number } fehlt
error-other-text = gespeichert war „{ $stored }“, und jetzt steht da „{ $found }“
error-other-chance = der Zufall brachte „{ $stored }“, der Geber dieses Tischs würde „{ $found }“ bringen
error-other-position = die Wiederholung der Partiedatei endet in einer anderen Stellung
error-other-score = Punkte von { $seat }: gespeichert { $stored }, jetzt { $found }
error-broken-table = Tisch { $table } läuft nicht ab wie gespeichert, Eintrag { $seq }: { $cause }
error-not-finished = diese Partie ist nicht zu Ende: Nur beendete können übernommen werden
error-no-such-dealer = kein Tisch hat einen Geber wie diese Partie: Sie kann nur angesehen werden
error-line-too-long = diese Zeile hat mehr als { $most } Bytes: So lang ist kein Tisch

## Forks of finished games

error-fork-at-end = nach Schritt { $step } ist diese Partie zu Ende: Spiel ab Schritt { $last } oder früher weiter
error-fork-seats = diese Partie hat { $players ->
    [one] einen Platz
   *[other] { $players } Plätze
 }, und genannt { $seats ->
        [one] ist einer
       *[other] sind { $seats }
    }: Nenne für jeden Platz einen Spieler
