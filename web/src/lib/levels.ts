// The bots of a game as people choose among them: by level, and the plain ones apart.

const PLAIN = ["random", "greedy", "solo"];

export interface Offered {
  levels: string[];
  more: string[];
}

/** All bots in the server's order; where there are only plain ones, they are all there is to choose from. */
export function offered(bots: readonly string[]): Offered {
  const levels = bots.filter((bot) => !PLAIN.includes(bot));
  if (!levels.length) return { levels: [...bots], more: [] };
  return { levels, more: bots.filter((bot) => PLAIN.includes(bot)) };
}
