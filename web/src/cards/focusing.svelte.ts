// Where the focus goes at a table of cards: to the hand, to the numbers of a joker, or on, when what had it went away.

export class Focusing {
  /** The table. */
  root = $state<HTMLElement>();
  #wasHere = false;

  /** Something at the table has the focus. */
  come(): void {
    this.#wasHere = true;
  }

  toHand(): void {
    this.#find(".hand button[tabindex='0']")?.focus();
  }

  toNumbers(): void {
    this.#find(".float button")?.focus();
  }

  /** If a card or a button that had the focus went away: go on with what is there now. */
  goOn(isReady: boolean): void {
    const now = document.activeElement;
    if (!this.#wasHere || !this.root || (now && now !== document.body)) return;
    const next = [
      ".scores button",
      ...(isReady ? [".bar .main"] : []),
      ".hand button[tabindex='0']",
      ".bar button",
    ];
    const found = next.map((selector) => this.#find(selector)).find(Boolean);
    (found ?? this.root).focus({ preventScroll: true }); // an empty hand: wait at the table
  }

  #find(selector: string): HTMLElement | null | undefined {
    return this.root?.querySelector<HTMLElement>(selector);
  }
}
