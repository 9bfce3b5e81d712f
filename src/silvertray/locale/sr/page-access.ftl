# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Пређи на главни део
access-dice = Коцкице

## Read aloud

access-earlier = { $count ->
        [one] Пре тога { $count } потез
        [few] Пре тога { $count } потеза
       *[other] Пре тога { $count } потеза
    }
access-place = { $place }. { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }

## Typed commands

access-commands = Команде
access-commands-menu = Команде тастатуром
access-field = Укуцај команду
access-field-note = На пример: баци, врати, поени, help
access-go = Изврши
access-close = Затвори командну линију
access-done = { $text }: готово.
access-action = { $way }: { $cell }
access-roll = баци коцкице
access-word-moves = шта сада може
access-word-look = коцкице или твоја рука
access-word-score = поени свих играча
access-word-undo = врати свој последњи корак
access-word-help = шта може да се укуца
access-score = { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
access-look = { $place }: { $things }.
access-look-hand = Твоја рука: { $cards }.
access-moves = можеш да укуцаш: { $moves }.
access-no-moves = Тренутно нема шта да се уради.
access-legal = То је сада могуће.
access-help = Укуцај акцију са списка испод, њен почетак или речи из њеног описа, и притисни Enter. „roll” баца коцкице, „undo” враћа твој последњи корак, „moves” набраја све што смеш, „look” каже коцкице или руку, „score” поене свих играча, а „why” и акција зашто она не може. Escape затвара командну линију.

## Settings

access-single-keys = Појединачни тастери
access-single-keys-note = „/” отвара командну линију, „h” даје савет, „n” води до следеће, а „b” до претходне грешке у анализи. Искључи их ако уређају говориш, а он сам куца.
