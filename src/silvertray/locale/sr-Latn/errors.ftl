# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; dozvoljeno: { $legal }
with-line = red { $line }: { $text }
seat = mesto { $seat }

## Actions that are not legal now

error-unknown-action = „{ $text }” nije akcija ove igre: ukucaj neku sa spiska, na primer „pass” ili „pick white blue”
error-unknown-number = { $action } nije broj akcije ove igre: izaberi dozvoljenu akciju
error-extra-too-early = još je rano za dodatnu kockicu ({ $seat }): dolazi na kraju tvog poteza, zato prvo izaberi
error-picks-over = biranje je u ovom potezu gotovo ({ $seat }): iskoristi dodatnu kockicu ili kaži „dalje” (pass)
error-game-over = igra je gotova: počni novu partiju
error-dice-first = prvo treba baciti kockice: baci, pa biraj
error-not-asked = trenutno nema izbora ({ $seat }): sačekaj svoj red
error-must-pick = ne možeš dalje dok neka bačena kockica odgovara: izaberi jednu ili baci ponovo
error-reroll-too-late = ovde nema ponovnog bacanja: to može samo aktivni igrač, između bacanja i izbora
error-no-reroll-left = nemaš više ponovnih bacanja: izaberi kockicu
error-no-such-reward = { $reward } nije među bonusima koje sada imaš (čeka: { $waiting }): iskoristi ono što čeka
error-reward-first = prvo iskoristi bonus koji čeka: { $waiting }
error-die-not-rolled = { $die } kockica nije u ovom bacanju: izaberi neku od upravo bačenih
error-die-used = { $die } kockica ti je već bila dodatna u ovom potezu: izaberi drugu
error-no-fallback = { $die } kockica nije na tanjiru, a solo_fallback je isključen: iskoristi dodatnu kockicu ili kaži „dalje” (pass)
error-tray-first = { $die } kockica nije na tanjiru, a sa tanjira neka odgovara ({ $tray }): izaberi sa tanjira ili odbij
error-cell-taken = polje { $number }{ $slot } u { $area_loc } je već precrtano: izaberi slobodno
error-sum-taken = plava i bela daju { $number }, a { $number } je u plavoj već precrtano: izaberi drugu oblast ili kockicu
error-silver-taken = { $number } je u srebrnoj već precrtano u { $area_ins } redu: izaberi drugi red
error-no-second-cell = { $number } u žutoj postoji samo jednom: uzmi prvo polje
error-crossed-already = to žuto polje je već zaokruženo i precrtano: izaberi drugo
error-too-high = { $value } je previše za plavu, gde ništa veće od { $most } ne sme da sledi: izaberi drugu oblast ili kockicu
error-no-such-cross = { $die } kockica nema dodatni krstić: imaju ga samo one koje je ovaj izbor srebrne poslao na tanjir
error-cross-first = čekaju dodatni krstići u srebrnoj ({ $dice }): upiši neki ili kaži „dalje” (pass)
error-no-return-now = { $die } kockica sada ne može da se vrati: to ide pre drugog ili trećeg bacanja, dok imaš povratak
error-die-not-on-tray = { $die } kockica nije na tanjiru: vrati neku koja je tamo
error-blue-taken = { $number } je u plavoj već precrtano: izaberi slobodan zbir
error-row-full = u { $area_loc } su sva polja popunjena: izaberi drugu oblast
error-too-low = { $value } je premalo za zelenu, sledeće polje traži bar { $least }: izaberi veću kockicu ili drugu oblast
error-not-higher = u ljubičastoj { $value } ne može posle { $last }: upiši veći broj ili izaberi drugu oblast

## Rolls and undo

error-no-roll-due = sada se ne baca: prvo izaberi
error-not-your-roll = na redu za bacanje je { $roller }, a ne { $seat }: sačekaj
error-dealer-rolls = u ovoj partiji kockice padaju same, „{ $text }” ne može da se ukuca: samo baci
error-wrong-outcome = „{ $text }” nije ono što se traži: ukucaj { $form }
error-wrong-dice = „{ $text }” nisu kockice ovog bacanja: ukucaj broj od 1 do 6 za svako slovo u { $form }
error-wrong-tie = „{ $text }” ne rešava izjednačenje: ukucaj { $form }
error-wrong-faces = „{ $text }” nisu kockice ovog bacanja: ukucaj { $count ->
        [one] { $count } broj od 1 do 6
        [few] { $count } broja od 1 do 6
       *[other] { $count } brojeva od 1 do 6
    } ({ $dice }), na primer { $example }
error-nothing-to-undo = nema šta da se vrati ({ $seat }): nijedna svoja akcija od poslednjeg bacanja
error-undo-blocked = ovo više ne može da se vrati: igra je već nastavljena ({ $seat })
error-no-such-seat = { $seat } ne postoji za ovim stolom (mesta: { $players }): izaberi mesto koje postoji

## Setting up

error-wrong-players = { $game } je za { $least } do { $most } igrača, a ne za { $players }: izaberi broj između
error-wrong-option = { $option } nije opcija ove igre: izostavi je ili izaberi dozvoljenu
error-people-roll = u ovoj partiji kockice bacaju ljudi: ukucaj šta pokazuju
error-resume-alone = --resume nastavlja sačuvanu partiju kakva jeste: izostavi { $option }
error-words-too-late = kockice su pale: reči se dodaju samo pre prvog bacanja
error-unknown-game = nema igre „{ $game }”: izaberi nešto od ovoga: { $games }
error-unknown-language = nema jezika „{ $language }”: izaberi nešto od ovoga: { $languages }
error-unknown-bot = nema bota „{ $bot }”: izaberi nešto od ovoga: { $bots }
error-unknown-depth = nema dubine „{ $depth }”: izaberi nešto od ovoga: { $depths }
error-no-matches = u { $file } nema nijedne partije: navedi datoteku sa partijama
error-page-not-html = analiza se piše u datoteku koja se završava na .html, a ne u { $file }
error-nobody-plays = { $players ->
        [one] { $players } mesto
        [few] { $players } mesta
       *[other] { $players } mesta
    } i { $bots ->
        [one] { $bots } bot
        [few] { $bots } bota
       *[other] { $bots } botova
    }: za tebe nema mesta. Uzmi manje botova ili više igrača ili pusti botove same sa „silvertray simulate”
error-too-many-bots = toliko botova ({ $bots }) ne staje za sto sa toliko mesta ({ $players }): uzmi manje botova ili više igrača
error-wrong-bot-count = botovi „{ $bots }” ne popunjavaju sto (mesta: { $players }): navedi jednog za sva mesta ili po jednog za svako
error-too-few-bots = „{ $bots }” nije dovoljno za turnir: navedi bar dva bota, na primer greedy,random
error-picture-not-svg = { $file } nije ime za SVG sliku, a druge se ne crtaju: izaberi ime koje se završava sa .svg
error-not-parquet = { $file } nije ime za Parquet datoteku, a druge se ne pišu: izaberi ime koje se završava sa .parquet
error-two-dealers = { $first } i { $second } ne idu zajedno: kockice dolaze sa jednog mesta, zato jedno izostavi
error-no-table-dice = { $game } se igra kartama, a ruke su skrivene: izostavi --table-dice
error-wrong-seed = { $seed } nije seed: uzmi ceo broj od 0 do { $most }
error-wrong-games = toliko partija ne može da se odigra ({ $games }): traži bar 1
error-unknown-recipe = nema recepta „{ $recipe }”: izaberi nešto od ovoga: { $recipes } ili navedi datoteku koja se završava sa .toml
error-not-toml = { $file } nije recept ({ $why }): piši ga u TOML-u, kako kaže docs/bots.md
error-wrong-recipe-keys = u receptu { $file } nedostaje polje „{ $field }” ili mu tu nije mesto: polja su { $fields }
error-wrong-recipe = u receptu { $file } polje „{ $field }” ne može biti { $value }: šta može, piše u docs/bots.md
error-recipe-of-another = recept { $recipe } je za { $game }, a ne za { $asked }: izaberi drugi recept ili igru
error-wrong-hours = za toliko sati ({ $hours }) ništa se ne nauči: traži više od 0
error-net-not-net = { $file } nije ime za mrežu: izaberi ime koje se završava sa .net
error-other-net = { $file } je mreža za { $game } širine { $width }, a recept traži drugu: izaberi mrežu koja odgovara
error-other-training = { $file } je ostatak druge obuke (razlika: { $what }): počni iznova sa --fresh ili uzmi drugi --out
error-broken-checkpoint = { $file } ne može da se nastavi jer je oštećeno ili iz druge verzije: počni iznova sa --fresh
error-workers-gone = jedan radni proces se sam ugasio, možda je ponestalo memorije: unesi istu komandu još jednom, po potrebi sa manje --jobs
error-ray-missing = Ray ovde nije instaliran: instaliraj ga sa pip install "silvertray[cluster]" ili izostavi --on ray
error-only-dice-games = ovo je samo za igre s kockicama, ne za { $game }: izaberi nešto od ovoga: { $games }
error-broken-net = { $file } nije mreža koju ovaj program može da pročita, nego je oštećena, odsečena ili iz druge verzije: napravi je ponovo sa „silvertray train”
error-wrong-jobs = toliko radnih procesa ({ $jobs }) je premalo ili previše: traži od 1 do { $most }
error-file-trouble = { $file } ne može da se koristi ({ $why }): proveri ime i da li smeš da otvoriš datoteku
error-secret-missing = tajna ove partije nije u njenoj datoteci, pa novih kockica nema: partija može samo da se gleda

## The terminal game

error-nothing-typed = ništa nije ukucano: ukucaj broj izbora od 1 do { $most } ili ? za pomoć
error-no-such-choice = nema izbora „{ $number }”: ukucaj broj od 1 do { $most } ili ? za pomoć
error-no-choice-now = „{ $number }” ovde ne znači ništa, jer nema šta da se bira: Enter za dalje ili ? za pomoć
error-no-such-player = nema igrača „{ $text }” za ovim stolom: ukucaj broj od 1 do { $players }
error-player-not-asked = trenutno nema izbora ({ $seat }): pusti prvo nekog drugog ({ $open })
error-no-such-game = nema sačuvane partije „{ $text }”: ukucaj broj od 1 do { $most }
error-no-saved-games = u { $folder } nema sačuvanih partija: počni jednu sa „silvertray play”
error-cannot-save = partija ne može da se sačuva u { $folder } ({ $why }): oslobodi prostor ili postavi SILVERTRAY_HOME na drugu fasciklu
error-unreadable = { $file } ne može da se pročita ({ $why }): proveri ime i da li smeš da otvoriš datoteku
error-empty-file = u { $file } nema partije: izaberi drugu datoteku

## Positions

error-wrong-position = „{ $text }” nije pozicija igre { $game }: počinje imenom igre i ima po jedan deo za svaki listić
error-wrong-word = „{ $word }” u poziciji ne znači ništa: koje reči postoje, piše u docs/notation.md
error-impossible-position = ovakva pozicija ne može da postoji, zbog „{ $part }”: proveri taj deo prema pravilu
error-impossible-marks = ova pozicija ima upis koji nikad nije bio moguć: proveri upise u oblastima
error-stuck-position = u ovoj poziciji negde nema šta da se bira ili nije red na biranje ({ $seat }): proveri fazu i bonuse

## Match files

error-broken-line = ovo nije ceo red JSON-a, datoteka je ovde oštećena ili odsečena: preuzmi je ponovo
error-not-a-match = ovo nije Silvertray partija, jer nema polje „silvertray”: izaberi datoteku partije
error-wrong-version = partija ima verziju { $version } zapisa, a ovaj program čita verziju { $known }: uzmi program koji odgovara
error-wrong-field = polje „{ $field }” nedostaje ili ima pogrešnu vrednost: ispravi ga kako kaže docs/notation.md
error-other-rules = partija je igrana po pravilima { $rules }, a ovaj program ima { $known }: uzmi program koji odgovara
error-illegal-step = korak { $step } u zapisu, „{ $entry }”, nije moguć: { $why }
error-wrong-result = rezultat se ne slaže sa zapisom: u datoteci piše { $claimed }, a zapis daje { $found }
error-broken-promise = ovo nije tajna na koju se server obavezao: ovim kockicama se ne može verovati
error-other-dice = korak { $step } u zapisu, „{ $entry }”, nije ono što sledi iz tajne: ovim kockicama se ne može verovati

## Dobro, in the order of D-48

error-E_ROUND_OVER = runda je gotova: sačekaj sledeće deljenje; posle poslednje runde počni novu partiju
error-E_NO_DRAW_DUE = nema šta da se vuče: vuci odmah posle svoje karte, pre sledećeg igrača
error-E_CARDS_FIRST = karte se još vuku: sačekaj ih
error-E_NOT_YOUR_TURN = na potezu je { $turn }, a ne { $seat }: sačekaj svoj red
error-E_NOTHING_TO_TAKE = nema štiha za uzimanje: ko otvara, mora da odigra kartu
error-E_UNKNOWN_ACTION = „{ $text }” nije akcija: ukucaj broj sa spiska ili „play 7”, „play 7 7”, „play J=11”, „take” ili „draw”
error-E_CARD_COUNT = igra se jedna karta ili par, a ne { $count }: izaberi jednu ili dve
error-E_NOT_IN_HAND = nemaš toliko takvih karata u ruci ({ $card }): igraj ono što imaš
error-E_SPECIAL_ALONE = preskakanje i promena smera igraju se bez druge karte: izostavi je
error-E_JOKER_NUMBER = broj se imenuje samo za džokere, od 2 do 12 kad su sami, a uz kartu samo njen broj: ukucaj „play J=11” ili „play J 7”
error-E_SPECIAL_LEAD = preskakanje i promena smera za ovim stolom ne otvaraju štih: otvori drugom kartom
error-E_NOT_A_PAIR = { $first } i { $second } nisu par: igraj dve karte istog broja
error-E_TOO_LOW = ovo vredi { $value }, a dobar broj je { $good }: igraj bar toliko ili uzmi štih
error-cards-were-seen = odigrane ili izvučene karte su viđene i ne mogu da se vrate: može samo uzimanje, dok ne otvoriš
error-no-number-typed = ništa nije ukucano: ukucaj broj od { $first } do { $last } za džokera ili 0 za druge karte
error-no-such-number = „{ $number }” ovde ne može: ukucaj broj od { $first } do { $last } ili 0 za druge karte

## Many workers

error-extra-missing = { $module } nije instaliran: instaliraj ga sa pip install "silvertray[{ $extra }]"
error-no-database = { $database } ne može da se koristi ({ $why }): proveri adresu i da li tamo radi PostgreSQL sa tom bazom
error-no-redis = { $redis } ne može da se koristi ({ $why }): proveri adresu i da li tamo radi Redis ili Valkey
error-workers-need-redis = radni procesi ({ $workers }) moraju da čuju jedan drugog: navedi Redis sa --redis redis://localhost ili uzmi samo jedan proces
error-no-workers-here = na ovom sistemu može da radi samo jedan proces: izostavi --workers

## Stored tables

error-database-old = { $database } je starog oblika: pokreni server jednom, on će je dovesti na najnoviji
error-unreadable-table = sačuvano ne može da se pročita ({ $what }): vrati ga iz rezervne kopije
error-entry-missing = nedostaje stavka { $number }
error-other-text = sačuvano je „{ $stored }”, a sada piše „{ $found }”
error-other-chance = izvučeno je „{ $stored }”, a delilac ovog stola bi dao „{ $found }”
error-other-position = reprodukcija datoteke partije završava se u drugoj poziciji
error-other-score = poeni igrača { $seat }: sačuvano { $stored }, sada { $found }
error-broken-table = sto { $table } ne teče kako je sačuvano, stavka { $seq }: { $cause }
error-not-finished = ova partija nije gotova: unose se samo završene
error-no-such-dealer = nijedan sto nema delioca kao ova partija: može samo da se gleda
error-line-too-long = ovaj red je predugačak, bajtova najviše { $most }: nijedan sto nije toliko dugačak

## Forks of finished games

error-fork-at-end = posle koraka { $step } ova partija je gotova: nastavi je od koraka { $last } ili ranije
error-fork-seats = ova partija ima { $players ->
    [one] { $players } mesto
    [few] { $players } mesta
   *[other] { $players } mesta
 }, a navedeno je { $seats }: navedi po jednog igrača za svako
