// Whole seconds until a moment, as they pass.

const TICK_MS = 250;

/** Call it while a component is made; 0 if the moment is past. */
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
