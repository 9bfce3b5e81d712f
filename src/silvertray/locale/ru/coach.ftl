# Why one option is better than another.

reason-points = Это сразу даёт на { $points } больше.
