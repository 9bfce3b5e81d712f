# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = Profil
page-title-you = Profil · Silvertray
page-you-link = Profil
page-saved = Elmentve.
page-save = Mentés

## On all devices

page-devices = Minden eszközödön
page-devices-guest = Vendégként játszol, és ennyi elég is. Ha a játszmáidat, a nevedet és az értékszámaidat a többi eszközödön is látni szeretnéd, készíts ezen az eszközön egy azonosítókulcsot. E-mail-cím és jelszó nem kell hozzá.
page-keep = Játszmák minden eszközön
page-sign-in = Belépés azonosítókulccsal
page-signed-in = Be vagy jelentkezve. A játszmáid és az értékszámaid minden eszközön veled vannak, ahol bejelentkezel.
page-passkeys = Azonosítókulcsaid
page-passkey-added = Hozzáadva: { $added }
page-passkey-used = utoljára használva: { $used }
page-passkey-remove = Azonosítókulcs eltávolítása, hozzáadva: { $added }
page-passkey-remove-title = Eltávolítod ezt az azonosítókulcsot?
page-passkey-remove-note = Többé nem léptet be. Magán az eszközön megmarad, amíg ott nem törlöd.
page-remove = Eltávolítás
page-passkey-add = Új azonosítókulcs
page-sign-out = Kilépés itt
page-sign-out-all = Kilépés mindenhol
page-sessions = Hol vagy bejelentkezve
page-session-here = ez itt
page-session-unknown = Egy eszköz
page-session-since = belépés: { $since }, utoljára itt: { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = az imént
page-session-end = Kilépés itt: { $device } (belépés: { $since })
page-session-ended = Ott kiléptél.
page-welcome-back = Üdv, { $name }!
page-kept-now = Kész. Ezzel a kulccsal jelentkezz be a többi eszközödön.
page-signed-out = Kijelentkeztél, és vendégként játszol.
page-passkey-cancelled = Nem történt semmi, mert nem használtál azonosítókulcsot.
page-passkey-here = Ezen az eszközön már van azonosítókulcsod: jelentkezz be vele.
page-no-passkeys-insecure = Ez a cím sima http, ahol a böngészők nem készítenek azonosítókulcsot. Nyisd meg az oldalt https-en, ha a játszmáidat minden eszközön látni szeretnéd. Játszani így is lehet.
page-no-passkeys-number = Számokból álló címhez a böngészők nem készítenek azonosítókulcsot.
page-no-passkeys-here = Megnyitás névvel (domainnel)
page-no-passkeys-missing = Ez a böngésző nem ismeri az azonosítókulcsot, ezért a játszmáid ezen az eszközön maradnak.

## Ratings

page-ratings = Értékszámaid
page-ratings-none = Még nincs. Értékszámot bejelentkezett emberek befejezett játszmáiért kapsz; a botok elleni játszma nem számít.
page-rating-of = { $game }, { $players } játékos
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] egy játszma
       *[other] { $games } játszma
    }
page-rating-provisional = ideiglenes
page-board = Ranglista
page-board-of = Ranglista: { $game }, { $players } játékos
page-board-empty = Még senki. Az értékszám akkor jelenik meg itt, ha legalább ± 110 pontosságú.
page-board-rank = Hely
page-board-name = Név
page-board-rating = Értékszám
page-board-games = Játszma

## My games

page-my-games = Játszmáid
page-my-games-none = Még nincs.
page-my-games-more = Régebbi játszmák
page-game-with = az asztalnál: { $names }
page-game-bots = { $bots ->
        [one] egy bot
       *[other] { $bots } bot
    }
page-game-alone = egyedül
page-game-waiting = játékosokra vár
page-game-playing = folyamatban
page-game-result = { $place }. hely, { $score ->
        [one] egy pont
       *[other] { $score } pont
    }
page-game-score = { $score ->
        [one] egy pont
       *[other] { $score } pont
    }
page-game-change = értékszám { $change }
page-game-replay = Visszajátszás:{" "}
page-game-open = Folytatás:{" "}

## Blocked people

page-blocked = Letiltottak
page-blocked-note = Nem ülhetnek le olyan asztalhoz, ahol te vagy a házigazda. Nem tudják meg, ki tiltotta le őket.
page-blocked-none = Senki. Az asztalnál letilthatsz valakit: koppints a neve melletti pontokra.
page-unblock = Feloldás

## One's data

page-data = Az adataid
page-data-note = Minden, amit a szerver rólad tárol, egyetlen fájlban, a befejezett játszmáiddal együtt.
page-export = Minden letöltése
page-erase = Minden törlése…
page-erase-title = Minden adatodat törlöd?
page-erase-note = A neved, az azonosítókulcsaid, az értékszámaid, a játszmáid listája és a letiltottak végleg eltűnnek, és velük a helyeid is. A másokkal játszott játszmákban a neved „?” lesz. Ez nem vonható vissza.
page-erase-word = törlés
page-erase-type = A megerősítéshez írd be: „{ page-erase-word }”
page-erase-passkey = Még egyszer kérjük az azonosítókulcsodat.
page-erase-now = Minden törlése most
page-erased = Minden adatodat töröltük.

## Somebody at the own table

page-seat-menu = Továbbiak: { $name }
page-kick = Eltávolítás
page-kick-lobby-note = A hely felszabadul, és { $name } többé nem ülhet le ehhez az asztalhoz.
page-kick-game-note = Ha eltávolítod, ezen a helyen végig bot játszik tovább, és { $name } nem térhet vissza.
page-block = Letiltás
page-block-note = { $name } mostantól nem ülhet le az asztalaidhoz. A listát a profilodban találod.
page-kick-block = Eltávolítás és letiltás
page-blocked-now = Letiltva: { $name }.
page-kicked = A házigazda eltávolított az asztaltól. A játékot továbbra is nézheted.
event-kick = { $me ->
        [yes] A házigazda eltávolított az asztaltól
       *[no] { $name } már nincs az asztalnál, a házigazda eltávolította
    }
