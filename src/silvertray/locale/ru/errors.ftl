# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; можно: { $legal }
with-line = строка { $line }: { $text }
seat = место { $seat }

## Actions that are not legal now

error-unknown-action = «{ $text }» — не действие этой игры: введите одно из списка, например «pass» или «pick white blue»
error-unknown-number = { $action } — не номер действия этой игры: возьмите одно из разрешённых
error-extra-too-early = { $seat }: для доп. кубика рано, он бывает в конце вашей части хода, сначала возьмите кубик
error-picks-over = { $seat }: выбирать кубик в этом ходу уже поздно, возьмите доп. кубик или закончите пасом
error-game-over = игра окончена, отмечать больше нечего: начните новую
error-dice-first = сначала бросьте кубики, потом выбирайте
error-not-asked = { $seat }: сейчас выбирать нечего, подождите своей очереди
error-must-pick = пасовать нельзя, пока подходит хоть один выпавший кубик: возьмите его или перебросьте
error-reroll-too-late = здесь перебросить нельзя: это делает только активный игрок, между броском и выбором
error-no-reroll-left = перебросов не осталось: возьмите кубик
error-no-such-reward = бонуса «{ $reward }» у вас нет (ждут: { $waiting }): возьмите то, что ждёт
error-reward-first = ждёт бонус ({ $waiting }), он раньше всего остального: сначала возьмите его
error-die-not-rolled = { $die } кубик не из этого броска: возьмите один из только что выпавших
error-die-used = { $die } кубик в этом ходу уже был вашим доп. кубиком: возьмите другой
error-no-fallback = { $die } кубик не на подносе, а solo_fallback выключен: возьмите доп. кубик или закончите пасом
error-tray-first = { $die } кубик не на подносе, а с подноса подходит ({ $tray }): возьмите с подноса или откажитесь
error-cell-taken = { $area } { $number }{ $slot }: уже зачёркнуто, выберите свободную клетку
error-sum-taken = синий и белый дают { $number }, а { $number } в синем уже зачёркнуто: выберите другую область или кубик
error-silver-taken = { $number } в серебряном, ряд { $area }, уже зачёркнуто: выберите другой ряд
error-no-second-cell = { $number } есть в жёлтом только раз: возьмите первую клетку
error-crossed-already = эта жёлтая клетка уже обведена и зачёркнута: выберите другую
error-too-high = { $value } слишком много для синего, там не больше { $most }: выберите другую область или кубик
error-no-such-cross = { $die } кубик не даёт лишнего крестика: его дают только те, что ушли на поднос из-за этого серебряного
error-cross-first = ждут крестики в серебряном ({ $dice }): поставьте один или откажитесь от остальных пасом
error-no-return-now = { $die } кубик сейчас не вернуть: это делают перед вторым или третьим броском, если остался возврат
error-die-not-on-tray = { $die } кубик не на подносе: верните тот, что там лежит
error-blue-taken = { $number } в синем уже зачёркнуто: выберите свободную сумму
error-row-full = { $area }: все клетки заполнены, выберите другую область
error-too-low = { $value } слишком мало для зелёного, следующей клетке нужно { $least } или больше: возьмите кубик старше или другую область
error-not-higher = { $value } не может идти после { $last } в фиолетовом: запишите число больше или выберите другую область

## Rolls and undo

error-no-roll-due = сейчас бросать нечего: сначала сделайте выбор
error-not-your-roll = сейчас бросает не { $seat }: кубики держит { $roller }
error-dealer-rolls = в этой игре кубики падают сами, «{ $text }» ввести нельзя: просто бросьте
error-wrong-outcome = «{ $text }» — не то, что нужно: введите { $form }
error-wrong-dice = «{ $text }» не описывает кубики этого броска: для каждой буквы из { $form } введите грань от 1 до 6
error-wrong-tie = «{ $text }» не решает спор: введите { $form }
error-wrong-faces = «{ $text }» не описывает кубики этого броска: введите { $count ->
        [one] { $count } грань от 1 до 6
        [few] { $count } грани от 1 до 6
       *[many] { $count } граней от 1 до 6
    } ({ $dice }), например { $example }
error-nothing-to-undo = { $seat }: отменять нечего, после последнего броска не было своих действий
error-undo-blocked = это уже не отменить: { $seat } успевает сходить раньше
error-no-such-seat = { $seat }: такого нет за этим столом (мест: { $players }), возьмите то, что есть

## Setting up

error-wrong-players = { $game }: игроков от { $least } до { $most }, а не { $players }, выберите число из этих
error-wrong-option = у этой игры нет настройки { $option }: уберите её или возьмите разрешённую
error-people-roll = кубики этой игры бросают люди: введите, что выпало
error-resume-alone = --resume продолжает сохранённую игру как есть: уберите { $option }
error-words-too-late = кубики уже брошены: слова добавляют только до первого броска
error-unknown-game = нет игры «{ $game }»: выберите одну из { $games }
error-unknown-language = нет языка «{ $language }»: выберите один из { $languages }
error-unknown-bot = нет бота «{ $bot }»: выберите одного из { $bots }
error-unknown-depth = нет глубины «{ $depth }»: выберите одну из { $depths }
error-no-matches = в { $file } нет ни одной партии: укажите файл партий
error-page-not-html = разбор пишется в файл, который кончается на .html, а не в { $file }
error-nobody-plays = { $players ->
        [one] { $players } место
        [few] { $players } места
       *[many] { $players } мест
    } и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }: вам места не осталось, назовите меньше ботов или больше игроков либо дайте ботам играть самим: «silvertray simulate»
error-too-many-bots = ботов { $bots }, а мест за столом { $players }: назовите меньше ботов или больше игроков
error-wrong-bot-count = боты «{ $bots }» не расходятся по местам (их { $players }): назовите одного на всех или по одному на каждое
error-too-few-bots = «{ $bots }» — мало для турнира: назовите двух ботов или больше, например greedy,random
error-picture-not-svg = { $file } — не имя картинки SVG, а других здесь не рисуют: имя должно кончаться на .svg
error-not-parquet = { $file } — не имя файла Parquet, а другие здесь не пишутся: имя должно кончаться на .parquet
error-two-dealers = { $first } и { $second } не сочетаются: кубики берутся откуда-то одного, уберите лишнее
error-no-table-dice = { $game } — игра в карты, и руки скрыты: уберите --table-dice
error-wrong-seed = { $seed } не годится: нужно целое число от 0 до { $most }
error-wrong-games = столько игр ({ $games }) не сыграть: попросите 1 или больше
error-unknown-recipe = нет рецепта «{ $recipe }»: выберите один из { $recipes } или назовите файл на .toml
error-not-toml = { $file } — не рецепт ({ $why }): напишите его в TOML, как сказано в docs/bots.md
error-wrong-recipe-keys = в рецепте { $file } поля «{ $field }» не хватает или оно лишнее: поля такие: { $fields }
error-wrong-recipe = в рецепте { $file } поле «{ $field }» не может быть { $value }: смотрите docs/bots.md
error-recipe-of-another = рецепт { $recipe } для { $game }, а не для { $asked }: выберите другой рецепт или игру
error-wrong-hours = за столько часов ({ $hours }) ничему не научиться: нужно больше 0
error-net-not-net = { $file } — не имя сети: оно должно кончаться на .net
error-other-net = { $file } — сеть для { $game } шириной { $width }, а рецепту нужна другая: выберите подходящую
error-other-training = { $file } остался от обучения, где другое: { $what }; начните заново с --fresh или назовите другой --out
error-broken-checkpoint = { $file } не продолжить, он испорчен или другой версии: начните заново с --fresh
error-workers-gone = работник завершился сам, возможно, не хватило памяти: введите ту же команду ещё раз, если нужно, с меньшим --jobs
error-ray-missing = Ray здесь не установлен: установите pip install "silvertray[cluster]" или уберите --on ray
error-only-dice-games = это только для игр с кубиками, а не для { $game }: выберите одну из { $games }
error-broken-net = { $file } — не сеть для этой программы: испорчена, обрезана или другой версии; создайте её заново: «silvertray train»
error-wrong-jobs = столько работников ({ $jobs }) слишком мало или слишком много: попросите от 1 до { $most }
error-file-trouble = { $file }: файл не открыть ({ $why }), проверьте имя и права на него
error-secret-missing = в файле этой партии нет её секрета, новых кубиков не будет: партию можно только смотреть

## The terminal game

error-nothing-typed = ничего не введено: введите номер от 1 до { $most } или ? для справки
error-no-such-choice = нет выбора «{ $number }»: введите номер от 1 до { $most } или ? для справки
error-no-choice-now = «{ $number }» здесь ничего не значит, выбирать нечего: нажмите Enter или введите ? для справки
error-no-such-player = нет игрока «{ $text }» за этим столом: введите номер от 1 до { $players }
error-player-not-asked = { $seat }: сейчас выбирать нечего, пусть сначала сходит другой ({ $open })
error-no-such-game = нет сохранённой игры «{ $text }»: введите номер от 1 до { $most }
error-no-saved-games = в { $folder } нет сохранённых игр: начните новую командой «silvertray play»
error-cannot-save = игру не сохранить в { $folder } ({ $why }): освободите место или укажите другую папку в SILVERTRAY_HOME
error-unreadable = { $file } не прочитать ({ $why }): проверьте имя и права на файл
error-empty-file = в { $file } нет партии: выберите другой

## Positions

error-wrong-position = «{ $text }» — не позиция игры { $game }: она начинается с имени игры и имеет часть для каждого листа
error-wrong-word = «{ $word }» ничего не значит в позиции: слова перечислены в docs/notation.md
error-impossible-position = такой позиции не бывает, дело в части { $part }: сверьте её с правилом
error-impossible-marks = в этой позиции есть отметка, которую нельзя было сделать: проверьте отметки областей
error-stuck-position = в этой позиции { $seat } стоит там, где нечего выбирать, или не спрошен: проверьте стадию и бонусы

## Match files

error-broken-line = это не целая строка JSON, файл здесь испорчен или обрезан: возьмите его заново
error-not-a-match = это не партия Silvertray, у неё нет поля «silvertray»: выберите файл партии
error-wrong-version = у партии версия файла { $version }, а эта программа читает версию { $known }: возьмите подходящую
error-wrong-field = поля «{ $field }» нет или в нём не то: исправьте, как сказано в docs/notation.md
error-other-rules = партия сыграна по правилам { $rules }, а в этой программе { $known }: возьмите подходящую
error-illegal-step = шаг { $step } записи, «{ $entry }», невозможен: { $why }
error-wrong-result = итог не следует из записи: в файле { $claimed }, по записи { $found }
error-broken-promise = секрет не тот, что был обещан: этим кубикам верить нельзя
error-other-dice = шаг { $step } записи, «{ $entry }», — не то, что дают обещанные кубики: этим кубикам верить нельзя

## Dobro, in the order of D-48

error-E_ROUND_OVER = раунд окончен: подождите новой раздачи; после последнего раунда начните новую игру
error-E_NO_DRAW_DUE = добирать сейчас нечего: добирают сразу после своего хода, пока не сходил следующий
error-E_CARDS_FIRST = карты ещё добирают: подождите
error-E_NOT_YOUR_TURN = { $seat }: не ваш ход, ходит { $turn }, подождите
error-E_NOTHING_TO_TAKE = забирать нечего: кто начинает кон, должен сыграть
error-E_UNKNOWN_ACTION = «{ $text }» — не действие: введите номер из списка или «play 7», «play 7 7», «play J=11», «take» или «draw»
error-E_CARD_COUNT = играют одну карту или пару, а не { $count }: выберите одну или две
error-E_NOT_IN_HAND = таких карт на руке не хватает ({ $card }): играйте то, что есть
error-E_SPECIAL_ALONE = Пропуск и Разворот играют по одному: уберите другую карту
error-E_JOKER_NUMBER = число называют только джокерам, от 2 до 12, а рядом с картой — только её собственное: введите «play J=11» или «play J 7»
error-E_SPECIAL_LEAD = за этим столом Пропуск и Разворот не начинают кон: начните другой картой
error-E_NOT_A_PAIR = { $first } и { $second } — не пара: сыграйте два одинаковых числа
error-E_TOO_LOW = это { $value }, а доброе число { $good }: сыграйте не меньше или заберите кон
error-cards-were-seen = сыгранные и добранные карты уже видели, их не вернуть: отменить можно только взятый кон, пока вы не начали новый
error-no-number-typed = ничего не введено: введите число джокера от { $first } до { $last } или 0, чтобы выбрать другие карты
error-no-such-number = «{ $number }» здесь назвать нельзя: введите число от { $first } до { $last } или 0, чтобы выбрать другие карты

## Many workers

error-extra-missing = { $module } не установлен: установите pip install "silvertray[{ $extra }]"
error-no-database = { $database }: база не открывается ({ $why }), проверьте адрес, и что PostgreSQL там запущен и база в нём есть
error-no-redis = { $redis }: не отвечает ({ $why }), проверьте адрес, и что Redis или Valkey там запущен
error-workers-need-redis = работники (их { $workers }) должны слышать друг друга: назовите Redis, --redis redis://localhost, или оставьте одного
error-no-workers-here = на этой системе работник может быть только один: уберите --workers

## Stored tables

error-database-old = { $database } — база старой версии: запустите сервер один раз, он её обновит
error-unreadable-table = записанное не прочитать ({ $what }): восстановите из копии
error-entry-missing = записи { $number } не хватает
error-other-text = записано было «{ $stored }», а теперь читается «{ $found }»
error-other-chance = случай принёс «{ $stored }», а кубики этого стола дали бы «{ $found }»
error-other-position = повтор файла партии заканчивается другой позицией
error-other-score = { $seat }: было очков { $stored }, теперь { $found }
error-broken-table = стол { $table } не повторяется, запись { $seq }: { $cause }
error-not-finished = эта партия не окончена: загружать можно только оконченные
error-no-such-dealer = ни у одного стола нет таких кубиков, как в этой партии: её можно только повторить
error-line-too-long = эта строка слишком длинная, байтов не больше { $most }: таких длинных столов не бывает

## Forks of finished games

error-fork-at-end = после шага { $step } эта игра окончена: продолжить её можно с шага { $last } или раньше
error-fork-seats = в этой игре { $players ->
        [one] { $players } место
        [few] { $players } места
       *[many] { $players } мест
    }, а названо { $seats }: назовите по игроку на каждое
