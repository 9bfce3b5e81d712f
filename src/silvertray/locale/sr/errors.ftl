# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; дозвољено: { $legal }
with-line = ред { $line }: { $text }
seat = место { $seat }

## Actions that are not legal now

error-unknown-action = „{ $text }” није акција ове игре: укуцај неку са списка, на пример „pass” или „pick white blue”
error-unknown-number = { $action } није број акције ове игре: изабери дозвољену акцију
error-extra-too-early = још је рано за додатну коцкицу ({ $seat }): долази на крају твог потеза, зато прво изабери
error-picks-over = бирање је у овом потезу готово ({ $seat }): искористи додатну коцкицу или кажи „даље” (pass)
error-game-over = игра је готова: почни нову партију
error-dice-first = прво треба бацити коцкице: баци, па бирај
error-not-asked = тренутно нема избора ({ $seat }): сачекај свој ред
error-must-pick = не можеш даље док нека бачена коцкица одговара: изабери једну или баци поново
error-reroll-too-late = овде нема поновног бацања: то може само активни играч, између бацања и избора
error-no-reroll-left = немаш више поновних бацања: изабери коцкицу
error-no-such-reward = { $reward } није међу бонусима које сада имаш (чека: { $waiting }): искористи оно што чека
error-reward-first = прво искористи бонус који чека: { $waiting }
error-die-not-rolled = { $die } коцкица није у овом бацању: изабери неку од управо бачених
error-die-used = { $die } коцкица ти је већ била додатна у овом потезу: изабери другу
error-no-fallback = { $die } коцкица није на тањиру, а solo_fallback је искључен: искористи додатну коцкицу или кажи „даље” (pass)
error-tray-first = { $die } коцкица није на тањиру, а са тањира нека одговара ({ $tray }): изабери са тањира или одбиј
error-cell-taken = поље { $number }{ $slot } у { $area_loc } је већ прецртано: изабери слободно
error-sum-taken = плава и бела дају { $number }, а { $number } је у плавој већ прецртано: изабери другу област или коцкицу
error-silver-taken = { $number } је у сребрној већ прецртано у { $area_ins } реду: изабери други ред
error-no-second-cell = { $number } у жутој постоји само једном: узми прво поље
error-crossed-already = то жуто поље је већ заокружено и прецртано: изабери друго
error-too-high = { $value } је превише за плаву, где ништа веће од { $most } не сме да следи: изабери другу област или коцкицу
error-no-such-cross = { $die } коцкица нема додатни крстић: имају га само оне које је овај избор сребрне послао на тањир
error-cross-first = чекају додатни крстићи у сребрној ({ $dice }): упиши неки или кажи „даље” (pass)
error-no-return-now = { $die } коцкица сада не може да се врати: то иде пре другог или трећег бацања, док имаш повратак
error-die-not-on-tray = { $die } коцкица није на тањиру: врати неку која је тамо
error-blue-taken = { $number } је у плавој већ прецртано: изабери слободан збир
error-row-full = у { $area_loc } су сва поља попуњена: изабери другу област
error-too-low = { $value } је премало за зелену, следеће поље тражи бар { $least }: изабери већу коцкицу или другу област
error-not-higher = у љубичастој { $value } не може после { $last }: упиши већи број или изабери другу област

## Rolls and undo

error-no-roll-due = сада се не баца: прво изабери
error-not-your-roll = на реду за бацање је { $roller }, а не { $seat }: сачекај
error-dealer-rolls = у овој партији коцкице падају саме, „{ $text }” не може да се укуца: само баци
error-wrong-outcome = „{ $text }” није оно што се тражи: укуцај { $form }
error-wrong-dice = „{ $text }” нису коцкице овог бацања: укуцај број од 1 до 6 за свако слово у { $form }
error-wrong-tie = „{ $text }” не решава изједначење: укуцај { $form }
error-wrong-faces = „{ $text }” нису коцкице овог бацања: укуцај { $count ->
        [one] { $count } број од 1 до 6
        [few] { $count } броја од 1 до 6
       *[other] { $count } бројева од 1 до 6
    } ({ $dice }), на пример { $example }
error-nothing-to-undo = нема шта да се врати ({ $seat }): ниједна своја акција од последњег бацања
error-undo-blocked = ово више не може да се врати: игра је већ настављена ({ $seat })
error-no-such-seat = { $seat } не постоји за овим столом (места: { $players }): изабери место које постоји

## Setting up

error-wrong-players = { $game } је за { $least } до { $most } играча, а не за { $players }: изабери број између
error-wrong-option = { $option } није опција ове игре: изостави је или изабери дозвољену
error-people-roll = у овој партији коцкице бацају људи: укуцај шта показују
error-resume-alone = --resume наставља сачувану партију каква јесте: изостави { $option }
error-words-too-late = коцкице су пале: речи се додају само пре првог бацања
error-unknown-game = нема игре „{ $game }”: изабери нешто од овога: { $games }
error-unknown-language = нема језика „{ $language }”: изабери нешто од овога: { $languages }
error-unknown-bot = нема бота „{ $bot }”: изабери нешто од овога: { $bots }
error-unknown-depth = нема дубине „{ $depth }”: изабери нешто од овога: { $depths }
error-no-matches = у { $file } нема ниједне партије: наведи датотеку са партијама
error-page-not-html = анализа се пише у датотеку која се завршава на .html, а не у { $file }
error-nobody-plays = { $players ->
        [one] { $players } место
        [few] { $players } места
       *[other] { $players } места
    } и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[other] { $bots } ботова
    }: за тебе нема места. Узми мање ботова или више играча или пусти ботове саме са „silvertray simulate”
error-too-many-bots = толико ботова ({ $bots }) не стаје за сто са толико места ({ $players }): узми мање ботова или више играча
error-wrong-bot-count = ботови „{ $bots }” не попуњавају сто (места: { $players }): наведи једног за сва места или по једног за свако
error-too-few-bots = „{ $bots }” није довољно за турнир: наведи бар два бота, на пример greedy,random
error-picture-not-svg = { $file } није име за SVG слику, а друге се не цртају: изабери име које се завршава са .svg
error-not-parquet = { $file } није име за Parquet датотеку, а друге се не пишу: изабери име које се завршава са .parquet
error-two-dealers = { $first } и { $second } не иду заједно: коцкице долазе са једног места, зато једно изостави
error-no-table-dice = { $game } се игра картама, а руке су скривене: изостави --table-dice
error-wrong-seed = { $seed } није seed: узми цео број од 0 до { $most }
error-wrong-games = толико партија не може да се одигра ({ $games }): тражи бар 1
error-unknown-recipe = нема рецепта „{ $recipe }”: изабери нешто од овога: { $recipes } или наведи датотеку која се завршава са .toml
error-not-toml = { $file } није рецепт ({ $why }): пиши га у TOML-у, како каже docs/bots.md
error-wrong-recipe-keys = у рецепту { $file } недостаје поље „{ $field }” или му ту није место: поља су { $fields }
error-wrong-recipe = у рецепту { $file } поље „{ $field }” не може бити { $value }: шта може, пише у docs/bots.md
error-recipe-of-another = рецепт { $recipe } је за { $game }, а не за { $asked }: изабери други рецепт или игру
error-wrong-hours = за толико сати ({ $hours }) ништа се не научи: тражи више од 0
error-net-not-net = { $file } није име за мрежу: изабери име које се завршава са .net
error-other-net = { $file } је мрежа за { $game } ширине { $width }, а рецепт тражи другу: изабери мрежу која одговара
error-other-training = { $file } је остатак друге обуке (разлика: { $what }): почни изнова са --fresh или узми други --out
error-broken-checkpoint = { $file } не може да се настави јер је оштећено или из друге верзије: почни изнова са --fresh
error-workers-gone = један радни процес се сам угасио, можда је понестало меморије: унеси исту команду још једном, по потреби са мање --jobs
error-ray-missing = Ray овде није инсталиран: инсталирај га са pip install "silvertray[cluster]" или изостави --on ray
error-only-dice-games = ово је само за игре с коцкицама, не за { $game }: изабери нешто од овога: { $games }
error-broken-net = { $file } није мрежа коју овај програм може да прочита, него је оштећена, одсечена или из друге верзије: направи је поново са „silvertray train”
error-wrong-jobs = толико радних процеса ({ $jobs }) је премало или превише: тражи од 1 до { $most }
error-file-trouble = { $file } не може да се користи ({ $why }): провери име и да ли смеш да отвориш датотеку
error-secret-missing = тајна ове партије није у њеној датотеци, па нових коцкица нема: партија може само да се гледа

## The terminal game

error-nothing-typed = ништа није укуцано: укуцај број избора од 1 до { $most } или ? за помоћ
error-no-such-choice = нема избора „{ $number }”: укуцај број од 1 до { $most } или ? за помоћ
error-no-choice-now = „{ $number }” овде не значи ништа, јер нема шта да се бира: Enter за даље или ? за помоћ
error-no-such-player = нема играча „{ $text }” за овим столом: укуцај број од 1 до { $players }
error-player-not-asked = тренутно нема избора ({ $seat }): пусти прво неког другог ({ $open })
error-no-such-game = нема сачуване партије „{ $text }”: укуцај број од 1 до { $most }
error-no-saved-games = у { $folder } нема сачуваних партија: почни једну са „silvertray play”
error-cannot-save = партија не може да се сачува у { $folder } ({ $why }): ослободи простор или постави SILVERTRAY_HOME на другу фасциклу
error-unreadable = { $file } не може да се прочита ({ $why }): провери име и да ли смеш да отвориш датотеку
error-empty-file = у { $file } нема партије: изабери другу датотеку

## Positions

error-wrong-position = „{ $text }” није позиција игре { $game }: почиње именом игре и има по један део за сваки листић
error-wrong-word = „{ $word }” у позицији не значи ништа: које речи постоје, пише у docs/notation.md
error-impossible-position = оваква позиција не може да постоји, због „{ $part }”: провери тај део према правилу
error-impossible-marks = ова позиција има упис који никад није био могућ: провери уписе у областима
error-stuck-position = у овој позицији негде нема шта да се бира или није ред на бирање ({ $seat }): провери фазу и бонусе

## Match files

error-broken-line = ово није цео ред JSON-а, датотека је овде оштећена или одсечена: преузми је поново
error-not-a-match = ово није Silvertray партија, јер нема поље „silvertray”: изабери датотеку партије
error-wrong-version = партија има верзију { $version } записа, а овај програм чита верзију { $known }: узми програм који одговара
error-wrong-field = поље „{ $field }” недостаје или има погрешну вредност: исправи га како каже docs/notation.md
error-other-rules = партија је играна по правилима { $rules }, а овај програм има { $known }: узми програм који одговара
error-illegal-step = корак { $step } у запису, „{ $entry }”, није могућ: { $why }
error-wrong-result = резултат се не слаже са записом: у датотеци пише { $claimed }, а запис даје { $found }
error-broken-promise = ово није тајна на коју се сервер обавезао: овим коцкицама се не може веровати
error-other-dice = корак { $step } у запису, „{ $entry }”, није оно што следи из тајне: овим коцкицама се не може веровати

## Dobro, in the order of D-48

error-E_ROUND_OVER = рунда је готова: сачекај следеће дељење; после последње рунде почни нову партију
error-E_NO_DRAW_DUE = нема шта да се вуче: вуци одмах после своје карте, пре следећег играча
error-E_CARDS_FIRST = карте се још вуку: сачекај их
error-E_NOT_YOUR_TURN = на потезу је { $turn }, а не { $seat }: сачекај свој ред
error-E_NOTHING_TO_TAKE = нема штиха за узимање: ко отвара, мора да одигра карту
error-E_UNKNOWN_ACTION = „{ $text }” није акција: укуцај број са списка или „play 7”, „play 7 7”, „play J=11”, „take” или „draw”
error-E_CARD_COUNT = игра се једна карта или пар, а не { $count }: изабери једну или две
error-E_NOT_IN_HAND = немаш толико таквих карата у руци ({ $card }): играј оно што имаш
error-E_SPECIAL_ALONE = прескакање и промена смера играју се без друге карте: изостави је
error-E_JOKER_NUMBER = број се именује само за џокере, од 2 до 12 кад су сами, а уз карту само њен број: укуцај „play J=11” или „play J 7”
error-E_SPECIAL_LEAD = прескакање и промена смера за овим столом не отварају штих: отвори другом картом
error-E_NOT_A_PAIR = { $first } и { $second } нису пар: играј две карте истог броја
error-E_TOO_LOW = ово вреди { $value }, а добар број је { $good }: играј бар толико или узми штих
error-cards-were-seen = одигране или извучене карте су виђене и не могу да се врате: може само узимање, док не отвориш
error-no-number-typed = ништа није укуцано: укуцај број од { $first } до { $last } за џокера или 0 за друге карте
error-no-such-number = „{ $number }” овде не може: укуцај број од { $first } до { $last } или 0 за друге карте

## Many workers

error-extra-missing = { $module } није инсталиран: инсталирај га са pip install "silvertray[{ $extra }]"
error-no-database = { $database } не може да се користи ({ $why }): провери адресу и да ли тамо ради PostgreSQL са том базом
error-no-redis = { $redis } не може да се користи ({ $why }): провери адресу и да ли тамо ради Redis или Valkey
error-workers-need-redis = радни процеси ({ $workers }) морају да чују један другог: наведи Redis са --redis redis://localhost или узми само један процес
error-no-workers-here = на овом систему може да ради само један процес: изостави --workers

## Stored tables

error-database-old = { $database } је старог облика: покрени сервер једном, он ће је довести на најновији
error-unreadable-table = сачувано не може да се прочита ({ $what }): врати га из резервне копије
error-entry-missing = недостаје ставка { $number }
error-other-text = сачувано је „{ $stored }”, а сада пише „{ $found }”
error-other-chance = извучено је „{ $stored }”, а делилац овог стола би дао „{ $found }”
error-other-position = репродукција датотеке партије завршава се у другој позицији
error-other-score = поени играча { $seat }: сачувано { $stored }, сада { $found }
error-broken-table = сто { $table } не тече како је сачувано, ставка { $seq }: { $cause }
error-not-finished = ова партија није готова: уносе се само завршене
error-no-such-dealer = ниједан сто нема делиоца као ова партија: може само да се гледа
error-line-too-long = овај ред је предугачак, бајтова највише { $most }: ниједан сто није толико дугачак

## Forks of finished games

error-fork-at-end = после корака { $step } ова партија је готова: настави је од корака { $last } или раније
error-fork-seats = ова партија има { $players ->
    [one] { $players } место
    [few] { $players } места
   *[other] { $players } места
 }, а наведено је { $seats }: наведи по једног играча за свако
