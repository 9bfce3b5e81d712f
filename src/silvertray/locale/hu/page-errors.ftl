# What the server refuses, beside the rules of the games.
error-not-begun = a játszma még nem kezdődött el: { $open ->
    [one] egy hely
   *[other] { $open } hely
} még üres
error-seat-taken = ez a hely már foglalt ({ $seat }): válassz másikat
error-already-seated = már ülsz ennél az asztalnál ({ $seat }): előbb hagyd el azt a helyet
error-not-seated = csak néző vagy: foglalj helyet, ha játszani szeretnél
error-not-invited = ide csak meghívással lehet leülni: kérd el a linket
error-game-begun = a játszma már elkezdődött: nézőként követheted
error-bots-settled = a játszma már elkezdődött: a botok nem cserélhetők
error-no-bot-there = ezen a helyen nem bot ül ({ $seat }): válassz olyat, ahol bot van
error-not-host = a botok tempóját csak a házigazda állíthatja ({ $seat })
error-unknown-pace = nincs ilyen tempó: „{ $pace }”. Válassz ezek közül: { $paces }
error-no-empty-seat = már minden hely foglalt
error-not-over = a játszmának még nincs vége
error-table-busy = túl nagy volt a forgalom az asztalnál: próbáld újra
error-one-seat-is-mine = pontosan egy hely legyen a tiéd, nem „{ $seats }”
error-seed-needed = seed csak a „seed” osztóhoz adható meg, ehhez nem: „{ $kind }”
error-wrong-clock = „{ $seconds }” másodperc nem jó gondolkodási időnek: adj meg egy { $least } és { $most } közötti számot, vagy hagyd el az órát
error-no-clock-there = valódi kockákhoz nem jár óra: válassz másik osztót, vagy hagyd el az órát
error-clock-stands = most nem jár az óra
error-clock-runs = az óra nincs megállítva
error-wrong-setting = { $setting } nem lehet „{ $value }”: { $why }
error-no-door = a szerver itt nem tud figyelni: { $door } ({ $why }). Adj meg másik --port vagy --host értéket
error-foreign-page = másik webhely oldala ezt nem kérheti
error-too-many-tables = túl sok új asztal egyszerre: várj egy percet
error-no-such-table = nincs ilyen asztal: ellenőrizd a linket
error-no-such-step = ebben a játszmában { $steps } állás van, ilyen nincs: { $step }
error-bad-request = a kérés nem olvasható: { $where }
error-body-too-large = a kérés túl hosszú: legfeljebb { $most } bájt
error-hello-first = az első keret hello legyen
error-hello-once = a hello már elhangzott
error-frame-too-long = a keret túl hosszú: legfeljebb { $most } bájt
error-too-fast = túl gyorsan jönnek a kérések: lassíts
error-bad-frame = a keret nem olvasható: lásd docs/protocol.md
error-other-version = az oldal és a szerver nem ugyanaz a verzió: töltsd újra az oldalt
error-table-full = ennél az asztalnál már túl sok a néző
error-wrong-token = ez a link itt nem ad helyet: kérj újat
error-table-unplayable = ennél az asztalnál még más szabályokkal játszottak, ezért nem nyitható meg
error-promise-gone = ez a rögzített titok már nem él: kérj újat
error-no-such-address = ezen a címen nincs semmi
error-promise-needed = rögzített titok csak a „commit” osztóhoz való, ehhez nem: „{ $kind }”. Előbb kérj egyet
error-has-left = már elment: { $seat }

## People
error-sign-in-first = ehhez be kell jelentkezned
error-passkey-again = ehhez még egyszer kell egy azonosítókulcsod
error-too-many-asks = túl sok kérés egyszerre: várj egy percet
error-name-invisible = ebből a névből semmi sem látszik: használj betűket, számokat vagy jeleket
error-name-too-long = ez a név túl hosszú: legfeljebb { $most } betű
error-no-passkeys-here = az azonosítókulcshoz név (domain) kell a címben, nem szám: nyisd meg az oldalt a domainnevén
error-challenge-gone = ez túl sokáig tartott, vagy máshol kezdődött: próbáld újra
error-passkey-refused = az azonosítókulcsot nem sikerült ellenőrizni: próbáld újra, vagy használj másikat
error-passkey-unknown = ez az azonosítókulcs itt ismeretlen: lehet, hogy eltávolították
error-passkey-known = ez az azonosítókulcs itt már megvan
error-last-passkey = ez az egyetlen azonosítókulcsod: előbb adj hozzá másikat, vagy törölj mindent magadról
error-enough-passkeys = már { $most } azonosítókulcsod van, több nem lehet: előbb távolíts el egyet
error-host-only = eltávolítani csak a házigazda tud ({ $seat })
error-kick-oneself = magadat nem távolíthatod el: inkább hagyd el a helyedet
error-nobody-to-kick = itt most nem ül senki, akit el lehetne távolítani: { $seat }
error-barred = ehhez az asztalhoz nem ülhetsz le: a házigazda nem engedi
error-nobody-to-block = itt nem ül senki, akit le lehetne tiltani: { $seat }
error-enough-blocks = már { $most } embert letiltottál, több nem lehet: előbb oldd fel valaki letiltását
error-erase-unconfirmed = semmi sem törlődött: előbb erősítsd meg
## Plain HTTP
error-wrong-method = ez a cím nem fogad ilyen kérést: { $method }, lásd /api/docs

## Phrases
error-unknown-phrase = nincs ilyen üzenet: „{ $phrase }”. Válassz ezek közül: { $phrases }
error-too-talkative = túl sok üzenet: várj { $seconds } másodpercet

## Too much at once
error-too-many-lines = a címedről túl sok oldal van nyitva: zárj be egyet (legfeljebb { $most })
error-server-full = a szerver megtelt: próbáld újra egy perc múlva
error-enough-entries = megtelt ennek az asztalnak a naplója: már csak a játék lépéseit fogadja

## Your turn
error-foreign-push-host = { $host } nem olyan push-szolgáltatás, ahová ez a szerver értesítést küld: használj másik böngészőt, vagy kérdezd a szerver üzemeltetőjét
error-wrong-push-key = a böngésző kulcsával nem lehet titkosítani: kapcsold ki, majd be újra az értesítést
## Signing out
error-signed-out = már nem vagy bejelentkezve: jelentkezz be újra, és visszakapod a helyeidet
error-session-gone = ott már senki sincs bejelentkezve
