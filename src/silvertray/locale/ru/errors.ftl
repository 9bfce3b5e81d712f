# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; можно: { $legal }
with-line = строка { $line }: { $text }
seat = место { $seat }

## Actions that are not legal now

error-unknown-action = «{ $text }» — не действие этой игры: введите одно из списка, например «pass» или «pick white blue»
error-unknown-number = { $action } — не номер действия этой игры: выберите одно из разрешённых
error-extra-too-early = { $seat }: для дополнительного кубика рано, он бывает в конце вашей части хода, сначала возьмите кубик
error-picks-over = { $seat }: выбирать кубик в этом ходу уже поздно, возьмите дополнительный кубик или закончите пасом
error-game-over = партия окончена, отмечать больше нечего: начните новую
error-dice-first = сначала бросьте кубики, потом выбирайте
error-not-asked = { $seat }: сейчас выбирать нечего, подождите своей очереди
error-must-pick = пасовать нельзя, пока подходит хоть один выпавший кубик: возьмите его или перебросьте
error-reroll-too-late = здесь перебросить нельзя: это делает только активный игрок, между броском и выбором
error-no-reroll-left = перебросов не осталось: возьмите кубик
error-no-such-reward = бонуса «{ $reward }» у вас нет (ждут: { $waiting }): возьмите тот, что ждёт
error-reward-first = сначала используйте бонус, который вас ждёт ({ $waiting })
error-die-not-rolled = { $die } кубик не из этого броска: возьмите один из только что выпавших
error-die-used = { $die } кубик в этом ходу уже был вашим дополнительным: возьмите другой
error-no-fallback = { $die } кубик не на тарелке, а solo_fallback выключен: возьмите дополнительный кубик или закончите пасом
error-tray-first = { $die } кубик не на тарелке, а с тарелки есть что взять ({ $tray }): возьмите оттуда или откажитесь
error-cell-taken = в { $area_prep } { $number }{ $slot } уже зачёркнуто: выберите свободную клетку
error-sum-taken = синий и белый дают { $number }, а { $number } в синем уже зачёркнуто: выберите другую область или кубик
error-silver-taken = в { $area_prep } ряду серебряного { $number } уже зачёркнуто: выберите другой ряд
error-no-second-cell = { $number } есть в жёлтом только раз: возьмите первую клетку
error-crossed-already = эта жёлтая клетка уже обведена и зачёркнута: выберите другую
error-too-high = { $value } слишком много для синего, там не больше { $most }: выберите другую область или кубик
error-no-such-cross = { $die } кубик не даёт дополнительного крестика: его дают только те, что ушли на тарелку из-за этого серебряного
error-cross-first = ждут крестики в серебряном ({ $dice }): поставьте один или откажитесь от остальных пасом
error-no-return-now = { $die } кубик сейчас не вернуть: это делают перед вторым или третьим броском, если остался возврат
error-die-not-on-tray = { $die } кубик не на тарелке: верните тот, что там лежит
error-blue-taken = { $number } в синем уже зачёркнуто: выберите свободную сумму
error-row-full = в { $area_prep } все клетки заполнены: выберите другую область
error-too-low = { $value } слишком мало для зелёного, следующей клетке нужно { $least } или больше: возьмите кубик старше или другую область
error-not-higher = { $value } не может идти после { $last } в фиолетовом: запишите число больше или выберите другую область

## Rolls and undo

error-no-roll-due = сейчас бросать нечего: сначала сделайте выбор
error-not-your-roll = сейчас бросает не { $seat }: кубики держит { $roller }
error-dealer-rolls = в этой партии кубики падают сами, «{ $text }» ввести нельзя: просто бросьте
error-wrong-outcome = «{ $text }» — не то, что нужно: введите { $form }
error-wrong-dice = «{ $text }» не описывает кубики этого броска: для каждой буквы из { $form } введите грань от 1 до 6
error-wrong-tie = «{ $text }» не говорит, какие из равных кубиков уйдут на тарелку: введите { $form }
error-wrong-faces = «{ $text }» не описывает кубики этого броска: введите { $count ->
        [one] { $count } грань от 1 до 6
        [few] { $count } грани от 1 до 6
       *[many] { $count } граней от 1 до 6
    } ({ $dice }), например { $example }
error-nothing-to-undo = { $seat }: отменять нечего, после последнего броска не было своих действий
error-undo-blocked = отменить уже нельзя: после этого был ход ({ $seat })
error-no-such-seat = { $seat }: такого нет за этим столом (мест: { $players }), выберите другое

## Setting up

error-wrong-players = { $game }: игроков должно быть от { $least } до { $most }, а не { $players }
error-wrong-option = у этой игры нет настройки { $option }: уберите её или возьмите разрешённую
error-people-roll = в этой партии кубики бросают люди: введите, что выпало
error-resume-alone = --resume продолжает сохранённую партию как есть: уберите { $option }
error-words-too-late = кубики уже брошены: слова добавляют только до первого броска
error-unknown-game = нет игры «{ $game }»: выберите одну из { $games }
error-unknown-language = нет языка «{ $language }»: выберите один из { $languages }
error-unknown-bot = нет бота «{ $bot }»: выберите одного из { $bots }
error-unknown-depth = нет глубины «{ $depth }»: выберите одну из { $depths }
error-no-matches = в { $file } нет ни одной партии: укажите файл партий
error-page-not-html = разбор пишется в файл с именем на .html, а не в { $file }
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
error-wrong-bot-count = ботов («{ $bots }») не рассадить по местам (их { $players }): назовите одного на всех или по одному на каждое
error-too-few-bots = «{ $bots }» — мало для турнира: назовите хотя бы двух ботов, например greedy,random
error-picture-not-svg = картинка пишется только в SVG, а не в { $file }: дайте имя на .svg
error-not-parquet = данные пишутся только в Parquet, а не в { $file }: дайте имя на .parquet
error-two-dealers = { $first } и { $second } не сочетаются: источник кубиков бывает только один, уберите лишнее
error-no-table-dice = { $game } — игра в карты, и руки скрыты: уберите --table-dice
error-wrong-seed = { $seed } не годится: нужно целое число от 0 до { $most }
error-wrong-games = столько партий ({ $games }) не сыграть: попросите 1 или больше
error-unknown-recipe = нет рецепта «{ $recipe }»: выберите один из { $recipes } или назовите файл на .toml
error-not-toml = { $file } — не рецепт ({ $why }): напишите его в формате TOML по образцу из docs/bots.md
error-wrong-recipe-keys = в рецепте { $file } поля «{ $field }» не хватает или оно лишнее; нужны такие поля: { $fields }
error-wrong-recipe = в рецепте { $file } поле «{ $field }» не может быть { $value }: допустимые значения — в docs/bots.md
error-recipe-of-another = рецепт { $recipe } для { $game }, а не для { $asked }: выберите другой рецепт или игру
error-wrong-hours = за столько часов ({ $hours }) ничему не научиться: нужно больше 0
error-net-not-net = имя файла сети должно кончаться на .net, а не так: { $file }
error-other-net = { $file } — сеть для { $game } шириной { $width }, рецепту нужна другая: выберите подходящую
error-other-training = { $file } остался от другого обучения, отличается { $what }: начните заново с --fresh или назовите другой --out
error-broken-checkpoint = продолжить с { $file } нельзя, файл испорчен или от другой версии: начните заново с --fresh
error-workers-gone = рабочий процесс завершился сам, возможно, не хватило памяти: введите ту же команду ещё раз, если нужно, с меньшим --jobs
error-ray-missing = Ray здесь не установлен: выполните pip install "silvertray[cluster]" или уберите --on ray
error-only-dice-games = это только для игр с кубиками, а не для { $game }: выберите одну из { $games }
error-broken-net = { $file } — не сеть для этой программы: файл испорчен, обрезан или от другой версии; создайте его заново: «silvertray train»
error-wrong-jobs = столько рабочих процессов ({ $jobs }) слишком мало или слишком много: попросите от 1 до { $most }
error-file-trouble = { $file }: файл не открывается ({ $why }), проверьте имя и права доступа
error-secret-missing = в файле этой партии нет её секрета, новых кубиков не будет: партию можно только смотреть

## The terminal game

error-nothing-typed = ничего не введено: введите номер от 1 до { $most } или ? для справки
error-no-such-choice = нет выбора «{ $number }»: введите номер от 1 до { $most } или ? для справки
error-no-choice-now = «{ $number }» здесь ничего не значит, выбирать нечего: нажмите Enter или введите ? для справки
error-no-such-player = нет игрока «{ $text }» за этим столом: введите номер от 1 до { $players }
error-player-not-asked = { $seat }: сейчас выбирать нечего, пусть сначала сходит другой ({ $open })
error-no-such-game = нет сохранённой партии «{ $text }»: введите номер от 1 до { $most }
error-no-saved-games = в { $folder } нет сохранённых партий: начните новую командой «silvertray play»
error-cannot-save = партию не удалось сохранить в { $folder } ({ $why }): освободите место или укажите другую папку в SILVERTRAY_HOME
error-unreadable = { $file } не читается ({ $why }): проверьте имя и права доступа
error-empty-file = в { $file } нет партии: выберите другой

## Positions

error-wrong-position = «{ $text }» — не позиция игры { $game }: она начинается с имени игры, затем идёт часть для каждого листа
error-wrong-word = «{ $word }» ничего не значит в позиции: слова перечислены в docs/notation.md
error-impossible-position = такой позиции не бывает: часть { $part } противоречит правилу
error-impossible-marks = в этой позиции есть отметка, которую нельзя было сделать: проверьте отметки областей
error-stuck-position = в этой позиции ошибка, { $seat } не может ни ходить, ни ждать: проверьте стадию и бонусы

## Match files

error-broken-line = это не целая строка JSON, файл здесь испорчен или обрезан: скачайте его заново
error-not-a-match = это не партия Silvertray, у неё нет поля «silvertray»: выберите файл партии
error-wrong-version = у файла партии версия { $version }, а эта программа читает версию { $known }: возьмите подходящую программу
error-wrong-field = поля «{ $field }» нет или в нём не то: формат описан в docs/notation.md
error-other-rules = партия сыграна по правилам { $rules }, а эта программа знает { $known }: возьмите подходящую версию
error-illegal-step = шаг { $step } записи, «{ $entry }», невозможен: { $why }
error-wrong-result = итог не следует из записи: в файле { $claimed }, по записи { $found }
error-broken-promise = секрет не тот, что был зафиксирован до партии: этим кубикам верить нельзя
error-other-dice = шаг { $step } записи, «{ $entry }», не сходится с зафиксированными кубиками: этим кубикам верить нельзя

## Dobro, in the order of D-48

error-E_ROUND_OVER = раунд окончен: подождите новой раздачи; после последнего раунда начните новую партию
error-E_NO_DRAW_DUE = добирать сейчас нечего: добирают сразу после своего хода, пока не сходил следующий
error-E_CARDS_FIRST = карты ещё добирают: подождите
error-E_NOT_YOUR_TURN = { $seat }: сейчас ходит { $turn }, подождите своей очереди
error-E_NOTHING_TO_TAKE = забирать нечего: начните кон любой картой или парой
error-E_UNKNOWN_ACTION = «{ $text }» — не действие: введите номер из списка или «play 7», «play 7 7», «play J=11», «take» или «draw»
error-E_CARD_COUNT = играют одну карту или пару, а не { $count }: выберите одну или две
error-E_NOT_IN_HAND = таких карт на руке не хватает ({ $card }): играйте то, что есть
error-E_SPECIAL_ALONE = Пропуск хода и Смену направления играют по одной: уберите другую карту
error-E_JOKER_NUMBER = число называют только Джокерам, от 2 до 12, а рядом с картой — только её собственное: введите «play J=11» или «play J 7»
error-E_SPECIAL_LEAD = за этим столом кон не начинают Пропуском хода и Сменой направления: начните другой картой
error-E_NOT_A_PAIR = { $first } и { $second } — не пара: сыграйте два одинаковых числа
error-E_TOO_LOW = это { $value }, а доброе число { $good }: сыграйте не меньше или заберите кон
error-cards-were-seen = сыгранные и добранные карты уже видели, их не вернуть: отменить можно только взятый кон, пока вы не начали новый
error-no-number-typed = ничего не введено: введите число Джокера от { $first } до { $last } или 0, чтобы выбрать другие карты
error-no-such-number = «{ $number }» здесь назвать нельзя: введите число от { $first } до { $last } или 0, чтобы выбрать другие карты

## Many workers

error-extra-missing = { $module } не установлен: выполните pip install "silvertray[{ $extra }]"
error-no-database = { $database }: база не открывается ({ $why }); проверьте адрес, запущен ли PostgreSQL и есть ли в нём эта база
error-no-redis = { $redis }: не отвечает ({ $why }); проверьте адрес и запущен ли там Redis или Valkey
error-workers-need-redis = рабочие процессы (их { $workers }) должны слышать друг друга: назовите Redis, --redis redis://localhost, или оставьте один процесс
error-no-workers-here = на этой системе рабочий процесс может быть только один: уберите --workers

## Stored tables

error-database-old = { $database } — база старой версии: запустите сервер один раз, он её обновит
error-unreadable-table = запись не читается ({ $what }): восстановите её из копии
error-entry-missing = записи { $number } не хватает
error-other-text = в записи «{ $stored }», а при чтении вышло «{ $found }»
error-other-chance = в записи выпало «{ $stored }», а кубики этого стола дали бы «{ $found }»
error-other-position = повтор файла партии заканчивается другой позицией
error-other-score = { $seat }: очков в записи { $stored }, теперь { $found }
error-broken-table = стол { $table } не повторяется, запись { $seq }: { $cause }
error-not-finished = эта партия не окончена: загружать можно только оконченные
error-no-such-dealer = ни у одного стола нет таких кубиков, как в этой партии: её можно только пересмотреть
error-line-too-long = эта строка длиннее { $most } байт: таких длинных столов не бывает

## Forks of finished games

error-fork-at-end = после шага { $step } партия окончена: продолжить её можно с шага { $last } или раньше
error-fork-seats = в этой партии { $players ->
        [one] { $players } место
        [few] { $players } места
       *[many] { $players } мест
    }, а названо { $seats }: назовите по игроку на каждое
