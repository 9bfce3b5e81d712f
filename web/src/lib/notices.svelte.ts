// Short messages to the player. Refusals stay until something succeeds; news disappears after a while. Texts that stay
// are functions, so that they follow a change of language.

const STAY_MS = 6000;
const MOST = 3;

export type Words = () => string;

interface Notice {
  id: number;
  kind: "news" | "refusal";
  text: Words;
  /** A button on the notice. */
  way?: Way;
}

interface Way {
  words: Words;
  run: () => void;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  #last = 0;

  tell(text: string): void {
    const notice = this.#add("news", () => text);
    setTimeout(() => this.dismiss(notice.id), STAY_MS);
  }

  refuse(text: Words): void {
    this.#add("refusal", text);
  }

  /** Offer an action. The notice stays until it is used or dismissed, or until the returned function withdraws it. */
  offer(text: Words, way: Way): () => void {
    const { id } = this.#add("news", text, way);
    return () => this.dismiss(id);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Something succeeded, or the player went to another page: drop the refusals. */
  settle(): void {
    this.list = this.list.filter((notice) => notice.kind !== "refusal");
  }

  #add(kind: Notice["kind"], text: Words, way?: Way): Notice {
    const notice: Notice = { id: ++this.#last, kind, text, ...(way && { way }) };
    this.list = [...this.list.filter((other) => other.text() !== text()), notice].slice(-MOST);
    return notice;
  }
}

export const notices = new Notices();
