# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } или { $last }

## Where things stand

dice-turn = { $own ->
        [yes] ти си на потезу
       *[no] на потезу: { $name }
    }
dice-passive-turn = пасивни потез
dice-roll-number = бацање { $roll } од 3
dice-you = Ти
dice-active = има коцкице
dice-acting = на потезу
dice-sheets = Листићи играча
dice-sheet-of = Листић: { $name }
dice-own-sheet = Назад на свој

## Dice

dice-pool = Коцкице за бацање
dice-pool-empty = Нема више коцкица за бацање
dice-tray = Сребрни тањир
dice-fields = Поља
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, још није бачена
dice-die-legal = може да се искористи
dice-die-used = већ искоришћена као додатна
dice-die-not-now = Ова коцкица сада не може.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
dice-cell = { $area }, поље { $number }
dice-cell-printed = { $area }, поље { $number }, пише { $label }
dice-cell-in-row = { $area } { $label }, { $row_masc } ред
dice-cell-twin = { $area } { $label }, { $which ->
        [1] прво
        [2] друго
        [3] треће
       *[other] четврто
    } поље
dice-free = слободно
dice-circled = заокружено
dice-crossed = прецртано
dice-written = уписано { $number }
dice-under = доноси { $reward_acc }
dice-legal = може { $ways }
dice-by-reward = твојим бонусом
dice-earns = доноси { $rewards_acc }
dice-track = { $reward }: на располагању { $left }, потрошено { $spent }, од { $fields }
dice-round-cell = Рунда { $number }{ $now ->
        [yes] , сада
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] , доноси { $reward_acc }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] { $foxes } лисица
        [few] { $foxes } лисице
       *[other] { $foxes } лисица
    }: { $points }
dice-score-total = укупно { $points }

## What is asked

dice-ask-pick = Додирни поље које светли или неку коцкицу.
dice-ask-tray = Бацања су готова ({ $name }). Изабери једну коцкицу са сребрног тањира.
dice-ask-solo-tray = Изабери једну коцкицу са сребрног тањира.
dice-ask-fields = Ниједна са тањира не одговара. Изабери неку са поља за коцкице.
dice-ask-extra = Додатна коцкица или крај?
dice-ask-reward = Бонус: додирни поље.
dice-ask-cross = Прецртати и ниже коцкице?
dice-ask-return = Вратити коцкицу са тањира или бацати?
dice-ask-stop = Нема више коцкица. Вратити једну или стати?
dice-ask-roll = { $count ->
        [one] Твој ред: баци { $count } коцкицу.
        [few] Твој ред: баци { $count } коцкице.
       *[other] Твој ред: баци { $count } коцкица.
    }
dice-ask-first = Извлачи се ко почиње.
dice-ask-tie = Изједначено: које коцкице иду на тањир?
dice-wait = Чека се: { $names }
dice-wait-roll = Баца: { $names }
dice-wait-first = Ко почиње, каже: { $names }
dice-wait-tie = Које од истих коцкица иду на тањир, каже: { $names }
dice-over = Игра је готова.
dice-nothing-to-do = Тренутно немаш шта да радиш
dice-which = Шта од овога?
dice-waiting = Бонуси који чекају: { $rewards }

## Choices

dice-dock = Твој избор
dice-mark = { $area } { $what }
dice-mark-as = { $die } као { $area } { $what }
dice-in-row = { $label } у { $row_ins } реду
dice-circle-it = { $label }, заокружи
dice-cross-it = { $label }, прецртај
dice-worth = { $points }
dice-confirm = Потврди
dice-tap-again = или додирни поље поново
dice-cancel = Ипак не
dice-undo = Врати
dice-close = Затвори
dice-roll-roll = { $count ->
        [one] Баци { $count }{ "\u00A0" }коцкицу
        [few] Баци { $count }{ "\u00A0" }коцкице
       *[other] Баци { $count }{ "\u00A0" }коцкица
    }
dice-roll-first = Извуци ко почиње
dice-roll-tie = Извуци
dice-do-reroll = баци поново (још { $left })
dice-do-return = врати { $die_acc }
dice-do-roll = { $count ->
        [one] баци { $count }{ "\u00A0" }коцкицу
        [few] баци { $count }{ "\u00A0" }коцкице
       *[other] баци { $count }{ "\u00A0" }коцкица
    }
dice-do-stop = не бацај више
dice-do-give-up = пусти да пропадне
dice-do-decline = одбиј бацање
dice-do-pass-tray = одбиј
dice-do-pass-extra = заврши потез
dice-do-pass-cross = остави остале
dice-do-pass-reward = даље
dice-not-now = { $cell }: сада не може. Могу поља која светле.
dice-marked-already = { $cell }: већ је попуњено.

## Real dice

dice-typed-ask-roll = Баци своје коцкице и додирни шта показују.
dice-typed-ask-first = Ко почиње?
dice-typed-ask-tie = { $count ->
        [1] Од истих коцкица додирни ону најближу тањиру.
       *[other] Од истих коцкица додирни оне најближе тањиру: { $count }.
    }
dice-typed-roll = { $count ->
        [1] То је коцкица
       *[other] То су коцкице
    }
dice-typed-tray = { $count ->
        [1] Ова је најближа тањиру
       *[other] Ове су најближе тањиру
    }
dice-to-tray = на тањир иде { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Поновно бацање: једном баци поново све коцкице свог бацања, пре него што изабереш.
dice-about-return = Повратак: једном, пре свог другог или трећег бацања, врати коцкицу са тањира.
dice-about-extra = Додатна коцкица: једном, на крају свог или туђег потеза, искористи још једну од шест коцкица.
dice-about-fox = Лисица: на крају вреди колико твоја најслабија област.
dice-about-x = { $reward }: одмах прецртај једно поље у { $colour_loc }, без обзира на број.
dice-about-n = { $reward }: одмах упиши { $number } у { $colour_acc }.
dice-about-any = { $reward }: одмах попуни једно поље у { $name ->
        [black] било којој области
       *[other] { $colour_loc }
    } бројем који желиш.
dice-about-black = { $reward }: одмах прецртај поље у жутој, плавој или зеленој или упиши 6 у наранџасту или љубичасту.
