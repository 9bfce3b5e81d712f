"""The screens of the card games: a hidden hand, a trick, and the good number."""
