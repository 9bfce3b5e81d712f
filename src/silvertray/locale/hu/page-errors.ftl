# What the server refuses, beside the rules of the games.
error-not-begun = a játszma még nem kezdődött el: { $open ->
    [one] egy hely
   *[other] { $open } hely
} még üres
error-seat-taken = foglalt: { $seat }. Válassz másik helyet
error-already-seated = már ülsz valahol: { $seat }. Előbb hagyd el
error-not-seated = csak nézed: foglalj helyet, ha játszanál
error-not-invited = ide csak meghívással lehet leülni: kérd el a linket
error-game-begun = a játszma elkezdődött: nézheted
error-bots-settled = a játszma elkezdődött: a botok maradnak, ahogy vannak
error-no-bot-there = itt nem bot ül: { $seat }. Olyan helyet válassz, ahol bot van
error-not-host = a botok tempóját csak az állíthatja, aki a legrégebb óta itt ül: { $seat }
error-unknown-pace = nincs ilyen tempó: „{ $pace }”. Válassz ezek közül: { $paces }
error-no-empty-seat = már minden hely foglalt
error-not-over = a játszmának még nincs vége
error-table-busy = túl nagy volt a forgalom az asztalnál: próbáld újra
error-one-seat-is-mine = pontosan egy hely legyen a tiéd, nem „{ $seats }”
error-seed-needed = seed csak a „seed” osztóhoz jár, ehhez nem: „{ $kind }”
error-wrong-clock = „{ $seconds }” másodperces óra nem lehet: válassz { $least } és { $most } között, vagy óra nélkül
error-no-clock-there = valódi kockákhoz nem jár óra: válassz másik osztót, vagy óra nélkül
error-clock-stands = itt nem jár óra
error-clock-runs = az óra nincs megállítva
error-wrong-setting = { $setting } nem lehet „{ $value }”: { $why }
error-no-door = itt senki sem jöhet be: { $door } ({ $why }). Válassz másik --port vagy --host értéket
error-foreign-page = másik webhely oldala ezt nem kérheti
error-too-many-tables = ez rengeteg asztal: várj egy percet
error-no-such-table = nincs ilyen asztal: ellenőrizd a linket
error-no-such-step = ebben a játszmában { $steps } lépés van, ilyen nincs: { $step }
error-bad-request = a kérés nem olvasható: { $where }
error-body-too-large = a kérés túl hosszú: legfeljebb { $most } bájt
error-hello-first = az első keret hello legyen
error-hello-once = a hello már elhangzott
error-frame-too-long = a keret túl hosszú: legfeljebb { $most } bájt
error-too-fast = ez túl gyors volt: lassíts
error-bad-frame = a keret nem olvasható: lásd docs/protocol.md
error-other-version = az oldal és a szerver nem ugyanaz a verzió: töltsd újra az oldalt
error-table-full = ennél az asztalnál túl sokan nézelődnek
error-wrong-token = ez a link itt nem nyit helyet: kérj újat
error-table-unplayable = ennél az asztalnál más szabályokkal játszottak, mint most, ezért nem nyitható meg
error-promise-gone = ez az ígéret elhasználódott vagy elfelejtődött: kérj újat
error-no-such-address = ezen a címen nincs semmi
error-promise-needed = ígéret csak a „commit” osztóhoz jár, ehhez nem: „{ $kind }”. Előbb kérj egyet
error-has-left = már elment: { $seat }

## People
error-sign-in-first = ez bejelentkezve érhető el: előbb jelentkezz be
error-passkey-again = ehhez még egyszer kell egy azonosítókulcsod
error-too-many-asks = ez sok volt egyszerre: várj egy percet
error-name-invisible = ebből a névből semmi sem látszik: használj betűket, számokat vagy jeleket
error-name-too-long = ez a név túl hosszú: legfeljebb { $most } betű
error-no-passkeys-here = az azonosítókulcshoz név kell a címben, nem szám: a nevén nyisd meg ezt az oldalt
error-challenge-gone = ez túl sokáig tartott, vagy máshol kezdődött: próbáld újra
error-passkey-refused = az azonosítókulcsot nem sikerült ellenőrizni: próbáld újra, vagy használj másikat
error-passkey-unknown = ez az azonosítókulcs itt ismeretlen: lehet, hogy eltávolították
error-passkey-known = ez az azonosítókulcs itt már megvan
error-last-passkey = ez az egyetlen azonosítókulcsod: előbb adj hozzá másikat, vagy törölj mindent magadról
error-enough-passkeys = már { $most } azonosítókulcsod van, több nem lehet: előbb távolíts el egyet
error-host-only = elküldeni csak az küldhet, aki a legrégebb óta itt ül: { $seat }
error-kick-oneself = magadat nem küldheted el: inkább hagyd el a helyedet
error-nobody-to-kick = itt most nem ül senki, akit el lehetne küldeni: { $seat }
error-barred = ehhez az asztalhoz nem ülhetsz le: a házigazda nem szeretné
error-nobody-to-block = itt nem ül senki, akit le lehetne tiltani: { $seat }
error-enough-blocks = már { $most } embert letiltottál, több nem lehet: előbb engedj vissza valakit
error-erase-unconfirmed = semmi sem törlődött: előbb erősítsd meg
## Plain HTTP
error-wrong-method = ez a cím így nem kérhető: { $method }, lásd /api/docs

## Phrases
error-unknown-phrase = nincs ilyen mondás: „{ $phrase }”. Válassz ezek közül: { $phrases }
error-too-talkative = ez sok beszéd volt: várj { $seconds } másodpercet

## Too much at once
error-too-many-lines = a címedről túl sok oldal van nyitva: zárj be egyet (legfeljebb { $most })
error-server-full = a szervernek tele van a keze: próbáld újra egy perc múlva
error-enough-entries = ehhez már túl sok minden történt ennél az asztalnál: innentől csak maga a játék megy tovább

## Your turn
error-foreign-push-host = { $host } nem olyan push-szolgáltatás, ahová ez a szerver értesítést küld: használj másik böngészőt, vagy kérdezd a szerver üzemeltetőjét
error-wrong-push-key = ennek a böngészőnek a kulcsával semmi sem titkosítható: kapcsold ki, majd be újra az értesítést
## Signing out
error-signed-out = ki lettél jelentkeztetve: jelentkezz be újra, hogy visszakapd a helyeidet
error-session-gone = ott már senki sincs bejelentkezve
