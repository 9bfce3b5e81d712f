# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Открытый стол для игр с кубиками и картами.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] скомпилировано
       *[other] не скомпилировано: те же правила, но медленнее
    })
command-usage = вызов:
command-arguments = аргументы
command-options = параметры
command-help = показать эту справку
command-version = показать версию
command-lang = язык слов, например ru (по умолчанию как в системе)

## What a command line is refused for

command-refused = { $prog }: { $why }; справка: `{ $prog } --help`
command-wrong-missing = не хватает: { $arguments }
command-wrong-unknown = это здесь ничего не значит: { $arguments }
command-wrong-empty = { $argument }: нужно значение
command-wrong-filled = { $argument }: значение не нужно, а дано { $value }
command-wrong-number = { $argument }: здесь не может стоять { $value }
command-wrong-choice = { $argument }: нет такого: { $value }, выберите из { $choices }
command-wrong-both = { $argument } и { $other } вместе не работают
command-wrong-short = { $argument } можно понять по-разному: { $arguments }

## The commands

command-serve = запустить сервер с игровой страницей
command-tidy = удалить столы, брошенные до конца партии
command-audit = повторить все столы из базы сервера и сказать, что расходится
command-export = записать все столы из базы сервера в файл
command-import = загрузить столы или оконченные партии из файла в базу сервера
command-play = играть в терминале
command-simulate = дать ботам сыграть много партий
command-tournament = оценить ботов по партиям с одинаковыми для всех кубиками и картами
command-train = обучить сеть игре с кубиками или продолжить обучение
command-analyse = показать, чего стоило каждое решение в партии и что было удачей
command-dataset = записать каждое решение из многих партий ботов в файл Parquet
command-gauge = узнать, насколько ошибаются оценки тренера, чтобы их поправить
command-puzzles = найти в партиях ботов позиции, где один вариант явно лучший
command-replay = проверить, что каждый результат в файле партий следует из записи
command-verify = проверить зафиксированные заранее кубики в файле партий

## Options of several commands

command-any-game = одна из: { $games }
command-any-dice-game = clever или twice
command-any-players = мест за столом (по умолчанию наименьшее для игры)
command-any-bots = одно имя на все места или по одному на каждое: hard,medium
command-any-games = сколько партий (по умолчанию 1000)
command-any-seed = с одним и тем же числом партии те же
command-any-option = например solo_fallback=off
command-any-json = вывести один объект JSON
command-any-jobs = сколько рабочих процессов
command-any-file = файл партий
command-any-database = где хранятся партии (по умолчанию как у serve)

## Options of one command

command-play-players = мест за столом вместе с ботами (по умолчанию 1 + боты)
command-play-bots = боты на последние места, например medium,hard
command-play-seed = одинаковые кубики или карты для всех с этим числом
command-play-table-dice = бросать настоящие кубики и вводить, что выпало
command-play-fair = кубики или карты, которые можно проверить после партии
command-play-resume = показать сохранённые партии и продолжить одну
command-play-plain = предложения без цветов и рамок, для программ чтения с экрана
command-simulate-log = записать каждую партию в этот файл
command-tournament-bots = два или больше, например expert,medium,greedy
command-tournament-players = мест за столом (по умолчанию 2; 1 сравнивает партии соло)
command-tournament-games = наименьшее число партий: каждую раздачу играют все
command-tournament-plot = нарисовать рейтинг в этот файл
command-train-recipe = имя, например clever-table, или file.toml (по умолчанию GAME-solo)
command-train-hours = сколько часов без перерывов (по умолчанию по рецепту)
command-train-games = вместо этого число партий; то же число даёт ту же сеть
command-train-jobs = сколько рабочих процессов играет (по умолчанию 2)
command-train-seed = другое число даёт другую сеть
command-train-out = куда записать сеть (по умолчанию RECIPE.net)
command-train-start = начать с этой сети, а не с нуля
command-train-judge = новые партии, по которым сеть оценивается в конце
command-train-on = где играются партии
command-train-fresh = начать заново, даже если от прошлого обучения что-то осталось
command-analyse-seat = какое место смотреть, считая с 0 (по умолчанию все)
command-analyse-depth = quick или usual (по умолчанию): как далеко смотрит тренер
command-analyse-html = записать страницу с картинками в этот файл
command-dataset-out = куда записать (по умолчанию GAME.parquet)
command-gauge-table = сеть для 2–4 игроков, а не для партий соло
command-gauge-games = на каждый уровень и число игроков (по умолчанию 200)
command-gauge-seed = одно и то же число даёт те же поправки
command-gauge-out = куда записать (по умолчанию GAME-solo.jsonl или GAME-table.jsonl)
command-puzzles-games = сколько партий просмотреть (по умолчанию 200)
command-puzzles-seed = одно и то же число даёт те же задачи
command-puzzles-out = куда записать (по умолчанию GAME.jsonl)
command-serve-host = какой адрес слушать (по умолчанию 127.0.0.1; 0.0.0.0 впускает телефоны)
command-serve-port = какой порт слушать (по умолчанию 8000)
command-serve-database = где хранить партии, например sqlite:///tables.db или postgresql://user@host/name
command-serve-workers = сколько рабочих процессов обслуживает столы (по умолчанию 1)
command-serve-redis = через что они узнают друг о друге, например redis://localhost
command-serve-open = открыть страницу, если есть экран
command-tidy-days = сколько дней стол не трогали (по умолчанию 90)
command-audit-json = вывести объект JSON о каждом расхождении и один в конце
command-export-finished = файлы оконченных партий, без секретов
