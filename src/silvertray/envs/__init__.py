"""The games as environments: Gymnasium, PettingZoo, OpenSpiel (docs/envs.md)."""

from silvertray.envs.registration import register

register()
