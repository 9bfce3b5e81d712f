# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; lehet: { $legal }
with-line = { $line }. sor: { $text }
seat = { $seat }. hely

## Actions that are not legal now

error-unknown-action = „{ $text }” nem akció ebben a játékban: írj be egyet a listáról, például „pass” vagy „pick white blue”
error-unknown-number = { $action } nem akciószám ebben a játékban: válassz egy megengedett akciót
error-extra-too-early = plusz kocka még nem lehet ({ $seat }): a lépésed végén jön, előbb válassz kockát
error-picks-over = ebben a lépésben a választásnak már vége ({ $seat }): használj plusz kockát, vagy fejezd be a lépésedet
error-game-over = vége a játéknak, már semmi sem jelölhető be: kezdj új játszmát
error-dice-first = előbb dobni kell: dobj, aztán válassz
error-not-asked = most nincs mit választani ({ $seat }): várj a sorodra
error-must-pick = nem hagyhatod ki a dobást, amíg van jó kocka: válassz egyet, vagy dobj újra
error-reroll-too-late = itt nem lehet újradobni: csak az aktív játékos teheti, a dobás és a választás között
error-no-reroll-left = nincs több újradobásod: válassz kockát
error-no-such-reward = nincs ilyen bónuszod: { $reward }. Azt használd, ami vár: { $waiting }
error-reward-first = egy bónusz vár ({ $waiting }), és mindent megelőz: előbb azt használd fel
error-die-not-rolled = { $die_the } kocka nincs a dobásban: válassz egyet a most dobottakból
error-die-used = { $die_the } kocka már volt plusz kockád ebben a lépésben: válassz másikat
error-no-fallback = { $die_the } kocka nincs a tálcán, és a solo_fallback ki van kapcsolva: használj plusz kockát, vagy fejezd be a lépésedet
error-tray-first = { $die_the } kocka nincs a tálcán, de a tálcáról van jó ({ $tray }): válassz onnan, vagy hagyd ki
error-cell-taken = { $area_the } { $number }{ $slot } már ki van húzva: válassz szabad mezőt
error-sum-taken = a kék és a fehér összege { $number }, de ez a kékben már ki van húzva: válassz másik területet vagy kockát
error-silver-taken = { $number ->
        [3] a 3-as
        [1] az 1-es
        [5] az 5-ös
        [6] a 6-os
       *[other] a { $number }-es
    } az ezüst { $area } sorában már ki van húzva: válassz másik sort
error-no-second-cell = { $number } csak egyszer szerepel a sárgában: az első mezőt használd
error-crossed-already = ez a sárga mező már be van karikázva és ki is van húzva: válassz másikat
error-too-high = { $value } túl magas a kékhez, ott legfeljebb { $most } következhet: válassz másik területet vagy kockát
error-no-such-cross = { $die_the } kockának nincs plusz X-e: csak annak van, amelyet ez az ezüst küldött a tálcára
error-cross-first = plusz X-ek várnak az ezüstben ({ $dice }): tegyél meg egyet, vagy hagyd ki a többit
error-no-return-now = { $die_the } kocka most nem hozható vissza: a második vagy harmadik dobás előtt lehet, ha van visszahozásod
error-die-not-on-tray = { $die_the } kocka nincs a tálcán: olyat hozz vissza, ami ott van
error-blue-taken = { $number } a kékben már ki van húzva: válassz szabad összeget
error-row-full = { $area_the } terület minden mezője tele van: válassz másik területet
error-too-low = { $value } túl alacsony a zöldhöz, a következő mezőbe legalább { $least } kell: válassz nagyobb kockát vagy másik területet
error-not-higher = a lilában { $last } után nem jöhet { $value }: írj nagyobb számot, vagy válassz másik területet

## Rolls and undo

error-no-roll-due = most nem kell dobni: előbb válassz
error-not-your-roll = most más dob ({ $roller }, nem { $seat }): várj a sorodra
error-dealer-rolls = ebben a játszmában a kockák maguktól gurulnak, „{ $text }” nem írható be: csak dobj
error-wrong-outcome = nem ez kell: „{ $text }”. Ezt írd be: { $form }
error-wrong-dice = „{ $text }” nem e dobás kockái: írj egy számot 1 és 6 között minden betűhöz: { $form }
error-wrong-tie = „{ $text }” nem dönti el az egyenlőséget: ezt írd be: { $form }
error-wrong-faces = „{ $text }” nem e dobás kockái: írj be { $count ->
        [one] egy számot
       *[other] { $count } számot
    } 1 és 6 között ({ $dice }), például { $example }
error-nothing-to-undo = nincs mit visszavonni ({ $seat }): nem volt saját akció az utolsó dobás óta
error-undo-blocked = ezt már nem lehet visszavonni: azóta továbbment a játék ({ $seat })
error-no-such-seat = { $seat } nincs ennél az asztalnál ({ $players } hely): olyan helyet adj meg, ami van

## Setting up

error-wrong-players = { $game }: { $least }–{ $most } játékosnak való, nem ennyinek: { $players }. Válassz a kettő között
error-wrong-option = { $option } nem beállítása ennek a játéknak: hagyd el, vagy adj meg egy létezőt
error-people-roll = ebben a játszmában emberek dobnak: írd be, mit mutatnak a kockák
error-resume-alone = a --resume úgy folytat egy mentett játszmát, ahogy van: hagyd el: { $option }
error-words-too-late = a kocka el van vetve: szót csak az első dobás előtt lehet hozzáadni
error-unknown-game = nincs ilyen játék: „{ $game }”. Válassz ezek közül: { $games }
error-unknown-language = nincs ilyen nyelv: „{ $language }”. Válassz ezek közül: { $languages }
error-unknown-bot = nincs ilyen bot: „{ $bot }”. Válassz ezek közül: { $bots }
error-unknown-depth = nincs ilyen mélység: „{ $depth }”. Válassz ezek közül: { $depths }
error-no-matches = nincs játszma ebben: { $file }. Adj meg egy játszmafájlt
error-page-not-html = az elemzés .html végű fájlba kerül, nem ebbe: { $file }
error-nobody-plays = { $players ->
        [one] egy hely
       *[other] { $players } hely
    } és { $bots ->
        [one] egy bot
       *[other] { $bots } bot
    } mellett neked nem marad hely: adj meg kevesebb botot vagy több játékost, vagy hagyd a botokat magukra: „silvertray simulate”
error-too-many-bots = { $bots } bot nem fér el { $players } helyen: adj meg kevesebb botot vagy több játékost
error-wrong-bot-count = ezek a botok: „{ $bots }” nem jönnek ki { $players } helyre: adj meg egyet az összes helyre, vagy mindegyikre egyet
error-too-few-bots = „{ $bots }” kevés egy versenyhez: adj meg legalább két botot, például greedy,random
error-picture-not-svg = { $file } nem SVG-kép neve, és más nem készül: .svg végű nevet válassz
error-not-parquet = { $file } nem Parquet-fájl neve, és más nem készül: .parquet végű nevet válassz
error-two-dealers = ezek nem férnek össze: { $first } és { $second }. A kockák csak egy helyről jönnek, az egyiket hagyd el
error-no-table-dice = { $game }: kártyával játsszák, rejtett kézzel. Hagyd el: --table-dice
error-wrong-seed = { $seed } nem seed: egész számot adj meg 0 és { $most } között
error-wrong-games = { $games } játszmát nem lehet lejátszani: kérj legalább 1-et
error-unknown-recipe = nincs ilyen recept: „{ $recipe }”. Válassz ezek közül: { $recipes }, vagy adj meg egy .toml végű fájlt
error-not-toml = { $file } nem recept ({ $why }): TOML-ban írd, ahogy a docs/bots.md leírja
error-wrong-recipe-keys = a receptből ({ $file }) hiányzik a „{ $field }” mező, vagy nem való bele: a mezők: { $fields }
error-wrong-recipe = a receptben ({ $file }) a „{ $field }” mező nem lehet { $value }: lásd docs/bots.md
error-recipe-of-another = a recept ({ $recipe }) ehhez való: { $game }, nem ehhez: { $asked }. Válassz másik receptet vagy játékot
error-wrong-hours = { $hours } óra alatt semmit sem lehet megtanulni: kérj többet nullánál
error-net-not-net = { $file } nem háló neve: .net végű nevet válassz
error-other-net = { $file }: háló ehhez: { $game }, szélessége { $width }, de a recept mást kér. Válassz hozzá illő hálót
error-other-training = { $file } egy másik tanításból maradt (eltér: { $what }): kezdd újra: --fresh, vagy adj meg másik --out fájlt
error-broken-checkpoint = { $file } nem folytatható, mert sérült vagy más verziójú: kezdd újra: --fresh
error-workers-gone = egy munkafolyamat magától leállt, talán elfogyott a memória: add ki újra ugyanezt a parancsot, szükség esetén kevesebb --jobs értékkel
error-ray-missing = a Ray itt nincs telepítve: telepítsd így: pip install "silvertray[cluster]", vagy hagyd el: --on ray
error-only-dice-games = ez csak kockajátékokhoz van, ehhez nem: { $game }. Válassz ezek közül: { $games }
error-broken-net = { $file } nem olyan háló, amit ez a program olvasni tud, hanem sérült, csonka vagy más verziójú: készítsd újra: „silvertray train”
error-wrong-jobs = { $jobs } munkafolyamat túl kevés vagy túl sok: kérj legalább 1-et és legfeljebb ennyit: { $most }
error-file-trouble = { $file } nem használható ({ $why }): ellenőrizd a nevet, és hogy megnyithatod-e
error-secret-missing = e játszma titka nincs benne a fájljában, ezért több kocka nem jöhet: a játszma csak megnézhető

## The terminal game

error-nothing-typed = nem írtál be semmit: írd be egy lehetőség számát, 1–{ $most }, vagy ? a súgóhoz
error-no-such-choice = nincs ilyen lehetőség: „{ $number }”. Írj be egy számot, 1–{ $most }, vagy ? a súgóhoz
error-no-choice-now = „{ $number }” itt nem jelent semmit, mert nincs mit választani: Enter a folytatáshoz, vagy ? a súgóhoz
error-no-such-player = nincs ilyen játékos az asztalnál: „{ $text }”. Írj be egy számot, 1–{ $players }
error-player-not-asked = most nincs mit választani ({ $seat }): engedj előre mást ({ $open })
error-no-such-game = nincs ilyen mentett játszma: „{ $text }”. Írj be egy számot, 1–{ $most }
error-no-saved-games = itt nincs mentett játszma: { $folder }. Kezdj egyet: „silvertray play”
error-cannot-save = a játszma nem menthető ide: { $folder } ({ $why }). Csinálj helyet, vagy állítsd másik mappára: SILVERTRAY_HOME
error-unreadable = { $file } nem olvasható ({ $why }): ellenőrizd a nevet, és hogy megnyithatod-e
error-empty-file = { $file } nem tartalmaz játszmát: válassz másikat

## Positions

error-wrong-position = „{ $text }” nem állás ebben a játékban: { $game }. A játék nevével kezdődik, és minden pontozólaphoz tartozik egy része
error-wrong-word = „{ $word }” nem jelent semmit egy állásban: a szavakat lásd: docs/notation.md
error-impossible-position = ilyen állás nem lehetséges, emiatt: „{ $part }”. Vesd össze ezt a részt a szabállyal
error-impossible-marks = ebben az állásban olyan jelölés van, ami sosem történhetett: ellenőrizd a területek jelöléseit
error-stuck-position = ebben az állásban valahol nincs mit választani, vagy nincs kérdés ({ $seat }): ellenőrizd a szakaszt és a bónuszokat

## Match files

error-broken-line = ez nem teljes JSON-sor, a fájl itt sérült vagy csonka: szerezd be újra
error-not-a-match = ez nem Silvertray-játszma, mert nincs „silvertray” mezője: válassz egy játszmafájlt
error-wrong-version = a játszma fájlformátuma { $version }. verziójú, ez a program ezt olvassa: { $known }. Használj hozzá illő programot
error-wrong-field = a „{ $field }” mező hiányzik vagy rossz értékű: javítsd a docs/notation.md szerint
error-other-rules = a játszmát e szabályokkal játszották: { $rules }, ebben a programban ez van: { $known }. Használj hozzá illő programot
error-illegal-step = a napló { $step }. bejegyzése, „{ $entry }”, nem lehetséges: { $why }
error-wrong-result = az eredmény nem következik a naplóból: a fájl szerint { $claimed }, a napló szerint { $found }
error-broken-promise = a titok nem az, amelyet a játszma előtt rögzítettek: ezekben a kockákban nem lehet megbízni
error-other-dice = a napló { $step }. bejegyzése, „{ $entry }”, nem az, ami a rögzített titokból következik: ezekben a kockákban nem lehet megbízni

## Dobro, in the order of D-48

error-E_ROUND_OVER = vége a körnek: várd meg a következő osztást; az utolsó kör után kezdj új játszmát
error-E_NO_DRAW_DUE = nem kell húzni: a saját kijátszásod után húzz rögtön, mielőtt a következő lép
error-E_CARDS_FIRST = még húzzák a lapokat: várd meg
error-E_NOT_YOUR_TURN = most más jön ({ $turn }, nem { $seat }): várj a sorodra
error-E_NOTHING_TO_TAKE = nincs elvihető ütés: aki hív, annak lapot kell tennie
error-E_UNKNOWN_ACTION = „{ $text }” nem akció: írj be egy számot a listáról, vagy „play 7”, „play 7 7”, „play J=11”, „take” vagy „draw”
error-E_CARD_COUNT = egy lapot vagy egy párt lehet kijátszani, nem { $count } lapot: válassz egyet vagy kettőt
error-E_NOT_IN_HAND = nincs ennyi ilyen lap a kezedben ({ $card }): azt játszd ki, amid van
error-E_SPECIAL_ALONE = a Kimaradást és az Irányváltást egyedül kell kijátszani: hagyd el a másik lapot
error-E_JOKER_NUMBER = számot csak dzsókerre lehet bemondani, egyedül 2–12, számlap mellett csak annak a számát: írd be: „play J=11” vagy „play J 7”
error-E_SPECIAL_LEAD = Kimaradással és Irányváltással ennél az asztalnál nem lehet hívni: hívj más lapot
error-E_NOT_A_PAIR = { $first } és { $second } nem pár: két egyforma számot játssz ki
error-E_TOO_LOW = ez { $value }, a jó szám pedig { $good }: legalább annyit játssz ki, vagy vidd az ütést
error-cards-were-seen = a kijátszott vagy húzott lapokat már látták, nem vonhatók vissza: csak az elvitel, amíg nem hívtál
error-no-number-typed = nem írtál be semmit: írj be egy számot a dzsókerhez, { $first }–{ $last }, vagy 0, ha más lap kell
error-no-such-number = itt nem lehet: „{ $number }”. Írj be egy számot, { $first }–{ $last }, vagy 0, ha más lap kell

## Many workers

error-extra-missing = nincs telepítve: { $module }. Telepítsd így: pip install "silvertray[{ $extra }]"
error-no-database = { $database } nem használható ({ $why }): ellenőrizd a címet, és hogy fut-e ott PostgreSQL ezzel az adatbázissal
error-no-redis = { $redis } nem használható ({ $why }): ellenőrizd a címet, és hogy fut-e ott Redis vagy Valkey
error-workers-need-redis = { $workers } munkafolyamatnak hallania kell egymást: adj meg egy Redist: --redis redis://localhost, vagy csak egy munkafolyamattal indulj
error-no-workers-here = ezen a rendszeren csak egy munkafolyamat futhat: hagyd el: --workers

## Stored tables

error-database-old = { $database } régi alakú: indítsd el egyszer a szervert, az frissíti
error-unreadable-table = a tárolt adat nem olvasható ({ $what }): állítsd vissza biztonsági mentésből
error-entry-missing = hiányzik a bejegyzés: { $number }
error-other-text = így volt tárolva: „{ $stored }”, most pedig így: „{ $found }”
error-other-chance = a véletlen ezt hozta: „{ $stored }”, ennek az asztalnak az osztója pedig ezt hozná: „{ $found }”
error-other-position = a játszmafájl visszajátszása másik állásban ér véget
error-other-score = { $seat } pontjai: tárolva { $stored }, most { $found }
error-broken-table = az asztal ({ $table }) nem játszható vissza, bejegyzés: { $seq }: { $cause }
error-not-finished = ennek a játszmának nincs vége: csak befejezett vehető át
error-no-such-dealer = egyik asztalnak sincs olyan osztója, mint ennek a játszmának: csak visszajátszani lehet
error-line-too-long = ez a sor több mint { $most } bájt: ilyen hosszú asztal nincs

## Forks of finished games

error-fork-at-end = itt már vége ennek a játszmának ({ $step }. állás): legkésőbb ettől az állástól játszd tovább: { $last }
error-fork-seats = ebben a játszmában { $players ->
    [one] egy hely
   *[other] { $players } hely
 } van, de ennyit adtál meg: { $seats }. Minden helyhez egy játékost adj meg
