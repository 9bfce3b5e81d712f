# How the games are played, in a few lines for somebody who knows none of them. docs/rules has every rule.

page-how = Játékszabály
page-how-title = Így megy: { $game }
page-how-signs = Mit hoznak a jelek
page-how-more = Koppints egy jelre a pontozólapon, és megtudod, mit hoz. A bejelölhető mezők világítanak; ha másra koppintasz, megtudod, miért nem lehet.

page-how-clever-1 = A lépésedben legfeljebb háromszor dobsz. Minden dobásból egy kockát választasz, és a színének egy mezőjét jelölöd be vele. A fehér bármelyik szín lehet.
page-how-clever-2 = Ami kisebbet mutat a választott kockánál, az ezüsttálcára kerül, és ebben a lépésben már nem te dobsz vele.
page-how-clever-3 = Az utolsó dobásod után mindenki más felhasznál egy kockát a tálcáról. Egyedül még egyszer dobsz, és a három legkisebből választasz.
page-how-clever-4 = Sárga: húzd ki a számot. A teli oszlopok pontot, a teli sorok bónuszt adnak.
page-how-clever-5 = Kék: húzd ki a kék és a fehér kocka összegét.
page-how-clever-6 = A zöld, a narancs és a lila balról jobbra halad. A zöld legalább a nyomtatott számot kéri. A narancsba és a lilába számot írsz, és az összegük a pontod; a lilának nőnie kell, amíg egy 6-os után elölről nem kezdődik.
page-how-clever-7 = A bónusz azonnal a tiéd: egy jelölés elindíthatja a következőt. Ügyelj a leggyengébb területedre, mert minden róka annyit ér.

page-how-twice-1 = A lépésedben legfeljebb háromszor dobsz. Minden dobásból egy kockát választasz, és a színének egy mezőjét jelölöd be vele. A fehér bármelyik szín lehet.
page-how-twice-2 = Ami kisebbet mutat a választott kockánál, az ezüsttálcára kerül, és ebben a lépésben már nem te dobsz vele, hacsak vissza nem hozod.
page-how-twice-3 = Az utolsó dobásod után mindenki más felhasznál egy kockát a tálcáról. Egyedül még egyszer dobsz, és a három legkisebből választasz.
page-how-twice-4 = Ezüst: húzd ki a számot bármelyik sorban. Ha a saját dobásodból választasz ezüstöt, a kisebb kockákat is kihúzhatod, mindegyiket a színe sorában.
page-how-twice-5 = Sárga: előbb karikázd be a számot, később húzd ki. A karikák bónuszt, az X-ek pontot hoznak.
page-how-twice-6 = Kék: írd be a kék és a fehér kocka összegét; soha nem nőhet.
page-how-twice-7 = Zöld: a mezők párok, az első szám mínusz a második. Rózsaszín: bármit beírhatsz, de a bónusz legalább a nyomtatott számot kéri.
page-how-twice-8 = A bónusz azonnal a tiéd: egy jelölés elindíthatja a következőt. Ügyelj a leggyengébb területedre, mert minden róka annyit ér.

page-how-dobro-1 = Mindenki egy közös ütésre játszik középen. Amikor te jössz, játssz ki egy lapot vagy párt, amely legalább annyit ér, mint a jó szám. Egy pár a két lapja összegét éri.
page-how-dobro-2 = Ha többet játszol ki, az lesz az új jó szám. Ha pont annyit, a jó szám megduplázódik.
page-how-dobro-3 = Nem tudsz vagy nem akarsz? Akkor vidd az egész ütést, és hívj újat bármilyen lappal vagy párral.
page-how-dobro-4 = A dzsóker bármilyen szám 2 és 12 között, vagy párt alkot bármelyik számlappal. A Kimaradás és az Irányváltás mindig kijátszható, és nem változtatja meg a jó számot; az Irányváltás megfordítja a játék irányát.
page-how-dobro-5 = A kezed a pakliból töltődik. Ha a pakli elfogyott, a kört az zárja le, aki először kijátssza az utolsó lapját.
page-how-dobro-6 = Minél kevesebb lapot vittél, annál több a pont: 1, és még 1 mindenkiért, aki többet vitt nálad. Az utolsó kör után a legtöbb pont nyer.
