"""What makes one option better than another: each cause is a function that measures it, or finds that it is none."""
