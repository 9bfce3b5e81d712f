"""Seats are numbered from 0; chance is a seat too, so rolls and draws stand in the log."""

CHANCE = -1
