# Тренер: савети током партије, анализа на крају.

## Савети
coach-allowed = Савети тренера
coach-allowed-note = Док бираш, можеш да питаш тренера. У партијама за рејтинг савета нема.
coach-hint = Савет
coach-more = Реци ми још
coach-close = Затвори савет
coach-area = Погледај { $area_acc }
coach-deed-pass = Ништа не уписуј
coach-deed-reroll = Баци поново
coach-deed-return = Врати коцкицу
coach-deed-play = Играј
coach-deed-take = Узми штих
coach-deed-draw = Вуци
coach-die = { $where } · коцкица: { $things }
coach-cards = { $where } · карте: { $things }
coach-no-thing = { $where } · без коцкице
coach-best-points = { $move } · очекивани поени: { $worth }
coach-best-chances = { $move } · шанса за победу: { $worth }
coach-options = Све могућности, најбоља прва
coach-options-more = { $count ->
        [one] Још { $count } могућност
        [few] Још { $count } могућности
       *[other] Још { $count } могућности
    }
coach-options-few = Само најбоље
coach-expected = очекивани поени
coach-legend = { $win ->
        [yes] шанса за победу · очекивани поени
       *[no] очекивани поени
    }
coach-best = најбоље
coach-chosen = изабрано
coach-win = шанса за победу
coach-why = Зашто је „{ $better }” боље него „{ $other }”:
event-hint = { $me ->
        [yes] Тражиш
       *[no] { $name } тражи
    } савет од тренера
event-hints = За овим столом тренер не даје савете
event-rated = Партија је за рејтинг: тренер не даје савете

## Анализа завршене партије
coach-review = Тренер
coach-review-open = Анализа са тренером
coach-review-close = Затвори тренера
coach-working = Тренер пролази кроз партију: { $percent }
coach-overview = Цела партија
coach-previous-mistake = Претходна грешка
coach-next-mistake = Следећа грешка
coach-figure-accuracy = тачност
coach-figure-adjusted = поена без среће
coach-figure-lost = { $unit ->
        [points] поена изгубљено грешкама
       *[chances] изгубљено грешкама
    }
coach-figure-chance = процентних поена шансе изгубљено, укупно
coach-figure-chance-luck = шансе за победу од среће
coach-figure-percentile = партија има мање среће
coach-figure-errors = грешке / одлуке
coach-hints-used = { $count ->
        [one] { $count } савет
        [few] { $count } савета
       *[other] { $count } савета
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } савет
        [few] { $count } савета
       *[other] { $count } савета
    }
coach-curve-points = Очекивани поени по рундама
coach-curve-chances = Шанса за победу по рундама
coach-curve-label = Од { $start } на почетку до { $score } на крају
coach-waterfall = Од почетка до коначног резултата
coach-sum-start = На почетку
coach-sum-luck = Срећа
coach-sum-loss = Грешке
coach-sum-others = Остали
coach-sum-model = Грешка тренера
coach-sum-final = Коначно
coach-marked = Означени потези
coach-units = { $win ->
        [yes] поени · шанса за победу
       *[no] поени
    }
coach-marked-none = Нема шта да се означи: сваки избор је био добар.
coach-rolls = Срећа
coach-luckiest = Најсрећније бацање
coach-unluckiest = Најнесрећније бацање
coach-mark-dubious = Непрецизно
coach-mark-mistake = Грешка
coach-mark-blunder = Груба грешка
coach-mark-only = Једини добар избор, и нађен је
coach-roll-luck = Срећа овог бацања: { $luck }
coach-roll-luck-and-chance = Срећа овог бацања: { $luck } · шанса за победу: { $chance }
coach-played = Одиграно: { $move }
coach-lost-points = { $lost } поена
coach-chance-lost = Изгубљено шансе за победу: { $lost } процентних поена
coach-better = Боље: { $move }
coach-was-best = Ништа није било боље.
coach-why-and-options = Објашњење и све могућности
coach-nothing = Овде нема шта да се бира.
coach-show = Покажи ми
coach-back = Назад на партију
coach-instead = Уместо корака { $step }

## Тренер: шта сервер одбија
error-no-coach = тренер још не познаје ову игру
error-hints-off = домаћин не жели савете за овим столом
error-hints-rated = ова партија се рачуна у рејтинг: у њој нема савета
error-too-many-hints = то је много за тренера: сачекај минут
error-coach-gone = тренер тренутно није ту: пробај поново
error-too-many-reviews = то је много за тренера: сачекај минут
error-review-failed = тренер није успео да направи ову анализу: пробај касније
