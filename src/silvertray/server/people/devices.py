"""What kind of device somebody uses, in two words: enough to know one's own again, too little to know a stranger."""

from __future__ import annotations

# The first that is found counts: most browsers name others besides themselves.
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrom": "Chrome"}
BROWSERS |= {"CriOS": "Chrome", "Safari": "Safari"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS"}
SYSTEMS |= {"Mac OS": "Mac", "Linux": "Linux"}


def device_hint(agent: str) -> str:
    """Such as `Firefox, Windows`, from what a browser says of itself; empty if it says nothing that is known."""
    found = (next((name for sign, name in names.items() if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
