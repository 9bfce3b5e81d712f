# The lesson of Ganz schön clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-clever-hello = Šest kockica, tri izbora, jedan listić. Hajde da zajedno odigramo potez.

lesson-clever-colour = Svaka kockica popunjava oblast svoje boje. Izaberi žutu 5: precrtaj gornju peticu u žutoj.
lesson-clever-colour-done = Plava 2, zelena 1 i ljubičasta 3 pokazuju manje od tvoje 5. Zato su otišle na srebrni tanjir, a ti bacaš samo ostale.

lesson-clever-joker = Bela je džoker: važi kao bilo koja boja. Precrtaj njom gornju šesticu u žutoj.
lesson-clever-joker-done = Bela 6 je postala žuta 6. I narandžasta pokazuje 6. To nije manje, pa ti ostaje.

lesson-clever-number = Ostala je jedna kockica. Upiši narandžastu 4 u prvo narandžasto polje.
lesson-clever-number-done = Narandžasta vredi zbir onoga što upišeš. To je bio treći izbor, pa je tvoj potez gotov.

lesson-clever-tray = Drugi bi sada uzeli po jednu kockicu sa tvog tanjira. Solo uzimaš jednu od tri najmanje: precrtaj gornju trojku u žutoj.
lesson-clever-tray-done = Gornji red žute je pun i donosi ono što piše pored njega: plavi X.

lesson-clever-reward = Bonus se koristi odmah. Precrtaj 12 u plavoj: to bi retko palo.
lesson-clever-reward-done = Jedno polje je donelo sledeće. U tim lancima je čar ove igre.

lesson-clever-reroll = Runda 2, i loše bacanje. Runda 1 ti je dala ponovno bacanje: iskoristi ga.
lesson-clever-reroll-done = Ponovno bacanje još jednom baca sve kockice ovog bacanja, a ne troši nijedno od tvoja tri.

lesson-clever-sum = Plava računa plavu i belu zajedno: 4 + 3. Izaberi plavu kockicu i precrtaj 7.
lesson-clever-sum-done = Važi samo broj na plavoj kockici: bela 3 i zelena 2 su otišle, a žuta 4 sme da ostane.

lesson-clever-low = Izaberi ljubičastu 3. Brojevi u ljubičastoj moraju da rastu, pa je dobro početi od malog.
lesson-clever-low-done = Ništa nije pokazivalo manje od 3, pa ti ostaju sve kockice. Uz male izbore imaš više za bacanje.

lesson-clever-last = Tvoje poslednje bacanje: upiši narandžastu 5.
lesson-clever-last-done = Posle trećeg izbora sve što je ostalo ide na tanjir.

lesson-clever-extra = Runda 2 je donela dodatnu kockicu: još jednom bilo koja od šest, gde god da leži. Upiši belu 3 u narandžastu.
lesson-clever-extra-done = Treće narandžasto polje ti je donelo novo ponovno bacanje. Čuvaj ga.

lesson-clever-end = To je sve. Još jedan savet: svaka lisica vredi koliko tvoja najslabija oblast, zato nijednu ne zapostavljaj.
