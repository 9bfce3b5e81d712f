# The rules of Dobro, in the order in which they are read. The page shows them, and docs/rules/dobro.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-dobro-title = Dobro: pravila
rules-dobro-text-1 = Igraj sve veće karte na jedan zajednički štih, pa neka neko drugi bude taj ko mora da ga uzme. Što manje karata imaš uzeto na kraju runde, to ti ona više poena donosi. Za 2 do 6 igrača.
rules-dobro-text-2 = Svako pravilo ima broj, kao D-22. Kad god nešto ne može, piše na kom pravilu se to zasniva, pa možeš ovde da ga potražiš. Gde štampana pravila ostavljaju pitanje otvorenim ili protivreče jedna drugima, tumačenja na kraju kažu kako se igra ovde.
rules-dobro-text-3 = Na ovoj stranici dobar broj se kraće zove **N**, a **ko otvara** je igrač koji počinje štih.

rules-dobro-chapter-1 = Šta je na stolu
rules-dobro-D-1 = Ove reči se koriste svuda. **Štih** je gomila karata koja raste u sredini (u ruskim pravilima „kon”, u brazilskim „escalada”). **Dobar broj** („dobroe čislo”) je broj koji moraš da dostigneš. **Uzete karte** su one koje u ovoj rundi moraš da pokupiš, i želiš da ih bude malo. **Poeni** su ono što donosi tvoje mesto u rundi, i želiš da ih bude mnogo. **Špil** su zatvorene karte iz kojih vučeš. **Limit** je broj karata u punoj ruci. Mesta se broje u smeru kazaljke, počev od 0.
rules-dobro-D-2 = Ima 49 karata sa brojem, od 2 do 12. Po pet je karata 2, 3 i 7, po šest karata 4, 5 i 6, četiri karte 8, i po tri karte 9, 10, 11 i 12. Brazilski špil ima i šestu kartu 3, pa je u njemu 50.
rules-dobro-D-3 = Još sedam karata su posebne: tri džokera, dva preskakanja i dve promene smera. Sve zajedno to je 56. Nijedna posebna karta sama nema broj.
rules-dobro-D-4 = Karta smera igre i karta Zaboravko samo nešto označavaju. Ne pripadaju špilu: ne mogu se držati u ruci ni igrati, i ne ulaze ni u koji zbir.
rules-dobro-D-5 = Dve karte koje izgledaju isto su iste; nikad nije važno koju od njih koristiš.

rules-dobro-chapter-2 = Priprema
rules-dobro-D-6 = Igra najmanje 2 i najviše 6 igrača.
rules-dobro-D-7 = Limit je 6 karata ili 5 ako vas je šestoro. Tokom igre se ne menja.
rules-dobro-D-8 = Igra počinje u smeru kazaljke, i karta smera igre se postavlja tako da to pokazuje (plava strana u ruskom izdanju, strana sa smerom kazaljke u brazilskom).
rules-dobro-D-9 = Na početku karta Zaboravko leži u sredini i nije ničija.
rules-dobro-D-10 = Sve karte se mešaju i svako dobija punu ruku. Što ostane, to je špil: 32 karte za dva ili četiri igrača (za dva vidi D-11), 38 za tri, 26 za pet ili šest. Sa opcijom `edition=br` je za jednu više.
rules-dobro-D-11 = Dva igrača igraju bez karte smera igre i bez obe promene smera, pa ostaju 54 karte. U svakoj rundi se deset karata iz špila, izabranih žrebom, sklanja i niko ih ne gleda. Tu rundu ne igraju, a za sledeću se opet umešaju. Ovde se prvo dele ruke, pa se sklanja deset karata; da je obrnuto, izgledi bi bili potpuno isti.
rules-dobro-D-12 = Ko počinje prvu rundu, odlučuje žreb.
rules-dobro-D-13 = Igraju se 3 runde, osim ako je izabrana duga igra (D-85). Runda se sastoji od štihova, a štih od poteza.

rules-dobro-chapter-3 = Dobar broj
rules-dobro-D-20 = Štih počinje bez N, što se beleži kao 0. Svi u svakom trenutku vide N. Za pravim stolom bi trebalo da se kaže naglas; ovde to program radi umesto tebe.
rules-dobro-D-21 = Jedna karta vredi svoj broj. Par vredi oba svoja broja **sabrana**. Džoker vredi onoliko koliko mu se kaže.
rules-dobro-D-22 = Karte sa brojem smeš da igraš tačno onda kad vrede N ili više. Dok nema N, može bilo koji broj.
rules-dobro-D-23 = Ako ono što odigraš vredi više od N, ta vrednost je novi N. Ako vredi tačno koliko N, on se **duplira**: novi N je dvostruko veći.
    .example = N je 7. Karta 9 ga menja u 9, ali još jedna 7 u 14.
rules-dobro-D-24 = Poredi sa N i ni sa čim drugim. Šta piše na gornjoj karti nije važno (A-1).
    .example = na 6 je odigrana 6, pa je N 12. Karta 9 je više od 6 koju vidiš, ali ne može.
rules-dobro-D-25 = Kod para se gleda samo zbir.
    .example = par 6 na N = 6 daje N 12. To je prosto više od 6, i ništa se ne duplira. Isti par na N = 12 pogađa ga tačno i daje 24.
rules-dobro-D-26 = N može da bude od 2 do 12, zatim parni brojevi od 14 do 24, pa 28, 32, 36, 40, 44 i 48. Više od 48 ne može, a za to treba par 12 na 24.
rules-dobro-D-27 = Dakle, ovo pomaže protiv N:
    .table =
        N | brojevi koji su dovoljno veliki
        nema ga | svi
        do 12 | jedna karta od N ili više; par čiji je zbir N ili više
        13 do 24 | par čiji je zbir N ili više; kod 24 to je samo par 12, uključujući džokere, i daje 48
        preko 24 | nijedan: igraš preskakanje ili promenu smera ili uzimaš

rules-dobro-chapter-4 = Tvoj potez
rules-dobro-D-30 = Kad si na potezu, ili igraš (D-31 do D-39) ili uzimaš štih i otvaraš novi (D-40 do D-42). Jedno od to dvoje moraš; „dalje” ne postoji.
rules-dobro-part-1 = Igranje
rules-dobro-D-31 = Možeš da igraš jednu kartu sa brojem, samu.
rules-dobro-D-32 = Možeš da igraš par: dve karte sa istim brojem. Tri iste nisu dozvoljene, a ni dva različita broja.
rules-dobro-D-33 = Džoker odigran sam postaje broj od 2 do 12 po tvom izboru, i za D-22 i D-23 važi kao taj broj. Slobodno možeš da kažeš N i da ga dupliraš, dok N nije veći od 12. Iznad 12 ti džoker sam ne pomaže.
rules-dobro-D-34 = Džoker uz kartu sa brojem preuzima njen broj, pa su njih dve par i ne moraš ništa da kažeš. Ne može da ide uz preskakanje ni uz promenu smera.
rules-dobro-D-35 = I dva džokera su par: kaži jedan broj od 2 do 12, i oba ga imaju. Sva tri odjednom ne mogu da se igraju.
rules-dobro-D-36 = Preskakanje se igra samo, kakav god N bio, i ne dira N. Njime preskačeš svoje igranje. Ko je sledeći, ima običan potez.
rules-dobro-D-37 = Promena smera se igra sama, kakav god N bio, i ne dira N. Od sada igra ide u drugom smeru, počev već od ovog poteza: sa tri ili više igrača opet je na redu onaj ko je igrao pre tebe.
rules-dobro-D-38 = Smeš da otvoriš preskakanjem ili promenom smera (opcija `lead_specials`, podrazumevano uključena; A-4). Tada još nema N, ali karta pripada štihu. Zato igrač posle tebe može da odigra sve što može i ko otvara, a za razliku od njega može i da uzme. Otvoriti džokerima može uvek. Ako je opcija isključena, preskakanjem ili promenom smera smeš da otvoriš samo iz ruke u kojoj nema druge vrste karata.
rules-dobro-D-39 = Kad u štihu nema nijedne karte, otvaraš: odigraj jednu kartu ili jedan par, šta god želiš. I ovde par vredi svoj zbir.
rules-dobro-part-2 = Uzimanje
rules-dobro-D-40 = Čim u štihu leži karta, smeš da ga uzmeš, bilo da možeš da igraš ili ne. Ako ništa iz ruke ne može, moraš.
rules-dobro-D-41 = Prazan štih ne može da se uzme, pa ko otvara mora da igra. To je uvek moguće, jer dok se runda ne završi, ničija ruka nije prazna.
rules-dobro-D-42 = Kad uzmeš, ceo štih ide zatvoren među tvoje uzete karte i N nestaje. Tvoj potez još nije gotov: sada **ti** otvaraš novi štih.
rules-dobro-D-43 = Ono što drugi vide ne sme da oda da li moraš da uzmeš ili samo želiš.
rules-dobro-part-3 = Vučenje i sledeći potez
rules-dobro-D-44 = Vučeš jednom u potezu, kad odigraš i potez se završava, sve dok ruka opet ne bude na limitu. Između uzimanja i otvaranja posle njega ne vučeš ništa (A-6).
rules-dobro-D-45 = Ako u špilu nema dovoljno za tvoju ruku, dobijaš koliko još ima. Kad se potroši, igra se nastavlja bez vučenja.
rules-dobro-D-46 = Zatim je na potezu tvoj sused, na strani na koju igra ide.
rules-dobro-D-47 = Runda ne može da traje večno. U svakom potezu bar jedna karta ide iz ruke na sto, i nijedna se ne vraća ni u ruku ni u špil. Zato 56 karata traje najviše 56 poteza; sa dva igrača je to 44. (Sa opcijom `edition=br` i njenom dodatnom kartom 3 to je 57 i 45.)
rules-dobro-part-4 = Jedan štih, korak po korak
rules-dobro-text-4 = Ana, Bojan, Vera i Goran sede tim redom u smeru kazaljke, i igra ide u smeru kazaljke.
rules-dobro-move-1 = Ana otvara kartom **4**. N je 4.
rules-dobro-move-2 = Bojan igra **džokera kao 4**. To je tačno koliko N, pa se N duplira na 8.
rules-dobro-move-3 = Vera igra **4 i 4**. Zbir je 8, opet tačno N: sada je N 16.
rules-dobro-move-4 = Goran za to nema par, ali ima **promenu smera**. N ostaje 16, i opet je na potezu Vera.
rules-dobro-move-5 = Vera nema par koji vredi 16, ni posebnu kartu. Uzima: štih od pet karata ide među njene uzete karte. U istom potezu otvara kartom **12** i onda vuče jednu kartu. N je 12, a sledeći je Bojan.
rules-dobro-part-5 = Kad neka akcija ne može
rules-dobro-D-48 = Odbijena akcija ne menja ništa. Razlozi se proveravaju odozgo nadole, a ti vidiš prvi koji važi:
    .table =
        red | kod | vidiš ga kad
        1 | `E_ROUND_OVER` | runda je završena
        2 | `E_NO_DRAW_DUE` | želiš da vučeš, a ne duguješ vučenje (samo za vučenje)
        3 | `E_NOT_YOUR_TURN` | na potezu je neko drugi
        4 | `E_NOTHING_TO_TAKE` | želiš da uzmeš, a u štihu nema nijedne karte (samo za uzimanje)
        5 | `E_UNKNOWN_ACTION` | takva akcija ne postoji
        6 | `E_CARD_COUNT` | nije navedena ni jedna karta ni dve
        7 | `E_NOT_IN_HAND` | navedeno nemaš u ruci
        8 | `E_SPECIAL_ALONE` | uz preskakanje ili promenu smera ide još jedna karta
        9 | `E_JOKER_NUMBER` | naveden je broj, a nijedna od karata nije džoker
        10 | `E_SPECIAL_LEAD` | otvaraš preskakanjem ili promenom smera dok je `lead_specials` isključeno, a u ruci imaš i drugu vrstu karata (D-38)
        11 | `E_JOKER_NUMBER` | nije naveden broj za jedan ili dva džokera bez karte sa brojem; ili je naveden broj van 2 do 12 ili različit od karte sa brojem uz džokera (tu ne moraš da ga navedeš)
        12 | `E_NOT_A_PAIR` | dva broja su različita
        13 | `E_TOO_LOW` | odigrano vredi manje od N
    .after = Prvi kod dobijaš od kraja runde dok se ne podeli sledeća, i posle poslednje runde. Dok se dele prve ruke ili neko vuče, takođe niko ne može da igra ni da uzme; kod za to je `E_CARDS_FIRST`, i dolazi odmah ispred trećeg sa spiska.

rules-dobro-chapter-5 = Vučenje i zaborav
rules-dobro-D-50 = Opcija `draw` određuje kako se vuče za ovim stolom: `draw=auto`, što je podrazumevano, ili `draw=classic`.
rules-dobro-D-51 = Sa opcijom `draw=auto` ti se ruka dopunjava sama kad god ti se potez završi. Nema šta da se zaboravi, pa se karta Zaboravko ne koristi. Tako radi i Board Game Arena.
rules-dobro-D-52 = Sa opcijom `draw=classic` posle svakog igranja **duguješ vučenje**, ako se runda nastavlja i u špilu ima još karata. Potez odmah ide dalje, a dok duguješ vučenje, smeš da pritisneš „Vuci”. Tada dobijaš sve što ti nedostaje ili sve što špil ima; vući samo deo nije moguće.
rules-dobro-D-53 = Vučenje je zaboravljeno onog trenutka kad sledeći igrač igra ili uzme i ta akcija bude **prihvaćena**. Prvo se rešava to, pa se tek onda izvodi akcija, tako da je vučenje zaboravljeno i kad ta akcija završi rundu. Odbijen pokušaj ti ne škodi.
rules-dobro-D-54 = Ako zaboraviš, karta Zaboravko dolazi tebi, bilo iz sredine, bilo od drugog igrača. Ako je već imaš, ništa se više ne dešava. Rešavaš je se kad drugi igrač zaboravi, ili kad se runda završi.
rules-dobro-D-55 = Zaboravljeno vučenje mora da sačeka kraj tvog sledećeg poteza; tada smeš da dopuniš ruku do kraja. Dotle igraš sa onim što imaš.
rules-dobro-D-56 = Kad je špil prazan, nema vučenja koje se duguje, pa ni koje se zaboravlja.
rules-dobro-D-57 = Nijedno pravilo ne gleda na sat: o svemu odlučuje redosled prihvaćenih akcija, pa igra može da se ponovi samo iz njega. Da spora veza nikoga ne bi koštala vučenja, server zadržava akciju sledećeg igrača dok ne izvučeš ili dok ne istekne vreme za vučenje. Ono je 3 sekunde, osim ako je za sto izabran neki drugi broj od 1 do 10. Botovi pre akcije sačekaju da to vreme prođe, a svoje karte vuku bez odlaganja; lak bot se može podesiti da ponekad zaboravi. Ako se igraču prekine veza, program vuče umesto njega.

rules-dobro-chapter-6 = Kraj runde
rules-dobro-D-60 = Kad odigraš poslednju kartu iz ruke, runda je istog časa gotova. Nema više vučenja ni poteza ni za koga. Ti si **završni igrač** ove runde.
rules-dobro-D-61 = I odigrana kao poslednja karta, promena smera menja smer, i sledeća runda počinje u tom smeru.
rules-dobro-D-62 = Što ostane u otvorenom štihu ili u rukama, sklanja se i ne računa se nikome.
rules-dobro-D-63 = Sa opcijom `draw=auto` nijedna ruka ne može da se isprazni pre špila. Sa opcijom `draw=classic` može, ako igrač stalno zaboravlja. I u tom slučaju je runda gotova (A-10).
rules-dobro-D-64 = Ako uzmeš dok imaš samo jednu kartu, moraš njom da otvoriš, i runda se time završava. Karte iz tog štiha ti se ipak računaju.

rules-dobro-chapter-7 = Poeni i sledeća runda
rules-dobro-D-70 = Za rundu dobijaš 1 poen, i još 1 za svakog igrača koji ima zaista **više** uzetih karata od tebe. Ko ima najviše uzetih karata, dobija 1, a ko ih među n igrača ima najmanje, dobija n ako to mesto ni sa kim ne deli. Ko ima jednako karata, dobija isti, manji broj poena, a mesta koja tako zauzmu ne idu drugima.
    .example = 15, 11, 11 i 6 uzetih karata donosi 1, 2, 2 i 4 poena.
rules-dobro-D-71 = Ako na kraju runde imaš kartu Zaboravko, za tu rundu dobijaš 1 poen manje. Taj manji broj je tvoj rezultat runde u svakom pogledu: za ukupan zbir, za to ko sledeći počinje i za nerešen rezultat. Ne može da padne ispod 0.
rules-dobro-D-72 = Sledeću rundu počinje igrač sa najmanje poena ukupno. Ako ih je više, upoređuju ruke koje su im **upravo podeljene**: prvo najveće brojeve, pa sledeće najveće, i tako dalje, svaku kartu za sebe. Počinje jača ruka. Posebne karte se preskaču, jer nemaju broj, a ko prvi ostane bez brojeva, ima slabiju ruku. Ako ni to ne reši, kreni od završnog igrača i idi u trenutnom smeru: počinje prvi izjednačeni igrač do kojeg dođeš, a završni igrač bi došao na red poslednji. Sa opcijom `edition=br`, kao u novijim brazilskim pravilima, ruke se ne upoređuju i odmah odlučuje ovaj redosled.
    .example = 10, 10, 3 je jače od 10, 9, 9, jer se druge karte razlikuju.
rules-dobro-D-73 = Igra i dalje ide u smeru u kojem je išla kad se runda završila.
rules-dobro-D-74 = Za novu rundu meša se ceo špil, 56 karata ili 54, i deli kako kažu D-10 i D-11. Uzete karte se vraćaju (izuzetak je u D-81), karta Zaboravko ide nazad u sredinu, i nema N.

rules-dobro-chapter-8 = Kraj igre
rules-dobro-D-80 = Kad se izračunaju poeni poslednje runde, pobeđuje igrač sa najviše poena ukupno.
rules-dobro-D-81 = Ako je ukupno jednako, odlučuje poslednja runda: ispred je ko u njoj ima više poena, sa uračunatim odbitkom iz D-71. Ako je i to jednako, sabiraju se brojevi uzetih karata u toj rundi, sa 0 za svaku posebnu kartu; ispred je manji zbir. Ako je i on isti, pobeda se deli. Zato se uzete karte poslednje runde ne vraćaju ranije. Sa opcijom `edition=br` postoji samo jedno poređenje: ispred je ko ima manje uzetih karata u poslednjoj rundi, a inače se pobeda deli.
rules-dobro-D-82 = Mesta ispod rešavaju se istim poređenjima.

rules-dobro-chapter-9 = Drugi načini igre
rules-dobro-D-85 = Duga igra ima po jednu rundu za svakog igrača. Postoji za 4, 5 i 6 igrača. Za troje se ne bi razlikovala od obične, a za dvoje bi bila čak i kraća. Gde pravilo govori o trećoj rundi, tada se misli na poslednju.
rules-dobro-D-86 = Za dva igrača važi D-11 i ništa se drugo ne menja. Runda donosi jednom od vas 1 poen, a drugom 2, ili oboje dobijate po 1 ako imate jednako uzetih karata.

rules-dobro-chapter-10 = Ko šta sme da vidi
rules-dobro-D-90 = Svi vide štih sa svim kartama po redu i brojevima koje su džokeri dobili; N, smer i ko je na potezu; koliko je karata u svakoj ruci, u špilu i koliko je ko uzeo; poene; ko ima kartu Zaboravko; i, sa opcijom `draw=classic`, ko duguje vučenje.
rules-dobro-D-91 = Svoju ruku vidiš samo ti.
rules-dobro-D-92 = Kako su karte u špilu poređane i kojih deset je sklonjeno u igri za dvoje, ne zna niko. Za uzete karte se vidi koliko ih je, ali ne i koje su. Svaka od njih je ipak ležala otvorena u štihu, pa svako sme da pamti, i botovi. Ako nerešen rezultat dođe do zbirova iz D-81, pokazuju se zbirovi izjednačenih igrača, bez karata.
rules-dobro-D-93 = Ako se ruke upoređuju zbog D-72, pokazuju se samo onoliko koliko bi se moralo i za pravim stolom: brojevi koji su upoređeni, do onog koji je napravio razliku.

rules-dobro-chapter-11 = Tumačenja, i zašto
rules-dobro-A-1 = Sa čim se zbir para poredi kad je reč o dupliranju: sa dobrim brojem ili sa brojem na gornjoj karti?
    .ruling = Sa dobrim brojem (D-24).
    .why = Ruske reči ukazuju na kartu, ali isti tekst objašnjava dobar broj kao broj te karte i parove sa džokerima tretira kao i sve druge. Oba brazilska pravila, Board Game Arena i jedan javni program porede sa dobrim brojem. Doslovno čitano, par koji pogodi već dupliran N bio bi dozvoljen, a ne bi ga promenio, što ništa drugo odigrano ne radi.
rules-dobro-A-2 = Vredi li par svoj zbir ili svoj pojedinačni broj, i šta ako se njim otvara?
    .ruling = Uvek zbir (D-21, D-39).
    .why = Primer u ruskim pravilima računa par po zbiru, a po brazilskim igrač naglas kaže vrednost svega odigranog.
rules-dobro-A-3 = Duplira li par ako je svaka njegova karta jednaka N?
    .ruling = Ne, N postaje zbir (D-25).
    .why = Poredi se zbir, a zbir je veći od N.
rules-dobro-A-4 = Može li štih da se otvori preskakanjem ili promenom smera?
    .ruling = Da (D-38), osim ako je `lead_specials` isključeno.
    .why = Ruski tekst ostavlja prvu kartu štiha slobodnom i posebnu kartu navodi među običnim načinima igranja. Brazilski govori o bilo kojoj vrednosti, a jedan javni program to dozvoljava.
rules-dobro-A-5 = Koliki je N posle takvog otvaranja?
    .ruling = Još ga nema, pa sledeći igrač sme da odigra isto što i ko otvara (D-38).
    .why = Preskakanje i promena smera ostavljaju N kakav jeste, a dotad ga nije bilo. Nigde ne piše da potez ne bi prešao dalje kao obično.
rules-dobro-A-6 = Da li ko uzme vuče pre nego što otvori, ili mu se tu potez čak završava?
    .ruling = Ni jedno ni drugo: uzimanje i otvaranje su jedan potez sa jednim vučenjem na kraju (D-42, D-44).
    .why = Ruski spisak akcija može da se čita i drugačije, ali po svim pravilima ko uzme otvara sledeći štih, i ruski primer se tako nastavlja. Dodatno vučenje između toga bilo bi važno samo nekome ko je zaboravio, a taj igrač ionako mora da čeka kraj poteza.
rules-dobro-A-7 = Sme li ko otvara da uzme štih bez karata?
    .ruling = Ne (D-41).
    .why = Ništa se ne bi desilo, a moglo bi da se ponavlja bez kraja.
rules-dobro-A-8 = Može li džoker u par sa preskakanjem ili promenom smera ili mogu li dva preskakanja biti par?
    .ruling = Ne (D-34, D-36, D-37).
    .why = Te karte nemaju broj, a po ruskim pravilima uz njih se ne igra ništa drugo.
rules-dobro-A-9 = Kako igrač može da zaboravi da vuče kad sto vodi program?
    .ruling = Program vuče (D-51). Po želji, sa opcijom `draw=classic`, vučenje je zaboravljeno kad sledeći igrač nešto uradi, po isteku vremena za vučenje (D-53, D-57).
    .why = Board Game Arena vuče automatski. Rusko pravilo govori o potezu koji se završio bez vučenja, i to `draw=classic` ponavlja. Sama štoperica ili uzajamno prozivanje igrača nije usvojeno.
rules-dobro-A-10 = Da li sa opcijom `draw=classic` prazna ruka završava rundu iako u špilu još ima karata?
    .ruling = Da (D-63).
    .why = Ruska pravila to kažu dvaput, bez uslova. Brazilski pregled i Board Game Arena traže da je špil prvo prazan. U simulacijama je namerno odbijanje vučenja dobilo 1{ "\u00A0" }% partija ili manje, pa se time ništa ne dobija.
rules-dobro-A-11 = Deluje li promena smera i kao poslednja karta runde?
    .ruling = Da (D-61).
    .why = Smer se menja čim se ona odigra.
rules-dobro-A-12 = Kad je nerešeno ko počinje, računaju li se posebne karte, i šta ako su ruke jednake?
    .ruling = Ne računaju se; kod jednakih ruku odlučuje redosled posle završnog igrača (D-72).
    .why = Rusko pravilo traži brojeve, a posebna karta ga nema. Dalje od toga ne ide, ali novija brazilska pravila idu, sa ovim redosledom. Opcija `edition` to menja.
rules-dobro-A-13 = Ko ima najmanje poena i počinje: ukupno ili u poslednjoj rundi?
    .ruling = Ukupno, sa uračunatim odbicima (D-72, D-71).
    .why = Brazilska pravila kažu da se misli na ukupan zbir.
rules-dobro-A-14 = Upoređuju li se stare ruke ili nove?
    .ruling = Nove (D-72).
    .why = Stare su već sklonjene, a po ruskom tekstu se prvo deli, pa se tek onda traži ko počinje.
rules-dobro-A-15 = Kako se rešava nerešen rezultat na kraju, i koliko tu vredi džoker?
    .ruling = Kao u ruskim pravilima, sa 0 za posebne karte (D-81).
    .why = Taj tekst je merodavan, i on sabira ono što je na kartama odštampano kao broj. Opcija `edition` to menja.
rules-dobro-A-16 = Ima li 49 karata sa brojem ili 50?
    .ruling = 49 (D-2).
    .why = Spisak svakog izdanja slaže se sa svojim zbirom, dakle to su dva špila i nijedan nema štamparsku grešku. Opcija `edition` to menja.
rules-dobro-A-17 = Čije igranje preskače preskakanje?
    .ruling = Igranje onoga ko ga odigra (D-36).
    .why = U ruskom primeru sledeći igrač igra normalno.
rules-dobro-A-18 = Da li i u dugoj igri nerešen rezultat rešava treća runda?
    .ruling = Ne, nego poslednja (D-85).
    .why = Tome pravilo i služi.
rules-dobro-A-19 = Postoji li duga igra za 2 ili 3 igrača?
    .ruling = Ne (D-85).
    .why = Namenjena je onima koji žele više rundi, a ovde ih ne bi dobili.
rules-dobro-A-20 = Znaju li svi koliko je ko karata uzeo?
    .ruling = Da, ali ne i koje (D-92).
    .why = Uzete karte leže zatvorene, ali se svako uzimanje dešava pred svima.
rules-dobro-A-21 = Košta li karta Zaboravko poen po štihu ili po rundi?
    .ruling = Po rundi (D-71).
    .why = Ruska i novija brazilska pravila se slažu. U starijim brazilskim je tu omaška.
rules-dobro-A-22 = Moraš li da igraš ako možeš?
    .ruling = Ne, štih u kojem ima karata uvek smeš da uzmeš (D-40).
    .why = Po pravilima je „neću” jednako dobar razlog kao „ne mogu”.
rules-dobro-A-23 = Ako troje ili više deli mesto, koliko sledećih mesta otpada?
    .ruling = Koliko god treba: 7, 7, 7 i 3 uzete karte donose 1, 1, 1 i 4 (D-70).
    .why = Brazilska pravila dopuštaju da otpadne više od jednog mesta.
