# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = Vége a játéknak
page-end-solo = { $score ->
        [one] Egy pont
       *[other] { $score } pont
    }
page-end-won = { $me ->
        [yes] Nyertél!
       *[no] { $name } nyert!
    }
page-end-shared = Megosztott győzelem: { $names }
page-end-and = { $first } és { $second }
page-end-places = A helyezések
page-end-place = { $place }.
page-end-place-label = { $place }. hely: { $name }, { $score ->
        [one] egy pont
       *[other] { $score } pont
    }
page-end-place-shared = megosztva
page-end-you = te
page-end-fox = Rókák
page-end-round = { $round }. kör
page-end-broken-dobro = Pontegyenlőség: az utolsó kör dönt, aztán az abban elvitt lapok kisebb összege.
page-end-broken-dobro-br = Pontegyenlőség: az utolsó körben elvitt kevesebb lap dönt.
page-end-broken-dice = Pontegyenlőség: a legjobb egyedi terület dönt.
page-end-band = { $band }. szint a { $bands }-ből
page-end-next-band = { $points ->
        [one] még egy pont a következő szintig
       *[other] még { $points } pont a következő szintig
    }
page-end-best-band = ennél jobb nincs
page-end-replay = Visszajátszás
page-end-download = Játszmafájl
page-end-table = Végállás
page-end-table-hide = Asztal elrejtése

## The replay

page-replay-title = Visszajátszás: { $game }
page-replay-window = Visszajátszás: { $game } · Silvertray
page-replay-back = Vissza az asztalhoz
page-replay-controls = A játszma lépései
page-replay-step = Állás: { $step }/{ $steps }
page-replay-first = Ugrás az elejére
page-replay-previous = Egyet vissza
page-replay-next = Egyet előre
page-replay-last = Ugrás a végére
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-eyes = Nézőpont
page-replay-eyes-all = egy néző
page-replay-start = Kezdőállás
page-replay-result = { $place }. { $name } { $score }
