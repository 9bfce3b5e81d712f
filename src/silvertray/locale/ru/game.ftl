# Colours, rewards and other words that every screen of the dice games shares.
# Masculine throughout (кубик), so that a colour fits wherever a die or an area is named.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

colour-white = белый
    .prep = белом
    .gen = белого
colour-black = чёрный
    .prep = чёрном
    .gen = чёрного
colour-yellow = жёлтый
    .prep = жёлтом
    .gen = жёлтого
colour-blue = синий
    .prep = синем
    .gen = синего
colour-green = зелёный
    .prep = зелёном
    .gen = зелёного
colour-orange = оранжевый
    .prep = оранжевом
    .gen = оранжевого
colour-purple = фиолетовый
    .prep = фиолетовом
    .gen = фиолетового
colour-silver = серебряный
    .prep = серебряном
    .gen = серебряного
colour-pink = розовый
    .prep = розовом
    .gen = розового

# One letter a colour: it stands on the dice, so that they read without colour.
letter-white = Б
letter-black = { "" }
letter-yellow = Ж
letter-blue = С
letter-green = З
letter-orange = О
letter-purple = Ф
letter-silver = Е
letter-pink = Р

reward-reroll = переброс
    .acc = переброс
reward-return = возврат
    .acc = возврат
reward-extra = дополнительный кубик
    .acc = дополнительный кубик
reward-fox = лиса
    .acc = лису
reward-x = { $colour } X
    .acc = { $colour } X
reward-n = { $colour } { $number }
    .acc = { $colour } { $number }
reward-any = { $colour } ?
    .acc = { $colour } ?
reward-black = чёрный X или 6
    .acc = чёрный X или 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←К
sign-extra = +К
sign-fox = лиса
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-clever-1 = Лисы конспектируют ваши партии. Лучше уже некуда.
rating-clever-2 = Блестяще! Вам впору учить других.
rating-clever-3 = По-настоящему умно. Цепочки шли по первому зову.
rating-clever-4 = Сильная партия. Мало кто сыграет лучше.
rating-clever-5 = Отличная игра. Две сотни взяты.
rating-clever-6 = Хорошая партия. Ещё лиса-другая, и вы взлетите.
rating-clever-7 = Крепко. Пусть бонусы поработают на вас, и счёт пойдёт вверх.
rating-clever-8 = Неплохое начало. Следите, что даёт каждая отметка.
rating-clever-9 = Кубики у вас в долгу. Попробуйте ещё раз!

rating-twice-1 = Серебряная тарелка ваша. Рядом с вами никого.
rating-twice-2 = Триста и больше. Мастерски, от первого кружка до последнего крестика.
rating-twice-3 = И правда вдвойне умно. Вы всё предвидели.
rating-twice-4 = Превосходно. Цепочки бежали сами.
rating-twice-5 = Сильная партия. Так далеко заходят немногие.
rating-twice-6 = Отличная игра. Ещё одна лиса, и вы на вершине.
rating-twice-7 = Хорошо. Две сотни взяты.
rating-twice-8 = Крепко. Берегите слабейшую область: она кормит лис.
rating-twice-9 = Достойная партия. Кружок — это обещание: зачеркните его.
rating-twice-10 = Начало положено. Пусть каждый ? приносит следующий.
rating-twice-11 = Кубики у вас в долгу. Соберите их и попробуйте ещё раз!
