# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = Игра је готова
page-end-solo = { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
page-end-won = { $me ->
        [yes] Победа је твоја!
       *[no] Побеђује { $name }!
    }
page-end-shared = Победу деле { $names }
page-end-and = { $first } и { $second }
page-end-places = Пласман
page-end-place = { $place }.
page-end-place-label = Место { $place }: { $name }, { $score ->
        [one] { $score } поен
        [few] { $score } поена
       *[other] { $score } поена
    }
page-end-place-shared = дељено
page-end-you = ти
page-end-fox = Лисице
page-end-round = Рунда { $round }
page-end-broken-dobro = Исти број поена: одлучује последња рунда, па мањи збир карата узетих у њој.
page-end-broken-dobro-br = Исти број поена: одлучује мање узетих карата у последњој рунди.
page-end-broken-dice = Исти број поена: одлучује најбоља појединачна област.
page-end-band = Ниво { $band } од { $bands }
page-end-next-band = { $points ->
        [one] још { $points } поен до следећег нивоа
        [few] још { $points } поена до следећег нивоа
       *[other] још { $points } поена до следећег нивоа
    }
page-end-best-band = боље не може
page-end-replay = Снимак
page-end-download = Датотека партије
page-end-table = Крајње стање
page-end-table-hide = Сакриј сто

## The replay

page-replay-title = Снимак: { $game }
page-replay-window = Снимак: { $game } · Silvertray
page-replay-back = Назад за сто
page-replay-controls = Кораци партије
page-replay-step = Корак { $step } од { $steps }
page-replay-first = Први корак
page-replay-previous = Корак назад
page-replay-next = Корак напред
page-replay-last = Последњи корак
page-replay-play = Пусти
page-replay-pause = Пауза
page-replay-eyes = Поглед
page-replay-eyes-all = гледалац
page-replay-start = Пре првог корака
page-replay-result = { $place }. { $name } { $score }
