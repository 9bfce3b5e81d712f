# The rules of Dobro, in the order in which they are read. The page shows them, and docs/rules/dobro.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-dobro-title = Dobro: a szabályok
rules-dobro-text-1 = Tegyetek egyre magasabb lapokat egy közös ütésre, és érd el, hogy másnak kelljen elvinnie. Minél kevesebb lapot gyűjtöttél össze a kör végéig, annál több pontot kapsz érte. 2–6 játékosnak való.
rules-dobro-text-2 = Minden szabálynak száma van, például D-22. Ha valami nem lehet, megtudod, melyik szabály miatt, és itt utánanézhetsz. Ahol a szabálykönyvek nyitva hagynak egy kérdést, vagy ellentmondanak egymásnak, a végén álló döntések mondják meg, itt hogyan játsszuk.
rules-dobro-text-3 = Ez az oldal a jó számot röviden **N**-nek hívja, és **hívónak** azt a játékost, aki megnyit egy ütést.

rules-dobro-chapter-1 = Mi van az asztalon
rules-dobro-D-1 = Ezeket a szavakat használjuk végig. Az **ütés** a középen épülő lapkupac (az orosz szabálykönyvben «кон», a brazilban „escalada”). A **jó szám** («доброе число») az a szám, amelyet el kell érned. A **vitt kupacod** az, amit ebben a körben el kellett vinned; jó, ha kicsi. A **pontot** a körben elért helyezésedért kapod; jó, ha sok. A **pakli** a lefordított lapok, ahonnan húztok. A **kézhatár** a teli kéz mérete. A helyeket az órajárás szerint számoljuk, 0-tól.
rules-dobro-D-2 = 49 számlap van, 2-től 12-ig. A 2-esből, a 3-asból és a 7-esből öt-öt van, a 4-esből, az 5-ösből és a 6-osból hat-hat, a 8-asból négy, a 9-esből, a 10-esből, a 11-esből és a 12-esből három-három. A brazil pakliban van egy hatodik 3-as is, így abban 50.
rules-dobro-D-3 = További hét lap különleges: három dzsóker, két Kimaradás és két Irányváltás. Ez együtt 56. Egyik különleges lapon sincs szám.
rules-dobro-D-4 = Az Iránykártya és a Feledékeny kártya csak jelöl valamit. Nem részei a paklinak: nem lehetnek kézben, nem játszhatók ki, és semmilyen számolásban nincsenek benne.
rules-dobro-D-5 = Két egyforma lap ugyanaz; soha nem számít, melyiket használod.

rules-dobro-chapter-2 = Előkészületek
rules-dobro-D-6 = Legalább 2, legfeljebb 6 játékos játszhat.
rules-dobro-D-7 = A kézhatár 6 lap, hat játékosnál 5. Játék közben nem változik.
rules-dobro-D-8 = A játék az órajárás szerint indul, és az Iránykártya ezt mutatja (az orosz kiadásban a kék oldala, a brazilban az órajárás szerinti oldala).
rules-dobro-D-9 = A Feledékeny kártya kezdetben középen van, és senkié.
rules-dobro-D-10 = Minden lapot megkevernek, és mindenki teli kezet kap. A maradék a pakli: két vagy négy játékosnál 32 lap (kettőnél lásd D-11), háromnál 38, ötnél vagy hatnál 26. Az `edition=br` esetén eggyel több.
rules-dobro-D-11 = Két játékos az Iránykártya és mindkét Irányváltás nélkül játszik, így 54 lap marad. Minden körben a pakli tíz véletlenül kiválasztott lapja félrekerül, és senki sem nézi meg őket. Abból a körből kimaradnak, a következőhöz visszakeverik őket. Itt előbb osztják ki a kezeket, és utána veszik ki a tízet; fordítva pont ugyanezek lennének az esélyek.
rules-dobro-D-12 = Az első kör kezdőjét a véletlen dönti el.
rules-dobro-D-13 = 3 kört játszotok, hacsak nem a hosszú játékot választottátok (D-85). A kör ütésekből áll, az ütés lépésekből.

rules-dobro-chapter-3 = A jó szám
rules-dobro-D-20 = Az ütés N nélkül indul, ezt 0-ként tároljuk. N-et mindig mindenki látja. Igazi asztalnál be kellene mondani; itt a program megteszi helyetted.
rules-dobro-D-21 = Egyetlen lap a számát éri. Egy pár a két szám **összegét** éri. A dzsóker annyit ér, amennyit bemondtak rá.
rules-dobro-D-22 = Számlapokat pontosan akkor játszhatsz ki, ha legalább N-et érnek. Amíg nincs N, bármilyen számlap vagy pár jó.
rules-dobro-D-23 = Ha a kijátszásod többet ér N-nél, az értéke lesz az új N. Ha pont annyit ér, mint N, N **duplázódik**: az új N kétszer akkora.
    .example = N most 7. Egy 9-essel 9 lesz, de egy újabb 7-essel 14.
rules-dobro-D-24 = Csak N-nel kell összevetni, semmi mással. Hogy mi áll a legfelső lapon, az nem számít (A-1).
    .example = egy 6-osra 6-os került, tehát N most 12. A 9 több, mint a látható 6, mégsem lehet kijátszani.
rules-dobro-D-25 = Egy párnál csak az összeg számít.
    .example = egy 6-os pár N = 6-ra 12-re emeli N-et. Ez egyszerűen több 6-nál, nem duplázódik semmi. Ugyanez a pár N = 12-re pontosan eltalálja, és 24 lesz belőle.
rules-dobro-D-26 = N lehetséges értékei: 2-től 12-ig minden szám, aztán 14-től 24-ig a párosak, aztán 28, 32, 36, 40, 44 és 48. 48 fölé nem mehet, ahhoz is 12-es pár kell 24-re.
rules-dobro-D-27 = N ellen tehát ez segít:
    .table =
        N | elég magas számlapok
        nincs | mind
        legfeljebb 12 | egy lap, amely legalább N; egy pár, amelynek összege legalább N
        13–24 | egy pár, amelynek összege legalább N; 24-nél ez csak a 12-es pár, dzsókerrel is, és 48 lesz belőle
        24 fölött | semmi: Kimaradást vagy Irányváltást játszol ki, vagy elviszed

rules-dobro-chapter-4 = A lépésed
rules-dobro-D-30 = Amikor te jössz, vagy kijátszol (D-31–D-39), vagy elviszed az ütést, és újat hívsz (D-40–D-42). A kettő közül az egyiket meg kell tenned; passzolni nem lehet.
rules-dobro-part-1 = Kijátszás
rules-dobro-D-31 = Kijátszhatsz egy számlapot egyedül.
rules-dobro-D-32 = Kijátszhatsz egy párt: két lapot ugyanazzal a számmal. Három egyforma nem lehet, és két különböző szám sem.
rules-dobro-D-33 = Az egyedül kijátszott dzsóker egy választásod szerinti szám lesz 2 és 12 között, és a D-22 és a D-23 szerint annak számít. Bemondhatod N-et is, és duplázhatod, ha N legfeljebb 12. 12 fölött a magányos dzsóker nem segít.
rules-dobro-D-34 = A számlap mellett a dzsóker a lap számát veszi fel, így a kettő pár, és nem kell bemondanod semmit. Kimaradáshoz vagy Irányváltáshoz nem társítható.
rules-dobro-D-35 = Két dzsóker is pár: mondj be egyetlen számot 2 és 12 között, és mindkettő annyi lesz. Mindhárom egyszerre nem játszható ki.
rules-dobro-D-36 = A Kimaradást egyedül játszod ki, bármennyi is N, és N marad. A saját kijátszásodat hagyod ki vele. Aki utánad jön, annak rendes lépése van.
rules-dobro-D-37 = Az Irányváltást egyedül játszod ki, bármennyi is N, és N marad. Mostantól a játék a másik irányba halad, már ettől a lépéstől: három vagy több játékosnál megint az jön, aki előtted játszott.
rules-dobro-D-38 = Kimaradással és Irányváltással is hívhatsz (`lead_specials` beállítás, alapesetben be; A-4). Ekkor még nincs N, de a lap az ütéshez tartozik. Így az utánad jövő játékos bármit kijátszhat, amit egy hívó, és a hívóval ellentétben el is viheti. Dzsókerrel mindig lehet hívni. Ha a beállítás ki van kapcsolva, Kimaradással vagy Irányváltással csak akkor hívhatsz, ha másféle lap nincs a kezedben.
rules-dobro-D-39 = Ha nincs lap az ütésben, te hívsz: tégy le egy lapot vagy egy párt, amelyiket akarod. A pár itt is az összegét éri.
rules-dobro-part-2 = Elvitel
rules-dobro-D-40 = Amint van lap az ütésben, elviheted, akár tudnál kijátszani, akár nem. Ha nincs szabályos kijátszásod, el kell vinned.
rules-dobro-D-41 = Üres ütést nem lehet elvinni, ezért a hívónak ki kell játszania valamit. Ez mindig lehetséges, mert a kör végéig senkinek sem üres a keze.
rules-dobro-D-42 = Amikor elviszed, az egész ütés lefordítva a vitt kupacodra kerül, és N megszűnik. A lépésednek még nincs vége: most **te** hívod az új ütést.
rules-dobro-D-43 = Abból, amit a többiek látnak, nem derülhet ki, hogy muszáj volt-e elvinned, vagy akartad.
rules-dobro-part-3 = Húzás, és a következő lépés
rules-dobro-D-44 = Lépésenként egyszer húzol, amikor már kijátszottál és a lépés véget ér, amíg a kezed el nem éri újra a kézhatárt. Az elvitel és az utána következő hívás között nem húzol (A-6).
rules-dobro-D-45 = Ha a pakli nem tudja feltölteni a kezedet, azt kapod, ami még van benne. Ha elfogyott, a játék húzás nélkül folytatódik.
rules-dobro-D-46 = Ezután a szomszédod jön azon az oldalon, amerre a játék halad.
rules-dobro-D-47 = Egy kör nem tarthat örökké. Minden lépéssel legalább egy lap kerül kézből az asztalra, és egy lap sem jut vissza kézbe vagy a pakliba. Az 56 lap tehát legfeljebb 56 lépésre elég; két játékosnál 44-re. (Az `edition=br` plusz 3-asával ez 57 és 45.)
rules-dobro-part-4 = Egy ütés elejétől végéig
rules-dobro-text-4 = Anna, Bence, Csilla és Dani az órajárás szerint ebben a sorrendben ülnek, és a játék az órajárás szerint halad.
rules-dobro-move-1 = Anna hív: **4**. N most 4.
rules-dobro-move-2 = Bence lapja: **dzsóker 4-esként**. Pont N-et ér, ezért N duplázódik: 8.
rules-dobro-move-3 = Csilla lapjai: **4 és 4**. Az összeg 8, megint pont N: N most 16.
rules-dobro-move-4 = Daninak nincs erre párja, de van egy **Irányváltása**. N marad 16, és megint Csilla jön.
rules-dobro-move-5 = Csillának nincs 16-ot érő párja, sem különleges lapja. Elviszi: az ötlapos ütés a vitt kupacára kerül. Ugyanebben a lépésben hív egy **12**-est, aztán húz egy lapot. N most 12, és Bence következik.
rules-dobro-part-5 = Ha egy akció nem lehet
rules-dobro-D-48 = Egy elutasítás után minden marad, ahogy volt. Az okokat fentről lefelé ellenőrizzük, és az elsőt tudod meg, amelyik illik:
    .table =
        sorrend | kód | mikor látod
        1 | `E_ROUND_OVER` | a kör véget ért
        2 | `E_NO_DRAW_DUE` | húzni akarsz, de nem tartozol húzással (csak húzásnál)
        3 | `E_NOT_YOUR_TURN` | más jön
        4 | `E_NOTHING_TO_TAKE` | el akarod vinni, de nincs lap az ütésben (csak elvitelnél)
        5 | `E_UNKNOWN_ACTION` | ilyen akció nincs
        6 | `E_CARD_COUNT` | nem egy és nem is két lapot adtál meg
        7 | `E_NOT_IN_HAND` | nincs a kezedben, amit megadtál
        8 | `E_SPECIAL_ALONE` | a Kimaradás vagy az Irányváltás mellett van egy második lap
        9 | `E_JOKER_NUMBER` | számot mondtál be, pedig egyik lap sem dzsóker
        10 | `E_SPECIAL_LEAD` | Kimaradással vagy Irányváltással hívsz, a `lead_specials` ki van kapcsolva, és van másféle lap is a kezedben (D-38)
        11 | `E_JOKER_NUMBER` | nem mondtál be számot egy vagy két dzsókerre, amely mellett nincs számlap; vagy olyat mondtál be, amely nincs 2 és 12 között, vagy eltér a dzsóker melletti számlaptól (ott nem kell bemondanod semmit)
        12 | `E_NOT_A_PAIR` | a két szám különbözik
        13 | `E_TOO_LOW` | a kijátszás kevesebbet ér N-nél
    .after = Az első kódot a kör végétől a következő osztásig kapod, és az utolsó kör után. Amíg az első kezeket osztják, vagy valaki húz, szintén senki sem játszhat ki és nem vihet el semmit; ennek kódja `E_CARDS_FIRST`, és közvetlenül a lista harmadik pontja előtt jön.

rules-dobro-chapter-5 = Húzás és feledés
rules-dobro-D-50 = A `draw` beállítás dönti el, hogyan húztok ennél az asztalnál: `draw=auto`, ez az alapeset, vagy `draw=classic`.
rules-dobro-D-51 = A `draw=auto` esetén a kezed magától töltődik fel, valahányszor véget ér a lépésed. Nincs mit elfelejteni, ezért a Feledékeny kártya nincs játékban. A Board Game Arena is így csinálja.
rules-dobro-D-52 = A `draw=classic` esetén minden kijátszás után **húzással tartozol**, ha a kör folytatódik, és van még lap a pakliban. A lépés azonnal továbbmegy, és amíg tartozol a húzással, megnyomhatod a Húzás gombot. Ekkor mindent megkapsz, ami hiányzik, vagy mindent, ami a pakliban van; csak egy részét húzni nem lehet.
rules-dobro-D-53 = Abban a pillanatban felejtettél el húzni, amikor a következő játékos kijátszik vagy elvisz, és az akcióját a program **elfogadta**. Előbb ez dől el, és csak utána hajtódik végre az akció, tehát akkor is elfelejtetted, ha éppen az az akció zárja a kört. Egy elutasított próbálkozás nem árt neked.
rules-dobro-D-54 = Ha elfelejtesz húzni, a Feledékeny kártya hozzád kerül, akár középről, akár más játékostól. Ha már nálad van, nem történik több. Akkor szabadulsz meg tőle, ha más felejt, vagy ha vége a körnek.
rules-dobro-D-55 = Amit elfelejtettél húzni, az a következő saját lépésed végéig várat magára; akkor teljesen feltöltheted a kezedet. Addig azzal játszol, amid van.
rules-dobro-D-56 = Ha a pakli üres, már nincs húzás, amellyel tartozhatnál, és nincs mit elfelejteni.
rules-dobro-D-57 = Egyik szabály sem nézi az órát: mindent az elfogadott akciók sorrendje dönt el, így egy játszma csupán ebből a sorrendből visszajátszható. Hogy lassú kapcsolat miatt senki se veszítsen húzást, a szerver visszatartja a következő játékos akcióját, amíg nem húztál, vagy le nem telt a türelmi idő. Ez 3 másodperc, hacsak az asztalt nem egy másik számmal nyitották 1 és 10 között. A botok kivárják a türelmi időt, mielőtt lépnek, a saját lapjaikat pedig késlekedés nélkül húzzák; egy könnyű botot be lehet úgy állítani, hogy néha felejtsen. Ha egy játékos kapcsolata megszakad, a program húz helyette.

rules-dobro-chapter-6 = A kör vége
rules-dobro-D-60 = Ha a kijátszásoddal kiürül a kezed, a kör azonnal véget ér. Már senki sem húz, és senkinek sincs több lépése. Te vagy a **kört lezáró játékos**.
rules-dobro-D-61 = A legutolsó lapként kijátszott Irányváltás is megfordítja az irányt, és a következő kör abban az irányban indul.
rules-dobro-D-62 = Ami a nyitott ütésben vagy valakinek a kezében maradt, félrekerül, és senkinek sem számít bele.
rules-dobro-D-63 = A `draw=auto` esetén egyik kéz sem ürülhet ki a pakli előtt. A `draw=classic` esetén igen, ha egy játékos újra meg újra felejt. A kör akkor is véget ér (A-10).
rules-dobro-D-64 = Ha egyetlen lappal a kezedben viszed el az ütést, ezzel a lappal kell hívnod, és a kör ezzel véget ér. Az elvitt lapok akkor is ellened számítanak.

rules-dobro-chapter-7 = Pontok, és a következő kör
rules-dobro-D-70 = Egy körért 1 pontot kapsz, és még 1-et minden játékosért, akinek a vitt kupaca valóban **nagyobb** a tiédnél. Így a legnagyobb kupac 1-et kap, és n játékos közül a legkisebb n-et, ha senkivel sem osztozik ezen a helyen. Az egyforma kupacok mind a kisebb számot kapják, és az így elfoglalt helyeket más nem kapja meg.
    .example = a 15, 11, 11 és 6 lapos kupac 1, 2, 2 és 4 pontot hoz.
rules-dobro-D-71 = Ha a kör végén nálad van a Feledékeny kártya, 1 ponttal kevesebbet kapsz a körért. Minden szempontból ez a kisebb szám a kör eredménye: az összpontnál, a következő kezdőnél és a döntetleneknél is. 0 alá nem csökkenhet.
rules-dobro-D-72 = A következő kört az kezdi, akinek a legkevesebb az összpontja. Ha többen vannak ilyenek, az **éppen kapott** kezüket vetik össze: előbb a legmagasabb számukat, aztán a következőt, és így tovább, minden lapot külön számolva. A magasabb kéz kezd. A különleges lapokat átugorják, mert nincs számuk, és akinek előbb elfogynak a számai, azé az alacsonyabb kéz. Ha ez sem dönt, a kört lezáró játékostól indulva kell körbemenni az aktuális irányban: az első útba eső érintett játékos kezd, a kört lezáró játékos pedig utolsóként kerülne sorra. Az `edition=br` esetén az újabb brazil kézikönyv szerint a kezeket nem vetik össze, hanem rögtön ez a sorrend dönt.
    .example = 10, 10, 3 magasabb, mint 10, 9, 9, mert a második lapok eltérnek.
rules-dobro-D-73 = A játék abban az irányban halad tovább, amerre a kör végén haladt.
rules-dobro-D-74 = Az új körhöz megkeverik a teljes paklit, 56 vagy 54 lapot, és a D-10 és a D-11 szerint osztanak. A vitt kupacok eltűnnek (a kivétel a D-81-ben van), a Feledékeny kártya visszakerül középre, és nincs N.

rules-dobro-chapter-8 = A játék vége
rules-dobro-D-80 = Az utolsó kör pontozása után az nyer, akinek összesen a legtöbb pontja van.
rules-dobro-D-81 = Egyenlő összpontnál az utolsó kör dönt: az van előrébb, aki abban több pontot kapott, a D-71 levonásával együtt. Ha ez is egyenlő, adjátok össze az abban a körben vitt kupacok számait, minden különleges lapot 0-nak véve; a kisebb összeg van előrébb. Ha ez is megegyezik, a győzelem megosztott. Ezért az utolsó kör kupacai addig megmaradnak. Az `edition=br` esetén csak egy összevetés van: az van előrébb, akinek az utolsó körben kevesebb lap van a vitt kupacában, különben a győzelem megosztott.
rules-dobro-D-82 = A további helyezéseket ugyanezek az összevetések döntik el.

rules-dobro-chapter-9 = Más játékmódok
rules-dobro-D-85 = A hosszú játékban annyi kör van, ahány játékos. 4, 5 és 6 játékosnak való. Háromnál nem különbözne a szokásos játéktól, kettőnél pedig még hamarabb is véget érne. Ahol egy szabály a harmadik körről beszél, ilyenkor az utolsót kell érteni.
rules-dobro-D-86 = Két játékosnál a D-11 érvényes, más nem változik. Egy kör az egyikőtöknek 1 pontot hoz, a másiknak 2-t, vagy ha a kupacaitok egyformák, 1-et mindkettőtöknek.

rules-dobro-chapter-10 = Ki mit láthat
rules-dobro-D-90 = Mindenki látja az ütést az összes lapjával, sorrendben, és a dzsókerekre bemondott számokat; N-et, az irányt, és hogy ki jön; hány lap van az egyes kezekben, a pakliban és az egyes vitt kupacokban; a pontokat; hogy kinél van a Feledékeny kártya; és a `draw=classic` esetén azt is, ki tartozik húzással.
rules-dobro-D-91 = A kezedet csak te látod.
rules-dobro-D-92 = Hogy a pakli milyen sorrendben áll, és két játékosnál melyik tíz lap került félre, azt senki sem tudja. Egy vitt kupacról azt látod, mekkora, azt nem, mi van benne. Minden lapja nyíltan feküdt egy ütésben, ezért bárki számon tarthatja, a botok is. Ha egy döntetlen a D-81 összegein múlik, az érintett játékosok összegei megjelennek, a lapjaik nélkül.
rules-dobro-D-93 = Ha a D-72 miatt kezeket vetnek össze, azok csak annyira láthatók, amennyire igazi asztalnál is kellene: az összevetett számok, addig, amelyik eldöntötte.

rules-dobro-chapter-11 = Döntések, és hogy miért
rules-dobro-A-1 = A duplázásnál mivel kell összevetni egy pár összegét: a jó számmal, vagy a legfelső lap számával?
    .ruling = A jó számmal (D-24).
    .why = Az orosz megfogalmazás a lapra utal, de ugyanez a szöveg a jó számot annak a lapnak a számaként magyarázza, és a dzsókeres párokat úgy kezeli, mint bármelyik mást. Mindkét brazil kézikönyv, a Board Game Arena és egy nyilvános program is a jó számmal vet össze. Betű szerint véve egy pár, amely egy már duplázott N-nel találkozik, úgy lenne megengedett, hogy nem változtat rajta, ilyet pedig semmilyen más kijátszás nem tesz.
rules-dobro-A-2 = Egy pár az összegét vagy az egyik számát éri, és mi van, ha ezzel hívnak?
    .ruling = Mindig az összegét (D-21, D-39).
    .why = Az orosz szabálykönyv példája a párt az összegével számolja, a brazil kézikönyvek szerint pedig a játékos az egész kijátszás értékét mondja be.
rules-dobro-A-3 = Dupláz-e egy pár, ha mindkét lapja külön-külön egyenlő N-nel?
    .ruling = Nem, N az összeg lesz (D-25).
    .why = Az összeget kell összevetni, és az összeg több N-nél.
rules-dobro-A-4 = Megnyitható-e egy ütés Kimaradással vagy Irányváltással?
    .ruling = Igen (D-38), hacsak a `lead_specials` nincs kikapcsolva.
    .why = Az orosz szöveg szabadon hagyja az ütés első lapját, és a különleges lapot a rendes kijátszások között sorolja fel. A brazil megfogalmazás bármilyen értékről beszél, és egy nyilvános program megengedi.
rules-dobro-A-5 = Mennyi N egy ilyen nyitás után?
    .ruling = Még nincs, ezért a következő játékos azt teheti le, amit egy hívó (D-38).
    .why = A Kimaradás és az Irányváltás után N marad, ami volt, és addig nem volt. Semmi sem mondja, hogy a lépés ne menne tovább a szokásos módon.
rules-dobro-A-6 = Aki elviszi az ütést, az húz-e hívás előtt, vagy ott talán véget is ér a lépése?
    .ruling = Egyik sem: az elvitel és a hívás egyetlen lépés, a végén egyetlen húzással (D-42, D-44).
    .why = Az akciók orosz felsorolása másként is olvasható, de minden szabálykönyv szerint az nyitja a következő ütést, aki elvitte az előzőt, és az orosz példa is így folytatódik. Egy közbeiktatott húzás csak annak számítana, aki elfelejtett húzni, annak pedig úgyis meg kell várnia a lépés végét.
rules-dobro-A-7 = Elvihet-e a hívó egy olyan ütést, amelyben nincs lap?
    .ruling = Nem (D-41).
    .why = Semmi sem történne, és a végtelenségig ismételhető lenne.
rules-dobro-A-8 = Alkothat-e párt egy dzsóker Kimaradással vagy Irányváltással, vagy két Kimaradás egymással?
    .ruling = Nem (D-34, D-36, D-37).
    .why = Ezeknek a lapoknak nincs számuk, és az orosz szabálykönyv szerint semmi mást nem lehet velük együtt kijátszani.
rules-dobro-A-9 = Hogyan felejthet el húzni egy játékos, ha program vezeti az asztalt?
    .ruling = A program húz (D-51). Kérésre, a `draw=classic` esetén, a húzás akkor felejtődik el, amikor a következő játékos lép, egy türelmi idő után (D-53, D-57).
    .why = A Board Game Arena magától húz. Az orosz szabály olyan lépésről szól, amely húzás nélkül ért véget, és ezt adja vissza a `draw=classic`. Puszta időmérőt, vagy azt, hogy a játékosok egymást vádolják, nem vettünk át.
rules-dobro-A-10 = A `draw=classic` esetén véget ér-e a kör egy üres kézzel, ha a pakliban még van lap?
    .ruling = Igen (D-63).
    .why = Az orosz szabálykönyv kétszer is mondja, feltétel nélkül. A brazil áttekintés és a Board Game Arena előbb üres paklit kér. Szimulációkban a szándékosan kihagyott húzás a játszmák legfeljebb 1%-át nyerte meg, tehát nincs mit nyerni vele.
rules-dobro-A-11 = Hat-e az Irányváltás egy kör utolsó lapjaként is?
    .ruling = Igen (D-61).
    .why = Az irány megfordítása a kijátszásához tartozik.
rules-dobro-A-12 = Ha döntetlen van a kezdésért, számítanak-e a különleges lapok, és mi van, ha a kezek egyformák?
    .ruling = Nem számítanak; egyforma kezeknél a kört lezáró játékos utáni sorrend dönt (D-72).
    .why = Az orosz szabály számokat kér, és egy különleges lapnak nincs száma. Onnan nem megy tovább, de az újabb brazil kézikönyv igen, ezzel a sorrenddel. Az `edition` megváltoztatja.
rules-dobro-A-13 = Kinek van a legkevesebb pontja, ki kezd: az összpont vagy az utolsó kör szerint?
    .ruling = Az összpont szerint, a levonásokkal együtt (D-72, D-71).
    .why = A brazil kézikönyv kimondja, hogy az összpontról van szó.
rules-dobro-A-14 = A régi kezeket vetik össze, vagy az újakat?
    .ruling = Az újakat (D-72).
    .why = A régieket már félretették, és az orosz szövegben az osztás megelőzi a kezdő keresését.
rules-dobro-A-15 = Mi dönt egyenlőségnél a játék végén, és mennyit ér ilyenkor egy dzsóker?
    .ruling = Ahogy az orosz szabálykönyvben áll, a különleges lapok 0-t érnek (D-81).
    .why = Az a szöveg a mérvadó, és azt adja össze, ami számként áll a lapokon. Az `edition` megváltoztatja.
rules-dobro-A-16 = 49 vagy 50 számlap van?
    .ruling = 49 (D-2).
    .why = Mindkét kiadás felsorolása egyezik a saját végösszegével, tehát két pakliról van szó, és egyikben sincs sajtóhiba. Az `edition` megváltoztatja.
rules-dobro-A-17 = Kinek a kijátszása marad ki, ha lerakják a Kimaradást?
    .ruling = Azé a játékosé, aki leteszi (D-36).
    .why = Az orosz példában a következő játékos rendesen lép.
rules-dobro-A-18 = A hosszú játékban is a harmadik kör dönt egyenlőségnél?
    .ruling = Nem, az utolsó kör (D-85).
    .why = Erre való a szabály.
rules-dobro-A-19 = Van-e hosszú játék 2 vagy 3 játékosnak?
    .ruling = Nincs (D-85).
    .why = Azoknak szól, akik több kört szeretnének, és itt nem kapnának többet.
rules-dobro-A-20 = Tudja-e mindenki, mekkorák a vitt kupacok?
    .ruling = Igen, de azt nem, mi van bennük (D-92).
    .why = A kupacok lefordítva vannak, de minden elvitel mindenki szeme előtt történik.
rules-dobro-A-21 = A Feledékeny kártya ütésenként vagy körönként kerül egy pontba?
    .ruling = Körönként (D-71).
    .why = Az orosz szabálykönyv és az újabb brazil kézikönyv megegyezik. A régebbi brazilban itt elírás van.
rules-dobro-A-22 = Muszáj-e kijátszanod, ha tudsz?
    .ruling = Nem, egy lapokat tartalmazó ütést mindig elvihetsz (D-40).
    .why = A szabálykönyv szerint az is ugyanolyan jó ok, ha valaki nem akar kijátszani, mint ha nem tud.
rules-dobro-A-23 = Ha hárman vagy többen osztoznak egy helyen, hány következő hely marad ki?
    .ruling = Amennyi kell: a 7, 7, 7 és 3 lapos kupac 1, 1, 1 és 4 pontot hoz (D-70).
    .why = A brazil kézikönyvek megengedik, hogy egynél több hely maradjon ki.
