import { setTimeout as pause } from "node:timers/promises";
import { getNextUtcMidnight } from "@/lib/site/time";
import { patientLimit } from "@/scripts/lib/slowness.mjs";

/** Milliseconds before midnight in which no test of a daily feature begins: it takes less. */
const margin = patientLimit(60_000);

/**
 * Waits for the new day when midnight in UTC is near: a test that compares days must not begin on one and end
 * on the next.
 */
export async function awayFromMidnight(): Promise<void> {
  const now = new Date();
  const left = getNextUtcMidnight(now).getTime() - now.getTime();
  if (left < margin) await pause(left + 1000);
}
