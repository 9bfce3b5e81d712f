// The rule that is being read over the page, and the game at the table: a refusal names only the rule.

class Opened {
  rule = $state<string | null>(null);
  game = $state("clever");

  /** Show a rule; without a game it is one of the game at the table. */
  show(rule: string, game = this.game): void {
    this.game = game;
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const opened = new Opened();

/** A rule as refusals and lessons name it. */
export const RULE = /\b([CGTDAR]-\d+)\b/;
