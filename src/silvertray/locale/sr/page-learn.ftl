# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = Научи за 3 минута
learn-window = Научи { $game } · Silvertray
learn-step = Корак { $step } од { $steps }
learn-leave = Напусти лекцију
learn-roll = Сада притисни дугме: коцкице се бацају.
learn-other = У игри би и то могло. Овде пробај оно што је заокружено.
learn-show = Уради то уместо мене
learn-play = Играј праву партију
learn-again = Још једном
learn-rules = Сва правила
learn-over = Лекција је готова

## Rules

rules-window = Правила: { $game } · Silvertray
rules-heading = Правила: { $game }
rules-search = Претражи правила
rules-search-hint = Реч или број као { $rule }
rules-chapters = Поглавља
rules-games = Игре
rules-found = { $count ->
        [0] Тога нема ни у једном правилу. Пробај другу реч.
        [one] Нађено је { $count } правило
        [few] Нађена су { $count } правила
       *[other] Нађено је { $count } правила
    }
rules-example = Пример: { $text }
rules-why = Зашто: { $text }
rules-of-all = Сва правила: { $game }
rules-missing = У овој игри нема правила { $rule }.
rules-lesson = Научи кроз игру
