# The lesson of Doppelt so clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-twice-hello = Hat kocka, három választás, egy pontozólap. Játsszunk végig együtt egy lépést!

lesson-twice-silver = Az ezüst mind a négy sorában kihúzható. Válaszd az ezüst 3-ast, és húzd ki a zöld sor 3-asát.
lesson-twice-silver-done = A kék 1 és a fehér 2 kisebb, ezért a tálcára kerültek. Ezüst választása után ők is kihúzhatók.

lesson-twice-company = Mindegyik a saját színe sorában: húzd ki a kék sor 1-esét.
lesson-twice-company-done = Ez már a második X egy választással.

lesson-twice-joker = A fehér megválaszthatja a sorát. Húzd ki vele a zöld sor 2-esét.
lesson-twice-joker-done = Három X egyszerre. Minél több X áll egy sorban, annál többet ér mindegyik.

lesson-twice-green = A zöldbe párokat írsz: az első szám mínusz a második. Írd be a zöld 5-öst: az első mező duplázza.
lesson-twice-green-done = Most 10 áll ott. A pár második mezőjébe kis szám kell.

lesson-twice-circle = A sárgát kétszer jelölöd: előbb karika, később X. Karikázd be a felső 3-ast.
lesson-twice-circle-done = A karikák bónuszt, az X-ek pontot hoznak. Megvan a három választásod.

lesson-twice-pair = Mások most választanának egy kockát a tálcádról. Egyedül a három legkisebből választasz: a zöld 1-es épp jó.
lesson-twice-pair-done = A pár 10 − 2 = 8 pontot ér, és a mező újradobást hozott.

lesson-twice-sum = A kékben a kék és a fehér együtt számít: 6 + 4. Használd a fehéret kékként, mert a kisebb száma kevesebb kockát küld el.
lesson-twice-sum-done = Beírtad a 10-et. Mostantól a kékben egyik szám sem lehet nagyobb az előzőnél.

lesson-twice-fall = Kék 5 és a fehér 4-esed: az 9. Válaszd a kék kockát.
lesson-twice-fall-done = A mező visszahozást adott: egy kockát hoz vissza a tálcáról a következő dobásodhoz.

lesson-twice-return = Használd is fel: hozd vissza a sárga kockát.
lesson-twice-return-done = A sárga is ott lesz a következő dobásban, mint bármelyik kocka.

lesson-twice-cross = Sárga 3, és a felső 3-as már be van karikázva. Most húzd ki.
lesson-twice-cross-done = Minél több sárga mezőt húzol ki, annál gyorsabban nő a pontjuk.

lesson-twice-extra = A 2. kör plusz kockát hozott: a hat közül bármelyik még egyszer. Írd be a fehérrel a kékbe: 5 + 4.
lesson-twice-extra-done = Ugyanaz a szám újra jöhet. A mező egy sárga kérdőjelet hozott.

lesson-twice-any = Tetszőleges számnak számít. Karikázd be a sárgában a 6-ost.
lesson-twice-any-done = Ezzel megtelt a felső sor, és kék kérdőjelet hoz.

lesson-twice-chain = Egy jelölés hozza a következőt. Írj még egy 9-est a kékbe.
lesson-twice-chain-done = Ilyen láncokat indítani: erről szól ez a játék.

lesson-twice-end = Ennyi az egész. Még egy tipp: minden róka annyit ér, mint a leggyengébb területed, ne hanyagold el egyiket sem.
