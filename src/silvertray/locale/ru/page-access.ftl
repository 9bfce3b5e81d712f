# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Перейти к основной части
access-dice = Кубики

## Read aloud

access-earlier = До этого ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
access-place = { $place }. { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Typed commands

access-commands = Команды
access-commands-menu = Ввести команду
access-field = Введите команду
access-field-note = Например: бросить, отменить, очки, help
access-go = Выполнить
access-close = Закрыть командную строку
access-done = { $text }: готово.
access-action = { $way }: { $cell }
access-roll = бросить кубики
access-word-moves = что сейчас можно
access-word-look = кубики или ваша рука
access-word-score = очки всех игроков
access-word-undo = отменить свой последний шаг
access-word-help = что можно ввести
access-score = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
access-look = { $place }: { $things }.
access-look-hand = Ваша рука: { $cards }.
access-moves = можно ввести: { $moves }.
access-no-moves = Сейчас делать нечего.
access-legal = Сейчас это можно.
access-help = Введите действие так, как оно записано ниже, или его начало, или слова из описания и нажмите Enter. «roll» бросает кубики, «undo» отменяет ваш последний шаг, «moves» перечисляет всё, что можно, «look» называет кубики или руку, «score» — очки всех, «why» и действие объясняет, почему оно невозможно. Escape закрывает командную строку.

## Settings

access-single-keys = Горячие клавиши
access-single-keys-note = «/» открывает командную строку, «h» даёт подсказку, «n» и «b» ведут к следующей и предыдущей ошибке в разборе. Выключите, если диктуете текст голосом: буквы могут сработать сами.
