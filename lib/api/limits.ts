import type { RateLimit } from "./rate-limit";

/**
 * For calls that may be repeated without effect: coins and profiles of the caller. Wide enough for several
 * tabs, retries and a burst of double clicks; see docs/decisions/0004-rate-limits.md.
 */
export const idempotentLimit: RateLimit = { burst: 120, perMinute: 120 };
