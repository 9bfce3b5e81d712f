# The page around the games: home, new tables, the lobby, the frame of a table, its log.

page-name = Silvertray
page-close = Закрыть
page-home = На главную
page-loading = Секунду…
page-you = вы
page-player = Игрок
page-seat = Место { $number }
page-name-you = { $name } (вы)
page-ready = Готово
page-rule = Правило { $rule }
page-yes = Да
page-no = Нет

# A first and a last word make a friendly name. At most 24 letters together. All are masculine, so that they agree.
page-name-firsts = Бодрый, Быстрый, Весёлый, Добрый, Дружный, Ловкий, Любопытный, Меткий, Мудрый, Нежный, Проворный, Смелый, Солнечный, Спокойный, Счастливый, Тихий, Умный, Хитрый, Храбрый, Шустрый
page-name-lasts = Аист, Барсук, Бобёр, Волк, Воробей, Дрозд, Дятел, Ёж, Журавль, Заяц, Кабан, Кот, Лис, Лось, Медведь, Олень, Сокол, Соловей, Хомяк, Чиж

## Titles of the window

page-title-home = Silvertray: умные кубики и карты для всех
page-title-new = Новый стол: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Ваш ход: { $game } · Silvertray

## Home

page-headline = Садитесь и играйте
page-what = Кубики и карты: в одиночку, с ботами или с друзьями по ссылке. Бесплатно и без регистрации.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Добро
page-alias-clever = Хитрый ход
page-alias-twice = Дважды хитрый
page-alias-dobro = Dobro
page-about-clever = Бросайте и выбирайте: отметка ведёт к отметке.
page-about-twice = Кружки, крестики и кубики, которые возвращаются.
page-about-dobro = Побейте число картой или парой либо заберите кон.
page-size-clever = 1–4 игрока
page-size-twice = 1–4 игрока
page-size-dobro = 2–6 игроков
page-play-now = Играть
page-with-friends = С друзьями…
page-starting = Начинаем…
page-continue = Продолжить партию
page-continue-all = Показать все: { $count }
page-forget = Убрать из списка: { $game }, { $when }
page-forgotten = Убрано из списка: { $game }
page-join = Открыть стол по ссылке
page-join-example = Ссылка или код
page-join-go = Открыть
page-join-wrong = Это не ссылка на стол. Попросите ссылку целиком, она заканчивается на #i=…
page-unofficial = Silvertray — неофициальный открытый стол, сделанный игроками. Игры принадлежат их авторам и издателям.

## A new table

page-new-table = Новый стол
page-who-plays = Кто играет?
page-how-many = Сколько мест
page-friend = Друг по ссылке
page-bot-choice = Бот: { $bot }
page-bots = Боты
page-bots-more = Ещё
page-thinking = думает…
page-bot-beginner = Новичок
page-bot-beginner-note = Ещё учит правила: проиграть ему трудно.
page-bot-easy = Лёгкий
page-bot-easy-note = Играет охотно и многое упускает.
page-bot-medium = Средний
page-bot-medium-note = Играет как тот, у кого за плечами несколько партий.
page-bot-hard = Сильный
page-bot-hard-note = Думает наперёд: чтобы его обыграть, нужен удачный день.
page-bot-expert = Мастер
page-bot-expert-note = Лучший из здешних: радуйтесь каждой победе.
page-bot-random = Случайный
page-bot-random-note = Делает что угодно, лишь бы по правилам.
page-bot-greedy = Жадный
page-bot-greedy-note = Берёт самое выгодное сейчас и ничего не планирует.
page-bot-solo = Одиночка
page-bot-solo-note = Силён, но играет так, будто других нет.
page-bot-here = Бот…{" "}
page-bot-for = Бот на место { $number }
page-bot-change = { $bot }: сменить { $name }
page-bot-away = Без бота: место свободно
page-pace = Темп ботов
page-pace-instant = Сразу
page-pace-brisk = Бодро
page-pace-relaxed = Спокойно
page-pace-note = Сколько боты думают над ходом. Можно сменить в любой момент.
page-pace-is = Темп ботов: { $pace }.
page-pace-host = Сменить его может { $name }.
page-clock = Время на ход
page-clock-none = Без лимита
page-clock-note = На всё, что делают между двумя бросками или доборами. Когда время выйдет, за игрока сходит бот.
page-clock-mine = У вас { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Часы на паузе
page-clock-paused = { page-clock-stands }: { $time }
page-clock-pause = Пауза
page-clock-resume = Дальше
page-bot-seat = Бот { $number }
page-options = Правила и случайность
page-create = Начать партию
page-create-invite = Создать и пригласить
page-all-bots = Боты вместо друзей
page-dealer = { $thing ->
        [cards] Карты
       *[dice] Броски
    }
page-dealer-entropy = { $thing ->
        [cards] Свежая колода
       *[dice] Честные кубики
    }
page-dealer-entropy-note = Случайные числа даёт сервер: предсказать их нельзя.
page-dealer-seed = { $thing ->
        [cards] Повторяемая колода
       *[dice] Повторяемые броски
    }
page-dealer-seed-note = { $thing ->
        [cards] За столами с одним числом колода одна и та же, можно сравнить игру. Кто знает число, узнает и все руки: для тренировки, не для соперников.
       *[dice] За столами с одним числом выпадает одно и то же, можно сравнить игру.
    }
page-dealer-commit = { $thing ->
        [cards] Колода с проверкой
       *[dice] Кубики с проверкой
    }
page-dealer-commit-note = Сервер заранее фиксирует секрет, каждый игрок добавляет своё слово, и после партии любой может проверить, что никто ничего не подстроил.
page-dealer-table = Наши настоящие кубики
page-dealer-table-note = Вы бросаете на своём столе и вводите, что выпало.
page-seed = Число для повтора
page-seed-other = Другое
page-seed-wrong = Нужно целое число не длиннее 15 цифр.
page-word = Ваше слово для жеребьёвки
page-commitment = Хеш секрета

page-quoted = «{ $text }»
option-solo_fallback = В одиночку, если кубики с тарелки не подходят
option-solo_fallback-on = Взять другой кубик
option-solo_fallback-off = Ничего не брать
option-draw = Добор карт
option-draw-auto = Автоматически
option-draw-classic = Вручную, можно забыть
page-draw-time = Время на добор
page-draw-time-note = Столько следующий игрок ждёт, пока вы доберёте карты.
option-rounds = Раунды
option-rounds-3 = Три
option-rounds-players = По одному на игрока (от 4)
option-lead_specials = Пропуск хода и Смена направления могут начинать кон
option-lead_specials-on = Да
option-lead_specials-off = Нет
option-edition = Издание
option-edition-ru = Русское
option-edition-br = Бразильское

## Settings

page-settings = Настройки
page-my-name = Ваше имя
page-my-name-note = Его увидят за следующим столом, куда вы сядете.
page-other-name = Другое
page-theme = Тема
page-theme-auto = Авто
page-theme-light = Светлая
page-theme-dark = Тёмная
page-motion = Анимация
page-motion-auto = Авто
page-motion-off = Выключена
page-auto-roll = Бросать автоматически
page-auto-roll-note = В ваш ход кубики падают сами через полсекунды. То, что выбрано до броска, уже не отменить.

## A table

page-table = Стол
page-menu = Меню
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = Об этом столе
page-menu-watch = Позвать зрителя
page-menu-device = Играть на другом устройстве
page-menu-settings = Настройки
page-menu-leave = Встать из-за стола
page-log = Журнал партии
page-log-empty = Пока ничего не было.
page-meanwhile-more = { $count ->
        [one] и ещё { $count } ход
        [few] и ещё { $count } хода
       *[many] и ещё { $count } ходов
    }
page-meanwhile-since = С вашего последнего хода
page-meanwhile-last = Последние ходы
page-meanwhile-none = Здесь появятся ходы остальных.
page-facts = Об этом столе
page-rated-game = Рейтинговая
page-round = Раунд { $round }/{ $rounds }
page-line-connecting = Соединяем…
page-line-live = Онлайн
page-line-waiting = Ищем связь…
page-kept = Нет связи. Ваш ход сохранён.
page-line-closed = Закрыто
page-notices = Сообщения
page-dismiss = Убрать
page-seats = Места
page-seat-empty = Место { $number } свободно
page-seat-away = нет за столом
page-seat-stand-in = нет за столом, играет бот
page-seat-here = за столом
page-replaced = Нет за столом, играет бот: { $names }
page-away = Нет за столом: { $names }
page-away-bot = · через { $time } сходит бот
page-waiting-for = { $count ->
        [0] Все на месте
        [one] Не хватает { $count } игрока
        [few] Не хватает { $count } игроков
       *[many] Не хватает { $count } игроков
    }
page-fill = Добавить ботов ({ $bot })
page-sit = Сесть
page-sit-here = Сесть сюда{" "}
page-invited = Вас зовут играть
page-invited-by = { $name } зовёт вас играть
page-not-invited = Вы смотрите. Чтобы занять место, попросите ссылку с приглашением.
page-watching-soon = Вы смотрите. Партия вот-вот начнётся.
page-watching = Вы наблюдаете за партией.
page-watching-full = Все места заняты, поэтому вы смотрите.
page-invite = Позвать друзей
page-invite-link = По этой ссылке можно сесть за стол
page-invite-title = Сыграем? { $game }
page-watch-link = По этой ссылке можно смотреть
page-watch-title = Посмотрите нашу партию: { $game }
page-device-link = Ссылка на ваше место
page-device-note = Откройте эту ссылку на другом устройстве и продолжайте там. Никому её не давайте: у кого ссылка, тот играет за вас.
page-qr = Та же ссылка QR-кодом
page-copy = Копировать
page-copied = Ссылка скопирована.
page-not-copied = Браузер не даёт копировать: ссылка выделена, скопируйте её сами.
page-share = Поделиться
page-leave = Встать из-за стола
page-leave-lobby-note = Ваше место освободится для других.
page-leave-game-note = За вас продолжит бот. По своей ссылке вы можете вернуться.
page-again = Сыграть ещё
page-rematch-ready = Следующая партия готова.
page-rematch-join = Играть
page-table-gone = Этот стол показать нельзя

## When something is wrong

page-lost = Здесь ничего нет
page-lost-note = Возможно, ссылка обрезана: скопируйте её ещё раз целиком.
page-trouble = Не получилось
page-try-again = Ещё раз
page-outdated = Вышла новая версия
page-outdated-note = Пока вы были здесь, Silvertray обновился. Обновите страницу и играйте дальше: ваша партия сохранена.
page-reload = Обновить
page-error-offline = сервер не отвечает: проверьте связь и попробуйте ещё раз
page-error-server-trouble = сервер не смог этого сделать: попробуйте чуть позже
page-error-no-push-service = браузер не смог подключиться к службе уведомлений: попробуйте позже или в другом браузере
page-error-no-such-page = такой игры нет: выберите на главной странице
page-error-file-too-large = в этом файле больше { $size } МБ: откройте файл, где партий меньше
page-error-other = не получилось ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] Вы садитесь
       *[no] { $name } садится
    } за стол
event-stand = { $me ->
        [yes] Вы встаёте
       *[no] { $name } встаёт
    } из-за стола
event-bot = { $me ->
        [yes] Вы занимаете
       *[no] { $name } занимает
    } место
event-away = { $me ->
        [yes] Вы
       *[no] { $name }
    } не за столом, играет бот
event-back = { $me ->
        [yes] Вы снова
       *[no] { $name } снова
    } за столом
event-start = Партия начинается
event-undo = { $me ->
        [yes] Вы отменяете
       *[no] { $name } отменяет
    } шаг
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Ваше время
       *[no] { $name }: время
    } вышло, этот ход делает бот
event-pause = { $me ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } часы на паузу
event-resume = { $me ->
        [yes] Вы снова пускаете
       *[no] { $name } снова пускает
    } часы
event-rematch = Следующая партия идёт за новым столом
event-first = { $me ->
        [yes] Вы начинаете
       *[no] { $name } начинает
    }
event-roll = Выпало: { $dice }
event-die = { $die } { $face }
event-tray = По жребию на тарелку: { $dice }
event-pick = { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $die }
event-pick-as = { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $die } как { $area }
event-pick-row = { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $die } как { $area } для { $row_gen } ряда
event-extra = { $me ->
        [yes] Вы дополнительно берёте
       *[no] { $name } дополнительно берёт
    } { $die }
event-extra-as = { $me ->
        [yes] Вы дополнительно берёте
       *[no] { $name } дополнительно берёт
    } { $die } как { $area }
event-extra-row = { $me ->
        [yes] Вы дополнительно берёте
       *[no] { $name } дополнительно берёт
    } { $die } как { $area } для { $row_gen } ряда
# A move with all that came of it: “Anna picks green 5 and crosses the next green cell; reward: fox; to the tray: blue 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Вы дополнительно берёте
       *[no] { $name } дополнительно берёт
    } { $die }
event-bonus-and = { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } бонус
event-and = { $deed } и { $mark }
event-mark = { $me ->
        [yes] отмечаете
       *[no] отмечает
    } { $area }{ "\u00A0" }{ $label }
event-mark-cross = { $me ->
        [yes] зачёркиваете
       *[no] зачёркивает
    } { $area }{ "\u00A0" }{ $label }
event-mark-in-row = { $me ->
        [yes] зачёркиваете
       *[no] зачёркивает
    } { $area }{ "\u00A0" }{ $label } в { $row_prep } ряду
event-mark-next = { $me ->
        [yes] зачёркиваете
       *[no] зачёркивает
    } следующую клетку { $area_gen }
event-mark-number = { $me ->
        [yes] пишете
       *[no] пишет
    }{ "\u00A0" }{ $number } в { $area }
event-mark-times = { $me ->
        [yes] пишете
       *[no] пишет
    }{ "\u00A0" }{ $number }{ "\u00A0" }{ $label } в { $area }
event-earning = , бонус: { $rewards }
event-sending = ; на тарелку: { $dice }
event-bonus = { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } бонус: { $what }
event-cross = { $me ->
        [yes] Вы ставите
       *[no] { $name } ставит
    } ещё крестик в серебряном: { $what }
event-return = { $me ->
        [yes] Вы возвращаете
       *[no] { $name } возвращает
    } { $die } с тарелки
event-reroll = { $me ->
        [yes] Вы перебрасываете
       *[no] { $name } перебрасывает
    }
event-pass = { $me ->
        [yes] Вы пасуете
       *[no] { $name } пасует
    }
event-play = { $me ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    }: { $cards }
event-take = { $me ->
        [yes] Вы забираете
       *[no] { $name } забирает
    } кон
event-draw = { $me ->
        [yes] Вы добираете
       *[no] { $name } добирает
    }
event-draw-hidden = Добор карт
event-draw-own = Ваш добор: { $cards }
event-card-joker = Джокер
event-card-joker-as = Джокер за { $number }
event-card-skip = Пропуск хода
event-card-reverse = Смена направления

## Open tables

page-open = Открытые столы
page-open-none = Открытых столов нет. Создайте стол с друзьями и покажите его всем.
page-open-running = Партии, которые можно смотреть
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[many] { $free } мест свободно
    }
page-open-players = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
page-open-sit = Сесть
page-open-watch = Смотреть
page-listed = Показать среди открытых столов
page-listed-note = Тогда любой сможет сесть за стол или смотреть без ссылки.
page-listed-here = Этот стол открыт: любой может найти его и сесть.
event-end = Партия окончена

## Phrases

page-phrases = Сказать
page-phrases-said = Что говорят
page-hide-phrases = Скрыть фразы
page-hide-phrases-note = Тогда вы не увидите, что говорят другие за столом.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-one-moment = Минутку!
phrase-hurry = Можно побыстрее?
phrase-oops = Ой!
phrase-lucky = Вот везёт!
phrase-good-game = Хорошая игра!
phrase-goodbye = До встречи!
event-say = { $me ->
        [yes] Вы
       *[no] { $name }
    }: { $phrase }

## Your turn, while one is away

page-turn-title = Ваш ход
page-turn-notice = { $game }: вас ждут за столом.
page-turn-tell = Уведомлять о моём ходе
page-turn-tell-note = Браузер пришлёт уведомление, когда вас ждут за столом, а вас там нет. В нём будет только название игры.
page-turn-tell-insecure = Чтобы получать уведомления, откройте сайт по https.
page-turn-tell-missing = Этот браузер не умеет присылать уведомления, пока страница закрыта.
page-turn-tell-forbidden = Уведомления для этого сайта запрещены. Разрешить их можно в настройках браузера.
