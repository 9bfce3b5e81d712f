# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Корак
page-replay-at = Корак { $step } од { $steps }, { $round ->
    [0] пре прве рунде
   *[other] рунда { $round }
 }: { $told }
page-replay-speed = Брзина: { $rate }
page-replay-moves = Сви потези
page-replay-round = Рунда { $round }
page-replay-share = Подели овај корак
page-replay-copied = Копиран је линк ка кораку { $step }
page-replay-more = О овој партији
page-replay-download = Датотека партије
page-replay-other-file = Отвори другу датотеку
page-replay-unshown = Овај снимак не може да се прикаже

## Playing on from a step

page-fork = Наставак
page-fork-title = Играј даље одавде
page-fork-what = { $step ->
    [0] Нова партија, од почетка.
   *[other] Нова партија која до корака { $step } тече као ова.
 }
page-fork-dice = { $thing ->
    [cards] Карте одавде
   *[dice] Коцкице одавде
 }
page-fork-same = { $thing ->
    [cards] Исте карте
   *[dice] Исте коцкице
 }
page-fork-fresh = { $thing ->
    [cards] Нове карте
   *[dice] Нове коцкице
 }
page-fork-same-note = { $thing ->
    [cards] Шпил има исти редослед, ко год из њега вукао.
   *[dice] Свака коцкица пада како би пала у овој партији, шта год изабереш.
 }
page-fork-recorded-note = { $thing ->
    [cards] Карте долазе истим редом као тада. Где у овој партији ниједна није извучена или је отишла другде, карта је нова.
   *[dice] Коцкица која је бачена у истом тренутку ове партије пада као тада. Ако није бачена, пада изнова.
 }
page-fork-fresh-note = { $thing ->
    [cards] Нове карте. И оно што други крију дели се изнова, у складу са свим што ти је тада било познато.
   *[dice] Нико не зна како ће пасти.
 }
page-fork-mine = Твоје место
page-fork-others = Остала места
page-fork-unrated = Партије настављене од неког корака не рачунају се у рејтинг.
page-fork-start = Играј даље
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] Од корака { $step } друге партије, са истим картама.
       *[dice] Од корака { $step } друге партије, са истим коцкицама.
     }
   *[fresh] { $thing ->
        [cards] Од корака { $step } друге партије, са новим картама.
       *[dice] Од корака { $step } друге партије, са новим коцкицама.
     }
 }
page-fork-look = Погледај ту партију

## Match files

page-file-open = Отвори датотеку партије
page-file-window = Отвори датотеку партије · Silvertray
page-file-title = Отвори датотеку партије
page-file-what = Погледај поново било коју партију: преузету овде, сачувану у терминалу или коју ти је неко послао. Ништа од ње се не чува.
page-file-choose = Изабери датотеку
page-file-drop = или је превуци овамо
page-file-unshown = Ова датотека не може да се прикаже
page-file-several = { $count ->
    [one] { $count } партија
    [few] { $count } партије
   *[other] { $count } партија
 }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
    [cards] Јесу ли карте биле поштене?
   *[dice] Јесу ли коцкице биле поштене?
 }
page-verify-working = Рачуна се…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] Поштено: { $count } карта се слаже са хешом.
        [few] Поштено: све { $count } карте се слажу са хешом.
       *[other] Поштено: свих { $count } карата се слаже са хешом.
     }
   *[dice] { $count ->
        [one] Поштено: { $count } бацање се слаже са хешом.
        [few] Поштено: сва { $count } бацања се слажу са хешом.
       *[other] Поштено: свих { $count } бацања се слаже са хешом.
     }
 }
page-verify-wrong = { $count ->
    [1] Корак { $step } се не слаже са хешом: у датотеци пише „{ $told }”, а морало је бити „{ $found }”.
    [one] { $count } корак се не слаже са хешом. Први је корак { $step }: у датотеци пише „{ $told }”, а морало је бити „{ $found }”.
    [few] { $count } корака се не слажу са хешом. Први је корак { $step }: у датотеци пише „{ $told }”, а морало је бити „{ $found }”.
   *[other] { $count } корака се не слаже са хешом. Први је корак { $step }: у датотеци пише „{ $told }”, а морало је бити „{ $found }”.
 }
page-verify-broken-promise = Ово није тајна на коју се сервер обавезао: њен хеш је другачији.
page-verify-how = { $thing ->
    [cards] Пре партије сервер је објавио хеш тајне, па више није могао да је промени. Затим је сваки играч додао реч. Свака карта следи из тајне, речи и тренутка у партији. Твој прегледач је све то поново израчунао, само из датотеке партије. Команда „silvertray verify” проверава и да ли је партија текла по правилима.
   *[dice] Пре партије сервер је објавио хеш тајне, па више није могао да је промени. Затим је сваки играч додао реч. Свако бацање следи из тајне, речи и тренутка у партији. Твој прегледач је све то поново израчунао, само из датотеке партије. Команда „silvertray verify” проверава и да ли је партија текла по правилима.
 }
page-verify-promise = Хеш објављен пре партије
page-verify-secret = Тајна, објављена после партије
page-verify-hash = Хеш те тајне (SHA-256), мора бити исти
page-verify-word = Реч { $number }: „{ $word }”, и њен хеш
page-verify-word-none = Реч { $number }: није задата; њен хеш
page-verify-all = { $thing ->
    [cards] { $count ->
        [1] Та карта
       *[other] Све карте ({ $count }), једна по једна
     }
   *[dice] { $count ->
        [1] То бацање
       *[other] Сва бацања ({ $count }), једно по једно
     }
 }
page-verify-step = Корак { $step }: { $moment }
page-verify-roll = { $reroll ->
    [0] рунда { $round }, потез { $turn }, бацање { $roll }
   *[other] рунда { $round }, потез { $turn }, бацање { $roll }, поновно бацање { $reroll }
 }
page-verify-card = рунда { $round }, карта { $card }
page-verify-compared = { $same ->
    [yes] { $told } = { $found }
   *[no] у датотеци { $told }, израчунато { $found }
 }
page-verify-copy = Копирај све бројеве
page-verify-no-secret = Тајна ове партије није у њеној датотеци, па нема шта да се израчуна.
page-verify-old-file = Ова датотека не садржи тренутке својих бацања, па то може да израчуна само „silvertray verify”.
page-verify-no-file = Датотека партије тренутно није доступна.
page-verify-nothing = { $thing ->
    [cards] Ове карте нису унапред одређене, па нема шта да се провери.
   *[dice] Ове коцкице нису унапред одређене, па нема шта да се провери.
 }
