# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = Профиль
page-title-you = Профиль · Silvertray
page-you-link = Профиль
page-saved = Сохранено.
page-save = Сохранить

## On all devices

page-devices = На всех ваших устройствах
page-devices-guest = Вы играете как гость, и этого достаточно. Чтобы ваши партии, имя и рейтинг были и на других устройствах, создайте ключ доступа: без почты и без пароля.
page-keep = Мои партии на всех устройствах
page-sign-in = У меня есть ключ: войти
page-signed-in = Вы вошли. Ваши партии и рейтинг доступны на любом устройстве, где вы войдёте.
page-passkeys = Ваши ключи доступа
page-passkey-added = Добавлен { $added }
page-passkey-used = последний вход { $used }
page-passkey-remove = Удалить ключ, добавленный { $added }
page-passkey-remove-title = Удалить этот ключ?
page-passkey-remove-note = Войти с ним больше не получится. На самом устройстве он останется, пока вы не удалите его там.
page-remove = Удалить
page-passkey-add = Добавить ещё один ключ
page-sign-out = Выйти на этом устройстве
page-sign-out-all = Выйти везде
page-sessions = Где вы вошли
page-session-here = вы здесь
page-session-unknown = Устройство
page-session-since = вход { $since }, последний раз { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = только что
page-session-end = Выйти на устройстве { $device }, вход { $since }
page-session-ended = На том устройстве вы вышли.
page-welcome-back = С возвращением, { $name }!
page-kept-now = Готово. Войдите с этим ключом на других устройствах.
page-signed-out = Вы вышли и играете как гость.
page-passkey-cancelled = Ничего не изменилось: ключ не использован.
page-passkey-here = На этом устройстве уже есть ваш ключ: войдите с ним.
page-no-passkeys-insecure = Ключи доступа работают только по https. Откройте сайт по https, чтобы сохранить партии на всех устройствах. Играть можно и так.
page-no-passkeys-number = Для адреса из одних цифр браузеры не создают ключи доступа.
page-no-passkeys-here = Открыть по имени
page-no-passkeys-missing = Этот браузер не поддерживает ключи доступа, поэтому ваши партии остаются на этом устройстве.

## Ratings

page-ratings = Ваш рейтинг
page-ratings-none = Пока нет. В рейтинг идут оконченные партии между теми, кто вошёл; партии с ботами не в счёт.
page-rating-of = { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
page-rating-provisional = предварительный
page-board = Лидеры
page-board-of = Таблица лидеров: { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
page-board-empty = Пока никого: рейтинг появится здесь, когда будет известен с точностью ±{ "\u00A0" }110.
page-board-rank = Место
page-board-name = Имя
page-board-rating = Рейтинг
page-board-games = Партии

## My games

page-my-games = Ваши партии
page-my-games-none = Пока нет.
page-my-games-more = Более старые партии
page-game-with = ещё за столом: { $names }
page-game-bots = { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
page-game-alone = в одиночку
page-game-waiting = ждёт игроков
page-game-playing = идёт партия
page-game-result = место { $place }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
page-game-score = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
page-game-change = рейтинг { $change }
page-game-replay = Повтор:{" "}
page-game-open = Продолжить:{" "}

## Blocked people

page-blocked = Заблокированные
page-blocked-note = Они не могут сесть за столы, где вы хозяин. Они не узнают, кто их заблокировал.
page-blocked-none = Никого. Заблокировать можно за столом: нажмите на точки рядом с именем.
page-unblock = Разблокировать

## One's data

page-data = Ваши данные
page-data-note = Всё, что этот сервер хранит о вас, умещается в один файл, вместе с оконченными партиями.
page-export = Скачать всё
page-erase = Стереть всё…
page-erase-title = Стереть все данные о вас?
page-erase-note = Ваше имя, ключи, рейтинг, список партий и заблокированных исчезнут навсегда, а с ними и ваши места за столами. В партиях с другими вместо имени будет «?». Отменить это нельзя.
page-erase-word = стереть
page-erase-type = Для подтверждения напишите «{ page-erase-word }»
page-erase-passkey = Ключ спросят ещё раз.
page-erase-now = Стереть всё сейчас
page-erased = Всё о вас стёрто.

## Somebody at the own table

page-seat-menu = Ещё: { $name }
page-kick = Убрать из-за стола
page-kick-lobby-note = Место снова свободно, а { $name } больше не сможет сесть за этот стол.
page-kick-game-note = Место до конца партии займёт бот, и { $name } не сможет вернуться.
page-block = Заблокировать
page-block-note = { $name } больше не сможет садиться за ваши столы. Список — в вашем профиле.
page-kick-block = Убрать и заблокировать
page-blocked-now = { $name } теперь в списке заблокированных.
page-kicked = Хозяин удалил вас из-за стола. Вы можете смотреть.
event-kick = { $me ->
        [yes] Хозяин удалил вас из-за стола
       *[no] { $name }: место освобождено по решению хозяина
    }
