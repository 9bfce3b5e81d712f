# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = таква позиција за вежбање не постоји
error-not-an-answer = у овој позицији не може да се одигра „{ $text }”

page-title-practise = Вежбање · { page-name }
page-practise = Вежбање
page-practise-what = Позиције у којима има шта да се нађе. Тренер каже колико је избор добар и зашто.
page-practise-mistakes = Твоје грешке
page-practise-mistakes-what = Позиције из твојих партија које су највише коштале. Кад неку решиш, враћа се после 1, 3, 7 и 21 дана, док је не научиш.
page-practise-puzzles = Загонетке
page-practise-puzzles-what = Позиције из партија ботова. Један избор је јасно најбољи, и то није онај с највише поена одмах.
page-practise-due = { $due ->
        [0] сада ништа
        [one] { $due } позиција
        [few] { $due } позиције
       *[other] { $due } позиција
    }
page-practise-later = { $later ->
        [one] { $later } се враћа касније
        [few] { $later } се враћају касније
       *[other] { $later } се враћа касније
    }
page-practise-learnt = { $learnt ->
        [one] { $learnt } је научена
        [few] { $learnt } су научене
       *[other] { $learnt } је научено
    }
page-practise-looking = { $games ->
        [one] Тренер треба да погледа још { $games } твоју партију.
        [few] Тренер треба да погледа још { $games } твоје партије.
       *[other] Тренер треба да погледа још { $games } твојих партија.
    }
page-practise-empty = Овде још нема шта да се вежба. Одиграј партију до краја, па ће тренер потражити шта је могло боље.
page-practise-all-done = То је све за данас.
page-practise-back = Назад на избор
page-practise-ask = Шта је овде најбоље?
page-practise-thinks = Тренер размишља…
page-practise-best = Боље не може!
page-practise-good = Добро: скоро да нема бољег.
page-practise-close = Не баш: то кошта { $loss }.
page-practise-wrong = Има боље: ово кошта { $loss }.
page-practise-loss-points = { $loss } поена
page-practise-loss-chances = { $loss } шансе за победу
page-practise-chose = Твој избор: { $move }
page-practise-played = У партији је одиграно: { $move }
page-practise-again = Враћа се { $when }.
page-practise-known = Ово је научено: више се не враћа.
page-practise-next = Даље
page-practise-in-game = Погледај у партији

## How one plays

page-scores-levels = Расподела твојих поена; означени су просеци, твој и ботова
page-scores-course = Последње партије: поени и поени без среће
page-scores-course-score = поени
page-scores-course-adjusted = без среће
page-scores-course-game = Партија { $number }
page-scores-course-unseen = { $games ->
        [one] Тренер још није погледао { $games } од ових партија; погледаће је док вежбаш.
        [few] Тренер још није погледао { $games } од ових партија; погледаће их док вежбаш.
       *[other] Тренер још није погледао { $games } од ових партија; погледаће их док вежбаш.
    }
page-scores-loss = Пропуштено
page-scores-areas-expert = Усправна цртица је просек стручњака.
page-scores-area-both = { $mean }, стручњак { $expert }
