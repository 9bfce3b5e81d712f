# The lesson of Ganz schön clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-clever-hello = Hat kocka, három választás, egy pontozólap. Játsszunk végig együtt egy lépést!

lesson-clever-colour = Minden kocka a színe területén jelöl. Válaszd a sárga 5-öst: húzd ki a sárgában a felső 5-öst.
lesson-clever-colour-done = A kék 2, a zöld 1 és a lila 3 kisebb az 5-ösödnél. Ezért az ezüsttálcára kerültek, és csak a többivel dobsz.

lesson-clever-joker = A fehér a dzsóker: bármelyik szín lehet. Húzd ki vele a sárgában a felső 6-ost.
lesson-clever-joker-done = A fehér 6-os sárga 6-os lett. A narancs is 6. Ez nem kisebb, ezért nálad marad.

lesson-clever-number = Egy kocka maradt. Írd a narancs 4-est az első narancs mezőbe.
lesson-clever-number-done = A narancsban a beírt számok összege a pontod. Ez volt a harmadik választásod, vége a lépésednek.

lesson-clever-tray = Mások most választanának egy kockát a tálcádról. Egyedül a három legkisebből választasz: húzd ki a sárgában a felső 3-ast.
lesson-clever-tray-done = Tele van a sárga felső sora, és hozza, ami mellette áll: egy kék X-et.

lesson-clever-reward = A bónuszt azonnal fel kell használni. Húzd ki a kékben a 12-t: ritkán dobnád ki.
lesson-clever-reward-done = Egy jelölés hozta a következőt. Ilyen láncokat indítani: erről szól ez a játék.

lesson-clever-reroll = 2. kör, és gyenge a dobás. Az 1. kör adott egy újradobást: használd fel.
lesson-clever-reroll-done = Az újradobás a dobás összes kockáját újra dobja, és nem számít bele a három dobásodba.

lesson-clever-sum = A kékben a kék és a fehér együtt számít: 4 + 3. Válaszd a kék kockát, és húzd ki a 7-est.
lesson-clever-sum-done = Csak a kék kocka száma küld el másokat: a fehér 3 és a zöld 2 elment, a sárga 4 maradhat.

lesson-clever-low = Válaszd a lila 3-ast. A lilában a számoknak nőniük kell, ezért jó alacsonyan kezdeni.
lesson-clever-low-done = Semmi sem volt kisebb 3-nál, így minden kockád megmarad. Ha kis kockát választasz, többel dobhatsz tovább.

lesson-clever-last = Az utolsó dobásod: írd be a narancs 5-öst.
lesson-clever-last-done = A harmadik választás után minden maradék a tálcára kerül.

lesson-clever-extra = A 2. kör plusz kockát hozott: a hat közül bármelyik még egyszer, bárhol fekszik is. Írd a fehér 3-ast a narancsba.
lesson-clever-extra-done = A harmadik narancs mező új újradobást hozott, amit eltehetsz.

lesson-clever-end = Ennyi az egész. Még egy tipp: minden róka annyit ér, mint a leggyengébb területed, ne hanyagold el egyiket sem.
