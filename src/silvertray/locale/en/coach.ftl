# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = Stays for the next roll instead of going to the tray: { $dice }
reason-joker = Keeps the white joker for the next roll
reason-another-roll = Leaves something for another roll: { $dice }
reason-returned = Does most good in the next roll: { $dice }
reason-reroll = A new roll promises more than this choice, even at the price of a reroll
reason-good-roll = This roll is better than the average one
reason-others = Leaves the others { $points ->
        [one] a point
       *[other] { $points } points
    } less on average

## Actions

reason-keep = Stays for later: { $reward }
reason-extra = Leaves something good for an extra die: { $dice }
reason-last = Extra dice that are left at the end are worth nothing

## Rewards

reason-reward = Reward: { $reward }
reason-chain = Starts a chain: { $reward }
reason-crosses = Takes { $count ->
        [one] one more cross
       *[other] { $count } more crosses
    } along in silver
reason-near = { $cells ->
        [one] One more cell brings: { $reward }
       *[other] { $cells } more cells bring: { $reward }
    }
reason-near-points = { $cells ->
        [one] One more cell brings
       *[other] { $cells } more cells bring
    } { $points ->
        [one] one point
       *[other] { $points } points
    }
reason-missed = { $number } is too low for the reward of its cell: { $reward }
reason-waits = Does not run away: { $reward }
reason-waits-points = { $points ->
        [one] The other point does
       *[other] The other { $points } points do
    } not run away

## Numbers

reason-high = Writes a high number in { $area }: { $written }
reason-low = { $number } is little for { $area }
reason-six = A 6 in { $area } scores most, and any number may follow
reason-room = After { $number }, many numbers still fit in { $area }
reason-no-room = After { $number }, few numbers still fit in { $area }
reason-low-second = Takes only { $written } off the pair in { $area }
reason-high-second = { $written } would come off the pair in { $area }

## Marks

reason-points = Scores { $points ->
        [one] a point
       *[other] { $points } points
    } more at once
reason-fox = { $foxes ->
        [one] Your fox counts
       *[other] Your { $foxes } foxes count
    } the weakest area: { $area } needs points
reason-rare = This cell seldom fits: { $percent }% of the rolls
reason-growing = In { $area } each further mark counts more
reason-lone = A single cross in { $area } is worth little
reason-pass = Passing gives away a mark in { $area }
reason-spoils = Better no mark than this one in { $area }
reason-cell = This { $area } cell promises more
reason-area = { $area } promises more here than { $other }
