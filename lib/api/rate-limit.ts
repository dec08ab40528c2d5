/** A token bucket: `burst` calls at once, refilled evenly. */
export interface RateLimit {
  /** Calls allowed at once, at least 1. */
  readonly burst: number;
  /** Calls a minute in the long run, more than zero. */
  readonly perMinute: number;
}

export type RateVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false /** Whole seconds until the next call is allowed, at least 1. */;
      readonly retryAfter: number;
    };

interface Bucket {
  tokens: number;
  /** Milliseconds since 1970 of the last refill. */
  filledAt: number;
}

/**
 * Counts calls per key in this process's memory.
 *
 * @param limit The bucket of every key.
 * @param maxKeys Most buckets held; the one unused for longest is forgotten first, which only ever allows more.
 * @returns A function that takes one token of `key` at `now` (milliseconds since 1970).
 */
export function createRateLimiter(limit: RateLimit, maxKeys = 10_000) {
  // A Map keeps insertion order, so the first key is the one unused for longest.
  const buckets = new Map<string, Bucket>();
  const perMillisecond = limit.perMinute / 60_000;

  return (key: string, now: number): RateVerdict => {
    const held = buckets.get(key);
    buckets.delete(key);
    const elapsed = held ? Math.max(0, now - held.filledAt) : 0;
    const tokens = held ? Math.min(limit.burst, held.tokens + elapsed * perMillisecond) : limit.burst;
    const allowed = tokens >= 1;
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, filledAt: now });
    const oldest = buckets.size > maxKeys ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    if (allowed) return { ok: true };
    return { ok: false, retryAfter: Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000)) };
  };
}
