# Reasons why one option of a dice game is better than another; each describes the better one.
# $dice and $reward are lists of names; $area and $other are names of areas.

# A reason and its share of the lost points.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = Stays in the pool instead of going to the tray: { $dice }
reason-joker = Keeps the wild white die for the next roll
reason-another-roll = Leaves dice for another roll: { $dice }
reason-returned = Helps most in the next roll: { $dice }
reason-reroll = Rerolling is better than this choice, even at the cost of a reroll
reason-good-roll = This roll is better than average
reason-others = The others score { $points ->
        [one] one point
       *[other] { $points } points
    } less on average

## Actions

reason-keep = Saves for later: { $reward }
reason-extra = Leaves a good extra die: { $dice }
reason-last = Extra dice left at the end are worth nothing

## Rewards

reason-reward = Earns a reward: { $reward }
reason-chain = Starts a chain: { $reward }
reason-crosses = Adds { $count ->
        [one] one more cross
       *[other] { $count } more crosses
    } in silver
reason-near = { $cells ->
        [one] One cell away from: { $reward }
       *[other] { $cells } cells away from: { $reward }
    }
reason-near-points = { $cells ->
        [one] One cell
       *[other] { $cells } cells
    } away from { $points ->
        [one] one point
       *[other] { $points } points
    }
reason-missed = { $number } is too low for this cell’s reward: { $reward }
reason-waits = You can still get this later: { $reward }
reason-waits-points = You can still get { $points ->
        [one] the other point
       *[other] the other { $points } points
    } later

## Numbers

reason-high = Writes a high number in { $area }: { $written }
reason-low = { $number } is low for { $area }
reason-six = A 6 scores the most in { $area }, and any number can follow it
reason-room = After { $number }, many numbers still fit in { $area }
reason-no-room = After { $number }, few numbers still fit in { $area }
reason-low-second = Subtracts only { $written } from the pair in { $area }
reason-high-second = Would subtract { $written } from the pair in { $area }

## Marks

reason-points = Scores { $points ->
        [one] one point
       *[other] { $points } points
    } more right away
reason-fox = { $foxes ->
        [one] Your fox scores
       *[other] Your { $foxes } foxes score
    } as much as your weakest area: { $area } needs points
reason-rare = This cell rarely fits: only in { $percent }% of rolls
reason-growing = Each further mark in { $area } scores more
reason-lone = A single cross in { $area } is worth little
reason-pass = Passing wastes a mark in { $area }
reason-spoils = No mark is better than this one in { $area }
reason-cell = This { $area } cell is worth more
reason-area = { $area } is worth more here than { $other }
