// The bots of a game grouped for a menu: the levels, and the simple ones separately.

const PLAIN = ["random", "greedy", "solo"];

export interface Offered {
  levels: string[];
  more: string[];
}

/** All bots in the server's order. If a game has only simple ones, they take the place of the levels. */
export function offered(bots: readonly string[]): Offered {
  const levels = bots.filter((bot) => !PLAIN.includes(bot));
  if (!levels.length) return { levels: [...bots], more: [] };
  return { levels, more: bots.filter((bot) => PLAIN.includes(bot)) };
}
