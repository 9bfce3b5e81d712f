// Links to tables. Secrets are in the fragment, which browsers never send.

const TABLE = /^([a-z2-7]{16}|[a-z2-7]{26})$/;
const TOKEN = /^[\w.-]{1,64}$/;

export interface TableLink {
  table: string;
  invite: string | null;
  token: string | null;
}

/** The secrets in a fragment: `i` is an invitation, `s` a seat token. */
export function rights(hash: string): { invite: string | null; token: string | null } {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const part = (name: string) => (TOKEN.test(parts.get(name) ?? "") ? parts.get(name) : null);
  return { invite: part("i"), token: part("s") };
}

/** Parse a pasted link, the end of one, or a bare table id. */
export function parseLink(text: string): TableLink | null {
  const [path = "", hash = ""] = text.trim().split("#", 2);
  const table = path.split("?")[0]!.replace(/\/+$/, "").split("/").pop()!.toLowerCase();
  return TABLE.test(table) ? { table, ...rights(hash) } : null;
}

/** The path of a table's page, with its secret. */
export function pathOf(link: TableLink): string {
  const hash = link.token ? `#s=${link.token}` : link.invite ? `#i=${link.invite}` : "";
  return `/t/${link.table}${hash}`;
}

/** The full URL, for sharing. */
export function addressOf(link: TableLink): string {
  return location.origin + pathOf(link);
}
