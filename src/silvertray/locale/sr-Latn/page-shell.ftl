### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Oflajn
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds } s
shell-all-here = Svi su tu

shell-lost = Veza sa serverom je prekinuta
shell-lost-trying = Traži se server…
shell-lost-again = { $seconds ->
    [one] Novi pokušaj za { $seconds } sekundu
    [few] Novi pokušaj za { $seconds } sekunde
   *[other] Novi pokušaj za { $seconds } sekundi
}
shell-lost-now = Probaj sada

shell-new-version = Izašla je nova verzija ove stranice.
shell-table-safe = Tvoja partija je sačuvana na serveru. Otvoriće se čim bude veze.
shell-part-missing = Deo stranice nije stigao. Proveri vezu i učitaj stranicu ponovo. Tvoja partija je sačuvana.
# Read where no script runs, one below the other in all languages.
shell-no-script = Za igru je potreban JavaScript.

shell-sound = Zvukovi
shell-sound-note = Tihi zvukovi za kockice, upise, tvoj potez i kraj. Isključeni su dok ih ne uključiš.
