# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Ugrás a fő részre
access-dice = Kockák

## Read aloud

access-earlier = { $count ->
        [one] Előtte még egy lépés
       *[other] Előtte még { $count } lépés
    }
access-place = { $place }. { $name }: { $points ->
        [one] egy pont
       *[other] { $points } pont
    }

## Typed commands

access-commands = Parancsok
access-commands-menu = Parancsok beírása
access-field = Írj be egy parancsot
access-field-note = Például: dobás, vissza, pontok, help
access-go = Végrehajtás
access-close = Parancssor bezárása
access-done = { $text }: kész.
access-action = { $way }: { $cell }
access-roll = dobás a kockákkal
access-word-moves = a most lehetséges lépések
access-word-look = a kockák vagy a kezed
access-word-score = a pontok állása
access-word-undo = az utolsó lépésed visszavonása
access-word-help = mit lehet beírni
access-score = { $name }: { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
access-look = { $place }: { $things }.
access-look-hand = A kezedben: { $cards }.
access-moves = ezeket írhatod be: { $moves }.
access-no-moves = Most nincs mit tenni.
access-legal = Ez most lehetséges.
access-help = Írj be egy akciót úgy, ahogy a lenti listán áll, vagy csak az elejét, vagy a magyarázata szavait, és nyomj Entert. „roll”: dobás, „undo”: az utolsó lépésed visszavonása, „moves”: a most lehetséges lépések, „look”: a kockák vagy a kezed, „score”: mindenki pontjai, „why” és egy akció: miért nem lehet. Az Escape bezárja a parancssort.

## Settings

access-single-keys = Egybillentyűs parancsok
access-single-keys-note = A „/” megnyitja a parancssort, a „h” tippet ad, az „n” az elemzés következő, a „b” az előző hibájához visz. Kapcsold ki, ha diktálsz az eszközödnek, és az magától gépel.
