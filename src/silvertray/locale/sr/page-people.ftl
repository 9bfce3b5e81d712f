# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = Профил
page-title-you = Профил · Silvertray
page-you-link = Профил
page-saved = Сачувано.
page-save = Сачувај

## On all devices

page-devices = На свим твојим уређајима
page-devices-guest = Играш као гост и ништа више ти не треба. Ако желиш своје партије, име и рејтинг и на другим уређајима, направи на овом уређају приступни кључ: без имејла и без лозинке.
page-keep = Чувај партије на свим уређајима
page-sign-in = Имам приступни кључ: пријава
page-signed-in = Пријава је активна. Твоје партије и рејтинг су уз тебе на сваком уређају на којем се пријавиш.
page-passkeys = Твоји приступни кључеви
page-passkey-added = Додат: { $added }
page-passkey-used = последњи пут: { $used }
page-passkey-remove = Уклони приступни кључ, додат: { $added }
page-passkey-remove-title = Уклонити овај приступни кључ?
page-passkey-remove-note = Више те неће пријављивати. На самом уређају остаје док га тамо не обришеш.
page-remove = Уклони
page-passkey-add = Додај још један кључ
page-sign-out = Одјави се овде
page-sign-out-all = Одјави се свуда
page-sessions = Твоје пријаве
page-session-here = овај уређај
page-session-unknown = Неки уређај
page-session-since = пријава: { $since }, последњи пут: { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = малопре
page-session-end = Одјави уређај { $device }, пријављен { $since }
page-session-ended = Тај уређај је одјављен.
page-welcome-back = Здраво, { $name }!
page-kept-now = Готово. Овим кључем се пријави на другим уређајима.
page-signed-out = Одјава је готова, сада играш као гост.
page-passkey-cancelled = Ништа није промењено, ниједан кључ није коришћен.
page-passkey-here = Овај уређај већ има твој приступни кључ: пријави се њиме.
page-no-passkeys-insecure = Ова адреса је обичан http, где прегледачи не праве приступне кључеве. Отвори сајт преко https да партије чуваш на свим уређајима. Играти можеш и овако.
page-no-passkeys-number = За адресу од бројева прегледачи не праве приступне кључеве.
page-no-passkeys-here = Отвори сајт преко имена
page-no-passkeys-missing = Овај прегледач не зна за приступне кључеве, па твоје партије остају на овом уређају.

## Ratings

page-ratings = Твој рејтинг
page-ratings-none = Још га нема. Рејтинг настаје из завршених партија између пријављених; партије против ботова се не рачунају.
page-rating-of = { $game }, играча: { $players }
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }
page-rating-provisional = привремен
page-board = Ранг-листа
page-board-of = Ранг-листа: { $game }, играча: { $players }
page-board-empty = Још нема никога. Рејтинг се појављује овде кад је познат на ± 110.
page-board-rank = Место
page-board-name = Име
page-board-rating = Рејтинг
page-board-games = Партије

## My games

page-my-games = Твоје партије
page-my-games-none = Још ниједна.
page-my-games-more = Старије партије
page-game-with = за столом: { $names }
page-game-bots = { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[other] { $bots } ботова
    }
page-game-alone = соло
page-game-waiting = чека играче
page-game-playing = у току
page-game-result = место { $place }, { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
page-game-score = { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
page-game-change = рејтинг { $change }
page-game-replay = Снимак:{" "}
page-game-open = Настави:{" "}

## Blocked people

page-blocked = Блокирани
page-blocked-note = Не могу да седну за столове где си ти домаћин. Не виде ко их је блокирао.
page-blocked-none = Нико. Некога можеш да блокираш за столом: додирни тачке поред имена.
page-unblock = Пусти поново

## One's data

page-data = Твоји подаци
page-data-note = Све што је овај сервер сачувао о теби стаје у једну датотеку, заједно са завршеним партијама.
page-export = Преузми све
page-erase = Обриши све…
page-erase-title = Обрисати све о теби?
page-erase-note = Твоје име, кључеви, рејтинг, списак партија и блокираних нестају заувек, а с њима и твоја места. У партијама с другима твоје име постаје „?”. Ово не може да се врати.
page-erase-word = обриши
page-erase-type = Укуцај „{ page-erase-word }” за потврду
page-erase-passkey = Још једном се тражи твој приступни кључ.
page-erase-now = Обриши све сада
page-erased = Све о теби је обрисано.

## Somebody at the own table

page-seat-menu = Још: { $name }
page-kick = Удаљи
page-kick-lobby-note = Место је опет слободно, а { $name } више не може да седне за овај сто.
page-kick-game-note = На том месту до краја игра бот, а { $name } не може да га врати.
page-block = Блокирај
page-block-note = { $name } од сада не може да седне за твоје столове. Списак је на твојој страници.
page-kick-block = Удаљи и блокирај
page-blocked-now = Блокирано: { $name }.
page-kicked = Домаћин те је удаљио од овог стола. Можеш да гледаш.
event-kick = { $me ->
        [yes] Домаћин те удаљава
       *[no] Домаћин удаљава играча { $name }
    } од стола
