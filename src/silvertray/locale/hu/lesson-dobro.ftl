# The lesson of Dobro: each step's wish, and (-done) what it taught. web/src/learn/lessons has the cards.

lesson-dobro-hello = Mindenki egy kupacra játszik: ez az ütés. Aki nem tudja folytatni, elviszi, pedig senki sem akarja azokat a lapokat.

lesson-dobro-lead = Te kezdesz. Játszd ki a 2-est, hogy a többieknek kelljen emelniük.
lesson-dobro-lead-done = A jó szám most 2. Mindenki legalább annyit játszik ki, és a jó szám az lesz, amit kijátszott.

lesson-dobro-double = A jó szám 5, és van egy 5-ösöd. Játszd ki.
lesson-dobro-double-done = Ha pont annyi, duplázódik: 10. Így a többieknek valami magas kellett.

lesson-dobro-joker = Ez sok a lapjaidnak, de a dzsóker bármelyik számmal párt alkot, és a pár az összegét éri. Játszd ki a dzsókert és a 7-est.
lesson-dobro-joker-done = 7 meg 7 az 14, és ezt egyetlen lap sem üti. Valakinek az egészet el kellett vinnie.

lesson-dobro-higher = Új ütés kezdődött, egy 2-essel. Játszd ki a 3-ast.
lesson-dobro-higher-done = Minden kijátszás után új lapot húzol, amíg tart a pakli.

lesson-dobro-skip = A Kimaradás mindig kijátszható, és a jó szám marad. Tartsd meg a magas lapjaidat, és játszd ki a Kimaradást.
lesson-dobro-skip-done = Utána is 6 maradt a jó szám. Aztán jött egy 7-es és még egy, így duplázva 14 lett.

lesson-dobro-take = A 4-es párod csak 8. Most nem tudod folytatni: vidd az ütést.
lesson-dobro-take-done = Most hét lap van előtted. Aki elviszi, az hívja a következő ütést, még ugyanabban a lépésben.

lesson-dobro-pair = Párral is hívhatsz: játszd ki mindkét 4-est.
lesson-dobro-pair-done = Együtt 8 volt. Egy újabb 8-as 16-ra duplázta, így valakinek vinnie kellett az ütést, és 3-assal hívott újat.

lesson-dobro-end = Ha üres a pakli, az zárja a kört, aki először kijátssza az utolsó lapját. Aki a legkevesebb lapot vitte, az kapja a legtöbb pontot.
