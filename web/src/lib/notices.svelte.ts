// Short messages to the player: refusals stay until something works again, news go by themselves. What stays is said
// whenever it is shown, as somebody may choose another language meanwhile.

const STAY_MS = 6000;
const MOST = 3;

export type Words = () => string;

interface Notice {
  id: number;
  kind: "news" | "refusal";
  text: Words;
  /** What can be done about it, in a word. */
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

  /** Something that can be had; it stays until it is taken or waved away, or withdrawn by calling what is returned. */
  offer(text: Words, way: Way): () => void {
    const { id } = this.#add("news", text, way);
    return () => this.dismiss(id);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Something worked, or is left behind: what did not work is past. */
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
