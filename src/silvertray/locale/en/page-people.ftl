# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = You
page-title-you = You · Silvertray
page-you-link = You
page-saved = Saved.
page-save = Save

## On all devices

page-devices = On all your devices
page-devices-guest = You play as a guest, and that is all you need. To find your games, your name and your ratings on your other devices too, let this device make a passkey: no e-mail, no password.
page-keep = Keep my games on all devices
page-sign-in = I have a passkey: sign in
page-signed-in = You are signed in. Your games and ratings are with you on every device where you sign in.
page-passkeys = Your passkeys
page-passkey-added = Added { $added }
page-passkey-used = last used { $used }
page-passkey-remove = Remove the passkey added { $added }
page-passkey-remove-title = Remove this passkey?
page-passkey-remove-note = It does not sign you in any more. On the device itself it stays until you delete it there.
page-remove = Remove
page-passkey-add = Add another passkey
page-sign-out = Sign out here
page-sign-out-all = Sign out everywhere
page-sessions = Where you are signed in
page-session-here = this one
page-session-unknown = A device
page-session-since = signed in { $since }, last seen { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = just now
page-session-end = Sign out on { $device }, signed in since { $since }
page-session-ended = Signed out there.
page-welcome-back = Welcome, { $name }!
page-kept-now = Done. Sign in with this passkey on your other devices.
page-signed-out = You are signed out, and play as a guest.
page-passkey-cancelled = Nothing was changed: no passkey was used.
page-passkey-here = This device has a passkey of yours already: sign in with it.
page-no-passkeys-insecure = This address is plain http, where browsers make no passkeys. Open the site over https to keep your games on all devices. Playing works all the same.
page-no-passkeys-number = Browsers make no passkeys for an address made of numbers.
page-no-passkeys-here = Open it by its name
page-no-passkeys-missing = This browser knows no passkeys, so your games stay on this device.

## Ratings

page-ratings = Your ratings
page-ratings-none = None yet. A rating comes from finished games between people who are signed in; games against bots do not count.
page-rating-of = { $game }, { $players } players
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
page-rating-provisional = provisional
page-board = Leaderboard
page-board-of = Leaderboard: { $game }, { $players } players
page-board-empty = Nobody yet: a rating appears here once it is known to ± 110.
page-board-rank = Place
page-board-name = Name
page-board-rating = Rating
page-board-games = Games

## My games

page-my-games = Your games
page-my-games-none = None yet.
page-my-games-more = Older games
page-game-with = with { $names }
page-game-bots = { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
page-game-alone = alone
page-game-waiting = waiting for players
page-game-playing = being played
page-game-result = place { $place }, { $score ->
        [one] one point
       *[other] { $score } points
    }
page-game-score = { $score ->
        [one] one point
       *[other] { $score } points
    }
page-game-change = rating { $change }
page-game-replay = Replay:{" "}
page-game-open = Go on:{" "}

## Blocked people

page-blocked = Blocked people
page-blocked-note = They cannot sit down at tables where you are the host. They are not told who blocked them.
page-blocked-none = Nobody. You can block somebody at a table: tap the dots beside the name.
page-unblock = Let in again

## One's data

page-data = Your data
page-data-note = Everything this server has stored about you fits into one file, your finished games included.
page-export = Download everything
page-erase = Erase everything…
page-erase-title = Erase everything about you?
page-erase-note = Your name, passkeys, ratings, list of games and blocked people go for good, and your seats with them. In games with others your name becomes “?”. This cannot be undone.
page-erase-word = erase
page-erase-type = Type “{ page-erase-word }” to confirm
page-erase-passkey = Your passkey is asked for once more.
page-erase-now = Erase everything now
page-erased = Everything about you is erased.

## Somebody at the own table

page-seat-menu = More about { $name }
page-kick = Send away
page-kick-lobby-note = The seat is free again, and { $name } cannot sit down at this table any more.
page-kick-game-note = If you send { $name } away, a bot plays this seat to the end, and { $name } cannot come back.
page-block = Block
page-block-note = { $name } cannot sit down at your tables from now on. You find the list on your own page.
page-kick-block = Send away and block
page-blocked-now = { $name } is blocked.
page-kicked = The host has sent you away from this table. You can look on.
event-kick = { $me ->
        [yes] You have
       *[no] { $name } has
    } to leave the table
