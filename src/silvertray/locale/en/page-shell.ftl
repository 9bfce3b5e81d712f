### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Offline
# Behind "Reconnecting…": how long until the next try.
shell-line-seconds = { $seconds } s
shell-all-here = Everyone’s here

shell-lost = No connection
shell-lost-trying = Connecting to the server…
shell-lost-again = { $seconds ->
    [one] Retrying in { $seconds } second
   *[other] Retrying in { $seconds } seconds
}
shell-lost-now = Retry now

shell-new-version = A new version is available.
shell-part-missing = Part of the page didn’t load. Check your connection, then reload to continue. Your game is safe.
# Read where no script runs, one below the other in all languages.
shell-no-script = Enable JavaScript to play.

shell-sound = Sounds
shell-sound-note = Soft sounds for dice, marks, your turn and the end of the game. Off by default.
