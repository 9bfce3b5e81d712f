# Refusals of the server, apart from the rules of the games.
error-not-begun = the game hasn’t started: { $open ->
    [one] one seat is
   *[other] { $open } seats are
} still empty
error-seat-taken = { $seat } is taken: choose another seat
error-already-seated = you already have a seat, { $seat }: leave it first
error-not-seated = you’re watching: take a seat to play
error-not-invited = this table is by invitation: ask for an invite link
error-game-begun = the game has started: you can still watch
error-bots-settled = the game has started: you can’t change its bots any more
error-no-bot-there = { $seat } isn’t a bot: choose a bot’s seat
error-not-host = only the host, { $seat }, can do that
error-unknown-pace = “{ $pace }” isn’t a bot speed: choose one of { $paces }
error-no-empty-seat = every seat is taken
error-not-over = the game isn’t over yet
error-table-busy = the table is busy: try again
error-one-seat-is-mine = exactly one seat must be yours, but you asked for “{ $seats }”
error-seed-needed = a seed goes with the “seed” dealer, and only with that one; you chose “{ $kind }”
error-wrong-clock = “{ $seconds }” seconds is not a valid timer: choose { $least } to { $most }, or none
error-no-clock-there = games with real dice have no timer: choose another dealer, or no timer
error-clock-stands = the timer isn’t running
error-clock-runs = the timer isn’t paused
error-wrong-setting = { $setting } can’t be “{ $value }”: { $why }
error-no-door = can’t listen on { $door } ({ $why }): choose another --port or --host
error-foreign-page = requests from other sites aren’t allowed
error-too-many-tables = you’ve opened a lot of tables: try again in a minute
error-no-such-table = this table doesn’t exist: check the link
error-no-such-step = this game has { $steps ->
        [one] one step
       *[other] { $steps } steps
    }: there’s no step { $step }
error-bad-request = invalid request: { $where }
error-body-too-large = the request is too large: at most { $most } bytes
error-hello-first = the first frame must be a hello
error-hello-once = hello was already sent
error-frame-too-long = the frame is too long: at most { $most } bytes
error-too-fast = too many messages: slow down
error-bad-frame = invalid frame: see docs/protocol.md
error-other-version = the page and the server have different versions: reload the page
error-table-full = this table has reached its spectator limit
error-wrong-token = this link doesn’t match a seat here: ask for a new one
error-table-unplayable = this table was played by older rules and can’t be opened
error-promise-gone = this commitment has been used or has expired: request a new one
error-no-such-address = there’s nothing at this address
error-promise-needed = only the dealer “commit” takes a commitment, and it needs one; you chose “{ $kind }”
error-has-left = { $seat } has already left

## People
error-sign-in-first = sign in first
error-passkey-again = confirm with your passkey once more
error-too-many-asks = too many requests: try again in a minute
error-name-invisible = this name is invisible: use letters, digits or symbols
error-name-too-long = this name is too long: at most { $most } letters
error-no-passkeys-here = passkeys need a domain name: open this site by its name
error-challenge-gone = this took too long or was started elsewhere: try again
error-passkey-refused = the passkey couldn’t be verified: try again, or use another one
error-passkey-unknown = this server doesn’t know this passkey: it may have been removed
error-passkey-known = this passkey is already saved here
error-last-passkey = this is your only passkey: add another one first, or erase all your data
error-enough-passkeys = you have { $most } passkeys, the maximum: remove one first
error-host-only = only the host, { $seat }, can remove players
error-kick-oneself = you can’t remove yourself: leave the seat instead
error-nobody-to-kick = there’s no player to remove at { $seat }
error-barred = you can’t join this table: the host doesn’t allow it
error-nobody-to-block = there’s no player to block at { $seat }
error-enough-blocks = you’ve blocked { $most } people, the maximum: unblock someone first
error-erase-unconfirmed = nothing was erased: confirm first
## Plain HTTP
error-wrong-method = this address doesn’t accept { $method }: see /api/docs

## Phrases
error-unknown-phrase = “{ $phrase }” isn’t a quick-chat phrase: choose one of { $phrases }
error-too-talkative = too many messages: wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }

## Limits
error-too-many-lines = too many pages are open from your address: close one (at most { $most })
error-server-full = the server is full: try again in a minute
error-enough-entries = this table’s log is full: only game moves are accepted now

## Your turn
error-foreign-push-host = this server doesn’t send notifications through { $host }: use another browser, or ask the site’s operator
error-wrong-push-key = notifications can’t be encrypted for this browser: turn them off and on again
## Signing out
error-signed-out = you were signed out: sign in again to get your seats back
error-session-gone = that device is already signed out
