# The lesson of Doppelt so clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-twice-hello = Šest kockica, tri izbora, jedan listić. Hajde da zajedno odigramo potez.

lesson-twice-silver = Srebrna se precrtava u bilo kom od svoja četiri reda. Izaberi srebrnu 3 i precrtaj 3 u zelenom redu.
lesson-twice-silver-done = Plava 1 i bela 2 su manje, pa su otišle na tanjir. Posle izbora srebrne smeš i njih da precrtaš.

lesson-twice-company = Svaku u redu njene boje: precrtaj 1 u plavom redu.
lesson-twice-company-done = To je bio drugi krstić jednim izborom.

lesson-twice-joker = Bela sme da bira red. Precrtaj njom 2 u zelenom redu.
lesson-twice-joker-done = Tri krstića odjednom. Što je više krstića u jednom redu, to svaki više vredi.

lesson-twice-green = Zelena se upisuje u parovima, prvi broj minus drugi. Upiši zelenu 5: prvo polje je duplira.
lesson-twice-green-done = Sada tu stoji 10. Za drugo polje para treba ti mali broj.

lesson-twice-circle = Žuta se popunjava dvaput: prvo krug, kasnije krstić. Zaokruži gornju trojku.
lesson-twice-circle-done = Krugovi nose bonuse, krstići poene. Tvoja tri izbora su gotova.

lesson-twice-pair = Drugi bi sada uzeli po jednu kockicu sa tvog tanjira. Solo uzimaš jednu od tri najmanje: zelena 1 je prava.
lesson-twice-pair-done = Par vredi 10 − 2 = 8, a polje ti je donelo ponovno bacanje.

lesson-twice-sum = Plava računa plavu i belu zajedno: 6 + 4. Uzmi belu kockicu kao plavu: pokazuje manje, pa na tanjir šalje manje kockica.
lesson-twice-sum-done = Upisano je 10. Od sada nijedan broj u plavoj ne sme biti veći od prethodnog.

lesson-twice-fall = Plava 5 i tvoja bela 4 daju 9. Izaberi plavu kockicu.
lesson-twice-fall-done = Polje je donelo povratak: on vraća kockicu sa tanjira za tvoje sledeće bacanje.

lesson-twice-return = Iskoristi ga odmah: vrati žutu kockicu.
lesson-twice-return-done = Žuta učestvuje u sledećem bacanju, kao i svaka druga.

lesson-twice-cross = Žuta 3, a gornja trojka već ima krug. Sada je precrtaj.
lesson-twice-cross-done = Što više žutih polja precrtaš, to brže rastu poeni.

lesson-twice-extra = Runda 2 je donela dodatnu kockicu: još jednom bilo koja od šest. Belom upiši 5 + 4 u plavu.
lesson-twice-extra-done = Isti broj još jednom je u redu. Polje je donelo žuti upitnik.

lesson-twice-any = On važi kao broj koji želiš. Zaokruži 6 u žutoj.
lesson-twice-any-done = Time je gornji red pun, a on donosi plavi upitnik.

lesson-twice-chain = Jedno polje donosi sledeće. Upiši još jednu 9 u plavu.
lesson-twice-chain-done = Jedno polje donosi sledeće. U tim lancima je čar ove igre.

lesson-twice-end = To je sve. Još jedan savet: svaka lisica vredi koliko tvoja najslabija oblast, zato nijednu ne zapostavljaj.
