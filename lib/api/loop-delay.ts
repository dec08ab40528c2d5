/** Milliseconds between two looks. */
const everyMs = 50;
/** For how many milliseconds a delay counts that was seen. */
const rememberedMs = 500;

/**
 * Watches by how much the event loop is late.
 *
 * @returns What gives the longest delay of the last half second, in milliseconds.
 */
export function watchLoopDelay(): () => number {
  let lookedAt = performance.now();
  let worst = { delay: 0, until: 0 };
  const timer = setInterval(() => {
    const now = performance.now();
    const delay = Math.max(0, now - lookedAt - everyMs);
    lookedAt = now;
    if (delay >= worst.delay || now > worst.until) worst = { delay, until: now + rememberedMs };
  }, everyMs);
  timer.unref();
  return () => worst.delay;
}
