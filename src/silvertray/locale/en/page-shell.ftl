### The shell around the games: connection, new versions, sounds.

# In the bar above a table, short: no network.
shell-line-offline = Offline
# After “Reconnecting…”: seconds until the next attempt.
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
shell-table-safe = Your game is safe on the server. It opens as soon as there’s a connection.
shell-part-missing = Part of the page didn’t load. Check your connection, then reload to continue. Your game is safe.
# Shown without JavaScript, in all languages at once.
shell-no-script = Enable JavaScript to play.

shell-sound = Sounds
shell-sound-note = Soft sounds for dice, marks, your turn and the end of the game. Off by default.
