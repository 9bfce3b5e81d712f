# The page around the games: home, new tables, the lobby, a table's frame and log.

page-name = Silvertray
page-close = Close
page-home = Home
page-loading = One moment…
page-you = you
page-player = Player
page-seat = Seat { $number }
page-name-you = { $name } (you)
page-ready = Done
page-rule = Rule { $rule }
page-yes = Yes
page-no = No

# A first and a last word make a name, of at most 24 letters.
page-name-firsts = Bright, Brave, Calm, Cheerful, Clever, Curious, Gentle, Happy, Jolly, Kind, Lucky, Merry, Nimble, Quick, Quiet, Sly, Smart, Sunny, Swift, Witty
page-name-lasts = Badger, Bear, Beaver, Crane, Crow, Deer, Dove, Falcon, Fox, Hare, Hedgehog, Heron, Lynx, Magpie, Marten, Otter, Owl, Robin, Squirrel, Wolf

## Titles of the window

page-title-home = Silvertray – Ganz schön clever, Doppelt so clever and Dobro, free online
page-title-new = New game: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Your turn: { $game } · Silvertray

## Home

page-headline = Sit down and play
page-what = Dice and card games: solo, against bots, or with friends via a link. Free, no sign-up.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
# The title on this language's box if it differs, or { "" }. It is shown below the name.
page-alias-clever = That’s Pretty Clever!
page-alias-twice = Twice as Clever!
page-alias-dobro = { "" }
page-about-clever = Roll, choose, and let one mark set off the next.
page-about-twice = Circles, crosses, and dice that come back for more.
page-about-dobro = Beat the number with a card or a pair, or take the trick.
page-size-clever = 1–4 players
page-size-twice = 1–4 players
page-size-dobro = 2–6 players
page-play-now = Play now
page-with-friends = With friends…
page-starting = Starting…
page-continue = Continue
page-continue-all = Show all { $count }
page-forget = Remove from list: { $game }, { $when }
page-forgotten = Removed from list: { $game }
page-join = Join a table
page-join-example = Paste a link or code
page-join-go = Join
page-join-wrong = That’s not a table link. Ask for the full link; it ends in #i=…
page-unofficial = Silvertray is an unofficial fan project. All games belong to their authors and publishers.

## A new table

page-new-table = New table
page-who-plays = Who’s playing?
page-how-many = Seats
page-friend = A friend, via a link
page-bot-choice = Bot: { $bot }
page-bots = Bots
page-bots-more = More
page-thinking = thinking…
page-bot-beginner = Beginner
page-bot-beginner-note = Still learning the rules. Hard to lose to.
page-bot-easy = Easy
page-bot-easy-note = A friendly opponent who misses a lot.
page-bot-medium = Medium
page-bot-medium-note = A fair match once you’ve played a few games.
page-bot-hard = Hard
page-bot-hard-note = Plans ahead. You’ll need a good day.
page-bot-expert = Expert
page-bot-expert-note = The strongest bot here. Every win counts.
page-bot-random = Random
page-bot-random-note = Plays random legal moves.
page-bot-greedy = Greedy
page-bot-greedy-note = Grabs the best immediate gain. Never plans ahead.
page-bot-solo = Solo
page-bot-solo-note = Strong, but ignores its opponents.
page-bot-here = Bot…{" "}
page-bot-for = Bot for seat { $number }
page-bot-change = { $bot }: change { $name }
page-bot-away = No bot – keep this seat open
page-pace = Bot speed
page-pace-instant = Instant
page-pace-brisk = Brisk
page-pace-relaxed = Relaxed
page-pace-note = How long bots take to move. Change it any time.
page-pace-is = Bot speed: { $pace }
page-pace-host = { $name } can change it.
page-clock = Move timer
page-clock-none = No limit
page-clock-note = Covers everything between two rolls or draws. If it runs out, a bot moves for you.
page-clock-mine = You have { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Timer paused
page-clock-paused = { page-clock-stands } at { $time }
page-clock-pause = Pause
page-clock-resume = Resume
page-bot-seat = Bot { $number }
page-options = Rules and randomness
page-create = Start game
page-create-invite = Create and invite
page-all-bots = Bots instead of friends
page-dealer = { $thing ->
        [cards] Where the cards come from
       *[dice] Where the dice come from
    }
page-dealer-entropy = { $thing ->
        [cards] Freshly shuffled
       *[dice] Fair random dice
    }
page-dealer-entropy-note = Random numbers from the server. Nobody can predict them.
page-dealer-seed = { $thing ->
        [cards] A deck you can repeat
       *[dice] Dice you can repeat
    }
page-dealer-seed-note = { $thing ->
        [cards] Tables with the same number get the same deck, so you can compare results. Anyone who knows the number can work out every hand, so use it for practice, not competition.
       *[dice] Tables with the same number get the same rolls, so you can compare results.
    }
page-dealer-commit = { $thing ->
        [cards] A deck you can verify
       *[dice] Dice you can verify
    }
page-dealer-commit-note = The server commits to a secret before the game, each player adds a word, and afterwards anyone can verify that nothing was rigged.
page-dealer-table = Our own real dice
page-dealer-table-note = Roll dice on your own table and enter what they show.
page-seed = Seed number
page-seed-other = New number
page-seed-wrong = Enter a whole number of up to 15 digits.
page-word = Your word (part of the random draw)
page-commitment = The server’s commitment

page-quoted = “{ $text }”
option-solo_fallback = Solo, when no die on the tray fits
option-solo_fallback-on = Use another die
option-solo_fallback-off = Pick nothing
option-draw = Drawing cards
option-draw-auto = Automatic
option-draw-classic = Manual – you can forget
page-draw-time = Time to draw
page-draw-time-note = How long the next player waits for you to draw.
option-rounds = Rounds
option-rounds-3 = Three
option-rounds-players = One per player (4 or more)
option-lead_specials = Skip and Reverse can open a trick
option-lead_specials-on = Yes
option-lead_specials-off = No
option-edition = Edition
option-edition-ru = Russian
option-edition-br = Brazilian

## Settings

page-settings = Settings
page-my-name = Your name
page-my-name-note = Applies from the next table you join.
page-other-name = New name
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = Auto
page-motion-off = Off
page-auto-roll = Roll automatically
page-auto-roll-note = Dice roll after a short pause. After that you can’t undo your last choice.

## A table

page-table = Table
page-menu = Menu
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = { page-facts }
page-menu-watch = Invite a spectator
page-menu-device = Play on another device
page-menu-settings = Settings
page-menu-leave = { page-leave }
page-log = Game log
page-log-empty = Nothing has happened yet.
page-meanwhile-more = { $count ->
        [one] and 1 more move
       *[other] and { $count } more moves
    }
page-meanwhile-since = Since your last move
page-meanwhile-last = Latest moves
page-meanwhile-none = The other players’ moves will appear here.
page-facts = Table setup
page-rated-game = Rated
page-round = Round { $round } of { $rounds }
page-line-connecting = Connecting…
page-line-live = Online
page-line-waiting = Reconnecting…
page-kept = You’re offline. Your move is saved.
page-line-closed = Closed
page-notices = Notices
page-dismiss = Dismiss
page-seats = Seats
page-seat-empty = Seat { $number } is free
page-seat-away = away
page-seat-stand-in = away, a bot plays
page-seat-here = here
page-replaced = A bot is playing for { $names }
page-away = Away: { $names }
# After that, and never cut off: the time left.
page-away-bot = · a bot takes over in { $time }
page-waiting-for = { $count ->
        [0] Everyone’s here
        [one] Waiting for 1 player
       *[other] Waiting for { $count } players
    }
page-fill = Fill with bots ({ $bot })
page-sit = Take a seat
page-sit-here = Sit here{" "}
page-invited = You’re invited to play
page-invited-by = { $name } invites you to play
page-not-invited = You’re watching. To take a seat, ask for an invite link.
page-watching-soon = You’re watching. The game starts in a moment.
page-watching = You’re watching.
page-watching-full = You’re watching: every seat is taken.
page-invite = Invite friends
page-invite-link = Anyone with this link can take a seat
page-invite-title = Play { $game } with me
page-watch-link = Anyone with this link can watch
page-watch-title = Watch our game of { $game }
page-device-link = Link to your seat
page-device-note = Open this link on your other device to continue there. Keep it private: anyone with it can play for you.
page-qr = QR code of this link
page-copy = Copy
page-copied = Link copied.
page-not-copied = Couldn’t copy. The link is selected, so copy it by hand.
page-share = Share
page-leave = Leave seat
page-leave-lobby-note = Your seat opens up for someone else.
page-leave-game-note = A bot takes over for you. Use your link to come back.
page-again = Play again
page-rematch-ready = The next game is ready.
page-rematch-join = Join rematch
page-table-gone = This table isn’t available

## Errors

page-lost = Page not found
page-lost-note = The link may be incomplete. Try copying it again.
page-trouble = Something went wrong
page-try-again = Try again
page-outdated = New version available
page-outdated-note = Reload to continue. Your game is safe.
page-reload = Reload
page-error-offline = can’t reach the server: check your connection and try again
page-error-server-trouble = something went wrong on the server: try again in a moment
page-error-no-push-service = your browser couldn’t register for notifications: try later or in another browser
page-error-no-such-page = that game doesn’t exist: choose one on the home page
page-error-file-too-large = this file is larger than { $size } MB: open one with fewer games
page-error-other = that isn’t possible ({ $code })

## The log. $me is “yes” if the line is about the reader.

event-sit = { $me ->
        [yes] You join
       *[no] { $name } joins
    } the table
event-stand = { $me ->
        [yes] You leave
       *[no] { $name } leaves
    } the table
event-bot = { $me ->
        [yes] You take
       *[no] { $name } takes
    } a seat
event-away = { $me ->
        [yes] You’re away: a bot is playing for you
       *[no] { $name } is away: a bot takes over
    }
event-back = { $me ->
        [yes] You are
       *[no] { $name } is
    } back
event-start = The game starts
event-undo = { $me ->
        [yes] You undo
       *[no] { $name } undoes
    } a move
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] You run
       *[no] { $name } runs
    } out of time: a bot makes this move
event-pause = { $me ->
        [yes] You pause
       *[no] { $name } pauses
    } the timer
event-resume = { $me ->
        [yes] You resume
       *[no] { $name } resumes
    } the timer
event-rematch = The game continues at a new table
event-first = { $me ->
        [yes] You start
       *[no] { $name } starts
    }
event-roll = Rolled: { $dice }
event-die = { $die } { $face }
event-tray = Drawn by lot for the tray: { $dice }
event-pick = { $me ->
        [yes] You pick
       *[no] { $name } picks
    } { $die }
event-pick-as = { $me ->
        [yes] You pick
       *[no] { $name } picks
    } { $die } for { $area }
event-pick-row = { $me ->
        [yes] You pick
       *[no] { $name } picks
    } { $die } for the { $row } row of { $area }
event-extra = { $me ->
        [yes] You use
       *[no] { $name } uses
    } an extra die: { $die }
event-extra-as = { $me ->
        [yes] You use
       *[no] { $name } uses
    } an extra die: { $die } for { $area }
event-extra-row = { $me ->
        [yes] You use
       *[no] { $name } uses
    } an extra die: { $die } for the { $row } row of { $area }
# A move with its consequences: “Anna picks green 5 and crosses the next green cell; reward: fox; to the tray: blue 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] You use
       *[no] { $name } uses
    } { $die } as an extra die
event-bonus-and = { $me ->
        [yes] You use
       *[no] { $name } uses
    } a reward
event-and = { $deed } and { $mark }
event-mark = { $me ->
        [yes] mark
       *[no] marks
    } { $area }{ "\u00A0" }{ $label }
event-mark-cross = { $me ->
        [yes] cross
       *[no] crosses
    } { $area }{ "\u00A0" }{ $label }
event-mark-in-row = { $me ->
        [yes] cross
       *[no] crosses
    } { $label } in the { $row } row of { $area }
event-mark-next = { $me ->
        [yes] cross
       *[no] crosses
    } the next { $area } cell
event-mark-number = { $me ->
        [yes] write
       *[no] writes
    } { $number } in { $area }
event-mark-times = { $me ->
        [yes] write
       *[no] writes
    } { $number }{ "\u00A0" }{ $label } in { $area }
event-earning = ; reward: { $rewards }
event-sending = ; to the tray: { $dice }
event-bonus = { $me ->
        [yes] You use
       *[no] { $name } uses
    } a reward: { $what }
event-cross = { $me ->
        [yes] You make
       *[no] { $name } makes
    } an extra cross in silver: { $what }
event-return = { $me ->
        [yes] You bring
       *[no] { $name } brings
    } { $die } back from the tray
event-reroll = { $me ->
        [yes] You reroll
       *[no] { $name } rerolls
    }
event-pass = { $me ->
        [yes] You pass
       *[no] { $name } passes
    }
event-play = { $me ->
        [yes] You play
       *[no] { $name } plays
    } { $cards }
event-take = { $me ->
        [yes] You take
       *[no] { $name } takes
    } the trick
event-draw = { $me ->
        [yes] You draw
       *[no] { $name } draws
    }
event-draw-hidden = Cards are drawn
event-draw-own = You draw { $cards }
event-card-joker = Joker
event-card-joker-as = Joker as { $number }
event-card-skip = Skip
event-card-reverse = Reverse

## Open tables

page-open = Open tables
page-open-none = No open tables. Start one with friends and list it publicly.
page-open-running = Games to watch
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
page-open-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
page-open-sit = Join
page-open-watch = Watch
page-listed = List this table publicly
page-listed-note = Anyone can join or watch without a link.
page-listed-here = This table is public: anyone can find and join it.
event-end = Game over

## Phrases

page-phrases = Quick chat
page-phrases-said = Messages
page-hide-phrases = Hide quick chat
page-hide-phrases-note = You won’t see what other players say.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-one-moment = One moment, please
phrase-hurry = A bit faster?
phrase-oops = Oops!
phrase-lucky = Lucky you!
phrase-good-game = Good game!
phrase-goodbye = Goodbye!
event-say = { $me ->
        [yes] You say
       *[no] { $name } says
    }: { $phrase }

## Notifications

page-turn-title = Your turn
page-turn-notice = { $game }: the other players are waiting for you.
page-turn-tell = Notify me when it’s my turn
page-turn-tell-note = Your browser notifies you when you’re away and it’s your turn. It names the game, nothing else.
page-turn-tell-insecure = Notifications need https.
page-turn-tell-missing = This browser can’t notify you while the page is closed.
page-turn-tell-forbidden = Notifications are blocked for this site. Allow them in your browser’s site settings.
