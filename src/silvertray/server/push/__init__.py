"""Your turn: a word to the browsers of somebody who is away from the table, over the push services of their makers."""
