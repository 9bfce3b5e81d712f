// Moves the focus at a card table: to the hand, to the numbers of a Joker, or onwards if the focused element is gone.

export class Focusing {
  /** The table. */
  root = $state<HTMLElement>();
  #wasHere = false;

  /** Something at the table got the focus. */
  come(): void {
    this.#wasHere = true;
  }

  toHand(): void {
    this.#find(".hand button[tabindex='0']")?.focus();
  }

  toNumbers(): void {
    this.#find(".float button")?.focus();
  }

  /** If the focused card or button is gone, move the focus to one that still exists. */
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
