"""People who want to be known again on all their devices; everybody else stays a guest and misses nothing."""
