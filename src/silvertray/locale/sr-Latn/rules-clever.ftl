# The rules of Ganz schön clever, in the order in which they are read. The page shows them, and docs/rules/clever.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-clever-title = Ganz schön clever: pravila
rules-clever-text-1 = Baci šest kockica, zadrži najviše tri, a ostale prepusti drugima. Svaka kockica koju zadržiš popunjava polje na tvom listiću, a dobro izabrano polje povlači i sledeće. Za 1 do 4 igrača.
rules-clever-text-2 = Svako pravilo ima broj, kao C-12 ili G-5. Kad god nešto ne može, piše na kom pravilu se to zasniva, pa možeš ovde da ga potražiš. Gde štampana pravila ostavljaju pitanje otvorenim ili protivreče jedna drugima, tumačenja na kraju kažu kako se igra ovde.
rules-clever-text-3 = Prvo nekoliko pojmova:
rules-clever-word-1 = **Aktivni** igrač baca. Svi ostali su u tom potezu **pasivni**.
rules-clever-word-2 = **Polje za kockice** je jedno od tri mesta na tvom listiću za kockice koje biraš iz svojih bacanja.
rules-clever-word-3 = Na **tanjir** idu odložene kockice. **Kockice za bacanje** su sve koje nisu ni na polju za kockice ni na tanjiru.
rules-clever-word-4 = Upis je **dozvoljen** kad za kockicu ili bonus postoji polje koje upravo sada sme da se popuni.

rules-clever-chapter-1 = Šta je na stolu
rules-clever-C-1 = Ima šest kockica: bela i po jedna žuta, plava, zelena, narandžasta i ljubičasta.
rules-clever-C-2 = Svako ima svoj listić. Na njemu su pet obojenih oblasti, evidencija rundi, po jedan niz za svaku od dve akcije (ponovno bacanje i dodatna kockica) i tri polja za kockice.
rules-clever-C-3 = Odložene kockice leže na srebrnom tanjiru.
rules-clever-C-4 = Jedan ili dva igrača igraju 6 rundi, tri igraju 5, četiri igraju 4. U svakoj rundi svaki igrač je aktivan tačno jednom, redom po mestima. Žreb odlučuje koje mesto počinje.
rules-clever-C-5 = Runde 1 do 4 počinju poklonom: pre prvog bacanja u rundi *svi* igrači dobijaju ono što za nju piše u evidenciji rundi. To je ponovno bacanje u rundi 1, dodatna kockica u rundi 2, još jedno ponovno bacanje u rundi 3, a u rundi 4 crni X ili crna 6, kako ko hoće (C-46). Runde 5 i 6 ne donose ništa. U rundi 4 svi biraju u isto vreme i niko ne mora da čeka svoj red. Prvo bacanje nijedne runde ne počinje dok ijedan igrač još ima bonus-upis koji nije iskoristio.

rules-clever-chapter-2 = Aktivni potez
rules-clever-C-10 = Imaš do tri bacanja. Prvo ide sa svih šest kockica, a svako sledeće sa kockicama za bacanje. Dok ih ima, drugo i treće bacanje su obavezna; ranije stati nije moguće. Ako te čeka bonus, prvo iskoristi njega: dotle se ne baca.
rules-clever-C-11 = Iz svakog bacanja biraš jednu od upravo bačenih kockica. Ona ide na tvoje sledeće slobodno polje za kockice i njom odmah popunjavaš jedno polje (C-20). Kockica bez dozvoljenog upisa ne može da se izabere.
rules-clever-C-12 = Tvoj izbor šalje manje kockice na tanjir. Od ostalih kockica *ovog* bacanja, svaka koja pokazuje manje od izabrane ide na tanjir. One koje pokazuju isto ili više ostaju za bacanje. Važi broj na izabranoj kockici, čak i u plavoj, gde precrtavaš zbir.
    .example = biraš plavu 2 dok bela pokazuje 6 i precrtavaš 8. Na tanjir idu samo kockice koje pokazuju 1.
rules-clever-C-13 = Kad izabereš iz trećeg bacanja, svaka kockica koja nije na polju za kockice ide na tanjir. Ako već posle prvog ili drugog bacanja nema više kockica za bacanje, nemaš više bacanja.
rules-clever-C-14 = Ponekad nijedna kockica u bacanju nema dozvoljen upis. Tada bacaš ponovo (C-16) ili puštaš da bacanje propadne; ako nemaš više ponovnih bacanja, propada samo. Propalo bacanje je prošlo i ne može više da se ponovi. Računa se kao jedno od tvoja tri. Ništa ne ide na polje za kockice, ništa ne ide na tanjir, a u sledećem bacanju su opet sve iste kockice. Ako je to bilo tvoje treće bacanje, kockice se sklanjaju na tanjir kao u C-13.
    .example = za tvoje drugo bacanje ostala je samo zelena kockica. Pokazuje 2, a tvoje sledeće zeleno polje traži 5. Bez ponovnog bacanja ovo bacanje propada, a u trećem opet bacaš zelenu kockicu.
rules-clever-C-15 = Ako bar jedna bačena kockica ima dozvoljen upis, ne smeš da odbiješ bacanje: izaberi jednu ili baci ponovo.
rules-clever-C-16 = **Ponovno bacanje** je akcija samo za aktivnog igrača. Između bacanja i izbora smeš da potrošiš jedno i još jednom baciš sve kockice tog bacanja: sve, a ne samo neke. To smeš onoliko puta koliko imaš ponovnih bacanja. I dalje je to isto bacanje od tvoja tri.
rules-clever-C-17 = Kad je tvoje poslednje bacanje rešeno, smeš da koristiš dodatne kockice (C-30). Posle toga završavaš potez.
rules-clever-part-1 = Jedan potez, korak po korak
rules-clever-text-4 = Tvoja ljubičasta i narandžasta oblast su još prazne. Bacaš: bela 5, žuta 6, plava 3, zelena 1, narandžasta 4, ljubičasta 3.
rules-clever-move-1 = Biraš **ljubičastu 3** i upisuješ 3 u prvo ljubičasto polje. Zelena 1 je manja i ide na tanjir. I plava pokazuje 3, što nije manje, pa ostaje za bacanje sa belom, žutom i narandžastom.
rules-clever-move-2 = Te četiri padaju kao bela 4, žuta 3, plava 3, narandžasta 5. Biraš **belu kao ljubičastu 4**. Ona sme posle 3, jer je 4 veće (G-5). Žuta 3 i plava 3 idu na tanjir. Ostaje samo narandžasta.
rules-clever-move-3 = Bacaš samo narandžastu i dobijaš 3. Biraš **narandžastu 3** i upisuješ 3 u prvo narandžasto polje. Tvoja bacanja su gotova.
rules-clever-text-5 = Na tanjiru su sada zelena 1, žuta 3 i plava 3 za pasivne igrače. Na tvojim poljima za kockice leže ljubičasta 3, bela 4 i narandžasta 3. Kako se ovaj potez nastavlja sa dve dodatne kockice, piše kod C-30.

rules-clever-chapter-3 = Upis
rules-clever-C-20 = Obojena kockica se koristi u oblasti svoje boje, sa brojem koji pokazuje. Bela je džoker: svojim brojem može da popuni polje u bilo kojoj od pet oblasti.
rules-clever-C-21 = Za plavu se uvek uzima zbir **plave i bele kockice**, nikad samo jedna od njih. Obe važe sa brojem koji tog trenutka pokazuju, bilo da leže među kockicama za bacanje, na polju za kockice ili na tanjiru, i bez obzira na to ko ih je izabrao. Isto važi kad belu koristiš kao plavu. U jednom potezu smeš i plavu i belu kockicu da iskoristiš za plavu.
    .example = prvo biraš plavu 2 dok bela pokazuje 5 i precrtavaš 7. Bela ostaje za bacanje i u sledećem bacanju padne 6. Biraš je kao plavu: 2 + 6, pa precrtavaš 8.
rules-clever-C-22 = Zelena, narandžasta i ljubičasta imaju strelicu: popunjavaj ih sleva, polje po polje, bez preskakanja. Žuta i plava su mreže: popunjavaj ih bilo kojim redom.
rules-clever-C-23 = Bonusi stižu čim ih zaradiš. Bonus ispod polja je tvoj kad popuniš to polje. Bonus reda, kolone ili dijagonale je tvoj kad popuniš poslednje polje koje je tu nedostajalo. Svaki bonus odštampan na listiću može da se zaradi samo jednom.

rules-clever-chapter-4 = Pet oblasti
rules-clever-G-1 = Žuta je mreža. Precrtaj slobodno polje sa brojem kockice. Svaki broj postoji dvaput i ti biraš koji od ta dva precrtavaš. Četiri krstića odštampana na listiću računaju se kao već upisana. Svaka puna kolona nosi poene ispod nje, svaki pun red daje svoj bonus, a isto tako i puna dijagonala koja se spušta od gornjeg levog do donjeg desnog ugla (3, 1, 2, 6).
rules-clever-G-2 = Plava je mreža sa zbirovima od 2 do 12. Precrtaj polje svog zbira (C-21). Puni redovi i pune kolone daju bonuse. Poeni zavise od broja tvojih krstića.
rules-clever-G-3 = Zelena ima strelicu. Precrtaj sledeće polje ako tvoja kockica pokazuje njegov broj ili više. Poeni zavise od broja tvojih krstića.
    .example = pet zelenih krstića nosi 15 poena.
rules-clever-G-4 = Narandžasta ima strelicu. Upiši svoj broj u sledeće polje; ako polje ima množilac, upiši proizvod. Oblast vredi zbir onoga što je upisano.
    .example = igraš 5, 2, 3 i 6. Četvrto polje duplira, pa tu upisuješ 12: 5 + 2 + 3 + 12 = 22.
rules-clever-G-5 = Ljubičasta ima strelicu. Upiši svoj broj u sledeće polje. Mora biti veći od broja ispred, ali posle 6 sme da dođe bilo koji broj. Oblast vredi zbir.
    .example = 2, 5, 6, 3 je u redu i vredi 16. Posle te 3 treba ti bar 4.

rules-clever-chapter-5 = Bonusi
rules-clever-C-40 = X ili broj je **bonus-upis**. Koristiš ga odmah, pre nego što uradiš bilo šta drugo, i ne možeš da ga sačuvaš za kasnije. Njegov upis može da zaradi novi bonus, a taj opet novi: ceo lanac se odigra na licu mesta.
    .example = precrtavaš poslednje slobodno polje u gornjem žutom redu i zarađuješ plavi X. Njime precrtaš plavu 4, čime su 2, 3, 4 puni i zarađuješ narandžastu 5. Tvoje sledeće narandžasto polje je četvrto, koje duplira: upisuješ 10.
rules-clever-C-41 = Ako te čeka više bonus-upisa, ti odlučuješ koji je sledeći. Onaj koji nema dozvoljen upis odmah propada. Ni kasnije ne bi mogao da se iskoristi, jer se polja nikad ne oslobađaju.
    .example = tvoja plava 7 popunjava istovremeno red 5, 6, 7, 8 i kolonu 3, 7, 11. Prvo uzmi žuti X ili ljubičastu 6, kako želiš.
rules-clever-C-42 = Žutim ili plavim X precrtavaš bilo koje slobodno polje te oblasti; njegov broj nije važan. Zelenim X precrtavaš sledeće polje, i tu njegov broj nije važan.
rules-clever-C-43 = Broj kao bonus upisuje se isto kao kockica sa tim brojem. U narandžastoj se množi množiocem polja. U ljubičastoj redosled mora da odgovara, a 6 uvek odgovara.
rules-clever-C-44 = Ponovno bacanje ili dodatna kockica je **bonus-akcija**. Zaokruži sledeće slobodno polje u nizu te akcije. Akciju smeš da iskoristiš odmah, ako je za nju trenutak, ili da je sačuvaš. Sve preko kraja niza bi propalo, ali ovaj listić ne daje više nego što u njegove nizove staje.
rules-clever-C-45 = Na kraju svaka **lisica** vredi onoliko poena koliko tvoja najslabija oblast. Ako jedna oblast ima 0 poena, tvoje lisice vrede 0.
    .example = tvoje oblasti su žuta 46, plava 37, zelena 28, narandžasta 5 i ljubičasta 21. Narandžasta je najslabija, pa svaka lisica vredi 5.
rules-clever-C-46 = Crni X je X za žutu, plavu ili zelenu. Crna 6 je 6 za narandžastu ili ljubičastu. Biraš između X i 6. Ako samo jedno od to dvoje ima dozvoljen upis, moraš da uzmeš to. Ako nema nijedno, bonus propada.

rules-clever-chapter-6 = Pasivni igrači
rules-clever-C-50 = Bacanja aktivnog igrača su gotova kad je treće bacanje rešeno ili nema više kockica za bacanje, a tog igrača ne čeka nijedan bonus-upis. Kad su gotova, gotova su. Od tada svaki drugi igrač sme da izabere **jednu** kockicu sa tanjira i da njom popuni polje. Svi pasivni igrači to rade u isto vreme i nezavisno jedan od drugog. Ista kockica može da posluži više njih, jer se same kockice ne pomeraju. Za to vreme aktivni igrač već sme da koristi dodatne kockice (C-17). Svako piše na svom listiću, pa nema potrebe za čekanjem.
rules-clever-C-51 = Smeš i da odbiješ i ne izabereš ništa.
rules-clever-C-52 = Samo kad za tebe **nijedna** kockica na tanjiru nema dozvoljen upis, smeš umesto toga da izabereš kockicu sa polja za kockice aktivnog igrača. Ako odbiješ kockicu koja ti odgovara, taj izbor ne dobijaš. Ako su aktivnom igraču propala sva tri bacanja, polja za kockice su prazna i sa njih nema šta da se izabere.
rules-clever-C-53 = Pasivni igrači nikad ne mogu da bacaju ponovo.
rules-clever-C-54 = Potez je gotov kad su gotovi aktivni igrač i svi pasivni. Tvoj deo je gotov kad to kažeš, ili sam od sebe kad više nemaš šta dozvoljeno da uradiš, ali nikad dok te čeka bonus-upis. Kockice zatim idu sledećem mestu.
rules-clever-part-2 = Dodatne kockice
rules-clever-C-30 = **Dodatna kockica** je akcija za aktivne i pasivne igrače. Koristi je na kraju svog dela poteza. Ako si aktivni igrač, to je kad je tvoje poslednje bacanje rešeno. Ako si pasivni, to je posle izbora, posle odbijanja ili kad nema šta da se izabere. Izaberi bilo koju od šest kockica, gde god da leži i bila već korišćena ili ne, i popuni njom polje sa brojem koji pokazuje. Smeš da nastaviš dok imaš dodatnih kockica, ali u jednom potezu svaku kockicu možeš *ovom akcijom* da izabereš samo jednom. Šta biraju drugi igrači za to nije važno, a ni tvoj običan izbor. Kockica bez dozvoljenog upisa ne može da se izabere.
    .example = recimo da posle gore opisanog poteza imaš dve dodatne kockice. Prvo uzimaš **belu kao žutu 4**. Bela je time potrošena za dalje dodatne kockice u ovom potezu, ali se i dalje računa u zbir: drugom uzimaš plavu kockicu i precrtavaš **plava 3 + bela 4 = 7**.

rules-clever-chapter-7 = Solo igra
rules-clever-C-60 = Solo igra ima 6 rundi. U svakoj igraš aktivni, pa pasivni potez. Za pasivni potez baca se svih šest kockica. Tri najmanje idu na tanjir, ostale tri na polja za kockice. Ako su kockice izjednačene za poslednje mesto na tanjiru, među njima odlučuje žreb, i svaka mogućnost je jednako verovatna. (Za pravim stolom uzmi kockicu koja leži najbliže tanjiru.) Sada si običan pasivni igrač, uz C-50 do C-53 i C-30: smeš da koristiš dodatne kockice, ali ne i ponovna bacanja. Ako nijedna od tri sa tanjira ne odgovara, po C-52 smeš da iskoristiš jednu od ostale tri (opcija `solo_fallback`, podrazumevano uključena). Za pravilo da dodatna kockica svaku kockicu bira jednom, tvoj pasivni potez je nov potez.
    .example = bacaš 1, 2, 4, 4, 5, 6. Na tanjir idu 1 i 2, a pridružuje im se jedna od dve 4, obe sa jednakom verovatnoćom.
    .table =
        opcija | podrazumevano | uključeno | isključeno
        `solo_fallback` | uključeno | ako nijedna kockica sa tanjira nema dozvoljen upis, smeš da izabereš jednu od ostale tri (C-60, C-52) | ako nijedna kockica sa tanjira nema dozvoljen upis, ne biraš ništa; dodatne kockice su i dalje dozvoljene

rules-clever-chapter-8 = Kraj i poeni
rules-clever-C-61 = Igra se završava poslednjim potezom poslednje runde, kad su svi gotovi (C-54). U tom potezu svi igrači još mogu da potroše preostale dodatne kockice. Neiskorišćena ponovna bacanja ne vrede ništa.
rules-clever-C-62 = Tvoj rezultat je zbir tvojih pet oblasti, plus poeni tvoje najslabije oblasti po jednom za svaku lisicu.
    .example = oblasti 46, 37, 28, 5 i 21 daju ukupno 137. Sa dve lisice po 5 poena imaš 147.
rules-clever-C-63 = Pobeđuje najveći rezultat. Ako su rezultati jednaki, upoređuje se najbolja pojedinačna oblast svakog izjednačenog igrača: veća je ispred. Ako su i one jednake, igrači dele pobedu. Mesta ispod rešavaju se na isti način.
rules-clever-C-64 = Posle solo igre tvoj rezultat spada na jedan od devet nivoa. Najviši je preko 280 poena, najniži ispod 140, a oni između počinju od 260, 240, 220, 200, 180, 160 i 140.

rules-clever-chapter-9 = Tumačenja, i zašto
rules-clever-R-1 = Mora li zelena kockica da pokaže broj polja ili više, ili taj broj ili manje?
    .ruling = Taj broj ili više (G-3).
    .why = U jednom ruskom tekstu je obrnuto. Svi drugi tekstovi, i sam listić, traže bar taj broj.
rules-clever-R-2 = Sme li pasivni igrač da odbije?
    .ruling = Da (C-51).
    .why = Srpski i mađarski tekst, koji prate zvanični, navode izbor kao mogućnost. Isključuju samo odbijanje kao put do kockica aktivnog igrača (C-52). Jedan ruski tekst ljubitelja igre isključuje ga sasvim; on se ne prati.
rules-clever-R-3 = Koje akcije smeju da se koriste u solo pasivnom potezu?
    .ruling = Dodatne kockice, ali ne i ponovna bacanja (C-60).
    .why = Srpski i zvanični engleski tekst isključuju samo ponovna bacanja. Mađarska rečenica koja ide dalje uzeta je kao omaška.
rules-clever-R-4 = Solo, a nijedna sa tanjira ne odgovara: sme li druga kockica?
    .ruling = Da (C-60), osim ako je opcija isključena.
    .why = Knjižica treće igre iz serije stavlja ostale tri kockice na polja za kockice. Ostalo onda kaže C-52.
rules-clever-R-5 = Bira li dodatna kockica svaku kockicu jednom u potezu ili jednom u rundi?
    .ruling = Jednom u potezu (C-30).
    .why = Tako kažu tri od četiri teksta.
rules-clever-R-6 = Kojim redom se koriste bonusi zarađeni zajedno?
    .ruling = Kako igrač izabere (C-41).
    .why = Nijedan tekst ne daje redosled, a ovo je najprijatnije čitanje.
rules-clever-R-10 = Sme li aktivni igrač da preskoči bacanje u kojem neka kockica odgovara, ili da izabere kockicu koja ne može da se iskoristi?
    .ruling = Ni jedno ni drugo (C-15, C-11).
    .why = Tekstovi govore samo o igraču koji *ne može* da iskoristi kockicu.
rules-clever-R-11 = Šta rešava nerešen rezultat?
    .ruling = Najbolja pojedinačna oblast; posle toga se pobeda deli (C-63).
    .why = Slažu se srpski tekst, engleski tekst i ruski tekst sledeće igre iz serije.
rules-clever-R-14 = Kuda idu kockice propalog bacanja?
    .ruling = Ostaju za bacanje (C-14).
    .why = Sledeća igra iz serije to izričito kaže. Drugi tekstovi kažu samo da se bacanje računa.
rules-clever-R-15 = Koristi li aktivni igrač dodatne kockice pre izbora pasivnih igrača?
    .ruling = Oboje ide u isto vreme (C-50).
    .why = Jedan tekst stavlja aktivnog igrača na prvo mesto. Ali ničiji listić ne utiče na tuđi, pa redosled ništa ne menja.
rules-clever-R-16 = Množi li se broj kao bonus na narandžastom polju ×2 ili ×3?
    .ruling = Da (C-43).
    .why = Tekstovi to ne pominju, a javni programi se u tome slažu.
