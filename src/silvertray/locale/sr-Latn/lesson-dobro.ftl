# The lesson of Dobro: each step's wish, and (-done) what it taught. web/src/learn/lessons has the cards.

lesson-dobro-hello = Svi igraju na jednu gomilu, štih. Ko ne može dalje, mora da ga uzme, a uzete karte niko ne želi.

lesson-dobro-lead = Ti počinješ. Igraj svoju dvojku, pa neka se drugi penju.
lesson-dobro-lead-done = Dobar broj je sada 2. Svako igra bar toliko, i ono što odigra postaje dobar broj.

lesson-dobro-double = Dobar broj je 5, a ti imaš peticu. Igraj je.
lesson-dobro-double-done = Tačno toliko ga duplira: 10. Zato su drugi morali da nađu nešto veliko.

lesson-dobro-joker = Previše za tvoje karte, ali džoker pravi par sa svakim brojem, a par vredi obe karte. Igraj džokera i 7.
lesson-dobro-joker-done = 7 i 7 su 14, a to ne bije nijedna karta sama. Neko je morao sve da uzme.

lesson-dobro-higher = Počeo je novi štih, dvojkom. Igraj svoju trojku.
lesson-dobro-higher-done = Posle svakog poteza vučeš novu kartu, dok traje špil.

lesson-dobro-skip = Preskakanje može uvek i ne dira dobar broj. Sačuvaj velike karte i igraj preskakanje.
lesson-dobro-skip-done = Tvoje preskakanje je ostavilo 6 kako jeste. Onda je došla 7 i još jedna 7, pa se dobar broj duplirao na 14.

lesson-dobro-take = Tvoj par četvorki daje samo 8. Ovog puta ne možeš dalje: uzmi štih.
lesson-dobro-take-done = Sada je pred tobom sedam karata. Ko uzme, otvara sledeći štih, u istom potezu.

lesson-dobro-pair = Smeš da otvoriš i parom: igraj obe četvorke.
lesson-dobro-pair-done = Zajedno su bile 8. Još jedna osmica duplira na 16, pa je neko morao da uzme štih i otvorio novi trojkom.

lesson-dobro-end = Kad je špil prazan, rundu završava ko prvi odigra poslednju kartu. Ko je uzeo najmanje karata, dobija najviše poena.
