# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Állás
page-replay-at = Állás: { $step }/{ $steps }, { $round ->
    [0] az első kör előtt
   *[other] { $round }. kör
 }: { $told }
page-replay-speed = Tempó: { $rate }
page-replay-moves = Minden lépés
page-replay-round = { $round }. kör
page-replay-share = Állás megosztása
page-replay-copied = { $step }. állás: a link a vágólapon van
page-replay-more = A játszmáról
page-replay-download = Játszmafájl
page-replay-other-file = Másik fájl megnyitása
page-replay-unshown = Ez a visszajátszás nem jeleníthető meg

## Playing on from a step

page-fork = Továbbjátszva
page-fork-title = Továbbjátszás innen
page-fork-what = { $step ->
    [0] Új játszma az elejéről.
    [one] Új játszma, amely ennek az első lépésével kezdődik.
   *[other] Új játszma, amely ennek az első { $step } lépésével kezdődik.
 }
page-fork-dice = { $thing ->
    [cards] A lapok innentől
   *[dice] A kockák innentől
 }
page-fork-same = { $thing ->
    [cards] Azonos lapok
   *[dice] Azonos kockák
 }
page-fork-fresh = { $thing ->
    [cards] Új lapok
   *[dice] Új kockák
 }
page-fork-same-note = { $thing ->
    [cards] A pakli sorrendje ugyanaz, bárki húz belőle.
   *[dice] Minden kocka azt mutatja, amit ebben a játszmában mutatott volna, bármit választasz.
 }
page-fork-recorded-note = { $thing ->
    [cards] A lapok abban a sorrendben jönnek, ahogy akkor jöttek. Ahol ebben a játszmában nem húztak, vagy a lap már máshová került, új lap jön.
   *[dice] Amelyik kockával ebben a játszmában ugyanitt dobtak, az ugyanazt mutatja. A többivel új dobás jön.
 }
page-fork-fresh-note = { $thing ->
    [cards] Új lapok. Amit a többiek rejtenek, azt is újraosztjuk úgy, ahogy az általad ismertek alapján lehetett.
   *[dice] Senki sem tudja, mit mutatnak majd.
 }
page-fork-mine = A helyed
page-fork-others = A többi hely
page-fork-unrated = Az egy állástól továbbjátszott játszma nem számít bele az értékszámba.
page-fork-start = Továbbjátszás
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] Egy másik játszma { $step }. állásától, azonos lapokkal.
       *[dice] Egy másik játszma { $step }. állásától, azonos kockákkal.
     }
   *[fresh] { $thing ->
        [cards] Egy másik játszma { $step }. állásától, új lapokkal.
       *[dice] Egy másik játszma { $step }. állásától, új kockákkal.
     }
 }
page-fork-look = Az eredeti játszma

## Match files

page-file-open = Játszmafájl megnyitása
page-file-window = Játszmafájl megnyitása · Silvertray
page-file-title = Játszmafájl megnyitása
page-file-what = Nézz vissza bármilyen játszmát: innen letöltöttet, a terminálban mentettet, vagy amit küldtek neked. A szerver nem őrzi meg.
page-file-choose = Fájl kiválasztása
page-file-drop = vagy húzd ide
page-file-unshown = Ez a fájl nem jeleníthető meg
page-file-several = { $count ->
    [one] Egy játszma
   *[other] { $count } játszma
 }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
    [cards] Tisztességesek voltak a lapok?
   *[dice] Tisztességesek voltak a kockák?
 }
page-verify-working = Számolás…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] Minden rendben: az egyetlen lap az, aminek lennie kellett.
       *[other] Minden rendben: mind a { $count } lap az, aminek lennie kellett.
     }
   *[dice] { $count ->
        [one] Minden rendben: az egyetlen dobás az, aminek lennie kellett.
       *[other] Minden rendben: mind a { $count } dobás az, aminek lennie kellett.
     }
 }
page-verify-wrong = { $count ->
    [one] { $step }. állás: nem ez következik a titokból. A fájl szerint „{ $told }”, a titok szerint „{ $found }”.
   *[other] { $count } helyen nem az történt, ami a titokból következik. Az első: { $step }. állás. A fájl szerint „{ $told }”, a titok szerint „{ $found }”.
 }
page-verify-broken-promise = A felfedett titok nem az, amelyet a szerver a játszma előtt rögzített: más az ujjlenyomata.
page-verify-how = { $thing ->
    [cards] A játszma előtt a szerver közzétette egy titok ujjlenyomatát (hash), így később már nem cserélhette ki a titkot. Aztán minden játékos hozzáadott egy szót. Minden lap a titokból, a szavakból és a játszma adott pontjából következik. A böngésződ mindezt újraszámolta, csakis a játszmafájlból. A „silvertray verify” parancs azt is ellenőrzi, hogy a játszma a szabályok szerint folyt.
   *[dice] A játszma előtt a szerver közzétette egy titok ujjlenyomatát (hash), így később már nem cserélhette ki a titkot. Aztán minden játékos hozzáadott egy szót. Minden dobás a titokból, a szavakból és a játszma adott pontjából következik. A böngésződ mindezt újraszámolta, csakis a játszmafájlból. A „silvertray verify” parancs azt is ellenőrzi, hogy a játszma a szabályok szerint folyt.
 }
page-verify-promise = A rögzített ujjlenyomat, a játszma előtt
page-verify-secret = A titok, a játszma után
page-verify-hash = A titok kiszámolt ujjlenyomata (SHA-256), egyeznie kell a rögzítettel
page-verify-word = { $number }. szó: „{ $word }”, és az ujjlenyomata
page-verify-word-none = { $number }. szó: nincs megadva; az ujjlenyomata
page-verify-all = { $thing ->
    [cards] { $count ->
        [one] A lap
       *[other] Egyenként: { $count } lap
     }
   *[dice] { $count ->
        [one] A dobás
       *[other] Egyenként: { $count } dobás
     }
 }
page-verify-step = { $step }. állás: { $moment }
page-verify-roll = { $reroll ->
    [0] { $round }. kör { $turn }. lépése, { $roll }. dobás
   *[other] { $round }. kör { $turn }. lépése, { $roll }. dobás, { $reroll }. újradobás
 }
page-verify-card = { $round }. kör, { $card }. lap
page-verify-compared = { $same ->
    [yes] { $told } = { $found }
   *[no] a fájlban { $told }, kiszámolva { $found }
 }
page-verify-copy = Minden szám másolása
page-verify-no-secret = E játszma titka nincs benne a fájljában, így nincs mit kiszámolni.
page-verify-old-file = A fájlból nem derül ki, mikor dobtak, ezért csak a „silvertray verify” tudja ellenőrizni.
page-verify-no-file = A játszmafájl most nem érhető el.
page-verify-nothing = { $thing ->
    [cards] Ezeket a lapokat nem rögzítették előre, így nincs mit ellenőrizni.
   *[dice] Ezeket a kockákat nem rögzítették előre, így nincs mit ellenőrizni.
 }
