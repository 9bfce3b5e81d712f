# What the server refuses, beside the rules of the games.
error-not-begun = partija još nije počela: { $open ->
    [one] { $open } mesto je još prazno
    [few] { $open } mesta su još prazna
   *[other] { $open } mesta je još prazno
}
error-seat-taken = { $seat } je zauzeto: izaberi drugo mesto
error-already-seated = već sediš ovde ({ $seat }): prvo ustani
error-not-seated = samo gledaš: zauzmi mesto za igru
error-not-invited = ovde može da sedne samo ko ima pozivnicu: zatraži link
error-game-begun = partija je počela: možeš da gledaš
error-bots-settled = partija je počela: botovi ostaju kakvi jesu
error-no-bot-there = { $seat } nije mesto bota: izaberi mesto sa botom
error-not-host = to može samo domaćin, { $seat }
error-unknown-pace = nema tempa „{ $pace }”: izaberi nešto od ovoga: { $paces }
error-no-empty-seat = sva mesta su već zauzeta
error-not-over = partija još nije gotova
error-table-busy = za stolom je gužva: probaj ponovo
error-one-seat-is-mine = tačno jedno mesto mora biti tvoje, a ne „{ $seats }”
error-seed-needed = seed ide samo uz delioca „seed”, a ne uz „{ $kind }”
error-wrong-clock = sat od { $seconds } sekundi nije dozvoljen: izaberi od { $least } do { $most } ili bez sata
error-no-clock-there = uz prave kockice sat ne ide: izaberi drugog delioca ili bez sata
error-clock-stands = ovde sat ne ide
error-clock-runs = sat nije pauziran
error-wrong-setting = { $setting } ne može biti „{ $value }”: { $why }
error-no-door = { $door } nije dostupno ({ $why }): izaberi drugi --port ili --host
error-foreign-page = stranica drugog sajta ne sme ovo da traži
error-too-many-tables = to je mnogo stolova: sačekaj minut
error-no-such-table = takvog stola nema: proveri link
error-no-such-step = ova partija ima toliko koraka: { $steps }; koraka { $step } nema
error-bad-request = zahtev ne može da se pročita: { $where }
error-body-too-large = zahtev je predugačak, bajtova najviše { $most }
error-hello-first = prvi okvir mora biti hello
error-hello-once = hello je već rečeno
error-frame-too-long = okvir je predugačak, bajtova najviše { $most }
error-too-fast = to je bilo prebrzo: uspori
error-bad-frame = okvir ne može da se pročita: vidi docs/protocol.md
error-other-version = stranica i server nisu iste verzije: učitaj stranicu ponovo
error-table-full = za ovim stolom previše ljudi gleda
error-wrong-token = ovaj link ovde ne otvara mesto: zatraži novi
error-table-unplayable = za ovim stolom se igralo po drugim pravilima nego sada, pa ne može da se otvori
error-promise-gone = ova obaveza je potrošena ili zaboravljena: zatraži novu
error-no-such-address = na ovoj adresi nema ničega
error-promise-needed = obaveza ide samo uz delioca „commit”, a ne uz „{ $kind }”: prvo je zatraži
error-has-left = već nije za stolom: { $seat }

## People
error-sign-in-first = ovo je samo za prijavljene: prvo se prijavi
error-passkey-again = za ovo još jednom treba tvoj pristupni ključ
error-too-many-asks = previše zahteva odjednom: sačekaj minut
error-name-invisible = ovo ime se ne vidi: koristi slova, cifre ili znakove
error-name-too-long = ovo ime je predugačko: najviše { $most } slova
error-no-passkeys-here = pristupni ključevi traže adresu sa imenom, a ne brojem: otvori ovaj sajt po imenu
error-challenge-gone = trajalo je predugo ili je početo negde drugde: probaj ponovo
error-passkey-refused = pristupni ključ nije mogao da se proveri: probaj ponovo ili uzmi drugi
error-passkey-unknown = ovaj pristupni ključ ovde nije poznat: možda je uklonjen
error-passkey-known = ovaj pristupni ključ je ovde već sačuvan
error-last-passkey = ovo ti je jedini pristupni ključ: prvo dodaj drugi ili obriši sve o sebi
error-enough-passkeys = imaš već toliko pristupnih ključeva ({ $most }), više se ne čuva: prvo ukloni jedan
error-host-only = igrače udaljava samo domaćin, { $seat }
error-kick-oneself = sebe ne možeš da udaljiš: umesto toga ustani
error-nobody-to-kick = tu sada ne sedi niko ko bi mogao da se udalji: { $seat }
error-barred = domaćin ti ne dozvoljava da sedneš za ovaj sto
error-nobody-to-block = tu ne sedi niko ko bi mogao da se blokira: { $seat }
error-enough-blocks = blokirano je već toliko ljudi ({ $most }), više ne može: prvo nekoga pusti
error-erase-unconfirmed = ništa nije obrisano: prvo potvrdi
## Plain HTTP
error-wrong-method = ova adresa ne prima { $method }: vidi /api/docs

## Phrases
error-unknown-phrase = nema poruke „{ $phrase }”: izaberi nešto od ovoga: { $phrases }
error-too-talkative = previše poruka: sačekaj još { $seconds } s

## Too much at once
error-too-many-lines = sa tvoje adrese je ovde otvoreno previše stranica: zatvori jednu (najviše { $most })
error-server-full = server ima pune ruke posla: probaj ponovo za minut
error-enough-entries = za ovim stolom se već previše toga dogodilo: od sada može samo da se igra

## Your turn
error-foreign-push-host = { $host } nije push servis kojem ovaj server šalje obaveštenja: uzmi drugi pregledač ili pitaj onoga ko drži server
error-wrong-push-key = ključ ovog pregledača nije ispravan: isključi obaveštenja, pa ih uključi ponovo
## Signing out
error-signed-out = tvoja prijava je istekla: prijavi se ponovo da vratiš svoja mesta
error-session-gone = taj uređaj više nije prijavljen
