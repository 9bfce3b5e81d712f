# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } vagy { $last }

## Where things stand

dice-turn = { $own ->
        [yes] te jössz
       *[no] { $name } jön
    }
dice-passive-turn = passzív lépés
dice-roll-number = dobás: { $roll }/3
dice-you = Te
dice-active = nála vannak a kockák
dice-acting = ő jön
dice-sheets = A játékosok pontozólapjai
dice-sheet-of = { $name } pontozólapja
dice-own-sheet = Vissza a tiédhez

## Dice

dice-pool = Dobható kockák
dice-pool-empty = Nincs több dobható kocka
dice-tray = Ezüsttálca
dice-fields = Kockamezők
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, még nincs dobva
dice-die-legal = használható
dice-die-used = plusz kockaként már felhasználva
dice-die-not-now = Ez a kocka most nem használható.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
dice-cell = { $area }, { $number }. mező
dice-cell-printed = { $area }, { $number }. mező, felirata { $label }
dice-cell-in-row = { $area } { $label }, { $row } sor
dice-cell-twin = { $area } { $label }, { $which ->
        [1] első
        [2] második
        [3] harmadik
       *[other] negyedik
    } mező
dice-free = szabad
dice-circled = bekarikázva
dice-crossed = kihúzva
dice-written = beírva: { $number }
dice-under = bónusza: { $reward }
dice-legal = jelölhető: { $ways }
dice-by-reward = a bónuszoddal
dice-earns = bónusz: { $rewards }
dice-track = { $reward }: { $left } használható, { $spent } elhasználva, összesen { $fields }
dice-round-cell = { $number }. kör{ $now ->
        [yes] , most
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] : { $reward }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] egy róka
       *[other] { $foxes } róka
    }: { $points }
dice-score-total = összesen { $points }

## What is asked

dice-ask-pick = Koppints egy világító mezőre vagy egy kockára.
dice-ask-tray = { $name } dobott: válassz egy kockát az ezüsttálcáról.
dice-ask-solo-tray = Válassz egy kockát az ezüsttálcáról.
dice-ask-fields = A tálcáról egyik sem jó: válassz egyet a kockamezőkről.
dice-ask-extra = Plusz kocka, vagy vége?
dice-ask-reward = Bónusz vár: koppints egy világító mezőre.
dice-ask-cross = Kihúzod a kisebbeket is?
dice-ask-return = Visszahozol egy kockát a tálcáról, vagy dobsz?
dice-ask-stop = Nincs több dobható kocka. Visszahozol egyet, vagy megállsz?
dice-ask-roll = { $count ->
        [one] Dobj az utolsó kockával.
       *[other] Te dobsz.
    }
dice-ask-first = Sorsolás: ki kezd?
dice-ask-tie = Egyforma kockák: melyik kerül a tálcára?
dice-wait = Most jön: { $names }
dice-wait-roll = { $names } mindjárt dob
dice-wait-first = { $names } mondja meg, ki kezd
dice-wait-tie = { $names } mondja meg, melyik egyforma kocka kerül a tálcára
dice-over = Vége a játéknak.
dice-nothing-to-do = Most nincs teendőd
dice-which = Melyik?
dice-waiting = Várakozó bónuszok: { $rewards }

## Choices

dice-dock = A választásod
dice-mark = { $area } { $what }
dice-mark-as = { $die } { $area }ként: { $what }
dice-in-row = { $label }, { $row } sor
dice-circle-it = { $label } bekarikázása
dice-cross-it = { $label } kihúzása
dice-worth = { $points }
dice-confirm = Rendben
dice-tap-again = vagy koppints újra a mezőre
dice-cancel = Mégsem
dice-undo = Vissza
dice-close = Bezárás
dice-roll-roll = Dobás { $count ->
        [one] egy kockával
       *[other] { $count }{ "\u00A0" }kockával
    }
dice-roll-first = Kezdő sorsolása
dice-roll-tie = Sorsolás
dice-do-reroll = újradobás (még { $left })
dice-do-return = { $die } visszahozása
dice-do-roll = dobás { $count ->
        [one] az utolsó kockával
       *[other] { $count }{ "\u00A0" }kockával
    }
dice-do-stop = megállás
dice-do-give-up = dobás kihagyása
dice-do-decline = dobás kihagyása
dice-do-pass-tray = kihagyás
dice-do-pass-extra = lépés vége
dice-do-pass-cross = a többi kihagyása
dice-do-pass-reward = passz
dice-not-now = { $cell }: most nem jelölhető be. Válassz egy világító mezőt.
dice-marked-already = { $cell }: már be van jelölve.

## Real dice

dice-typed-ask-roll = Dobj a kockáiddal, és koppints arra, amit mutatnak.
dice-typed-ask-first = Ki kezd?
dice-typed-ask-tie = { $count ->
        [one] Az egyforma kockák közül koppints a tálcához legközelebbire.
       *[other] Az egyforma kockák közül koppints a tálcához legközelebbi { $count } kockára.
    }
dice-typed-roll = { $count ->
        [one] Ez a kocka
       *[other] Ezek a kockák
    }
dice-typed-tray = { $count ->
        [one] Ez a legközelebbi
       *[other] Ezek a legközelebbiek
    }
dice-to-tray = a tálcára: { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Újradobás: egyszer újra dobhatod az éppen dobott kockákat, mielőtt választasz közülük.
dice-about-return = Visszahozás: egyszer, a második vagy a harmadik dobásod előtt visszahozhatsz egy kockát a tálcáról.
dice-about-extra = Plusz kocka: egyszer, bármelyik lépés végén, még egyet használhatsz a hat kocka közül.
dice-about-fox = Róka: a végén annyit ér, mint a leggyengébb területed.
dice-about-x = { $reward }: azonnal húzz ki egy { $colour } mezőt, bármi is a száma.
dice-about-n = { $reward }: azonnal írj egy { $number ->
        [3] 3-ast
        [5] 5-öst
        [6] 6-ost
       *[other] { $number }-est
    } { $colour_into }.
dice-about-any = { $reward }: azonnal jelölj be { $name ->
        [black] bármelyik területen egy mezőt
       *[other] egy { $colour } mezőt
    }, tetszőleges számmal.
dice-about-black = { $reward }: azonnal húzz ki egy mezőt a sárgában, a kékben vagy a zöldben, vagy írj egy 6-ost a narancsba vagy a lilába.
