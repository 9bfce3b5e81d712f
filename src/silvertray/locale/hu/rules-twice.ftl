# The rules of Doppelt so clever, in the order in which they are read. The page shows them, and docs/rules/twice.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-twice-title = Doppelt so clever: a szabályok
rules-twice-text-1 = Dobj hat kockával, tarts meg közülük legfeljebb hármat, a többit hagyd a többieknek. A lépés a Ganz schön cleveré; az öt terület új, és van egy harmadik akció, amely egy kockát visszahoz a tálcáról. 1–4 játékosnak való. Ez az oldal teljes: a másik játékot nem kell ismerned.
rules-twice-text-2 = Minden szabálynak száma van, például C-12 vagy T-5. Ha valami nem lehet, megtudod, melyik szabály miatt, és itt utánanézhetsz. Ahol a szabálykönyvek nyitva hagynak egy kérdést, vagy ellentmondanak egymásnak, a végén álló döntések mondják meg, itt hogyan játsszuk.
rules-twice-text-3 = Előbb néhány szó:
rules-twice-word-1 = { rules-clever-word-1 }
rules-twice-word-2 = { rules-clever-word-2 }
rules-twice-word-3 = { rules-clever-word-3 }
rules-twice-word-4 = { rules-clever-word-4 }

rules-twice-chapter-1 = Mi van az asztalon
rules-twice-C-1 = Hat kocka van: egy fehér, és egy-egy ezüst, sárga, kék, zöld és rózsaszín.
rules-twice-C-2 = Mindenkinek saját pontozólapja van. Öt színes terület van rajta, a körszámláló, egy-egy sáv a három akciónak (újradobás, visszahozás és plusz kocka), és három kockamező.
rules-twice-C-3 = A félretett kockák az ezüsttálcán vannak. (Olyan színű, mint az ezüst kocka, de másban nincs köze hozzá.)
rules-twice-C-4 = { rules-clever-C-4 }
rules-twice-C-5 = Az 1–4. kör ajándékkal indul: a kör első dobása előtt *minden* játékos megkapja, amit a körszámláló mutat. Ez az 1. körben újradobás, a 2. körben plusz kocka, a 3. körben visszahozás, a 4. körben pedig egy fekete ? (T-9). Az 5. és a 6. kör nem hoz semmit. A 4. körben mindenki egyszerre válaszol, senkinek sem kell kivárnia a sorát. Egyik kör első dobására sem kerül sor, amíg bármelyik játékosnak van még felhasználandó jelölő bónusza. Ez a 3. körben is számíthat, ha a visszahozás valakinek a sávján az utolsó (T-11).

rules-twice-chapter-2 = Az aktív lépés
rules-twice-C-10 = Legfeljebb három dobásod van. Az elsőt mind a hat kockával dobod, a későbbieket a készlettel. Amíg van kocka a készletben, a második és a harmadik dobást is meg kell tenned; korábban megállni nem lehet. Ha van még visszahozásod, és kocka van a tálcán, a második és a harmadik dobás előtt kérdést kapsz: visszahozol egy kockát (T-10), vagy dobsz? Ha a készlet üres, a kérdés ez: visszahozol egy kockát, vagy megállsz? Visszahozás nélkül, vagy ha semmi sincs a tálcán, nincs kérdés. Ha bónuszod vár, előbb azt használd fel, és tedd meg vagy utasítsd vissza az ezüst plusz X-eit (T-2): addig nincs dobás.
rules-twice-C-11 = { rules-clever-C-11 }
rules-twice-C-12 = A választott kocka elküldi a kisebbeket. *Ennek* a dobásnak a többi kockája közül mindegyik, amely kisebbet mutat a választottnál, a tálcára kerül. Ami ugyanannyit vagy többet mutat, a készletben marad. A választott kocka saját száma számít, a kékben is, ahol összeget írsz be.
    .example = kék 2-est választasz, miközben a fehér 6-ost mutat, és beírod a 8-at. Csak az 1-est mutató kockák kerülnek a tálcára.
rules-twice-C-13 = Miután a harmadik dobásból választottál, minden kocka, amely nincs kockamezőn, a tálcára kerül. Ha a készlet már az első vagy a második dobás után üres, nincs több dobásod, hacsak vissza nem hozol egy kockát (T-10).
rules-twice-C-14 = Előfordul, hogy egy dobás egyik kockájával sincs szabályos jelölés. Ilyenkor újradobsz (C-16), vagy feladod a dobást; ha nincs több újradobásod, magától elvész. A feladott vagy elutasított (C-15) dobás elveszett, többé nem dobható újra. Beleszámít a háromba. Semmi sem kerül kockamezőre, semmi sem kerül a tálcára, és a következő dobásban ugyanezek a kockák vesznek részt mind. Ha ez volt a harmadik dobásod, a kockák a C-13 szerint a tálcára kerülnek.
    .example = a fehér 4 a kockameződön van, és a második dobásodra csak a kék kocka maradt. 5-öst mutat, de az utolsó kék számod 7, így a 9-es összeg túl magas. Újradobás nélkül ez a dobás elvész, és a harmadikban megint a kék kockával dobsz.
rules-twice-C-15 = Bármelyik dobást elutasíthatod, akkor is, ha a kockáival van szabályos jelölés. Ilyenkor az történik, amit a C-14 a feladott dobásról mond.
    .example = a második dobásodra csak a zöld kocka maradt, és a következő zöld meződ egy pár második mezője, ahová kis szám kell (T-7). A kocka 6-ost mutat. Elutasítod, és a harmadik dobásban megint a zöld kockával dobsz.
rules-twice-C-16 = { rules-clever-C-16 }
rules-twice-C-17 = { rules-clever-C-17 }
rules-twice-part-1 = Kocka visszahozása
rules-twice-T-10 = A **visszahozás** csak az aktív játékos akciója. A második vagy a harmadik dobásod előtt elhasználhatsz egyet, és egy kockát a tálcáról visszateszel a készletbe. Ez ugyanúgy részt vesz abban a dobásban, mint bármelyik kocka, és hogy előtte mit mutatott, az már senkinek sem számít. Egy dobás vagy újradobás és a hozzá tartozó választás között nem hozhatsz vissza kockát; ha a dobás elveszett, igen, mert akkor lezárult. Ha több visszahozásod van, ugyanazon dobás előtt többet is elhasználhatsz. Üres készletnél is használható, és akkor mégis van dobás. Ami kell hozzá, az egy kocka a tálcán: a kockamezőiden lévők ott maradnak.
    .example = az első dobásodból 6-ost választasz, és az összes többi kocka kisebbet mutat. A készlet üres. Visszahozod a zöld kockát, és a második dobásban egyedül azzal dobsz.
rules-twice-part-2 = Egy lépés elejétől végéig
rules-twice-text-4 = A 3. körben vagytok, és épp megkaptad az egyetlen visszahozásodat. Az ezüst, a zöld és a rózsaszín területed még üres. A dobásod: fehér 2, ezüst 3, sárga 5, kék 1, zöld 4, rózsaszín 3.
rules-twice-move-1 = Az **ezüst 3**-ast választod, és kihúzod a zöld sor 3-asát. A fehér 2 és a kék 1 kisebb, a tálcára kerülnek, és mivel ezüstöt választottál, mindkettő kihúzható (T-2): a **kék 1** a kék sor 1-esénél, a **fehér 2** egy tetszőleges 2-esnél; te a zöld sorét választod. A rózsaszín is 3-ast mutat, ez nem kisebb, ezért a készletben marad a sárgával és a zölddel.
rules-twice-move-2 = Kérdést kapsz, hogy visszahozol-e egy kockát, és a visszahozásodat a fehér kockára használod el. Négy kockával dobsz: fehér 6, sárga 4, zöld 5, rózsaszín 2. A **zöld 5**-öst választod. Az első zöld mező dupláz, ezért 10-et írsz be. A sárga 4 és a rózsaszín 2 a tálcára kerül. Csak a fehér marad.
rules-twice-move-3 = Nincs több visszahozásod, ezért nincs kérdés. A fehérrel egyedül dobsz, és az eredmény 4. A **fehéret választod rózsaszín 4-esként**, és beírod a 4-et az első rózsaszín mezőbe. Nincs több dobásod.
rules-twice-text-5 = A tálcán most a kék 1, a sárga 4 és a rózsaszín 2 várja a passzív játékosokat. A kockamezőiden az ezüst 3, a zöld 5 és a fehér 4 van. Hogy hogyan folytatódik ez a lépés két plusz kockával, azt a C-30 mondja el.

rules-twice-chapter-3 = Jelölés
rules-twice-C-20 = A színes kockát a színe területén használod, azzal az értékkel, amit mutat; az ezüst is színnek számít. A fehér a dzsóker: az értékével az öt terület bármelyikén jelölhet.
rules-twice-C-21 = A kék mindig a **kék és a fehér kocka** összegét veszi, soha nem csak az egyiket. Mindkettő azzal számít, amit abban a pillanatban mutat, akár a készletben, akár kockamezőn, akár a tálcán van, és mindegy, ki választotta. Ugyanez érvényes, ha a fehéret kékként használod. Egy lépésen belül a kék kockát is használhatod kékre, és a fehéret is. (Az ezüst terület kék sorára ez nem vonatkozik, lásd T-2.)
    .example = először kék 2-est választasz, a fehér 5-öst mutat, és beírod a 7-et. A fehér a készletben marad, és a következő dobásodban 4-es lesz. Kékként választod: 2 + 4, tehát 6-ot írsz be.
rules-twice-C-22 = A kéknek, a zöldnek és a rózsaszínnek nyila van: balról töltsd ki őket, mezőről mezőre, egyet sem kihagyva. Az ezüst és a sárga rács: tetszőleges sorrendben töltheted ki.
rules-twice-C-23 = A bónusz abban a pillanatban a tiéd, amikor megszerzed. A mező alatti bónuszt akkor kapod meg, amikor a mezőt bejelölöd; a rózsaszín ennél kicsit többet kér (T-8). Egy sor vagy oszlop bónuszát akkor, amikor az utolsó hiányzó mezőjét jelölöd be; a sárgában ez a jelölés egy karika (T-5). A pontozólapra nyomtatott bónuszok mindegyike csak egyszer szerezhető meg.

rules-twice-chapter-4 = Az öt terület
rules-twice-T-1 = Az ezüst négysoros rács, egy-egy sor a sárgáé, a kéké, a zöldé és a rózsaszíné, mindegyikben az 1 és 6 közötti számokkal. Húzd ki a kockád értékét bármelyik sorban, ha a mező szabad. Ha egy szám már mind a négy sorban ki van húzva, az azt mutató kockával nincs szabályos jelölés az ezüstben.
rules-twice-T-2 = Az ezüst szereti a társaságot. Ha aktív vagy, és *egy dobásból* az ezüst kockát választod, vagy a fehéret ezüstként, azokat a kockákat is kihúzhatod, amelyeket ugyanez a választás küld a tálcára (C-12). A sárga, kék, zöld vagy rózsaszín kockát a színe sorában húzod ki annál a számnál, amit mutat; a kék itt egyedül számít, a fehér nélkül. A fehér kockát a számánál bármelyik sorban kihúzhatod, és az ezüst kockát is, ha a fehéret választottad. E plusz X-ek mindegyikét visszautasíthatod. Ha a mezője már foglalt, a plusz X elvész. Csak azok a kockák számítanak, amelyek a dobásban voltak, és kisebbet mutatnak a választottnál. Ami már előtte a tálcán volt, nem hoz semmit, ahogy az sem, ami csak azért kerül oda, mert a harmadik dobás után minden lekerül (C-13). Az a kocka, amelyet e dobás előtt hoztál vissza, újra dobásban volt, tehát számíthat.
    .example = ezüst 3-ast választasz, és kihúzod a zöld sor 3-asát. A kék 1 és a fehér 2 a tálcára kerül, ezért kihúzhatod a kék sor 1-esét, a fehérrel pedig bármelyik szabad 2-est, mondjuk a zöld sorét.
    .example2 = a harmadik dobásodból ezüst 4-est választasz; a sárga 2-est, a rózsaszín 5-öst mutat. Mindkettő a tálcára kerül. Csak a sárga 2 hoz X-et: a rózsaszínt nem a választásod küldte el.
rules-twice-T-3 = Ha az ezüstöt passzív játékosként, plusz kockaként vagy egy ?-lel használod, egyetlen X-et teszel, plusz X-ek nélkül.
rules-twice-T-4 = Minden ezüst sor az X-ei száma szerint ér pontot, a terület a négy sor összege. Minden teli oszlop a bónuszát adja.
    .example = négy X egy sorban 11 pontot ér.
rules-twice-T-5 = A sárga hézagos rács, és egy mezőt két lépésben jelölsz. A kockáddal vagy bekarikázol egy szabad mezőt, amelyen az értéke áll, vagy kihúzol egy ilyen értékű mezőt, amely már be van karikázva. Egy kocka egy jelölést tesz, soha nem mindkettőt. A karika, amely egy sort vagy oszlopot teljessé tesz, a bónuszát hozza. A kihúzott mező ehhez továbbra is karikázottnak számít, maga az X pedig soha nem szerez ilyen bónuszt. A pont attól függ, hány mező van **kihúzva**; a karika magában nem ér pontot.
    .example = a két 3-asod közül az egyik be van karikázva. Egy sárga 3-assal bekarikázod a másikat, vagy kihúzod az elsőt. Három kihúzott mező 21 pontot ér.
rules-twice-T-6 = A kéknek nyila van. Írd az összegedet (C-21) a következő mezőbe. Nem lehet nagyobb az előtte álló számnál; ugyanaz a szám újra jöhet. A pontot a kitöltött mezők száma dönti el.
    .example = 9, 9, 6 jó, és 6 pontot ér. E 6-os után legfeljebb 6 jöhet.
rules-twice-T-7 = A zöldnek nyila van, és a mezői hat párt alkotnak. Írd be az értékedet a mező szorzójával megszorozva. Ha egy pár mindkét mezője ki van töltve, a pár annyit ér, mint az első szám mínusz a második, ami nullánál kevesebb is lehet. Az a pár, amelynek csak az első mezője van kitöltve, 0-t ér. A bónuszok nem várnak a párra; minden mező a sajátját hozza.
    .example = az első párban 5-öst játszol, később 1-est. Mindkét mező dupláz, ezért 10-et és 2-t írsz be, és a pár 8 pontot ér. A második párban 1-est játszol (duplázva: 2), aztán 6-ost (duplázás nélkül): 2 − 6 = −4.
rules-twice-T-8 = A rózsaszínnek nyila van. Írd az értékedet a következő mezőbe, bármennyi is. Ha a mezőben nyomtatott szám áll, az alatta lévő bónuszt csak akkor kapod meg, ha legalább annyit írtál be; különben az a bónusz végleg elveszett. A terület az összeget éri.
    .example = az ötödik mezőben 4-es áll. Egy 4-essel, 5-össel vagy 6-ossal plusz kockát kapsz. Egy 3-assal csak a 3 pont a tiéd.

rules-twice-chapter-5 = Bónuszok
rules-twice-C-40 = A ? **jelölő bónusz**. Azonnal fel kell használnod, minden más előtt, és nem teheted el későbbre. A jelölése újabb bónuszt hozhat, az megint újabbat: az egész láncot ott helyben végigjátszod.
    .example = a felső sárga sorban a 3-as már be van karikázva, és bekarikázod mellette a 6-ost. A sor teljes, és kapsz egy kék ?-et. Két kék mező van kitöltve, a másodikban 9-es áll. A harmadik mezőbe még egy 9-est írsz, amiért sárga ? jár. Ezzel kihúzod a 6-ost, amelyet az imént karikáztál be.
rules-twice-C-41 = Ha több jelölő bónuszod vár, te döntöd el, melyik jön. Amelyikkel nincs szabályos jelölés, az azonnal elvész. Később sem lehetett volna felhasználni, mert a pontozólapról soha semmi nem törlődik. Az ezüst plusz X-ei (T-2) a jelölő bónuszokkal együtt várnak, és tetszőleges sorrendben keverheted őket; de a ?-lel ellentétben a plusz X visszautasítható.
    .example = a sárgában a negyedik sor 5-ösét bekarikázva egyszerre lesz teljes ez a sor és a harmadik oszlop. Választhatsz, hogy a zöld ? vagy az ezüst ? jön-e előbb.
rules-twice-C-42 = Ebben a játékban nincs X a bónuszok között. Ahol a másik játékban bármelyik mezőt kihúzhatod, itt a ? van (T-9).
rules-twice-C-43 = Rögzített számú bónusz sincs itt. A ?-hez választott szám úgy számít, mintha egy kocka mutatná: a zöld megszorozza, a kékben nem emelkedhet, a rózsaszín pedig a mező számával veti össze.
rules-twice-T-9 = A **?** egy színhez tartozik, és egy olyan színű kockát jelent, tetszőleges számmal. Az ezüstben húzz ki egy tetszőleges szabad mezőt. A sárgában karikázz be egy tetszőleges szabad mezőt, vagy húzz ki egy tetszőleges bekarikázottat. A kékbe írj egy tetszőleges számot 2 és 12 között, amely nem nagyobb az előzőnél. A zöldbe írj egy tetszőleges számot 1 és 6 között, a mező szorzójával megszorozva. A rózsaszínbe írj egy tetszőleges számot 1 és 6 között; az alatta lévő bónuszhoz ennek is el kell érnie a mező számát. A **fekete ?** egy ? az öt terület közül ahhoz, amelyiket választod.
rules-twice-C-44 = Az újradobás, a visszahozás és a plusz kocka **akcióbónusz**. Karikázd be az akció sávján a következő szabad mezőt. Az akciót rögtön felhasználhatod, ha épp itt az ideje, vagy elteheted. Ami a sáv végén túl járna, elveszne, de ez a pontozólap nem ad többet, mint amennyi a sávjain elfér.
rules-twice-T-11 = Minden sávnak hat mezője van. Amikor a hatodikat bekarikázod, a sáv végén álló bónuszt is megkapod: az újradobásoknál egy rókát, a visszahozásoknál egy rózsaszín ?-et, a plusz kockáknál egy ezüst ?-et. Mindegy, hányat használtál el ezekből az akciókból, és az is, kinek a lépése van. Az így szerzett ? a többi jelölő bónuszoddal együtt vár (C-41).
rules-twice-C-45 = A végén minden **róka** annyi pontot ér, mint a leggyengébb területed. Egyetlen 0 pontos területtel a rókáid is 0-t érnek. Ha a zöld területed 0 alatt van, és az a leggyengébb, minden róka ennyi pontodba kerül.
    .example = a területeid: ezüst 43, sárga 36, kék 21, zöld 8 és rózsaszín 21. A zöld a leggyengébb, ezért minden róka 8 pontot ér. Ha a zöld −4 lenne, minden róka −4 pontot érne.
rules-twice-C-46 = A fekete X és a fekete 6 a másik játékhoz tartozik. Ennek a játéknak a fekete bónusza a 4. kör fekete ?-e. Azok közül a területek közül választasz, ahol van vele szabályos jelölés. Ha egy sem lenne, a bónusz elveszne.

rules-twice-chapter-6 = Passzív játékosok
rules-twice-C-50 = Az aktív játékos dobásainak akkor van vége, amikor nem vár sem jelölő bónusza, sem plusz X-e, és a következő kettő közül az egyik igaz: a harmadik dobás lezárult, vagy a készlet üres, és nem jön vissza kocka, akár mert nem lehet, akár mert a játékos megáll. Ha egyszer vége, vége is marad: az a visszahozás, amelyet ezután egy plusz kocka szerez, már egy másik lépésre való. Ettől kezdve minden más játékos választhat **egy** kockát a tálcáról, és jelölhet vele. A passzív játékosok ezt mind egyszerre és egymástól függetlenül teszik. Ugyanazt a kockát többen is használhatják, mert a kockák nem mozdulnak. Közben az aktív játékos már használhat plusz kockákat (C-17). Mindenki a saját pontozólapjára ír, ezért nem kell várni.
rules-twice-C-51 = { rules-clever-C-51 }
rules-twice-C-52 = { rules-clever-C-52 }
rules-twice-C-53 = A passzív játékosok soha nem dobhatnak újra, és soha nem hozhatnak vissza kockát.
rules-twice-C-54 = { rules-clever-C-54 }
rules-twice-part-3 = Plusz kockák
rules-twice-C-30 = { rules-clever-C-30 }
    .example = mondjuk, hogy a fent elmesélt lépés után két plusz kockád van, és az utolsó kék számod 7. Először a **fehéret veszed sárga 4-esként**, és bekarikázol egy 4-est. A fehér ebben a lépésben plusz kockaként már elhasznált, de az összegbe még beleszámít: a másikkal a kék kockát veszed, és beírod: **kék 1 + fehér 4 = 5**.

rules-twice-chapter-7 = Egyedül
rules-twice-C-60 = Az egyszemélyes játék 6 körből áll. Mindegyikben játszol egy aktív, majd egy passzív lépést. A passzív lépéshez mind a hat kockával dobsz. A három legkisebb a tálcára kerül, a másik három a kockamezőkre. Ha a tálca utolsó helyéért egyforma kockák versengenek, közülük a véletlen dönt, és minden lehetséges összeállítás egyformán valószínű. (Igazi asztalnál azt a kockát vedd, amelyik a legközelebb van a tálcához.) Most közönséges passzív játékos vagy, a C-50–C-53 és a C-30 szerint: plusz kockát használhatsz, újradobást és visszahozást nem. Ha a tálca három kockája közül egyik sem jó, a C-52 szerint használhatsz egyet a másik háromból (`solo_fallback` beállítás, alapesetben be). Annál a szabálynál, hogy plusz kockaként minden kocka csak egyszer választható, a passzív lépésed új lépésnek számít.
    .example = { rules-clever-C-60.example }
    .table =
        beállítás | alap | be | ki
        `solo_fallback` | be | ha a tálca egyik kockájával sincs szabályos jelölés, választhatsz egyet a másik három kockából (C-60, C-52) | ha a tálca egyik kockájával sincs szabályos jelölés, nem választasz semmit; plusz kockát akkor is használhatsz

rules-twice-chapter-8 = Vége és pontozás
rules-twice-C-61 = A játék az utolsó kör utolsó lépésével ér véget, amint mindenki kész (C-54). Ebben a lépésben még minden játékos felhasználhatja a megmaradt plusz kockáit. A fel nem használt újradobások és visszahozások nem érnek semmit.
rules-twice-C-62 = { rules-clever-C-62 }
    .example = a területek, 43, 36, 21, 8 és 21, összesen 129-et adnak. Két rókával, egyenként 8 ponttal, 145 pontod van. Ha 8 helyett −4 áll ott, a területek 117-et adnak, és a két róka 109-re visz le.
rules-twice-C-63 = { rules-clever-C-63 }
rules-twice-C-64 = Egyszemélyes játék után a pontszámod tizenegy szint egyikébe kerül. A legjobb a 320 pontnál több, az utolsó a 140-nél kevesebb; a köztesek 300, 280, 260, 240, 220, 200, 180, 160 és 140 pontnál kezdődnek.

rules-twice-chapter-9 = Döntések, és hogy miért
rules-twice-text-6 = A döntések számozása a két játékban közös. Amelyek csak a `clever` játékban számítanak, azok is itt állnak, azzal együtt, hogy itt mit jelentenek.
rules-twice-R-1 = A `clever` játékban a zöld kockának legalább a mező számát kell mutatnia, vagy legfeljebb azt?
    .ruling = Legalább azt. A zöldben itt nincsenek ilyen számok. A rózsaszínben állók is azt jelentik: legalább (T-8).
    .why = A `clever` egyik orosz szövegében fordítva áll. Az összes többi szöveg és maga a pontozólap is legalább a számot kéri.
rules-twice-R-2 = A `clever` játékban visszautasíthatja-e a választást egy passzív játékos?
    .ruling = Igen, és itt is (C-51).
    .why = A szerb és a magyar szöveg, amely a hivatalosat követi, lehetőségként írja le a választást. Azt zárják ki, hogy valaki visszautasítással jusson az aktív játékos kockáihoz (C-52). A `clever` egy orosz rajongói szövege teljesen kizárja; azt itt nem követjük.
rules-twice-R-3 = { rules-clever-R-3 }
    .ruling = Plusz kocka igen, újradobás nem, és visszahozás sem (C-60, C-53).
    .why = A `clever` szerb és hivatalos angol szövege csak az újradobást zárja ki. A magyar mondatot, amely ennél tovább megy, elírásnak vesszük. Ennek a játéknak a szövege az újradobást és a visszahozást zárja ki.
rules-twice-R-4 = { rules-clever-R-4 }
    .ruling = { rules-clever-R-4.ruling }
    .why = { rules-clever-R-4.why }
rules-twice-R-5 = { rules-clever-R-5 }
    .ruling = Egy lépésben egyszer (C-30).
    .why = { rules-clever-R-5.why }
rules-twice-R-6 = { rules-clever-R-6 }
    .ruling = { rules-clever-R-6.ruling }
    .why = { rules-clever-R-6.why }
rules-twice-R-7 = Ezüstöt választasz a harmadik dobásból: minden kocka X-et hoz, amely ilyenkor a tálcára kerül?
    .ruling = Nem, csak azok, amelyek kisebbet mutatnak a választottnál (T-2).
    .why = A szöveg azokhoz a kockákhoz köti az X-eket, amelyek az ezüst választása miatt mennek el, a többi pedig úgyis elment volna. Öt nyilvános programból három így játssza. Az összes döntés közül ez a leginkább vitatható.
rules-twice-R-8 = Kötelező-e megtenni az ezüst plusz X-eit?
    .ruling = Nem, mindegyik visszautasítható (T-2).
    .why = A szöveg lehetőségként fogalmaz.
rules-twice-R-9 = Mennyit ér egy róka, ha a leggyengébb terület 0 alatt van?
    .ruling = Annak a területnek a pontját, tehát pontba kerül (C-45).
    .why = A szöveg a leggyengébb terület eredményéről beszél, és nem tesz kivételt.
rules-twice-R-10 = A `clever` játékban kihagyhatja-e az aktív játékos a dobást, ha van benne használható kocka, vagy választhat-e olyan kockát, amely nem használható?
    .ruling = Egyiket sem. Itt a dobás elutasítható (C-15), de olyan kocka, amellyel nincs szabályos jelölés, itt sem választható (C-11).
    .why = A `clever` szövegei csak azzal a játékossal foglalkoznak, aki *nem tud* kockát használni. Ennek a játéknak a szövege olyat is ismer, aki nem akar.
rules-twice-R-11 = Mi dönt egyenlőségnél?
    .ruling = { rules-clever-R-11.ruling }
    .why = A `clever` szerb és angol szövege és e játék orosz szövege megegyezik.
rules-twice-R-12 = Visszahozható-e kocka egy elveszett dobás után?
    .ruling = Igen (T-10).
    .why = Az orosz szöveg szerint a játékos előbb kockát választ és használ. Ezt úgy olvassuk, hogy azt magyarázza, miért nincs visszahozás közvetlenül dobás után. Az elveszett dobás lezárult, és két nyilvános program is engedi.
rules-twice-R-13 = Visszahozható-e kocka, ha a készlet üres?
    .ruling = Igen (T-10).
    .why = A visszahozás a következő dobáshoz hoz kockát, és ezzel lehetővé is teszi azt. A nyilvános programok engedik.
rules-twice-R-14 = Hová kerülnek egy elveszett dobás kockái a `clever` játékban?
    .ruling = A készletben maradnak, ahogy itt is (C-14).
    .why = Ennek a játéknak a szövege ezt ki is mondja. A többi szöveg csak annyit mond, hogy a dobás számít.
rules-twice-R-15 = { rules-clever-R-15 }
    .ruling = { rules-clever-R-15.ruling }
    .why = { rules-clever-R-15.why }
rules-twice-R-16 = A `clever` játékban megszorzódik-e a számbónusz egy ×2-es vagy ×3-as narancs mezőn?
    .ruling = Igen. Ebben a játékban nincs narancs; a zöld ? száma is megszorzódik (T-9).
    .why = A `clever` szövegei nem említik, a nyilvános programok pedig egyformán így játsszák.
