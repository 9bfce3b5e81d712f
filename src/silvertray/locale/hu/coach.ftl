# Why one option is better than another.

reason-points = Azonnal { $points } ponttal többet ér.
