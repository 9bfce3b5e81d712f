# The page around the games: home, new tables, the lobby, the frame of a table, its log.

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

# A first and a last word make a friendly name. At most 24 letters together.
page-name-firsts = Bright, Brave, Calm, Cheerful, Clever, Curious, Gentle, Happy, Jolly, Kind, Lucky, Merry, Nimble, Quick, Quiet, Sly, Smart, Sunny, Swift, Witty
page-name-lasts = Badger, Bear, Beaver, Crane, Crow, Deer, Dove, Falcon, Fox, Hare, Hedgehog, Heron, Lynx, Magpie, Marten, Otter, Owl, Robin, Squirrel, Wolf

## Titles of the window

page-title-home = Silvertray: clever dice and cards, open to all
page-title-new = New table: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Your turn: { $game } · Silvertray

## Home

page-headline = Sit down and play
page-what = Dice and cards: alone, against bots, or with friends by one link. Free, and nobody signs up.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
page-about-clever = Roll, choose, and let one mark set off the next.
page-about-twice = Circles, crosses, and dice that come back for more.
page-about-dobro = Beat the number with a card or a pair, or take the trick.
page-size-clever = 1–4 players
page-size-twice = 1–4 players
page-size-dobro = 2–6 players
page-play-now = Play now
page-with-friends = With friends…
page-starting = Starting…
page-continue = Go on playing
page-continue-all = Show all { $count }
page-forget = Take off the list: { $game }, { $when }
page-join = Join a table
page-join-example = Paste a link or code
page-join-go = Join
page-join-wrong = This is no link to a table. Ask for the whole link, it ends with #i=…
page-unofficial = Silvertray is an unofficial, open table made by players. The games belong to their authors and publishers.

## A new table

page-new-table = A new table
page-who-plays = Who plays?
page-how-many = Seats
page-friend = A friend, by link
page-bot-choice = Bot: { $bot }
page-bots = The bots
page-bots-more = More
page-thinking = thinking…
page-bot-beginner = Beginner
page-bot-beginner-note = Still learns the rules: you can hardly lose.
page-bot-easy = Easy
page-bot-easy-note = Plays along nicely and misses a lot.
page-bot-medium = Medium
page-bot-medium-note = A fair match if you have played a few times.
page-bot-hard = Hard
page-bot-hard-note = Plans ahead: you need a good day.
page-bot-expert = Expert
page-bot-expert-note = The best there is here: be glad of every win.
page-bot-random = Random
page-bot-random-note = Does anything that is allowed, without a thought.
page-bot-greedy = Greedy
page-bot-greedy-note = Takes what looks best at once, and plans nothing.
page-bot-solo = Solo
page-bot-solo-note = Strong, but plays as if nobody else were there.
page-bot-here = Bot…{" "}
page-bot-for = A bot for seat { $number }
page-bot-change = { $bot }: change { $name }
page-bot-away = No bot here: keep the seat free
page-pace = Pace of the bots
page-pace-instant = Instant
page-pace-brisk = Brisk
page-pace-relaxed = Relaxed
page-pace-note = How long bots take for a move. You can change it at any time.
page-pace-is = The bots play at this pace: { $pace }.
page-pace-host = { $name } can change it.
page-clock = Time to think
page-clock-none = No limit
page-clock-note = For everything between two rolls or draws. When it is over, a bot makes the move.
page-clock-mine = You have { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = The clock is paused
page-clock-paused = { page-clock-stands } at { $time }
page-clock-pause = Pause
page-clock-resume = Go on
page-bot-seat = Bot { $number }
page-options = Rules and chance
page-create = Start the game
page-create-invite = Create, then invite
page-all-bots = Bots instead of friends
page-dealer = { $thing ->
        [cards] Where the cards come from
       *[dice] Where the dice come from
    }
page-dealer-entropy = { $thing ->
        [cards] Freshly shuffled
       *[dice] Fair random dice
    }
page-dealer-entropy-note = The server’s own chance: nobody can foresee it.
page-dealer-seed = { $thing ->
        [cards] A deck you can repeat
       *[dice] Dice you can repeat
    }
page-dealer-seed-note = { $thing ->
        [cards] Tables with the same number get the same deck, so that you can compare. Whoever knows the number can find out every hand: for practice, not among rivals.
       *[dice] Tables with the same number roll the same, so that you can compare.
    }
page-dealer-commit = { $thing ->
        [cards] A deck you can check
       *[dice] Dice you can check
    }
page-dealer-commit-note = The server promises its secret first, each player mixes in a word, and in the end everybody can verify that nothing was bent.
page-dealer-table = Our own real dice
page-dealer-table-note = You roll on your own table and type in what the dice show.
page-seed = Seed number
page-seed-other = Another
page-seed-wrong = Use a whole number with at most 15 digits.
page-word = Your word, mixed into the chance
page-commitment = The server’s promise

page-quoted = “{ $text }”
option-solo_fallback = Alone, and no die on the tray fits
option-solo_fallback-on = Use another die
option-solo_fallback-off = Pick nothing
option-draw = Drawing cards
option-draw-auto = By itself
option-draw-classic = By hand, and it can be forgotten
page-draw-time = Time for a draw
page-draw-time-note = The next player’s move waits so long for a draw that is owed.
option-rounds = Rounds
option-rounds-3 = Three
option-rounds-players = One for each player (4 or more)
option-lead_specials = Skip and Reverse may open a trick
option-lead_specials-on = Yes
option-lead_specials-off = No
option-edition = Edition
option-edition-ru = Russian
option-edition-br = Brazilian

## Settings

page-settings = Settings
page-my-name = Your name
page-my-name-note = Others see it the next time you sit down.
page-other-name = Another
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-auto = Auto
page-motion-off = Off
page-auto-roll = Roll by itself
page-auto-roll-note = When it is your roll the dice fall after half a moment. What you chose before a roll can then no longer be taken back.

## A table

page-table = Table
page-menu = Menu
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = How this table is set up
page-menu-watch = Let somebody watch
page-menu-device = Play on another device
page-menu-settings = Settings
page-menu-leave = Leave the seat
page-log = What happened so far
page-log-empty = Nothing has happened yet.
page-meanwhile-more = { $count ->
        [one] and one move more
       *[other] and { $count } moves more
    }
page-meanwhile-since = Since your last move
page-meanwhile-last = The last moves
page-meanwhile-none = The others’ moves will appear here.
page-facts = How this table is set up
page-rated-game = Rated
page-round = Round { $round } of { $rounds }
page-line-connecting = Connecting…
page-line-live = Online
page-line-waiting = Reconnecting…
page-kept = No connection. Your move is saved.
page-line-closed = Closed
page-notices = Notices
page-dismiss = Dismiss
page-seats = Seats
page-seat-empty = Seat { $number } is free
page-seat-away = away
page-seat-stand-in = away, a bot plays
page-seat-here = here
page-replaced = Away, a bot plays on: { $names }
page-away = Away: { $names }
# Behind that, and never cut off: how long they have.
page-away-bot = · a bot takes over in { $time }
page-waiting-for = { $count ->
        [0] Everybody is here
        [one] One player is missing
       *[other] { $count } players are missing
    }
page-fill = Fill up with bots ({ $bot })
page-sit = Sit down
page-sit-here = Sit here{" "}
page-invited = You are invited to play
page-invited-by = { $name } invites you to play
page-not-invited = You are watching. To take a seat, ask for the link that invites you.
page-watching-soon = You are watching. The game begins in a moment.
page-watching = You are watching.
page-watching-full = Every seat is taken, so you are watching.
page-invite = Invite friends
page-invite-link = Whoever has this link can sit down
page-invite-title = Play { $game } with me
page-watch-link = Whoever has this link can watch
page-watch-title = Watch our game of { $game }
page-device-link = The link to your own seat
page-device-note = Open this link on your other device and go on there. Keep it to yourself: whoever has it plays for you.
page-qr = The same link as a QR code
page-copy = Copy
page-copied = The link is copied.
page-not-copied = This browser does not let us copy: the link is selected now, copy it by hand.
page-share = Share
page-leave = Leave the seat
page-leave-lobby-note = Your seat is free for somebody else then.
page-leave-game-note = A bot plays on for you. With your link you can come back.
page-again = Play again
page-rematch-ready = The next game is ready.
page-rematch-join = Come along
page-table-gone = This table cannot be shown

## When something is wrong

page-lost = There is nothing here
page-lost-note = The address leads nowhere. The link may be cut off: copy it once more.
page-trouble = That did not work
page-try-again = Try again
page-outdated = There is a new version
page-outdated-note = Silvertray was updated while you were here. Load the page anew and go on: your game is safe.
page-reload = Load anew
page-error-offline = the server cannot be reached: check your connection and try again
page-error-server-trouble = the server could not do that: try again in a moment
page-error-no-push-service = your browser’s push service gives it no address: try again later, or in another browser
page-error-no-such-page = there is no such game: choose one on the first page
page-error-file-too-large = this file has more than { $size } MB: open one with fewer matches
page-error-other = that is not possible ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] You sit
       *[no] { $name } sits
    } down
event-stand = { $me ->
        [yes] You leave
       *[no] { $name } leaves
    } the seat
event-bot = { $me ->
        [yes] You take
       *[no] { $name } takes
    } a seat
event-away = { $me ->
        [yes] You are
       *[no] { $name } is
    } away, a bot plays on
event-back = { $me ->
        [yes] You are
       *[no] { $name } is
    } back
event-start = The game begins
event-undo = { $me ->
        [yes] You take
       *[no] { $name } takes
    } a step back
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Your time is
       *[no] { $name }’s time is
    } over, so a bot makes this move
event-pause = { $me ->
        [yes] You stop
       *[no] { $name } stops
    } the clock
event-resume = { $me ->
        [yes] You let
       *[no] { $name } lets
    } the clock go on
event-rematch = The game goes on at a new table
event-first = { $me ->
        [yes] You begin
       *[no] { $name } begins
    }
event-roll = Rolled: { $dice }
event-die = { $die } { $face }
event-tray = Drawn to the tray: { $dice }
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
# A move with all that came of it: “Anna picks green 5 and crosses the next green cell; reward: fox; to the tray: blue 2”
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
page-open-none = Nobody is waiting right now. Make a table with friends and let everybody see it.
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
page-listed = Show it among the open tables
page-listed-note = Then anybody can sit down or watch without a link.
page-listed-here = This table is open: anybody can find it and sit down.
event-end = The game is over

## Phrases

page-phrases = Say something
page-phrases-said = What is said
page-hide-phrases = Hide phrases
page-hide-phrases-note = You will not see what others say.
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

## Your turn, while one is away

page-turn-title = Your turn
page-turn-notice = { $game }: the others are waiting for you.
page-turn-tell = Tell me when it is my turn
page-turn-tell-note = Your browser tells you when a table waits for you and you are not there. It says which game it is, and nothing else.
page-turn-tell-insecure = This address is plain http, where browsers tell nobody anything. Open the site over https.
page-turn-tell-missing = This browser cannot be told anything while the page is closed.
page-turn-tell-forbidden = Your browser does not allow it: you have said no before. You can change that in the browser’s settings for this site.
