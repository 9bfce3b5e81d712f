# The terminal game. Keys are what the player types; everything else is what the player reads.

key-undo = u
key-help = ?
key-sheet = s
key-first = t
key-log = l
key-auto = a
key-quit = q

## Players

name-you = Ти
name-player = Играч { $number }
name-bot = { $bot } { $number }

## The top line

# With several players the drawn screen has an arrow instead of “active”.
top-round = рунда { $round } од { $rounds }
top-draw = пре рунде 1
top-rewards = пре првог бацања
top-active = активан: { $name }
top-passive-turn = пасивни потез
top-roll = бацање { $roll } од 3
top-over = игра је готова

## Dice

place-pool = За бацање
place-tray = Тањир
place-fields = Поља

## The sheet

sheet-area = { $area } { $points }
sheet-of = Листић: { $name }
sheet-row-points = ред
sheet-track-reroll = { $sign } бацања
sheet-track-return = { $sign } повратак
sheet-track-extra = { $sign } додатне
sheet-foxes = лисице { $foxes }
sheet-rounds = рунде
sheet-fox = лисице { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Изабери једну од бачених коцкица:
ask-tray = Изабери коцкицу са тањира:
ask-fields = Ниједна са тањира не одговара (C-52). Изабери једну са поља за коцкице:
ask-extra = Искористи додатну коцкицу или заврши:
ask-reward = Искористи бонус који чека:
ask-cross = Додај крстиће у сребрну (T-2) или их остави:
ask-return = Вратити коцкицу са тањира (T-10) или бацати?
ask-stop = Нема више коцкица за бацање. Вратити једну са тањира (T-10) или стати?
ask-whose = { $name }: { $question }
ask-roll = Enter баца { $count ->
        [one] { $count } коцкицу
        [few] { $count } коцкице
       *[other] { $count } коцкица
    }.
ask-draw = Enter извлачи ко почиње.
ask-tie = Enter извлачи које од истих коцкица иду на тањир.
ask-faces = Баци { $count ->
        [one] { $count } коцкицу
        [few] { $count } коцкице
       *[other] { $count } коцкица
    } и укуцај бројеве овим редом: { $dice }
ask-first-seat = Ко почиње? Укуцај број играча:
ask-nearest = Које од истих коцкица леже најближе тањиру (C-60)?
ask-go-on = Следећи баца: { $name }. Enter за даље, { $undo } враћа твој последњи корак.
ask-finish = То је био последњи корак. Enter за резултат, { $undo } га враћа.
waiting = Чека: { $rewards }
waiting-crosses = Додатни крстићи: { $dice }
also-open = (пре може и { $names }: { $first } и број)

## Choices

choice-white = { $die } као { $area } { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } у { $row_ins } реду
choice-circle = { $cell }, заокружи
choice-cross = { $cell }, прецртај
choice-also = { $choice }, па и { $dice_acc }
choice-points = { $sign }{ $points }
choice-back = изабери другу област
choice-return = врати { $die_acc }
choice-reroll = баци ове поново (још { $left })
choice-pass-pick = пусти да пропадне (C-14)
choice-pass-declined = одбиј ово бацање (C-15)
choice-pass-tray = одбиј (C-51)
choice-pass-extra = заврши потез
choice-pass-cross = остави остале (T-2)
choice-pass-return = { $count ->
        [one] баци { $count } коцкицу
        [few] баци { $count } коцкице
       *[other] баци { $count } коцкица
    }
choice-pass-stop = не бацај више
chain-own = { $area } прецртава и { $dice }
chain-white = { $die } као { $area } прецртава и { $dice }
group-area = { $area }
group-crosses = додатни крстићи
group-line = { $group } ({ $count }×)
tray-dice = { $dice } на тањир
news-move = { $name }: { $move }
news-roll = { $name }: баца { $dice }
news-first = Почиње: { $name }
news-tie = на тањир извучено: { $dice }
news-given-up = { $name }: ништа не одговара, бацање пропада (C-14)
news-nothing-fits = { $name }: ниједна коцкица не одговара (C-52)
news-lapsed = Нема поља за { $rewards_acc }, пропада (C-41)

## Keys and notices

hint-choose = број = избор
hint-undo = { $key } врати
hint-help = { $key } помоћ
hint-sheet = { $key } листић
hint-log = { $key } ток
hint-auto = { $key } аутобацање
hint-quit = { $key } излаз
prompt = >{" "}
notice-undone = Враћено.
notice-auto-on = Аутоматско бацање ради: коцкице падају саме. { $key } га искључује.
notice-auto-off = Аутоматско бацање је искључено: Enter баца.
notice-go-back = Enter за повратак на сто.
notice-legal = Да, то може: { $choice }

## Dice that can be verified

fair-promise = { $chance ->
        [cards] Редослед ових карата је одређен
       *[dice] Ове коцкице су одређене
    } унапред. Број за каснију проверу: { $commitment }
fair-word = { $name }: укуцај било коју реч за извлачење { $chance ->
        [cards] карата
       *[dice] коцкица
    } или само Enter.
fair-verify = { $chance ->
        [cards] Провера карата
       *[dice] Провера коцкица
    }: silvertray verify { $file }

## One screen for several people, whose hands are hidden

pass-screen = Предај екран. На потезу: { $name }. Затим Enter.
pushed-away = (Празних редова изнад: { $count }, да се ничија рука не види.)

## Leaving and coming back

saved = Партија је сачувана. Наставак: silvertray play --resume
not-started = Још ништа није одиграно, па ништа није ни сачувано.
kept = Партија је у датотеци { $file }
resume-title = Сачуване партије
resume-line = { $number }. { $game } ({ $players }), рунда { $round } од { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Укуцај број; Enter бира 1, { $quit } излази.
resume-left = Ништа није отворено.

## The log

log-title = Последњи кораци
log-line = { $name }: { $text }
log-chance = Коцкице: { $text }
log-empty = Још се ништа није догодило.

## The end

end-title = Игра је готова
end-line = { $place }. { $name }: { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
end-shared = { $place }. { $name }: { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }, дељено
end-area = { $area } { $points }
end-fox = лисице { $points }
end-rating = Ниво { $band } од { $bands } (C-64). { $words }

## Help

help-title = Како се игра на овом терминалу
help-number = број: изабери ту могућност. Може и текст, на пример „pick white yellow b”
help-enter = Enter: баци коцкице кад треба да се баца (C-10)
help-undo = { $key }: врати свој последњи корак, док коцкице нису поново бачене
help-why = { $key } и акција или број: зашто не може или шта доноси
help-sheet = { $key } и број играча: погледај његов листић; само { $key } показује твој
help-first = { $key } и број играча: нека тај бира први кад више њих бира
help-log = { $key }: последњи кораци
help-auto = { $key }: укључи или искључи аутоматско бацање
help-quit = { $key }: сачувај и изађи (исто и Ctrl-C)
help-rules-title = Правила укратко; сва су у docs/rules
help-rule-roll = C-10 до C-15  До три бацања, из сваког једна коцкица. Ниже иду на тањир.
help-rule-reroll = C-16  { $reroll } поновно бацање баца још једном све коцкице тог бацања.
help-rule-white = C-20, C-21  Бела иде у сваку област. Плава је увек плава + бела.
help-rule-tray = C-50 до C-52  Остали бирају једну коцкицу са тањира или одбијају.
help-rule-extra = C-30  { $extra } на крају потеза још једном било која коцкица.
help-rule-reward = C-40 до C-46  X и бројеве користиш одмах, редом којим желиш.
help-rule-fox = C-45  Свака лисица вреди колико твоја најслабија област.
help-rule-decline = C-15  Смеш да одбијеш бацање. Пропада, а коцкице остају за бацање.
help-sheet-title = Листић ове игре укратко; све је у docs/rules
help-rule-return = T-10  { $return } враћа коцкицу са тањира за твоје 2. или 3. бацање.
help-rule-silver = T-1, T-4  Сребрна: прецртај број у било ком реду. Поени по крстићима.
help-rule-chain = T-2  Узмеш ли сребрну из бацања, и ниже се смеју прецртати у њој.
help-rule-single = T-3  Пасивно, као додатна или са ?, сребрна је само један крстић.
help-rule-yellow = T-5  Жута: прво заокружи, после прецртај. Круг: бонус, крстић: поени.
help-rule-blue = T-6  Плава: плава + бела, никад више од броја испред.
help-rule-green = T-7  Зелена: парови. Сваки вреди први број минус други (−).
help-rule-pink = T-8  Розе: сваки број вреди; бонус тражи бар одштампани број.
help-rule-any = T-9  ? је било који број те боје, црни ? било које боје. Користи одмах.
help-rule-ends = T-11  Последње поље сваког низа доноси бонус иза њега.
help-sign = { $sign } { $thing }
help-circled = { $sign } заокружено
help-signs = Знаци: { $signs }; [ ] може сада

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = За избор: { $dice }.
plain-to-roll = За бацање: { $dice }.
plain-tray = На тањиру: { $dice }.
plain-fields = На пољима за коцкице: { $dice }.
plain-die = { $die } { $face }
    .acc = { $die_acc } { $face }
    .ins = { $die_ins } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [one] { $count } поен
        [few] { $count } поена
       *[other] { $count } поена
    }
plain-have-reroll = { $count ->
        [one] { $count } поновно бацање
        [few] { $count } поновна бацања
       *[other] { $count } поновних бацања
    }
plain-have-return = { $count ->
        [one] { $count } повратак
        [few] { $count } повратка
       *[other] { $count } повратака
    }
plain-have-extra = { $count ->
        [one] { $count } додатна коцкица
        [few] { $count } додатне коцкице
       *[other] { $count } додатних коцкица
    }
plain-have-fox = { $count ->
        [one] { $count } лисица
        [few] { $count } лисице
       *[other] { $count } лисица
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die_ins } прецртај { $area_acc } { $cell }
plain-circle = { $die_ins } заокружи { $area_acc } { $cell }
plain-in-row = { $cell } у { $row_ins } реду
plain-cross-row = { $die_ins } прецртај поље { $cell } у { $area_loc }
plain-write = { $die_ins } упиши { $value } у { $area_acc }, поље { $cell }
plain-write-label = { $die_ins } упиши { $value } у { $area_acc }, поље { $cell }, где пише { $label }
plain-reward = бонус
    .acc = бонус
    .ins = бонусом
plain-points = { $choice }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
plain-costs = { $choice }, кошта { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
plain-earns = { $choice }, доноси { $rewards_acc }
plain-area = { $area } област, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }.
plain-row = У { $row_ins } реду:
plain-marked = Уписано: { $cells }.
plain-crossed = Прецртано: { $cells }.
plain-circled = Заокружено: { $cells }.
plain-free = Слободно: { $cells }.
plain-next = Следеће поље: { $cell }.
plain-next-label = Следеће поље: { $cell }, пише { $label }.
plain-line = { $line }: недостаје { $cells }, доноси { $prize_acc }.
plain-prize-points = { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
plain-under = Бонуси који следе: { $rewards }.
plain-under-cell = { $reward } на пољу { $cell }
plain-full = Сва поља су попуњена.
plain-end-reroll = Укупно { $fields } поновних бацања доноси { $reward_acc }.
plain-end-return = Укупно { $fields } повратака доноси { $reward_acc }.
plain-end-extra = Укупно { $fields } додатних коцкица доноси { $reward_acc }.
line-row = Ред { $number }
line-column = Колона { $number }
line-diagonal = Дијагонала
