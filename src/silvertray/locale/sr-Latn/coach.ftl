# Why one option is better than another.

reason-points = To odmah donosi { $points } više.
