// A reactive countdown in whole seconds.

const TICK_MS = 250;

/** Seconds until a timestamp, at least 0. Call it while a component is being created. */
export function countdown(until: () => number): () => number {
  let now = $state(Date.now());
  $effect(() => {
    now = Date.now();
    if (until() <= now) return;
    const timer = setInterval(() => (now = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  });
  return () => Math.max(0, Math.ceil((until() - now) / 1000));
}
