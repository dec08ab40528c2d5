import type { IncomingMessage } from "node:http";
import { createTooManyRequests } from "@/lib/http/api-error";
import { getClientNetwork, readProxy } from "./client-address";
import { createRateLimiter, type RateLimit, type RateVerdict } from "./rate-limit";

/**
 * Calls of one account to one route and method. Wide enough for several tabs, retries and a burst of double
 * clicks; see docs/decisions/0004-rate-limits.md.
 */
export const defaultRateLimit: RateLimit = { burst: 120, perMinute: 120 };

/** Calls a minute from one network to one route and method, where QUARRY_ADDRESS_LIMIT does not say otherwise. */
const defaultAddressLimit = 600;

/**
 * Makes the check that comes before anything that costs: how often one network calls one route. Counted in this
 * process alone.
 *
 * @param narrower For a route that anybody may make write something; a lower setting still counts.
 * @returns A function that takes one call from the bucket of the caller's network.
 */
export function createAddressLimiter(narrower?: RateLimit): (request: IncomingMessage) => RateVerdict {
  const perMinute = readCount(process.env.QUARRY_ADDRESS_LIMIT) ?? defaultAddressLimit;
  // 0 switches the check off: for a host that limits addresses itself.
  if (perMinute === 0) return () => ({ ok: true });
  const isNarrower = narrower !== undefined && narrower.perMinute < perMinute;
  const take = createRateLimiter(isNarrower ? narrower : { burst: perMinute, perMinute });
  const proxy = readProxy();
  return (request) => take(getClientNetwork(request, proxy), Date.now());
}

/** @throws ApiError 429 with `Retry-After` for a call that was not allowed. */
export function requireAllowed(verdict: RateVerdict): void {
  if (!verdict.ok) throw createTooManyRequests(verdict.retryAfter);
}

/** The settings were checked at the start (`validate-environment.server.ts`). */
function readCount(text: string | undefined): number | undefined {
  return text ? Number(text) : undefined;
}
