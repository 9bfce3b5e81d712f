# How the games are played, in a few lines for somebody who knows none of them. docs/rules has every rule.

page-how = Kako se igra
page-how-title = Kako se igra { $game }
page-how-signs = Šta znaci donose
page-how-more = Dodirni znak na listiću da vidiš šta donosi. Polja koja možeš da popuniš svetle. Ostala na dodir kažu zašto ne može.

page-how-clever-1 = U svom potezu bacaš do tri puta. Iz svakog bacanja biraš jednu kockicu i njom popunjavaš polje njene boje. Bela važi kao bilo koja boja.
page-how-clever-2 = Sve što pokazuje manje od izabrane kockice ide na srebrni tanjir i više ga ne bacaš.
page-how-clever-3 = Posle tvog poslednjeg bacanja svi ostali koriste po jednu kockicu sa tanjira. Ako igraš solo, baciš još jednom i biraš među tri najmanje.
page-how-clever-4 = Žuta: precrtaj broj. Pune kolone nose poene, puni redovi bonuse.
page-how-clever-5 = Plava: precrtaj zbir plave i bele kockice.
page-how-clever-6 = Zelena, narandžasta i ljubičasta idu sleva nadesno. Zelena traži bar odštampani broj. U narandžastu i ljubičastu upisuješ broj i dobijaš njihov zbir; ljubičasta mora da raste, dok posle šestice ne krene iznova.
page-how-clever-7 = Bonus je tvoj odmah: jedno polje može da pokrene sledeće. Pazi na najslabiju oblast, jer svaka lisica vredi koliko ona.

page-how-twice-1 = U svom potezu bacaš do tri puta. Iz svakog bacanja biraš jednu kockicu i njom popunjavaš polje njene boje. Bela važi kao bilo koja boja.
page-how-twice-2 = Sve što pokazuje manje od izabrane kockice ide na srebrni tanjir i više ga ne bacaš, osim ako ga vratiš.
page-how-twice-3 = Posle tvog poslednjeg bacanja svi ostali koriste po jednu kockicu sa tanjira. Ako igraš solo, baciš još jednom i biraš među tri najmanje.
page-how-twice-4 = Srebrna: precrtaj broj u bilo kom redu. Uzmeš li srebrnu iz svog bacanja, smeš da precrtaš i niže kockice, svaku u redu njene boje.
page-how-twice-5 = Žuta: prvo zaokruži broj, kasnije ga precrtaj. Krugovi nose bonuse, krstići poene.
page-how-twice-6 = Plava: upiši zbir plave i bele kockice; nikad ne sme da raste.
page-how-twice-7 = Zelena: polja su u parovima, prvi broj minus drugi. Roze: upiši šta hoćeš, ali bonusi traže bar odštampani broj.
page-how-twice-8 = Bonus je tvoj odmah: jedno polje može da pokrene sledeće. Pazi na najslabiju oblast, jer svaka lisica vredi koliko ona.

page-how-dobro-1 = Svi igraju na jedan štih u sredini. Kad si na potezu, igraj kartu ili par koji vredi bar koliko dobar broj. Par vredi obe karte zajedno.
page-how-dobro-2 = Ako odigraš više, to je novi dobar broj. Ako odigraš tačno toliko, dobar broj se duplira.
page-how-dobro-3 = Ne možeš ili nećeš? Onda uzmi ceo štih i otvori novi bilo kojom kartom ili parom.
page-how-dobro-4 = Džoker je bilo koji broj od 2 do 12 ili pravi par sa bilo kojom kartom s brojem. Preskakanje i promena smera mogu uvek i ne diraju dobar broj.
page-how-dobro-5 = Ruka ti se dopunjava iz špila. Kad je špil prazan, rundu završava ko prvi odigra poslednju kartu.
page-how-dobro-6 = Što manje karata uzmeš, to više poena: 1, i još 1 za svakog ko je uzeo više od tebe. Pobeđuje ko posle poslednje runde ima najviše poena.
