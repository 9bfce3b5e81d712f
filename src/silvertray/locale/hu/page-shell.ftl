### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Offline
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds } mp
shell-all-here = Mindenki itt van

shell-lost = Nincs kapcsolat
shell-lost-trying = Keressük a szervert…
shell-lost-again = { $seconds ->
    [one] Új próba { $seconds } másodperc múlva
   *[other] Új próba { $seconds } másodperc múlva
}
shell-lost-now = Újrapróbálás

shell-new-version = Ennek az oldalnak van új verziója.
shell-table-safe = A játszmád biztonságban van a szerveren. Megnyílik, amint van kapcsolat.
shell-part-missing = Az oldal egy része nem érkezett meg. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt. A játszmád nem vész el.
# Read where no script runs, one below the other in all languages.
shell-no-script = A játékhoz JavaScript kell.

shell-sound = Hangok
shell-sound-note = Halk hangok a kockákhoz, a jelölésekhez, ha te jössz, és a játék végén. Alapból ki vannak kapcsolva.
