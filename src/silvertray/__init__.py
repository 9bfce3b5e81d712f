"""Silvertray: the open table for Ganz schön clever, Doppelt so clever and Dobro."""

__version__ = "0.1.0"
