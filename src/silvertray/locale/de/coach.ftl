# Why one option is better than another.

reason-points = Das bringt sofort { $points } mehr.
