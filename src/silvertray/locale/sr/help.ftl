# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Отворени сто за игре коцкицама и картама.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] компајлирано
       *[other] није компајлирано: иста правила, само спорије
    })
command-usage = позив:
command-arguments = аргументи
command-options = опције
command-help = приказује ову помоћ
command-version = приказује верзију
command-lang = језик речи, на пример ru (иначе као на систему)

## What a command line is refused for

command-refused = { $prog }: { $why }; помоћ: `{ $prog } --help`
command-wrong-missing = недостаје: { $arguments }
command-wrong-unknown = непознато: { $arguments }
command-wrong-empty = { $argument }: недостаје вредност
command-wrong-filled = { $argument }: не иде вредност, а наведено је { $value }
command-wrong-number = { $argument }: { $value } није такав број
command-wrong-choice = { $argument }: не постоји { $value }, изабери нешто од { $choices }
command-wrong-both = { $argument } и { $other } не иду заједно
command-wrong-short = { $argument } може бити више тога: { $arguments }

## The commands

command-serve = покрени сервер са страницом за игру
command-tidy = уклони столове напуштене пре краја
command-audit = понови сваки сто из базе сервера и кажи шта одступа
command-export = упиши све столове из базе сервера у датотеку
command-import = унеси столове или завршене партије из датотеке у базу сервера
command-play = играј у терминалу
command-simulate = пусти ботове да одиграју много партија
command-tournament = оцени ботове по партијама са истим коцкицама и картама за све
command-train = обучи мрежу за игру коцкицама или настави обуку
command-analyse = покажи колико је вредела свака одлука у партији, а шта је била срећа
command-dataset = упиши сваку одлуку из многих партија ботова у Parquet датотеку
command-gauge = утврди колико греше тренерове цене, да би се исправиле
command-puzzles = нађи у партијама ботова позиције у којима је једна могућност јасно најбоља
command-replay = провери да сваки резултат у датотеци партија следи из записа
command-verify = провери унапред одређене коцкице у датотеци партија

## Options of several commands

command-any-game = једна од: { $games }
command-any-dice-game = clever или twice
command-any-players = места за столом (иначе најмање што игра дозвољава)
command-any-bots = једно име за сва места или по једно за свако: hard,medium
command-any-games = колико партија (иначе 1000)
command-any-seed = исти број даје исте партије
command-any-option = на пример solo_fallback=off
command-any-json = испиши један JSON објекат
command-any-jobs = колико процеса ради истовремено
command-any-file = датотека партија
command-any-database = где се чувају партије (иначе као код serve)

## Options of one command

command-play-players = места за столом, са ботовима (иначе 1 + ботови)
command-play-bots = ботови за последња места, на пример medium,hard
command-play-seed = исте коцкице или карте за све са тим бројем
command-play-table-dice = бацај праве коцкице и укуцај шта показују
command-play-fair = извлачење које се после партије може проверити
command-play-resume = прикажи сачуване партије и настави једну
command-play-plain = реченице без боја и оквира, за читаче екрана
command-simulate-log = упиши сваку партију у ову датотеку
command-tournament-bots = два или више, на пример expert,medium,greedy
command-tournament-players = места за столом (иначе 2; 1 пореди соло партије)
command-tournament-games = бар толико, јер свако извлачење играју сви
command-tournament-plot = нацртај рејтинг у ову датотеку
command-train-recipe = име као clever-table или file.toml (иначе GAME-solo)
command-train-hours = колико сати, без пауза (иначе по рецепту)
command-train-games = уместо тога број партија; исти број даје исту мрежу
command-train-jobs = колико процеса игра истовремено (иначе 2)
command-train-seed = други број даје другу мрежу
command-train-out = куда иде мрежа (иначе RECIPE.net)
command-train-start = почни од ове мреже, а не ни од чега
command-train-judge = нове партије по којима се мрежа на крају оцењује
command-train-on = где се играју партије
command-train-fresh = почни испочетка, шта год остало од ове обуке
command-analyse-seat = које место се гледа, од 0 (иначе свако)
command-analyse-depth = quick или usual (иначе): колико далеко тренер гледа унапред
command-analyse-html = упиши страницу са сликама у ову датотеку
command-dataset-out = куда иде (иначе GAME.parquet)
command-gauge-table = мрежа за 2 до 4 играча, а не она за соло партије
command-gauge-games = за сваки ниво и број играча (иначе 200)
command-gauge-seed = исти број даје исте поправке
command-gauge-out = куда иде (иначе GAME-solo.jsonl или GAME-table.jsonl)
command-puzzles-games = колико партија се прегледа (иначе 200)
command-puzzles-seed = исти број даје исте загонетке
command-puzzles-out = куда иду (иначе GAME.jsonl)
command-serve-host = адреса на којој сервер слуша (иначе 127.0.0.1; 0.0.0.0 за телефоне)
command-serve-port = порт на којем се слуша (иначе 8000)
command-serve-database = где се чувају партије, на пример sqlite:///tables.db или postgresql://user@host/name
command-serve-workers = колико процеса заједно опслужује столове (иначе 1)
command-serve-redis = преко чега се процеси чују, на пример redis://localhost
command-serve-open = отвори страницу, где има екрана
command-tidy-days = толико дана недирнути (иначе 90)
command-audit-json = испиши JSON објекат за сваки сто који одступа и један на крају
command-export-finished = датотеке завршених партија, без тајни
