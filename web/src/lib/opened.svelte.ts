// The rule shown over the page. It remembers the game at the table, because a refusal names only the rule.

class Opened {
  rule = $state<string | null>(null);
  game = $state("clever");

  /** Show a rule, by default of the game at the table. */
  show(rule: string, game = this.game): void {
    this.game = game;
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const opened = new Opened();

/** A rule id as refusals and lessons cite it. */
export const RULE = /\b([CGTDAR]-\d+)\b/;
