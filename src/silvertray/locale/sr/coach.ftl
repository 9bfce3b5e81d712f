# Why one option is better than another.

reason-points = То одмах доноси { $points } више.
