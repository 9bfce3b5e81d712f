// All texts of each language, put together by vite.config.ts.
declare module "words:all" {
  const loaders: Record<string, () => Promise<{ default: import("./lib/words").Messages }>>;
  export default loaders;
}

declare module "words:notices" {
  const notices: Record<string, import("./lib/words").Messages>;
  export default notices;
}
