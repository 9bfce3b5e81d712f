// Short messages to the player: refusals stay until something works again, news go by themselves.

const STAY_MS = 6000;
const MOST = 3;

export interface Notice {
  id: number;
  kind: "news" | "refusal";
  text: string;
  /** What can be done about it, in a word. */
  way?: Way;
}

export interface Way {
  words: string;
  run: () => void;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  #last = 0;

  tell(text: string): void {
    const notice = this.#add("news", text);
    setTimeout(() => this.dismiss(notice.id), STAY_MS);
  }

  refuse(text: string): void {
    this.#add("refusal", text);
  }

  /** Something that can be had; it stays until it is taken or waved away. */
  offer(text: string, way: Way): void {
    this.#add("news", text, way);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Something worked, so what did not is past. */
  settle(): void {
    this.list = this.list.filter((notice) => notice.kind !== "refusal");
  }

  #add(kind: Notice["kind"], text: string, way?: Way): Notice {
    const notice: Notice = { id: ++this.#last, kind, text, ...(way && { way }) };
    this.list = [...this.list.filter((other) => other.text !== text), notice].slice(-MOST);
    return notice;
  }
}

export const notices = new Notices();
