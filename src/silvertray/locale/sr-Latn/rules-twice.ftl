# The rules of Doppelt so clever, in the order in which they are read. The page shows them, and docs/rules/twice.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-twice-title = Doppelt so clever: pravila
rules-twice-text-1 = Baci šest kockica, zadrži najviše tri, a ostale prepusti drugima. Potez je isti kao u igri Ganz schön clever; pet oblasti je novo, a tu je i treća akcija, koja vraća kockicu sa tanjira. Za 1 do 4 igrača. Ova stranica je potpuna: drugu igru ne moraš da znaš.
rules-twice-text-2 = Svako pravilo ima broj, kao C-12 ili T-5. Kad god nešto ne može, piše na kom pravilu se to zasniva, pa možeš ovde da ga potražiš. Gde štampana pravila ostavljaju pitanje otvorenim ili protivreče jedna drugima, tumačenja na kraju kažu kako se igra ovde.
rules-twice-text-3 = Prvo nekoliko pojmova:
rules-twice-word-1 = { rules-clever-word-1 }
rules-twice-word-2 = { rules-clever-word-2 }
rules-twice-word-3 = { rules-clever-word-3 }
rules-twice-word-4 = { rules-clever-word-4 }

rules-twice-chapter-1 = Šta je na stolu
rules-twice-C-1 = Ima šest kockica: bela i po jedna srebrna, žuta, plava, zelena i roze.
rules-twice-C-2 = Svako ima svoj listić. Na njemu su pet obojenih oblasti, evidencija rundi, po jedan niz za svaku od tri akcije (ponovno bacanje, povratak i dodatna kockica) i tri polja za kockice.
rules-twice-C-3 = Odložene kockice leže na srebrnom tanjiru. (Iste je boje kao srebrna kockica, ali druge veze sa njom nema.)
rules-twice-C-4 = { rules-clever-C-4 }
rules-twice-C-5 = Runde 1 do 4 počinju poklonom: pre prvog bacanja u rundi *svi* igrači dobijaju ono što za nju piše u evidenciji rundi. To je ponovno bacanje u rundi 1, dodatna kockica u rundi 2, povratak u rundi 3 i crni ? u rundi 4 (T-9). Runde 5 i 6 ne donose ništa. U rundi 4 svi odgovaraju u isto vreme i niko ne mora da čeka svoj red. Prvo bacanje nijedne runde ne počinje dok ijedan igrač još ima bonus-upis koji nije iskoristio. To može da bude važno i u rundi 3, ako je povratak poslednji u nečijem nizu (T-11).

rules-twice-chapter-2 = Aktivni potez
rules-twice-C-10 = Imaš do tri bacanja. Prvo ide sa svih šest kockica, a svako sledeće sa kockicama za bacanje. Dok ih ima, drugo i treće bacanje su obavezna; ranije stati nije moguće. Ako imaš još povrataka i na tanjiru leži kockica, pre drugog i pre trećeg bacanja dobijaš pitanje: vratiti kockicu (T-10) ili bacati? Ako nema više kockica za bacanje, pitanje je: vratiti kockicu ili stati? Bez povratka ili sa praznim tanjirom nema pitanja. Ako te čeka bonus, prvo iskoristi njega, a dodatne krstiće u srebrnoj (T-2) upiši ili odbij: dotle se ne baca.
rules-twice-C-11 = { rules-clever-C-11 }
rules-twice-C-12 = Tvoj izbor šalje manje kockice na tanjir. Od ostalih kockica *ovog* bacanja, svaka koja pokazuje manje od izabrane ide na tanjir. One koje pokazuju isto ili više ostaju za bacanje. Važi broj na izabranoj kockici, čak i u plavoj, gde upisuješ zbir.
    .example = biraš plavu 2 dok bela pokazuje 6 i upisuješ 8. Na tanjir idu samo kockice koje pokazuju 1.
rules-twice-C-13 = Kad izabereš iz trećeg bacanja, svaka kockica koja nije na polju za kockice ide na tanjir. Ako već posle prvog ili drugog bacanja nema više kockica za bacanje, nemaš više bacanja, osim ako vratiš kockicu (T-10).
rules-twice-C-14 = Ponekad nijedna kockica u bacanju nema dozvoljen upis. Tada bacaš ponovo (C-16) ili puštaš da bacanje propadne; ako nemaš više ponovnih bacanja, propada samo. Propalo ili odbijeno bacanje (C-15) je prošlo i ne može više da se ponovi. Računa se kao jedno od tvoja tri. Ništa ne ide na polje za kockice, ništa ne ide na tanjir, a u sledećem bacanju su opet sve iste kockice. Ako je to bilo tvoje treće bacanje, kockice se sklanjaju na tanjir kao u C-13.
    .example = bela 4 leži na tvom polju za kockice, a za drugo bacanje ostala je samo plava kockica. Pokazuje 5, ali tvoj poslednji plavi broj je 7, pa je zbir 9 prevelik. Bez ponovnog bacanja ovo bacanje propada, a u trećem opet bacaš plavu kockicu.
rules-twice-C-15 = Smeš da odbiješ svako bacanje, čak i ako njegove kockice imaju dozvoljen upis. Tada se dešava ono što C-14 kaže za propalo bacanje.
    .example = za drugo bacanje ostala je samo zelena kockica, a tvoje sledeće zeleno polje je drugo u paru, gde treba mali broj (T-7). Pokazuje 6. Odbijaš, i u trećem opet bacaš zelenu kockicu.
rules-twice-C-16 = { rules-clever-C-16 }
rules-twice-C-17 = { rules-clever-C-17 }
rules-twice-part-1 = Povratak kockice
rules-twice-T-10 = **Povratak** je akcija samo za aktivnog igrača. Pre svog drugog ili trećeg bacanja smeš da potrošiš jedan i vratiš kockicu sa tanjira među kockice za bacanje. Ona učestvuje u tom bacanju kao i svaka druga, a broj koji je pokazivala više nikome nije važan. Između bacanja ili ponovnog bacanja i izbora ne možeš da vratiš kockicu; kad je bacanje propalo, možeš, jer je rešeno. Ako imaš više povrataka, smeš da ih potrošiš više pre istog bacanja. Važe i kad nema kockica za bacanje: tada bacanja ipak ima. Potrebna je kockica na tanjiru: one na tvojim poljima za kockice ostaju tu.
    .example = iz prvog bacanja biraš 6 dok sve ostale kockice pokazuju manje. Nema više kockica za bacanje. Vraćaš zelenu kockicu i drugo bacanje igraš samo sa njom.
rules-twice-part-2 = Jedan potez, korak po korak
rules-twice-text-4 = Runda je 3, i upravo ti je stigao jedini povratak. Srebrna, zelena i roze su ti još prazne. Bacaš: bela 2, srebrna 3, žuta 5, plava 1, zelena 4, roze 3.
rules-twice-move-1 = Biraš **srebrnu 3** i precrtavaš 3 u zelenom redu. Bela 2 i plava 1 su manje i idu na tanjir, a pošto je izabrana srebrna, smeš i njih da precrtaš (T-2): **plavu 1** na 1 u plavom redu, **belu 2** na dvojci po izboru; uzimaš onu u zelenom redu. I roze pokazuje 3, što nije manje, pa ostaje za bacanje sa žutom i zelenom.
rules-twice-move-2 = Dobijaš pitanje želiš li da vratiš kockicu i trošiš povratak na belu. Četiri kockice padaju kao bela 6, žuta 4, zelena 5, roze 2. Biraš **zelenu 5**. Prvo zeleno polje duplira, pa upisuješ 10. Žuta 4 i roze 2 idu na tanjir. Ostaje samo bela.
rules-twice-move-3 = Nemaš više povrataka, pa nema ni pitanja. Bacaš samo belu i dobijaš 4. Biraš **belu kao roze 4** i upisuješ 4 u prvo roze polje. Tvoja bacanja su gotova.
rules-twice-text-5 = Na tanjiru su sada plava 1, žuta 4 i roze 2 za pasivne igrače. Na tvojim poljima za kockice leže srebrna 3, zelena 5 i bela 4. Kako se ovaj potez nastavlja sa dve dodatne kockice, piše kod C-30.

rules-twice-chapter-3 = Upis
rules-twice-C-20 = Obojena kockica se koristi u oblasti svoje boje, sa brojem koji pokazuje; srebrna se računa kao boja. Bela je džoker: svojim brojem može da popuni polje u bilo kojoj od pet oblasti.
rules-twice-C-21 = Za plavu se uvek uzima zbir **plave i bele kockice**, nikad samo jedna od njih. Obe važe sa brojem koji tog trenutka pokazuju, bilo da leže među kockicama za bacanje, na polju za kockice ili na tanjiru, i bez obzira na to ko ih je izabrao. Isto važi kad belu koristiš kao plavu. U jednom potezu smeš i plavu i belu kockicu da iskoristiš za plavu. (Plavi red u srebrnoj oblasti sa ovim nema veze, vidi T-2.)
    .example = prvo biraš plavu 2 dok bela pokazuje 5 i upisuješ 7. Bela ostaje za bacanje i u sledećem bacanju padne 4. Biraš je kao plavu: 2 + 4, pa upisuješ 6.
rules-twice-C-22 = Plava, zelena i roze imaju strelicu: popunjavaj ih sleva, polje po polje, bez preskakanja. Srebrna i žuta su mreže: popunjavaj ih bilo kojim redom.
rules-twice-C-23 = Bonusi stižu čim ih zaradiš. Bonus ispod polja je tvoj kad popuniš to polje; roze traži malo više (T-8). Bonus reda ili kolone je tvoj kad popuniš poslednje polje koje je tu nedostajalo; u žutoj je taj upis krug (T-5). Svaki bonus odštampan na listiću može da se zaradi samo jednom.

rules-twice-chapter-4 = Pet oblasti
rules-twice-T-1 = Srebrna je mreža od četiri reda, po jedan za žutu, plavu, zelenu i roze, sa brojevima od 1 do 6 u svakom redu. Precrtaj broj svoje kockice u kom god redu želiš, ako je polje slobodno. Kad je neki broj precrtan u sva četiri reda, kockica koja ga pokazuje nema dozvoljen upis u srebrnoj.
rules-twice-T-2 = Srebrna voli društvo. Ako si aktivni igrač i *iz bacanja* izabereš srebrnu kockicu ili belu kao srebrnu, smeš da precrtaš i kockice koje taj isti izbor šalje na tanjir (C-12). Žuta, plava, zelena ili roze kockica precrtava se u redu svoje boje na broju koji pokazuje; plava se ovde računa sama, bez bele. Bela kockica se precrtava na svom broju u bilo kom redu, a isto tako i srebrna ako je izabrana bela. Svaki od ovih dodatnih krstića smeš da odbiješ. Ako je njegovo polje već zauzeto, dodatni krstić propada. Računaju se samo kockice koje su bačene i pokazuju manje od tvog izbora. Kockice koje su već ležale na tanjiru ne donose ništa, a ni one koje tu stignu samo zato što se posle trećeg bacanja sve sklanja (C-13). Kockica koju vratiš pre ovog bacanja bačena je ponovo, pa može da se računa.
    .example = biraš srebrnu 3 i precrtavaš 3 u zelenom redu. Plava 1 i bela 2 idu na tanjir, pa smeš da precrtaš 1 u plavom redu, a belom bilo koju slobodnu 2, recimo onu u zelenom redu.
    .example2 = u trećem bacanju biraš srebrnu 4; žuta pokazuje 2, a roze 5. Obe idu na tanjir. Krstić donosi samo žuta 2: roze nije na tanjir poslao tvoj izbor.
rules-twice-T-3 = Ako srebrnu koristiš kao pasivni igrač, kao dodatnu kockicu ili sa ?, upisuješ samo jedan krstić, bez dodatnih.
rules-twice-T-4 = Svaki srebrni red nosi poene prema broju svojih krstića, a oblast je zbir četiri reda. Svaka puna kolona daje svoj bonus.
    .example = četiri krstića u redu nose 11 poena.
rules-twice-T-5 = Žuta je mreža sa prazninama, a polje se popunjava u dva koraka. Kockicom ili zaokružuješ slobodno polje sa njenim brojem ili precrtavaš polje sa tim brojem koje već ima krug. Jedna kockica je jedan upis, nikad oba. Krug koji popuni red ili kolonu donosi njihov bonus. Precrtano polje se za to i dalje računa kao zaokruženo, a sam krstić nikad ne zarađuje takav bonus. Poeni zavise od toga koliko je polja **precrtano**; sami krugovi ne vrede ništa.
    .example = jedna od tvoje dve 3 ima krug. Žutom 3 zaokružuješ drugu ili precrtavaš prvu. Tri precrtana polja nose 21.
rules-twice-T-6 = Plava ima strelicu. Upiši svoj zbir (C-21) u sledeće polje. Ne sme biti veći od broja ispred; isti broj još jednom je u redu. Poeni zavise od broja popunjenih polja.
    .example = 9, 9, 6 je u redu i nosi 6 poena. Posle te 6 treba ti 6 ili manje.
rules-twice-T-7 = Zelena ima strelicu, a njena polja čine šest parova. Upiši svoj broj puta množilac polja. Kad su oba polja para popunjena, par vredi prvi broj minus drugi, što može biti i manje od nule. Par u kojem je popunjeno samo prvo polje vredi 0. Bonusi ne čekaju par; svako polje donosi svoj.
    .example = u prvom paru igraš 5, a kasnije 1. Oba polja dupliraju, pa upisuješ 10 i 2, i par vredi 8. U drugom paru igraš 1 (duplirano: 2), pa 6 (bez dupliranja): 2 − 6 = −4.
rules-twice-T-8 = Roze ima strelicu. Upiši svoj broj u sledeće polje, kakav god bio. Ako je u polju odštampan broj, bonus ispod dobijaš samo ako upišeš taj broj ili više; inače taj bonus zauvek propada. Oblast vredi zbir.
    .example = u petom polju piše 4. Sa 4, 5 ili 6 zarađuješ dodatnu kockicu. Sa 3 imaš samo ta 3 poena.

rules-twice-chapter-5 = Bonusi
rules-twice-C-40 = Znak ? je **bonus-upis**. Koristiš ga odmah, pre nego što uradiš bilo šta drugo, i ne možeš da ga sačuvaš za kasnije. Njegov upis može da zaradi novi bonus, a taj opet novi: ceo lanac se odigra na licu mesta.
    .example = u gornjem žutom redu 3 ima krug, a ti zaokružuješ 6 pored nje. Red je pun i zarađuje plavi ?. Dva plava polja su popunjena, u drugom je 9. U treće upisuješ još jednu 9, što zarađuje žuti ?. Njim precrtavaš upravo zaokruženu 6.
rules-twice-C-41 = Ako te čeka više bonus-upisa, ti odlučuješ koji je sledeći. Onaj koji nema dozvoljen upis odmah propada. Ni kasnije ne bi mogao da se iskoristi, jer se sa listića nikad ništa ne briše. Dodatni krstići u srebrnoj (T-2) čekaju zajedno sa bonus-upisima, i smeš da ih mešaš bilo kojim redom; ali za razliku od ?, dodatni krstić smeš da odbiješ.
    .example = u žutoj tvoj krug oko 5 u četvrtom redu popunjava istovremeno taj red i treću kolonu. Prvo uzmi zeleni ? ili srebrni ?, kako želiš.
rules-twice-C-42 = Među bonusima ove igre nema X. Gde u drugoj igri precrtavaš bilo koje polje, ova ima ? (T-9).
rules-twice-C-43 = Ni bonusa sa zadatim brojem ovde nema. Broj koji izabereš za ? važi kao broj na kockici: zelena ga množi, u plavoj ne sme da raste, a roze ga poredi sa brojem u polju.
rules-twice-T-9 = Znak **?** pripada jednoj boji i zamenjuje kockicu te boje sa brojem koji želiš. U srebrnoj precrtaj bilo koje slobodno polje. U žutoj zaokruži bilo koje slobodno polje ili precrtaj bilo koje zaokruženo. U plavoj upiši bilo koji broj od 2 do 12 koji nije veći od onog ispred. U zelenoj upiši bilo koji broj od 1 do 6 puta množilac polja. U roze upiši bilo koji broj od 1 do 6; za bonus ispod on i dalje mora da dostigne broj u polju. **Crni ?** je ? za jednu od pet oblasti, po tvom izboru.
rules-twice-C-44 = Ponovno bacanje, povratak ili dodatna kockica je **bonus-akcija**. Zaokruži sledeće slobodno polje u nizu te akcije. Akciju smeš da iskoristiš odmah, ako je za nju trenutak, ili da je sačuvaš. Sve preko kraja niza bi propalo, ali ovaj listić ne daje više nego što u njegove nizove staje.
rules-twice-T-11 = Svaki niz ima šest polja. Kad zaokružiš šesto, dobijaš i bonus na kraju niza: lisicu za ponovna bacanja, roze ? za povratke, srebrni ? za dodatne kockice. Nije važno koliko je tih akcija već potrošeno, ni čiji je potez. Ovako zarađen ? čeka sa tvojim ostalim bonus-upisima (C-41).
rules-twice-C-45 = Na kraju svaka **lisica** vredi onoliko poena koliko tvoja najslabija oblast. Ako jedna oblast ima 0 poena, tvoje lisice vrede 0. Ako je tvoja zelena ispod 0 i najslabija, svaka lisica te košta toliko poena.
    .example = tvoje oblasti su srebrna 43, žuta 36, plava 21, zelena 8 i roze 21. Zelena je najslabija, pa svaka lisica vredi 8. Da je zelena −4, svaka lisica bi vredela −4.
rules-twice-C-46 = Crni X i crna 6 su iz druge igre. Crni bonus ove igre je crni ? u rundi 4. Biraš među oblastima u kojima on ima dozvoljen upis. Kad ne bi bilo nijedne, bonus bi propao.

rules-twice-chapter-6 = Pasivni igrači
rules-twice-C-50 = Bacanja aktivnog igrača su gotova kad tog igrača ne čeka ni bonus-upis ni dodatni krstić, a važi jedno od dvoje: treće bacanje je rešeno ili nema više kockica za bacanje i nijedna se ne vraća, bilo da ne može nijedna, bilo da igrač kaže da staje. Kad su gotova, gotova su: povratak koji posle toga zaradi dodatna kockica je za neki drugi potez. Od tada svaki drugi igrač sme da izabere **jednu** kockicu sa tanjira i da njom popuni polje. Svi pasivni igrači to rade u isto vreme i nezavisno jedan od drugog. Ista kockica može da posluži više njih, jer se same kockice ne pomeraju. Za to vreme aktivni igrač već sme da koristi dodatne kockice (C-17). Svako piše na svom listiću, pa nema potrebe za čekanjem.
rules-twice-C-51 = { rules-clever-C-51 }
rules-twice-C-52 = { rules-clever-C-52 }
rules-twice-C-53 = Pasivni igrači nikad ne mogu da bacaju ponovo, i nikad ne mogu da vrate kockicu.
rules-twice-C-54 = { rules-clever-C-54 }
rules-twice-part-3 = Dodatne kockice
rules-twice-C-30 = { rules-clever-C-30 }
    .example = recimo da posle gore opisanog poteza imaš dve dodatne kockice, a tvoj poslednji plavi broj je 7. Prvo uzimaš **belu kao žutu 4** i zaokružuješ jednu 4. Bela je time potrošena za dalje dodatne kockice u ovom potezu, ali se i dalje računa u zbir: drugom uzimaš plavu kockicu i upisuješ **plava 1 + bela 4 = 5**.

rules-twice-chapter-7 = Solo igra
rules-twice-C-60 = Solo igra ima 6 rundi. U svakoj igraš aktivni, pa pasivni potez. Za pasivni potez baca se svih šest kockica. Tri najmanje idu na tanjir, ostale tri na polja za kockice. Ako su kockice izjednačene za poslednje mesto na tanjiru, među njima odlučuje žreb, i svaka mogućnost je jednako verovatna. (Za pravim stolom uzmi kockicu koja leži najbliže tanjiru.) Sada si običan pasivni igrač, uz C-50 do C-53 i C-30: smeš da koristiš dodatne kockice, ali ne i ponovna bacanja ni povratke. Ako nijedna od tri sa tanjira ne odgovara, po C-52 smeš da iskoristiš jednu od ostale tri (opcija `solo_fallback`, podrazumevano uključena). Za pravilo da dodatna kockica svaku kockicu bira jednom, tvoj pasivni potez je nov potez.
    .example = { rules-clever-C-60.example }
    .table =
        opcija | podrazumevano | uključeno | isključeno
        `solo_fallback` | uključeno | ako nijedna kockica sa tanjira nema dozvoljen upis, smeš da izabereš jednu od ostale tri (C-60, C-52) | ako nijedna kockica sa tanjira nema dozvoljen upis, ne biraš ništa; dodatne kockice su i dalje dozvoljene

rules-twice-chapter-8 = Kraj i poeni
rules-twice-C-61 = Igra se završava poslednjim potezom poslednje runde, kad su svi gotovi (C-54). U tom potezu svi igrači još mogu da potroše preostale dodatne kockice. Neiskorišćena ponovna bacanja i povraci ne vrede ništa.
rules-twice-C-62 = { rules-clever-C-62 }
    .example = oblasti 43, 36, 21, 8 i 21 daju ukupno 129. Sa dve lisice po 8 poena imaš 145. Sa −4 umesto 8 oblasti daju 117, a dve lisice te spuštaju na 109.
rules-twice-C-63 = { rules-clever-C-63 }
rules-twice-C-64 = Posle solo igre tvoj rezultat spada na jedan od jedanaest nivoa. Najviši je preko 320 poena, najniži ispod 140, a oni između počinju od 300, 280, 260, 240, 220, 200, 180, 160 i 140.

rules-twice-chapter-9 = Tumačenja, i zašto
rules-twice-text-6 = Tumačenja su numerisana za obe igre. I ona koja su važna samo u `clever` navedena su, uz to šta znače ovde.
rules-twice-R-1 = Mora li u `clever` zelena kockica da pokaže broj polja ili više, ili taj broj ili manje?
    .ruling = Taj broj ili više. Ovde zelena nema takvih brojeva. I oni u roze znače bar toliko (T-8).
    .why = U jednom ruskom tekstu za `clever` je obrnuto. Svi drugi tekstovi, i sam listić, traže bar taj broj.
rules-twice-R-2 = Sme li u `clever` pasivni igrač da odbije?
    .ruling = Da, a isto tako i ovde (C-51).
    .why = Srpski i mađarski tekst, koji prate zvanični, navode izbor kao mogućnost. Isključuju samo odbijanje kao put do kockica aktivnog igrača (C-52). Jedan ruski tekst ljubitelja igre `clever` isključuje ga sasvim; on se ne prati.
rules-twice-R-3 = { rules-clever-R-3 }
    .ruling = Dodatne kockice, ali ne i ponovna bacanja, a ni povraci (C-60, C-53).
    .why = Srpski i zvanični engleski tekst za `clever` isključuju samo ponovna bacanja. Mađarska rečenica koja ide dalje uzeta je kao omaška. Tekst ove igre isključuje ponovna bacanja i povratke.
rules-twice-R-4 = { rules-clever-R-4 }
    .ruling = { rules-clever-R-4.ruling }
    .why = { rules-clever-R-4.why }
rules-twice-R-5 = { rules-clever-R-5 }
    .ruling = Jednom u potezu (C-30).
    .why = { rules-clever-R-5.why }
rules-twice-R-6 = { rules-clever-R-6 }
    .ruling = { rules-clever-R-6.ruling }
    .why = { rules-clever-R-6.why }
rules-twice-R-7 = Srebrna je izabrana iz trećeg bacanja: donose li krstić sve kockice koje se sklanjaju na tanjir?
    .ruling = Ne, samo one koje pokazuju manje od izabrane (T-2).
    .why = Tekst vezuje krstiće za kockice koje odlaze zato što je izabrana srebrna, a ostale bi otišle u svakom slučaju. Tako igra tri od pet javnih programa. Od svih tumačenja ovo je najspornije.
rules-twice-R-8 = Moraju li dodatni krstići u srebrnoj da se upišu?
    .ruling = Ne, svaki sme da se odbije (T-2).
    .why = Tekst o njima govori kao o dozvoli.
rules-twice-R-9 = Koliko vredi lisica ako je najslabija oblast ispod 0?
    .ruling = Koliko ta oblast, dakle oduzima poene (C-45).
    .why = Tekst govori o rezultatu najslabije oblasti i ne pravi izuzetak.
rules-twice-R-10 = Sme li aktivni igrač u `clever` da preskoči bacanje u kojem neka kockica odgovara, ili da izabere kockicu koja ne može da se iskoristi?
    .ruling = Ni jedno ni drugo. Ovde bacanje sme da se odbije (C-15), ali ni ovde ne može da se izabere kockica bez dozvoljenog upisa (C-11).
    .why = Tekstovi za `clever` govore samo o igraču koji *ne može* da iskoristi kockicu. Tekst ove igre zna i za onog koji ne želi.
rules-twice-R-11 = Šta rešava nerešen rezultat?
    .ruling = { rules-clever-R-11.ruling }
    .why = Slažu se srpski i engleski tekst za `clever` i ruski tekst ove igre.
rules-twice-R-12 = Sme li kockica da se vrati posle propalog bacanja?
    .ruling = Da (T-10).
    .why = Po ruskom tekstu igrač prvo bira i koristi kockicu. To se čita kao objašnjenje zašto nema povratka odmah posle bacanja. Propalo bacanje je rešeno, a dva javna programa to dozvoljavaju.
rules-twice-R-13 = Sme li kockica da se vrati kad nema više kockica za bacanje?
    .ruling = Da (T-10).
    .why = Povratak donosi kockicu za bacanje koje sledi, i time ga omogućava. Javni programi to dozvoljavaju.
rules-twice-R-14 = Kuda u `clever` idu kockice propalog bacanja?
    .ruling = Ostaju za bacanje, kao i ovde (C-14).
    .why = Tekst ove igre to izričito kaže. Drugi tekstovi kažu samo da se bacanje računa.
rules-twice-R-15 = { rules-clever-R-15 }
    .ruling = { rules-clever-R-15.ruling }
    .why = { rules-clever-R-15.why }
rules-twice-R-16 = Množi li se u `clever` broj kao bonus na narandžastom polju ×2 ili ×3?
    .ruling = Da. Ova igra nema narandžastu; množi se i broj zelenog ? (T-9).
    .why = Tekstovi za `clever` to ne pominju, a javni programi se u tome slažu.
