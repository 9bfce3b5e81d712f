# The terminal game. Keys are what the player types; everything else is what the player reads.

key-undo = u
key-help = ?
key-sheet = s
key-first = t
key-log = l
key-auto = a
key-quit = q

## Players

name-you = Te
name-player = { $number }. játékos
name-bot = { $bot } { $number }

## The top line

# With several players the drawn screen has an arrow instead of “active”.
top-round = kör: { $round }/{ $rounds }
top-draw = az 1. kör előtt
top-rewards = az első dobás előtt
top-active = aktív: { $name }
top-passive-turn = passzív lépés
top-roll = dobás: { $roll }/3
top-over = vége a játéknak

## Dice

place-pool = Készlet
place-tray = Tálca
place-fields = Kockamezők

## The sheet

sheet-area = { $area } { $points }
sheet-of = Pontozólap: { $name }
sheet-row-points = sor
sheet-track-reroll = { $sign } újra
sheet-track-return = { $sign } vissza
sheet-track-extra = { $sign } plusz
sheet-foxes = róka { $foxes }
sheet-rounds = körök
sheet-fox = róka { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Válassz egyet a dobott kockákból:
ask-tray = Válassz egy kockát a tálcáról:
ask-fields = A tálcáról egyik sem jó (C-52). Válassz egyet a kockamezőkről:
ask-extra = Használj plusz kockát, vagy fejezd be:
ask-reward = Használj fel egy várakozó bónuszt:
ask-cross = Tegyél plusz X-eket az ezüstbe (T-2), vagy hagyd:
ask-return = Visszahozol egy kockát a tálcáról (T-10), vagy dobsz?
ask-stop = Nincs több dobható kocka. Visszahozol egyet a tálcáról (T-10), vagy megállsz?
ask-whose = { $name }: { $question }
ask-roll = Enter: dobás { $count ->
        [one] az utolsó kockával
       *[other] { $count } kockával
    }.
ask-draw = Enter: sorsolás, ki kezd.
ask-tie = Enter: sorsolás, melyik egyforma kocka kerül a tálcára.
ask-faces = Dobj { $count ->
        [one] egy kockával
       *[other] { $count } kockával
    }, és írd be a számokat ebben a sorrendben: { $dice }
ask-first-seat = Ki kezd? Írd be a játékos számát:
ask-nearest = Az egyforma kockák közül melyek vannak a tálcához legközelebb (C-60)?
ask-go-on = Most dob: { $name }. Enter: tovább, { $undo }: az utolsó lépésed vissza.
ask-finish = Ez volt az utolsó lépés. Enter: eredmény, { $undo }: visszavonás.
waiting = Vár: { $rewards }
waiting-crosses = Plusz X: { $dice }
also-open = (előbb jöhet { $names } is: { $first } és egy szám)

## Choices

choice-white = { $die } { $area }ként { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } ({ $row } sor)
choice-circle = { $cell } bekarikázása
choice-cross = { $cell } kihúzása
choice-also = { $choice }, aztán { $dice } is
choice-points = { $sign }{ $points }
choice-back = másik terület
choice-return = { $die } visszahozása
choice-reroll = újradobás (még { $left })
choice-pass-pick = dobás kihagyása (C-14)
choice-pass-declined = dobás kihagyása (C-15)
choice-pass-tray = kihagyás (C-51)
choice-pass-extra = lépés vége
choice-pass-cross = a többi kihagyása (T-2)
choice-pass-return = { $count ->
        [one] dobás az utolsó kockával
       *[other] dobás { $count } kockával
    }
choice-pass-stop = megállás
chain-own = { $area }: { $dice } is
chain-white = { $die } { $area }ként: { $dice } is
group-area = { $area }
group-crosses = plusz X
group-line = { $group } ({ $count }-féle)
tray-dice = { $dice } a tálcára
news-move = { $name }: { $move }
news-roll = { $name }: dobás, { $dice }
news-first = Kezd: { $name }
news-tie = a tálcára sorsolva: { $dice }
news-given-up = { $name }: egyik kocka sem jó, a dobás elvész (C-14)
news-nothing-fits = { $name }: egyik kocka sem jó (C-52)
news-lapsed = { $rewards }: nincs hová tenni, elvész (C-41)

## Keys and notices

hint-choose = szám: választás
hint-undo = { $key } vissza
hint-help = { $key } súgó
hint-sheet = { $key } pontozólap
hint-log = { $key } napló
hint-auto = { $key } auto
hint-quit = { $key } mentés, ki
prompt = >{" "}
notice-undone = Visszavonva.
notice-auto-on = Autodobás bekapcsolva: a kockák maguktól gurulnak. { $key } kikapcsolja.
notice-auto-off = Autodobás kikapcsolva: Enter dob.
notice-go-back = Enter: vissza az asztalhoz.
notice-legal = Igen, ez lehet: { $choice }

## Dice that can be verified

fair-promise = { $chance ->
        [cards] A lapok sorrendjét
       *[dice] A kockákat
    } ez az ujjlenyomat rögzíti, tedd el, ha szeretnéd: { $commitment }
fair-word = { $name }: írj be egy tetszőleges szót { $chance ->
        [cards] a lapok
       *[dice] a kockák
    } sorsolásához, vagy csak Enter.
fair-verify = { $chance ->
        [cards] A lapok ellenőrzése
       *[dice] A kockák ellenőrzése
    }: silvertray verify { $file }

## One screen for several people, whose hands are hidden

pass-screen = Add tovább a képernyőt: { $name }, aztán Enter.
pushed-away = ({ $count } üres sor áll e sor előtt, hogy senki se lássa a másik kezét.)

## Leaving and coming back

saved = A játszmát elmentettük. Folytatás: silvertray play --resume
not-started = Még semmi sem történt, így nincs mit elmenteni.
kept = A játszma itt van: { $file }
resume-title = Mentett játszmák
resume-line = { $number }. { $game } ({ $players }), kör: { $round }/{ $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Írj be egy számot; Enter: 1, { $quit }: kilépés.
resume-left = Nem nyitottál meg semmit.

## The log

log-title = Az utolsó lépések
log-line = { $name }: { $text }
log-chance = Kockák: { $text }
log-empty = Még semmi sem történt.

## The end

end-title = Vége a játéknak
end-line = { $place }. { $name }: { $score } pont
end-shared = { $place }. { $name }: { $score } pont, megosztva
end-area = { $area } { $points }
end-fox = róka { $points }
end-rating = { $band }. szint a { $bands }-ből (C-64). { $words }

## Help

help-title = Így játszol ezen a terminálon
help-number = egy szám: azt választod. Szöveg is jó, például „pick white yellow b”
help-enter = Enter: dobás, ha dobni kell (C-10)
help-undo = { $key }: az utolsó lépésed vissza, amíg nem volt újabb dobás
help-why = { $key } és egy akció vagy szám: miért nem lehet, vagy mit csinál
help-sheet = { $key } és egy játékos száma: az ő pontozólapja; magában a tiéd
help-first = { $key } és egy játékos száma: ő jön előbb, ha többen választanak
help-log = { $key }: az utolsó lépések
help-auto = { $key }: autodobás be vagy ki
help-quit = { $key }: mentés és kilépés (a Ctrl-C is ezt teszi)
help-rules-title = A szabályok röviden; mind ott van: docs/rules
help-rule-roll = C-10–C-15  Legfeljebb három dobás, mindből egy kocka. A kisebbek a tálcára.
help-rule-reroll = C-16  { $reroll } újradobás: e dobás minden kockáját újra dobod.
help-rule-white = C-20, C-21  A fehér bárhová jó. A kék mindig kék + fehér.
help-rule-tray = C-50–C-52  A többiek egy kockát választanak a tálcáról, vagy kihagyják.
help-rule-extra = C-30  { $extra } plusz kocka: a lépés végén még egyszer bármelyik kocka.
help-rule-reward = C-40–C-46  Az X és a szám azonnal jár, tetszőleges sorrendben.
help-rule-fox = C-45  Minden róka annyit ér, mint a leggyengébb területed.
help-rule-decline = C-15  A dobást ki is hagyhatod. Elvész, a kockái a készletben maradnak.
help-sheet-title = E játék pontozólapja röviden; minden ott van: docs/rules
help-rule-return = T-10  { $return } visszahoz egy kockát a tálcáról a 2. vagy 3. dobásodhoz.
help-rule-silver = T-1, T-4  Ezüst: húzd ki a számot bármelyik sorban. A sor az X-ek szerint ér.
help-rule-chain = T-2  Ha dobásból ezüstöt választasz, a kisebb kockák is kihúzhatók ott.
help-rule-single = T-3  Passzívként, plusz kockaként vagy ? esetén az ezüst egyetlen X.
help-rule-yellow = T-5  Sárga: előbb karika, később X. A karikák bónuszt, az X-ek pontot adnak.
help-rule-blue = T-6  Kék: kék + fehér, sosem több az előző számnál.
help-rule-green = T-7  Zöld: párok. Mindegyik az első szám mínusz a második (−).
help-rule-pink = T-8  Rózsaszín: bármi ér; a bónusz legalább a nyomtatott számot kéri.
help-rule-any = T-9  A ? a színe bármely száma, a fekete ? bármely színé. Azonnal jár.
help-rule-ends = T-11  Minden sáv utolsó mezője a mögötte álló bónuszt hozza.
help-sign = { $sign } { $thing }
help-circled = { $sign } karika
help-signs = Jelek: { $signs }; [ ] most lehet

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = Készlet: { $dice }.
plain-to-roll = Dobni kell: { $dice }.
plain-tray = A tálcán: { $dice }.
plain-fields = A kockamezőkön: { $dice }.
plain-die = { $die } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [1] egy pont
       *[other] { $count } pont
    }
plain-have-reroll = { $count ->
        [one] egy újradobás
       *[other] { $count } újradobás
    }
plain-have-return = { $count ->
        [one] egy visszahozás
       *[other] { $count } visszahozás
    }
plain-have-extra = { $count ->
        [one] egy plusz kocka
       *[other] { $count } plusz kocka
    }
plain-have-fox = { $count ->
        [one] egy róka
       *[other] { $count } róka
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die }: { $area } { $cell } kihúzása
plain-circle = { $die }: { $area } { $cell } bekarikázása
plain-in-row = { $cell }, { $row } sor
plain-cross-row = { $die }: { $area }, { $cell }. mező kihúzása
plain-write = { $die }: { $value } beírása { $area_into }, { $cell }. mező
plain-write-label = { $die }: { $value } beírása { $area_into }, { $cell }. mező, felirata { $label }
plain-reward = bónusz
plain-points = { $choice }, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
plain-costs = { $choice }, ára { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
plain-earns = { $choice }, bónusz: { $rewards }
plain-area = { $area }, { $points ->
        [1] egy pont
       *[other] { $points } pont
    }.
plain-row = { $row } sor:
plain-marked = Bejelölve: { $cells }.
plain-crossed = Kihúzva: { $cells }.
plain-circled = Bekarikázva: { $cells }.
plain-free = Szabad: { $cells }.
plain-next = Következő mező: { $cell }.
plain-next-label = Következő mező: { $cell }, felirata { $label }.
plain-line = { $line }: hiányzik { $cells }, jutalma { $prize }.
plain-prize-points = { $points } pont
plain-under = Várható bónuszok: { $rewards }.
plain-under-cell = { $reward } ({ $cell }. mező)
plain-full = Minden mező tele van.
plain-end-reroll = Összesen { $fields } újradobásért: { $reward }.
plain-end-return = Összesen { $fields } visszahozásért: { $reward }.
plain-end-extra = Összesen { $fields } plusz kockáért: { $reward }.
line-row = { $number }. sor
line-column = { $number }. oszlop
line-diagonal = Átló
