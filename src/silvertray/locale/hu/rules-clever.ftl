# The rules of Ganz schön clever, in the order in which they are read. The page shows them, and docs/rules/clever.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-clever-title = Ganz schön clever: a szabályok
rules-clever-text-1 = Dobj hat kockával, tarts meg közülük legfeljebb hármat, a többit hagyd a többieknek. Minden megtartott kockával jelölsz a pontozólapodon, és egy jó helyre tett jelölés hozza magával a következőt. 1–4 játékosnak való.
rules-clever-text-2 = Minden szabálynak száma van, például C-12 vagy G-5. Ha valami nem lehet, megtudod, melyik szabály miatt, és itt utánanézhetsz. Ahol a szabálykönyvek nyitva hagynak egy kérdést, vagy ellentmondanak egymásnak, a végén álló döntések mondják meg, itt hogyan játsszuk.
rules-clever-text-3 = Előbb néhány szó:
rules-clever-word-1 = Az **aktív** játékos dob. Abban a lépésben mindenki más **passzív**.
rules-clever-word-2 = A **kockamező** a pontozólapod három mezőjének egyike: ide kerülnek a saját dobásaidból választott kockák.
rules-clever-word-3 = A **tálcára** kerülnek a félretett kockák. A **készlet** minden olyan kocka, amely sem kockamezőn, sem a tálcán nincs.
rules-clever-word-4 = Egy jelölés akkor **szabályos**, ha van olyan mező, amelyet a kocka vagy a bónusz éppen most kitölthet.

rules-clever-chapter-1 = Mi van az asztalon
rules-clever-C-1 = Hat kocka van: egy fehér, és egy-egy sárga, kék, zöld, narancs és lila.
rules-clever-C-2 = Mindenkinek saját pontozólapja van. Öt színes terület van rajta, a körszámláló, egy-egy sáv a két akciónak (újradobás és plusz kocka), és három kockamező.
rules-clever-C-3 = A félretett kockák az ezüsttálcán vannak.
rules-clever-C-4 = Egy vagy két játékos 6 kört játszik, három 5-öt, négy 4-et. Egy körben minden játékos pontosan egyszer aktív, ülésrendben egymás után. Hogy melyik hely kezd, azt a véletlen dönti el.
rules-clever-C-5 = Az 1–4. kör ajándékkal indul: a kör első dobása előtt *minden* játékos megkapja, amit a körszámláló mutat. Ez az 1. körben újradobás, a 2. körben plusz kocka, a 3. körben megint újradobás, a 4. körben pedig fekete X vagy fekete 6, kinek melyik tetszik (C-46). Az 5. és a 6. kör nem hoz semmit. A 4. körben mindenki egyszerre választ, senkinek sem kell kivárnia a sorát. Egyik kör első dobására sem kerül sor, amíg bármelyik játékosnak van még felhasználandó jelölő bónusza.

rules-clever-chapter-2 = Az aktív lépés
rules-clever-C-10 = Legfeljebb három dobásod van. Az elsőt mind a hat kockával dobod, a későbbieket a készlettel. Amíg van kocka a készletben, a második és a harmadik dobást is meg kell tenned; korábban megállni nem lehet. Ha bónuszod vár, előbb azt használd fel: addig nincs dobás.
rules-clever-C-11 = Minden dobásból választasz egyet az éppen dobott kockák közül. Ez a következő szabad kockameződre kerül, és azonnal bejelölsz vele egy mezőt (C-20). Olyan kockát, amellyel nincs szabályos jelölés, nem választhatsz.
rules-clever-C-12 = A választott kocka elküldi a kisebbeket. *Ennek* a dobásnak a többi kockája közül mindegyik, amely kisebbet mutat a választottnál, a tálcára kerül. Ami ugyanannyit vagy többet mutat, a készletben marad. A választott kocka saját száma számít, a kékben is, ahol összeget húzol ki.
    .example = kék 2-est választasz, miközben a fehér 6-ost mutat, és kihúzod a 8-ast. Csak az 1-est mutató kockák kerülnek a tálcára.
rules-clever-C-13 = Miután a harmadik dobásból választottál, minden kocka, amely nincs kockamezőn, a tálcára kerül. Ha a készlet már az első vagy a második dobás után üres, nincs több dobásod.
rules-clever-C-14 = Előfordul, hogy egy dobás egyik kockájával sincs szabályos jelölés. Ilyenkor újradobsz (C-16), vagy feladod a dobást; ha nincs több újradobásod, magától elvész. A feladott dobás elveszett, többé nem dobható újra. Beleszámít a háromba. Semmi sem kerül kockamezőre, semmi sem kerül a tálcára, és a következő dobásban ugyanezek a kockák vesznek részt mind. Ha ez volt a harmadik dobásod, a kockák a C-13 szerint a tálcára kerülnek.
    .example = a második dobásodra csak a zöld kocka maradt. 2-est mutat, a következő zöld meződbe pedig 5-ös kell. Újradobás nélkül ez a dobás elvész, és a harmadikban megint a zöld kockával dobsz.
rules-clever-C-15 = Ha legalább egy dobott kockával van szabályos jelölés, nem passzolhatsz: válassz egyet, vagy dobj újra.
rules-clever-C-16 = Az **újradobás** csak az aktív játékos akciója. Egy dobás és a hozzá tartozó választás között elhasználhatsz egyet, és újra dobod a dobás összes kockáját: mindet, nem csak néhányat. Ezt annyiszor teheted meg, ahány újradobásod van. Ez továbbra is ugyanaz a dobás a háromból.
rules-clever-C-17 = Ha az utolsó dobásod lezárult, plusz kockákat használhatsz (C-30). Utána befejezed a lépésedet.
rules-clever-part-1 = Egy lépés elejétől végéig
rules-clever-text-4 = A lila és a narancs területed még üres. A dobásod: fehér 5, sárga 6, kék 3, zöld 1, narancs 4, lila 3.
rules-clever-move-1 = A **lila 3**-ast választod, és beírod a 3-at az első lila mezőbe. A zöld 1 kisebb, a tálcára kerül. A kék is 3-ast mutat, ez nem kisebb, ezért a készletben marad a fehérrel, a sárgával és a naranccsal.
rules-clever-move-2 = Ezzel a néggyel dobsz: fehér 4, sárga 3, kék 3, narancs 5. A **fehéret választod lila 4-esként**. Jöhet a 3 után, mert a 4 nagyobb (G-5). A sárga 3 és a kék 3 a tálcára kerül. Csak a narancs marad.
rules-clever-move-3 = A naranccsal egyedül dobsz, és az eredmény 3. A **narancs 3**-ast választod, és beírod a 3-at az első narancs mezőbe. Nincs több dobásod.
rules-clever-text-5 = A tálcán most a zöld 1, a sárga 3 és a kék 3 várja a passzív játékosokat. A kockamezőiden a lila 3, a fehér 4 és a narancs 3 van. Hogy hogyan folytatódik ez a lépés két plusz kockával, azt a C-30 mondja el.

rules-clever-chapter-3 = Jelölés
rules-clever-C-20 = A színes kockát a színe területén használod, azzal az értékkel, amit mutat. A fehér a dzsóker: az értékével az öt terület bármelyikén jelölhet.
rules-clever-C-21 = A kék mindig a **kék és a fehér kocka** összegét veszi, soha nem csak az egyiket. Mindkettő azzal számít, amit abban a pillanatban mutat, akár a készletben, akár kockamezőn, akár a tálcán van, és mindegy, ki választotta. Ugyanez érvényes, ha a fehéret kékként használod. Egy lépésen belül a kék kockát is használhatod kékre, és a fehéret is.
    .example = először kék 2-est választasz, a fehér 5-öst mutat, és kihúzod a 7-est. A fehér a készletben marad, és a következő dobásodban 6-os lesz. Kékként választod: 2 + 6, tehát kihúzod a 8-ast.
rules-clever-C-22 = A zöldnek, a narancsnak és a lilának nyila van: balról töltsd ki őket, mezőről mezőre, egyet sem kihagyva. A sárga és a kék rács: tetszőleges sorrendben töltheted ki.
rules-clever-C-23 = A bónusz abban a pillanatban a tiéd, amikor megszerzed. A mező alatti bónuszt akkor kapod meg, amikor a mezőt bejelölöd. Egy sor, oszlop vagy az átló bónuszát akkor, amikor az utolsó hiányzó mezőjét jelölöd be. A pontozólapra nyomtatott bónuszok mindegyike csak egyszer szerezhető meg.

rules-clever-chapter-4 = Az öt terület
rules-clever-G-1 = A sárga rács. Húzz ki egy szabad mezőt, amelyen a kocka értéke áll. Minden szám kétszer szerepel, és te döntöd el, melyiket húzod ki a kettő közül. A pontozólapra nyomtatott négy X már kihúzottnak számít. Minden teli oszlop az alatta álló pontot éri, minden teli sor a bónuszát adja, és ugyanígy a bal felső sarokból a jobb alsóba futó teli átló is (3, 1, 2, 6).
rules-clever-G-2 = A kék rács a 2 és 12 közötti összegekkel. Húzd ki az összeged mezőjét (C-21). A teli sorok és a teli oszlopok bónuszt adnak. A pontot az X-eid száma dönti el.
rules-clever-G-3 = A zöldnek nyila van. Húzd ki a következő mezőt, ha a kockád legalább a mező számát mutatja. A pontot az X-eid száma dönti el.
    .example = öt zöld X 15 pontot ér.
rules-clever-G-4 = A narancsnak nyila van. Írd az értékedet a következő mezőbe; ha a mezőnek szorzója van, a szorzatot írd be. A terület a beírt számok összegét éri.
    .example = 5-öst, 2-est, 3-ast és 6-ost játszol. A negyedik mező dupláz, ezért oda 12-t írsz: 5 + 2 + 3 + 12 = 22.
rules-clever-G-5 = A lilának nyila van. Írd az értékedet a következő mezőbe. Nagyobbnak kell lennie az előtte álló számnál, de egy 6-os után bármilyen szám jöhet. A terület az összeget éri.
    .example = 2, 5, 6, 3 jó, és 16 pontot ér. E 3-as után legalább 4-es kell.

rules-clever-chapter-5 = Bónuszok
rules-clever-C-40 = Az X és a szám **jelölő bónusz**. Azonnal fel kell használnod, minden más előtt, és nem teheted el későbbre. A jelölése újabb bónuszt hozhat, az megint újabbat: az egész láncot ott helyben végigjátszod.
    .example = kihúzod a felső sárga sor utolsó szabad mezőjét, és kapsz egy kék X-et. Ezzel kihúzod a kék 4-est, amivel teljes lesz a 2, 3, 4 sor, és kapsz egy narancs 5-öst. A következő narancs meződ a negyedik, amely dupláz: 10-et írsz be.
rules-clever-C-41 = Ha több jelölő bónuszod vár, te döntöd el, melyik jön. Amelyikkel nincs szabályos jelölés, az azonnal elvész. Később sem lehetett volna felhasználni, mert a mezők soha nem szabadulnak fel.
    .example = a kék 7-esed egyszerre teszi teljessé az 5, 6, 7, 8 sort és a 3, 7, 11 oszlopot. Választhatsz, hogy a sárga X vagy a lila 6 jön-e előbb.
rules-clever-C-42 = Egy X-szel a sárgában vagy a kékben a terület bármelyik szabad mezőjét kihúzod; a száma nem számít. Egy X-szel a zöldben a következő mezőt húzod ki, és a száma ott sem számít.
rules-clever-C-43 = A számbónuszt pont úgy írod be, mint egy ilyen értékű kockát. A narancsban a mező szorzója megszorozza. A lilában a sorrendnek is jónak kell lennie, ami egy 6-osnál mindig teljesül.
rules-clever-C-44 = Az újradobás és a plusz kocka **akcióbónusz**. Karikázd be az akció sávján a következő szabad mezőt. Az akciót rögtön felhasználhatod, ha épp itt az ideje, vagy elteheted. Ami a sáv végén túl járna, elveszne, de ez a pontozólap nem ad többet, mint amennyi a sávjain elfér.
rules-clever-C-45 = A végén minden **róka** annyi pontot ér, mint a leggyengébb területed. Egyetlen 0 pontos területtel a rókáid is 0-t érnek.
    .example = a területeid: sárga 46, kék 37, zöld 28, narancs 5 és lila 21. A narancs a leggyengébb, ezért minden róka 5 pontot ér.
rules-clever-C-46 = A fekete X egy X a sárgába, a kékbe vagy a zöldbe. A fekete 6 egy 6-os a narancsba vagy a lilába. Te választasz az X és a 6 között. Ha a kettő közül csak az egyikkel van szabályos jelölés, azt kell választanod. Ha egyikkel sincs, a bónusz elvész.

rules-clever-chapter-6 = Passzív játékosok
rules-clever-C-50 = Az aktív játékos dobásainak akkor van vége, amikor a harmadik dobás lezárult vagy a készlet üres, és nem vár jelölő bónusza. Ha egyszer vége, vége is marad. Ettől kezdve minden más játékos választhat **egy** kockát a tálcáról, és jelölhet vele. A passzív játékosok ezt mind egyszerre és egymástól függetlenül teszik. Ugyanazt a kockát többen is használhatják, mert a kockák nem mozdulnak. Közben az aktív játékos már használhat plusz kockákat (C-17). Mindenki a saját pontozólapjára ír, ezért nem kell várni.
rules-clever-C-51 = Vissza is utasíthatod, és nem választasz semmit.
rules-clever-C-52 = Csak ha a tálca **egyetlen** kockájával sincs szabályos jelölésed, akkor választhatsz helyette egyet az aktív játékos kockamezőiről. Ha visszautasítasz egy kockát, amelyet használhatnál, az nem ad jogot erre. Ha az aktív játékosnak mindhárom dobása elveszett, a kockamezők üresek, és nincs honnan választani.
rules-clever-C-53 = A passzív játékosok soha nem dobhatnak újra.
rules-clever-C-54 = A lépésnek akkor van vége, amikor az aktív és az összes passzív játékos kész. Akkor vagy kész, ha azt mondod, vagy magától, ha már nincs szabályos lehetőséged, de soha nem addig, amíg jelölő bónuszod vár. Ezután a kockák a következő helyhez kerülnek.
rules-clever-part-2 = Plusz kockák
rules-clever-C-30 = A **plusz kocka** az aktív és a passzív játékosok akciója. A lépésben a saját részed végén használod. Ha aktív vagy, az utolsó dobásod lezárulta után. Ha passzív vagy, miután választottál, visszautasítottad, vagy nem volt mit választanod. Válaszd a hat kocka bármelyikét, bárhol is van, és akár használták már, akár nem, és jelölj vele az értékével, amit mutat. Addig folytathatod, amíg van plusz kockád, de egy lépésben *ezzel az akcióval* minden kockát csak egyszer választhatsz. Hogy mások mit választanak, az itt nem számít, ahogy a rendes választásod sem. Olyan kocka, amellyel nincs szabályos jelölés, nem választható.
    .example = mondjuk, hogy a fent elmesélt lépés után két plusz kockád van. Először a **fehéret veszed sárga 4-esként**. A fehér ebben a lépésben plusz kockaként már elhasznált, de az összegbe még beleszámít: a másikkal a kék kockát veszed, és kihúzod: **kék 3 + fehér 4 = 7**.

rules-clever-chapter-7 = Egyedül
rules-clever-C-60 = Az egyszemélyes játék 6 körből áll. Mindegyikben játszol egy aktív, majd egy passzív lépést. A passzív lépéshez mind a hat kockával dobsz. A három legkisebb a tálcára kerül, a másik három a kockamezőkre. Ha a tálca utolsó helyéért egyforma kockák versengenek, közülük a véletlen dönt, és minden lehetséges összeállítás egyformán valószínű. (Igazi asztalnál azt a kockát vedd, amelyik a legközelebb van a tálcához.) Most közönséges passzív játékos vagy, a C-50–C-53 és a C-30 szerint: plusz kockát használhatsz, újradobást nem. Ha a tálca három kockája közül egyik sem jó, a C-52 szerint használhatsz egyet a másik háromból (`solo_fallback` beállítás, alapesetben be). Annál a szabálynál, hogy plusz kockaként minden kocka csak egyszer választható, a passzív lépésed új lépésnek számít.
    .example = a dobásod 1, 2, 4, 4, 5, 6. Az 1-es és a 2-es a tálcára kerül, és a két 4-es közül egyforma eséllyel csatlakozik hozzájuk az egyik.
    .table =
        beállítás | alap | be | ki
        `solo_fallback` | be | ha a tálca egyik kockájával sincs szabályos jelölés, választhatsz egyet a másik három kockából (C-60, C-52) | ha a tálca egyik kockájával sincs szabályos jelölés, nem választasz semmit; plusz kockát akkor is használhatsz

rules-clever-chapter-8 = Vége és pontozás
rules-clever-C-61 = A játék az utolsó kör utolsó lépésével ér véget, amint mindenki kész (C-54). Ebben a lépésben még minden játékos felhasználhatja a megmaradt plusz kockáit. A fel nem használt újradobások nem érnek semmit.
rules-clever-C-62 = A pontszámod az öt területed összege, és minden rókáért még egyszer a leggyengébb területed pontja.
    .example = a területek, 46, 37, 28, 5 és 21, összesen 137-et adnak. Két rókával, egyenként 5 ponttal, 147 pontod van.
rules-clever-C-63 = A legmagasabb pontszám nyer. Egyenlő pontszámnál hasonlítsátok össze az érintettek legjobb területét: akié nagyobb, az van előrébb. Ha ez is egyenlő, a győzelem megosztott. A további helyezések is így dőlnek el.
rules-clever-C-64 = Egyszemélyes játék után a pontszámod kilenc szint egyikébe kerül. A legjobb a 280 pontnál több, az utolsó a 140-nél kevesebb; a köztesek 260, 240, 220, 200, 180, 160 és 140 pontnál kezdődnek.

rules-clever-chapter-9 = Döntések, és hogy miért
rules-clever-R-1 = A zöld kockának legalább a mező számát kell mutatnia, vagy legfeljebb azt?
    .ruling = Legalább azt (G-3).
    .why = Egy orosz szövegben fordítva áll. Az összes többi szöveg és maga a pontozólap is legalább a számot kéri.
rules-clever-R-2 = Visszautasíthatja-e a választást egy passzív játékos?
    .ruling = Igen (C-51).
    .why = A szerb és a magyar szöveg, amely a hivatalosat követi, lehetőségként írja le a választást. Azt zárják ki, hogy valaki visszautasítással jusson az aktív játékos kockáihoz (C-52). Egy orosz rajongói szöveg teljesen kizárja; azt itt nem követjük.
rules-clever-R-3 = Mely akciók használhatók az egyszemélyes játék passzív lépésében?
    .ruling = Plusz kocka igen, újradobás nem (C-60).
    .why = A szerb és a hivatalos angol szöveg csak az újradobást zárja ki. A magyar mondatot, amely ennél tovább megy, elírásnak vesszük.
rules-clever-R-4 = Egyedül, és a tálcáról egyik kocka sem jó: használható-e másik?
    .ruling = Igen (C-60), hacsak nincs kikapcsolva a beállítás.
    .why = A sorozat harmadik játékának füzete a másik három kockát a kockamezőkre teszi. A többi a C-52-ből következik.
rules-clever-R-5 = Plusz kockaként minden kocka egy lépésben vagy egy körben választható egyszer?
    .ruling = Egy lépésben egyszer (C-30).
    .why = Négy szövegből három ezt mondja.
rules-clever-R-6 = Milyen sorrendben használandók fel az egyszerre szerzett bónuszok?
    .ruling = Ahogy a játékos választja (C-41).
    .why = Egyik szöveg sem ad sorrendet, és ez a legbarátságosabb olvasatuk.
rules-clever-R-10 = Kihagyhatja-e az aktív játékos a dobást, ha van benne használható kocka, vagy választhat-e olyan kockát, amely nem használható?
    .ruling = Egyiket sem (C-15, C-11).
    .why = A szövegek csak azzal a játékossal foglalkoznak, aki *nem tud* kockát használni.
rules-clever-R-11 = Mi dönt egyenlőségnél?
    .ruling = A legjobb terület; utána a győzelem megosztott (C-63).
    .why = A szerb szöveg, az angol szöveg és a sorozat következő játékának orosz szövege megegyezik.
rules-clever-R-14 = Hová kerülnek egy elveszett dobás kockái?
    .ruling = A készletben maradnak (C-14).
    .why = A sorozat következő játéka ezt ki is mondja. A többi szöveg csak annyit mond, hogy a dobás számít.
rules-clever-R-15 = Az aktív játékos a passzívak választása előtt használja a plusz kockákat?
    .ruling = A kettő egyszerre történik (C-50).
    .why = Egy szöveg az aktív játékost teszi előre. De egyik játékos pontozólapja sem hat a másikéra, ezért a sorrend mindegy.
rules-clever-R-16 = Megszorzódik-e a számbónusz egy ×2-es vagy ×3-as narancs mezőn?
    .ruling = Igen (C-43).
    .why = A szövegek nem említik, a nyilvános programok pedig egyformán így játsszák.
