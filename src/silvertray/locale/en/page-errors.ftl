# What the server refuses, beside the rules of the games.
error-not-begun = the game has not begun: { $open ->
    [one] one seat is
   *[other] { $open } seats are
} still empty
error-seat-taken = { $seat } is taken: choose another seat
error-already-seated = you sit at { $seat } already: leave it first
error-not-seated = you are looking on: take a seat to play
error-not-invited = only somebody with the invitation may sit down here: ask for the link
error-game-begun = the game has begun: you can look on
error-bots-settled = the game has begun: the bots stay as they are
error-no-bot-there = no bot sits at { $seat }: choose a seat that a bot has
error-not-host = only { $seat }, who has sat here longest, sets the pace of the bots
error-unknown-pace = there is no pace “{ $pace }”: choose one of { $paces }
error-no-empty-seat = every seat is taken already
error-not-over = the game is not over yet
error-table-busy = the table was too busy: try it again
error-one-seat-is-mine = exactly one seat must be yours, not “{ $seats }”
error-seed-needed = a seed goes with the dealer “seed” and with no other, not with “{ $kind }”
error-wrong-clock = a clock of “{ $seconds }” seconds cannot be: choose from { $least } to { $most }, or none
error-no-clock-there = no clock runs where real dice are thrown: choose another dealer, or no clock
error-clock-stands = no clock is running here
error-clock-runs = the clock is not paused
error-wrong-setting = { $setting } cannot be “{ $value }”: { $why }
error-no-door = nobody can come in at { $door } ({ $why }): choose another --port or --host
error-foreign-page = another site’s page may not ask for this
error-too-many-tables = that is a lot of tables: wait a minute
error-no-such-table = there is no such table: check the link
error-no-such-step = this game has { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, and no step { $step }
error-bad-request = the request cannot be read: { $where }
error-body-too-large = the request is too long: at most { $most } bytes
error-hello-first = the first frame must be a hello
error-hello-once = hello was said already
error-frame-too-long = the frame is too long: at most { $most } bytes
error-too-fast = that was too fast: slow down
error-bad-frame = the frame cannot be read: see docs/protocol.md
error-other-version = the page and the server do not speak the same version: reload the page
error-table-full = too many people look on at this table
error-wrong-token = this link does not open a seat here: ask for a new one
error-table-unplayable = this table was played by other rules than ours now, and cannot be opened
error-promise-gone = this promise is used up or forgotten: ask for a new one
error-no-such-address = there is nothing at this address
error-promise-needed = a promise goes with the dealer “commit” and with no other, not with “{ $kind }”: ask for one first
error-has-left = { $seat } has left already

## People
error-sign-in-first = this is for people who are signed in: sign in first
error-passkey-again = this needs a passkey of yours once more
error-too-many-asks = that was a lot at once: wait a minute
error-name-invisible = nothing of this name can be seen: use letters, digits or signs
error-name-too-long = this name is too long: at most { $most } letters
error-no-passkeys-here = passkeys need an address with a name, not a number: open this site by its name
error-challenge-gone = this took too long, or was begun elsewhere: try it again
error-passkey-refused = the passkey could not be checked: try it again, or use another one
error-passkey-unknown = this passkey is not known here: it may have been removed
error-passkey-known = this passkey is kept here already
error-last-passkey = this is your only passkey: add another one first, or erase everything about you
error-enough-passkeys = you have { $most } passkeys, and more are not kept: remove one first
error-host-only = only { $seat }, who has sat here longest, may send somebody away
error-kick-oneself = you cannot send yourself away: leave the seat instead
error-nobody-to-kick = nobody who could be sent away sits at { $seat } now
error-barred = you cannot sit down at this table: the host does not want it
error-nobody-to-block = nobody who could be blocked sits at { $seat }
error-enough-blocks = you have blocked { $most } people, and more cannot be: let somebody go first
error-erase-unconfirmed = nothing was erased: confirm it first
## Plain HTTP
error-wrong-method = this address cannot be asked for by { $method }: see /api/docs

## Phrases
error-unknown-phrase = there is no phrase “{ $phrase }”: choose one of { $phrases }
error-too-talkative = that was a lot of talk: wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }

## Too much at once
error-too-many-lines = too many pages are open here from your address: close one (at most { $most })
error-server-full = the server has its hands full: try it again in a minute
error-enough-entries = too much has happened at this table for that: from now on only the game itself goes on

## Your turn
error-foreign-push-host = { $host } is no push service that this server sends notices to: use another browser, or ask whoever runs the server
error-wrong-push-key = nothing can be encrypted for this browser’s key: switch the notice off and on again
## Signing out
error-signed-out = you were signed out: sign in again to have your seats back
error-session-gone = nobody is signed in there any more
