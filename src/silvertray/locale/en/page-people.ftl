# The profile: name, passkeys, games, ratings, blocked people and data.

page-you-title = Profile
page-title-you = Profile · Silvertray
page-you-link = Profile
page-saved = Saved.
page-save = Save

## On all devices

page-devices = On all your devices
page-devices-guest = You’re playing as a guest – that’s all you need. To have your games, name and ratings on every device, create a passkey. No email, no password.
page-keep = Keep my games on all devices
page-sign-in = Sign in with a passkey
page-signed-in = You’re signed in. Your games and ratings appear on every device you sign in to.
page-passkeys = Your passkeys
page-passkey-added = Added { $added }
page-passkey-used = last used { $used }
page-passkey-remove = Remove the passkey added { $added }
page-passkey-remove-title = Remove this passkey?
page-passkey-remove-note = You won’t be able to sign in with it any more. To delete it from the device too, use the device’s own settings.
page-remove = Remove
page-passkey-add = Add another passkey
page-sign-out = Sign out
page-sign-out-all = Sign out everywhere
page-sessions = Where you’re signed in
page-session-here = this device
page-session-unknown = Unknown device
page-session-since = signed in { $since }, last seen { $seen }
# $since, $used and $seen are texts such as “2 hours ago”, or this one for less than a minute.
page-just-now = just now
page-session-end = Sign out { $device } (signed in { $since })
page-session-ended = Device signed out.
page-welcome-back = Welcome, { $name }!
page-kept-now = Done. Sign in with this passkey on your other devices.
page-signed-out = You’re signed out and playing as a guest.
page-passkey-cancelled = Cancelled. Nothing was changed.
page-passkey-here = You already have a passkey on this device: use it to sign in.
page-no-passkeys-insecure = Passkeys need https. Open the site over https to keep your games on all devices. You can still play here.
page-no-passkeys-number = Passkeys don’t work with an IP address.
page-no-passkeys-here = Open it by its name
page-no-passkeys-missing = This browser doesn’t support passkeys, so your games stay on this device.

## Ratings

page-ratings = Your ratings
page-ratings-none = No ratings yet. They come from games between players who are signed in. Games against bots don’t count.
page-rating-of = { $game }, { $players } players
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
page-rating-provisional = provisional
page-board = Leaderboard
page-board-of = Leaderboard: { $game }, { $players } players
page-board-empty = No ratings yet. A player appears here once their rating is accurate to ± 110.
page-board-rank = Rank
page-board-name = Name
page-board-rating = Rating
page-board-games = Games

## Your games

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
page-game-playing = in progress
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
page-game-open = Resume:{" "}

## Blocked people

page-blocked = Blocked people
page-blocked-note = They can’t join tables you host. They don’t see who blocked them.
page-blocked-none = No one. To block someone, tap the dots next to their name at a table.
page-unblock = Unblock

## Your data

page-data = Your data
page-data-note = Download one file with everything this server stores about you, including your finished games.
page-export = Download everything
page-erase = Erase everything…
page-erase-title = Erase all your data?
page-erase-note = This permanently deletes your name, passkeys, ratings, list of games, blocked people and seats. In games with others, your name becomes “?”. You can’t undo this.
page-erase-word = erase
page-erase-type = Type “{ page-erase-word }” to confirm
page-erase-passkey = You’ll be asked for your passkey once more.
page-erase-now = Erase everything now
page-erased = All your data has been erased.

## People at your table

page-seat-menu = More about { $name }
page-kick = Remove
page-kick-lobby-note = { $name } loses the seat and can’t join this table again.
page-kick-game-note = A bot takes over this seat for the rest of the game, and { $name } can’t come back.
page-block = Block
page-block-note = { $name } won’t be able to join your tables. You can see whom you’ve blocked in your profile.
page-kick-block = Remove and block
page-blocked-now = You blocked { $name }.
page-kicked = The host removed you from this table. You can still watch.
event-kick = { $me ->
        [yes] You were
       *[no] { $name } was
    } removed from the table
