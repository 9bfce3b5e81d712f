"""Dobro: prices of choices by imagined deals, and what the choices of a played game cost."""
