"""Players that are programs.

They see an Observation, never a State, and know no game. May import only `meadhall.core`.

    bot = make("rollout:200", seed=7)      # 200 playouts a decision; "rollout:300ms" for time
    action = bot.choose(Observation(state, seat, rng))
"""

from meadhall.bots.bot import BadBot, Bot, make, names

__all__ = ["BadBot", "Bot", "make", "names"]
