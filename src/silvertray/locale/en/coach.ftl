# Why one option is better than another.

reason-points = It scores { $points } more at once.
