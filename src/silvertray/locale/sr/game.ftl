# Colours, rewards and other words that every screen of the dice games shares.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

# Colours are feminine, as dice (коцкица) and areas (област) are. Forms: acc узми жуту; loc у жутој; masc жути X, жути ред;
# ins узми жутом, which is also у жутом реду.
colour-white = бела
    .acc = белу
    .loc = белој
    .masc = бели
    .ins = белом
colour-black = црна
    .acc = црну
    .loc = црној
    .masc = црни
    .ins = црном
colour-yellow = жута
    .acc = жуту
    .loc = жутој
    .masc = жути
    .ins = жутом
colour-blue = плава
    .acc = плаву
    .loc = плавој
    .masc = плави
    .ins = плавом
colour-green = зелена
    .acc = зелену
    .loc = зеленој
    .masc = зелени
    .ins = зеленом
colour-orange = наранџаста
    .acc = наранџасту
    .loc = наранџастој
    .masc = наранџасти
    .ins = наранџастом
colour-purple = љубичаста
    .acc = љубичасту
    .loc = љубичастој
    .masc = љубичасти
    .ins = љубичастом
colour-silver = сребрна
    .acc = сребрну
    .loc = сребрној
    .masc = сребрни
    .ins = сребрном
colour-pink = розе
    .acc = розе
    .loc = розе
    .masc = розе
    .ins = розе

# One letter a colour: it stands on the dice, so that they read without colour.
letter-white = Б
letter-black = { "" }
letter-yellow = Ж
letter-blue = П
letter-green = Е
letter-orange = Н
letter-purple = У
letter-silver = С
letter-pink = Р

reward-reroll = поновно бацање
    .acc = поновно бацање
reward-return = повратак
    .acc = повратак
reward-extra = додатна коцкица
    .acc = додатну коцкицу
reward-fox = лисица
    .acc = лисицу
reward-x = { $colour_masc } X
    .acc = { $colour_masc } X
reward-n = { $colour } { $number }
    .acc = { $colour_acc } { $number }
reward-any = { $colour_masc } ?
    .acc = { $colour_masc } ?
reward-black = црни X или црна 6
    .acc = црни X или црну 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←К
sign-extra = +К
sign-fox = лија
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-clever-1 = Кад ти играш, лисице хватају белешке. Боље од овога не може.
rating-clever-2 = Изванредно! Могао би се по теби писати уџбеник.
rating-clever-3 = Баш паметно. Ланци су долазили чим их позовеш.
rating-clever-4 = Јака партија. Мало ко уме боље.
rating-clever-5 = Добро одиграно. Двеста поена је твоје.
rating-clever-6 = Добра партија. Још која лисица и летиш.
rating-clever-7 = Солидно. Пусти бонусе да раде за тебе и брзо ће расти.
rating-clever-8 = Пристојан почетак. Пази шта свако поље носи са собом.
rating-clever-9 = Коцкице ти дугују. Пробај поново!

rating-twice-1 = Сребрни тањир је твој. Нико ти није ни близу.
rating-twice-2 = Триста и више. Мајсторски, од првог круга до последњег крстића.
rating-twice-3 = Заиста двоструко паметно. Све ти је било јасно унапред.
rating-twice-4 = Одлично. Твоји ланци су ишли сами од себе.
rating-twice-5 = Јака партија. Мало ко стигне довде.
rating-twice-6 = Добро одиграно. Још једна лисица и при врху си.
rating-twice-7 = Добро. Двеста поена је твоје.
rating-twice-8 = Солидно. Пази на најслабију област, она храни лисице.
rating-twice-9 = Пристојна партија. Кругови су обећања: прецртај их.
rating-twice-10 = Почетак. Нека ти сваки ? донесе следећи.
rating-twice-11 = Коцкице ти дугују. Врати их и пробај поново!
