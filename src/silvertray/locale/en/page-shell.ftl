### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Offline
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds } s
shell-all-here = Everybody is here

shell-lost = No connection
shell-lost-trying = Looking for the server…
shell-lost-again = { $seconds ->
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
shell-lost-now = Try now

shell-new-version = There is a new version of this page.
shell-part-missing = A part of the page did not come: check your connection, then load the page anew and go on. Your game is safe.
# Read where no script runs, one below the other in all languages.
shell-no-script = JavaScript is needed to play.

shell-sound = Sounds
shell-sound-note = Soft sounds for dice, marks, your turn and the end. Off until you turn them on.
