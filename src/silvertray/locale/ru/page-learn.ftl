# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = Урок на 3 минуты
learn-window = Учимся играть: { $game } · Silvertray
learn-step = Шаг { $step } из { $steps }
learn-leave = Выйти из урока
learn-roll = Нажмите кнопку: кубики полетят.
learn-other = В настоящей партии так можно. А здесь нажмите на обведённое.
learn-show = Сделать за меня
learn-play = Сыграть по-настоящему
learn-again = Ещё раз
learn-rules = Все правила
learn-over = Урок окончен

## Rules

rules-window = Правила: { $game } · Silvertray
rules-heading = Правила: { $game }
rules-search = Поиск по правилам
rules-search-hint = Слово или номер, например { $rule }
rules-chapters = Главы
rules-games = Игры
rules-found = { $count ->
        [0] Такого в правилах нет. Попробуйте другое слово.
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
rules-example = Пример: { $text }
rules-why = Почему: { $text }
rules-of-all = Все правила: { $game }
rules-missing = В этой игре нет правила { $rule }.
rules-lesson = Учиться играя
