import type { DocumentSnapshot } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { writeLog } from "@/lib/observe/log.server";
import { countEvent } from "@/lib/observe/metrics.server";

/** How far the clock of this machine may be from the store's, in milliseconds. */
export const maxClockSkew = 300_000;

/** Seconds after which a caller may try again: the call may then reach another process, or a clock that was set. */
const retryAfterSkew = 60;

/**
 * Holds the clock of this machine against the store's own, which says of every document when it was read. A server
 * whose clock is a day slow would take today for yesterday: pay again what is paid once a day, and count limits per day
 * anew. For whatever moves coins or goes by the day.
 *
 * @param read any document that the call has just read
 * @throws ApiError 503 when the two clocks differ by more than `maxClockSkew`; the log says by how much
 */
export function requireStoreClock(read: DocumentSnapshot): void {
  const ahead = Date.now() - read.readTime.toMillis();
  if (Math.abs(ahead) <= maxClockSkew) return;
  countEvent("quarry_clock_skew_total");
  writeLog("error", "clock-skew", { aheadSeconds: Math.round(ahead / 1000) });
  throw new ApiError(
    503,
    "The clock of our server is wrong, so nothing that counts by the day can be done. Please try again later.",
    { code: "unavailable", retryAfter: retryAfterSkew },
  );
}
