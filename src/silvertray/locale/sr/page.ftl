# The page around the games: home, new tables, the lobby, the frame of a table, its log.

page-name = Silvertray
page-close = Затвори
page-home = Почетна
page-loading = Тренутак…
page-you = ти
page-player = Играч
page-seat = Место { $number }
page-name-you = { $name } (ти)
page-ready = Готово
page-rule = Правило { $rule }
page-yes = Да
page-no = Не

# A first and a last word make a friendly name. At most 24 letters together, in Latin script too.
# The animals are all masculine, so that every first word fits.
page-name-firsts = Бистри, Ведри, Весели, Вешти, Вредни, Добри, Драги, Лаки, Лукави, Мирни, Мудри, Насмејани, Питоми, Радознали, Сналажљиви, Спретни, Срећни, Тихи, Храбри, Хитри
page-name-lasts = Јазавац, Медвед, Дабар, Ждрал, Гавран, Јелен, Голуб, Соко, Лисац, Зец, Јеж, Орао, Рис, Славуј, Детлић, Врабац, Хрчак, Пингвин, Чворак, Вук

## Titles of the window

page-title-home = Silvertray: паметне коцкице и карте, отворено за све
page-title-new = Нови сто: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = На потезу си: { $game } · Silvertray

## Home

page-headline = Седи и играј
page-what = Коцкице и карте: соло, против ботова или с друштвом преко једног линка. Бесплатно и без регистрације.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Добро
page-alias-clever = То је јако паметно!
page-alias-twice = { "" }
page-alias-dobro = Dobro
page-about-clever = Бацај, бирај, и нека једно поље покрене следеће.
page-about-twice = Кругови, крстићи и коцкице које се враћају.
page-about-dobro = Надмаши број картом или паром или узми штих.
page-size-clever = 1–4 играча
page-size-twice = 1–4 играча
page-size-dobro = 2–6 играча
page-play-now = Играј одмах
page-with-friends = С друштвом…
page-starting = Почиње…
page-continue = Настави игру
page-continue-all = Прикажи све ({ $count })
page-forget = Уклони са списка: { $game }, { $when }
page-forgotten = Уклоњено са списка: { $game }
page-join = Отвори сто преко линка
page-join-example = Налепи линк или код
page-join-go = Отвори
page-join-wrong = Ово није линк ка столу. Затражи цео линк: завршава се са #i=…
page-unofficial = Silvertray је незваничан, отворен сто који су направили играчи. Игре припадају својим ауторима и издавачима.

## A new table

page-new-table = Нови сто
page-who-plays = Ко игра?
page-how-many = Места
page-friend = Пријатељ, преко линка
page-bot-choice = Бот: { $bot }
page-bots = Ботови
page-bots-more = Још
page-thinking = размишља…
page-bot-beginner = Почетник
page-bot-beginner-note = Још учи правила. Требало би да победиш.
page-bot-easy = Лак
page-bot-easy-note = Лепо игра, али много тога превиди.
page-bot-medium = Средњи
page-bot-medium-note = Равноправан противник ако већ имаш неколико партија иза себе.
page-bot-hard = Тежак
page-bot-hard-note = Планира унапред. Треба ти добар дан.
page-bot-expert = Стручњак
page-bot-expert-note = Најбољи овде. Радуј се свакој победи.
page-bot-random = Насумичан
page-bot-random-note = Игра насумичне дозвољене потезе.
page-bot-greedy = Похлепан
page-bot-greedy-note = Узима што сада изгледа најбоље и ништа не планира.
page-bot-solo = Соло
page-bot-solo-note = Јак, али игра као да нема никог другог.
page-bot-here = Бот…{" "}
page-bot-for = Бот за место { $number }
page-bot-change = { $bot }: промени ({ $name })
page-bot-away = Без бота: место слободно
page-pace = Темпо ботова
page-pace-instant = Одмах
page-pace-brisk = Брзо
page-pace-relaxed = Опуштено
page-pace-note = Колико ботовима треба за потез. Можеш да мењаш и у току игре.
page-pace-is = Ботови играју овим темпом: { $pace }.
page-pace-host = { $name } може да га промени.
page-clock = Време за потез
page-clock-none = Без ограничења
page-clock-note = За све између два бацања или вучења. Кад време истекне, потез игра бот.
page-clock-mine = Имаш { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Сат је паузиран
page-clock-paused = { page-clock-stands } на { $time }
page-clock-pause = Пауза
page-clock-resume = Настави
page-bot-seat = Бот { $number }
page-options = Правила и извлачење
page-create = Почни игру
page-create-invite = Направи и позови
page-all-bots = Ботови уместо друштва
page-dealer = { $thing ->
        [cards] Одакле долазе карте
       *[dice] Одакле долазе коцкице
    }
page-dealer-entropy = { $thing ->
        [cards] Свеже промешано
       *[dice] Поштене коцкице
    }
page-dealer-entropy-note = Насумичне бројеве даје сервер. Нико не може да их предвиди.
page-dealer-seed = { $thing ->
        [cards] Поновљив шпил
       *[dice] Поновљиве коцкице
    }
page-dealer-seed-note = { $thing ->
        [cards] Столови са истим бројем добијају исти шпил, па можете да упоредите. Ко зна број, може да сазна сваку руку, па је ово за вежбу, а не за такмичење.
       *[dice] Столови са истим бројем бацају исто, па можете да упоредите.
    }
page-dealer-commit = { $thing ->
        [cards] Проверљив шпил
       *[dice] Проверљиве коцкице
    }
page-dealer-commit-note = Сервер се пре партије обавеже на тајну, сваки играч дода своју реч, а на крају сви могу да провере да ништа није намештено.
page-dealer-table = Наше праве коцкице
page-dealer-table-note = Бацате за својим столом и уписујете шта коцкице показују.
page-seed = Број за понављање
page-seed-other = Други
page-seed-wrong = Унеси цео број са највише 15 цифара.
page-word = Твоја реч за извлачење
page-commitment = Хеш тајне сервера

page-quoted = „{ $text }”
option-solo_fallback = Соло, а ниједна са тањира не одговара
option-solo_fallback-on = Узми другу
option-solo_fallback-off = Без избора
option-draw = Вучење карата
option-draw-auto = Аутоматски
option-draw-classic = Ручно, и може да се заборави
page-draw-time = Време за вучење
page-draw-time-note = Толико потез следећег играча чека на вучење.
option-rounds = Рунде
option-rounds-3 = Три
option-rounds-players = По једна за сваког (4 или више)
option-lead_specials = Прескакање и промена смера смеју да отворе штих
option-lead_specials-on = Да
option-lead_specials-off = Не
option-edition = Издање
option-edition-ru = Руско
option-edition-br = Бразилско

## Settings

page-settings = Подешавања
page-my-name = Твоје име
page-my-name-note = Други га виде кад следећи пут седнеш за сто.
page-other-name = Друго
page-theme = Боје
page-theme-auto = Као уређај
page-theme-light = Светло
page-theme-dark = Тамно
page-motion = Покрети
page-motion-auto = Као уређај
page-motion-off = Искључено
page-auto-roll = Аутоматско бацање
page-auto-roll-note = Кад је ред на тебе, коцкице падају после пола секунде. Оно што изабереш пре бацања тада више не може да се врати.

## A table

page-table = Сто
page-menu = Мени
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = Поставке стола
page-menu-watch = Позови гледаоца
page-menu-device = Играј на другом уређају
page-menu-settings = Подешавања
page-menu-leave = Устани од стола
page-log = Ток партије
page-log-empty = Још се ништа није догодило.
page-meanwhile-more = { $count ->
        [one] и још { $count } потез
        [few] и још { $count } потеза
       *[other] и још { $count } потеза
    }
page-meanwhile-since = Од твог последњег потеза
page-meanwhile-last = Последњи потези
page-meanwhile-none = Овде ће стајати потези осталих.
page-facts = Поставке стола
page-rated-game = За рејтинг
page-round = Рунда { $round }/{ $rounds }
page-line-connecting = Повезивање…
page-line-live = Онлајн
page-line-waiting = Поновно повезивање…
page-kept = Веза је прекинута. Потез је сачуван.
page-line-closed = Затворено
page-notices = Обавештења
page-dismiss = Склони
page-seats = Места
page-seat-empty = Место { $number } је слободно
page-seat-away = није ту
page-seat-stand-in = није ту, игра бот
page-seat-here = ту
page-replaced = Није ту, даље игра бот: { $names }
page-away = Није ту: { $names }
page-away-bot = · за { $time } игра бот
page-waiting-for = { $count ->
        [0] Сви су ту
        [one] Недостаје { $count } играч
        [few] Недостају { $count } играча
       *[other] Недостаје { $count } играча
    }
page-fill = Попуни ботовима ({ $bot })
page-sit = Седи
page-sit-here = Седи овде{" "}
page-invited = Позив на игру
page-invited-by = { $name } те зове на игру
page-not-invited = Гледаш. Ако желиш место, затражи позивницу.
page-watching-soon = Гледаш. Игра само што није почела.
page-watching = Гледаш.
page-watching-full = Сва места су заузета, па гледаш.
page-invite = Позови друштво
page-invite-link = Ко има овај линк, може да седне
page-invite-title = Играј { $game } са мном
page-watch-link = Ко има овај линк, може да гледа
page-watch-title = Гледај нашу партију: { $game }
page-device-link = Линк ка твом месту
page-device-note = Отвори овај линк на другом уређају и настави тамо. Чувај га за себе: ко га има, игра уместо тебе.
page-qr = Исти линк као QR код
page-copy = Копирај
page-copied = Линк је копиран.
page-not-copied = Овај прегледач не дозвољава копирање. Линк је означен: копирај га ручно.
page-share = Подели
page-leave = Устани од стола
page-leave-lobby-note = Твоје место се тада ослобађа.
page-leave-game-note = Бот игра даље уместо тебе. Преко свог линка можеш да се вратиш.
page-again = Играј поново
page-rematch-ready = Следећа партија је спремна.
page-rematch-join = Придружи се
page-table-gone = Овај сто не може да се прикаже

## When something is wrong

page-lost = Овде нема ничега
page-lost-note = Ова адреса не води никуд. Можда је линк непотпун: копирај га поново.
page-trouble = Није успело
page-try-again = Пробај поново
page-outdated = Изашла је нова верзија
page-outdated-note = Silvertray је у међувремену ажуриран. Учитај страницу поново и настави. Твоја партија је сачувана.
page-reload = Учитај поново
page-error-offline = сервер није доступан: провери везу и пробај поново
page-error-server-trouble = сервер тренутно има проблема: пробај поново за који тренутак
page-error-no-push-service = push сервис твог прегледача не даје адресу: пробај касније или у другом прегледачу
page-error-no-such-page = такве игре нема: изабери неку на почетној страници
page-error-file-too-large = ова датотека има више од { $size } MB: отвори неку са мање партија
page-error-other = то није могуће ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] Седаш
       *[no] { $name } седа
    } за сто
event-stand = { $me ->
        [yes] Устајеш
       *[no] { $name } устаје
    } од стола
event-bot = { $me ->
        [yes] Заузимаш
       *[no] { $name } заузима
    } место
event-away = { $me ->
        [yes] Ниси ту
       *[no] { $name } није ту
    }, даље игра бот
event-back = { $me ->
        [yes] Опет си
       *[no] { $name } је опет
    } ту
event-start = Игра почиње
event-undo = { $me ->
        [yes] Враћаш
       *[no] { $name } враћа
    } корак
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Теби је истекло време
       *[no] Играчу { $name } је истекло време
    }, овај потез игра бот
event-pause = { $me ->
        [yes] Заустављаш
       *[no] { $name } зауставља
    } сат
event-resume = { $me ->
        [yes] Поново покрећеш
       *[no] { $name } поново покреће
    } сат
event-rematch = Игра се наставља за новим столом
event-first = { $me ->
        [yes] Ти почињеш
       *[no] Почиње { $name }
    }
event-roll = Пада { $dice }
event-die = { $die } { $face }
    .acc = { $die_acc } { $face }
event-tray = Жреб шаље на тањир { $dice_acc }
event-pick = { $me ->
        [yes] Узимаш
       *[no] { $name } узима
    } { $die_acc }
event-pick-as = { $me ->
        [yes] Узимаш
       *[no] { $name } узима
    } { $die_acc } за { $area_acc }
event-pick-row = { $me ->
        [yes] Узимаш
       *[no] { $name } узима
    } { $die_acc } за { $area_acc }, { $row_masc } ред
event-extra = { $me ->
        [yes] Као додатну узимаш
       *[no] { $name } као додатну узима
    } { $die_acc }
event-extra-as = { $me ->
        [yes] Као додатну узимаш
       *[no] { $name } као додатну узима
    } { $die_acc } за { $area_acc }
event-extra-row = { $me ->
        [yes] Као додатну узимаш
       *[no] { $name } као додатну узима
    } { $die_acc } за { $area_acc }, { $row_masc } ред
# A move with all that came of it: “Ана узима зелену 5 и прецртава следеће поље у зеленој, што доноси лисицу; на тањир иде плава 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Као додатну узимаш
       *[no] { $name } као додатну узима
    } { $die_acc }
event-bonus-and = { $me ->
        [yes] Користиш
       *[no] { $name } користи
    } бонус
event-and = { $deed } и { $mark }
event-mark = { $me ->
        [yes] попуњаваш
       *[no] попуњава
    } { $area_acc }{ "\u00A0" }{ $label }
event-mark-cross = { $me ->
        [yes] прецртаваш
       *[no] прецртава
    } { $area_acc }{ "\u00A0" }{ $label }
event-mark-in-row = { $me ->
        [yes] прецртаваш
       *[no] прецртава
    } { $area_acc }{ "\u00A0" }{ $label } у { $row_ins } реду
event-mark-next = { $me ->
        [yes] прецртаваш
       *[no] прецртава
    } следеће поље у { $area_loc }
event-mark-number = { $me ->
        [yes] уписујеш
       *[no] уписује
    }{ "\u00A0" }{ $number } у { $area_acc }
event-mark-times = { $me ->
        [yes] уписујеш
       *[no] уписује
    }{ "\u00A0" }{ $number }{ "\u00A0" }{ $label } у { $area_acc }
event-earning = , што доноси { $rewards_acc }
event-sending = ; на тањир иде { $dice }
event-bonus = { $me ->
        [yes] Бонусом попуњаваш
       *[no] { $name } бонусом попуњава
    } { $what_acc }
event-cross = { $me ->
        [yes] У сребрној прецртаваш
       *[no] { $name } у сребрној прецртава
    } и { $what_acc }
event-return = { $me ->
        [yes] Враћаш
       *[no] { $name } враћа
    } { $die_acc } коцкицу са тањира
event-reroll = { $me ->
        [yes] Бацаш
       *[no] { $name } баца
    } поново
event-pass = { $me ->
        [yes] Кажеш
       *[no] { $name } каже
    } „даље”
event-play = { $me ->
        [yes] Играш
       *[no] { $name } игра
    } { $cards_acc }
event-take = { $me ->
        [yes] Узимаш
       *[no] { $name } узима
    } штих
event-draw = { $me ->
        [yes] Вучеш
       *[no] { $name } вуче
    }
event-draw-hidden = Карте се вуку
event-draw-own = Вучеш { $cards_acc }
event-card-joker = џокер
    .acc = џокера
event-card-joker-as = џокер као { $number }
    .acc = џокера као { $number }
event-card-skip = прескакање
    .acc = прескакање
event-card-reverse = промена смера
    .acc = промену смера

## Open tables

page-open = Отворени столови
page-open-none = Тренутно нема отворених столова. Направи свој и прикажи га свима.
page-open-running = Партије у току
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] { $free } слободно место
        [few] { $free } слободна места
       *[other] { $free } слободних места
    }
page-open-players = { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
page-open-sit = Придружи се
page-open-watch = Гледај
page-listed = Прикажи међу отвореним столовима
page-listed-note = Тада свако може да седне или да гледа без линка.
page-listed-here = Овај сто је отворен: свако може да га нађе и седне.
event-end = Игра је готова

## Phrases

page-phrases = Реци нешто
page-phrases-said = Поруке за столом
page-hide-phrases = Сакриј поруке
page-hide-phrases-note = Тада не видиш поруке других за столом.
phrase-hello = Здраво!
phrase-good-luck = Срећно!
phrase-well-played = Добро одиграно!
phrase-thanks = Хвала!
phrase-one-moment = Само тренутак
phrase-hurry = Мало брже?
phrase-oops = Упс!
phrase-lucky = Баш имаш среће!
phrase-good-game = Добра партија!
phrase-goodbye = Довиђења!
event-say = { $me ->
        [yes] Кажеш
       *[no] { $name } каже
    }: { $phrase }

## Your turn, while one is away

page-turn-title = На потезу си
page-turn-notice = { $game }: остали те чекају.
page-turn-tell = Јави ми кад сам на потезу
page-turn-tell-note = Прегледач ти јавља кад те неки сто чека, а ти ниси ту. У обавештењу пише само која је игра.
page-turn-tell-insecure = Ова адреса је обичан http, па прегледач не може да шаље обавештења. Отвори сајт преко https.
page-turn-tell-missing = Овај прегледач не прима обавештења док је страница затворена.
page-turn-tell-forbidden = Обавештења су раније одбијена. То можеш да промениш у подешавањима прегледача за овај сајт.
