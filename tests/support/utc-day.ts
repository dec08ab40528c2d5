import { setTimeout as pause } from "node:timers/promises";
import { getNextUtcMidnight } from "@/lib/site/time";

/** Seconds before midnight in which no test of a daily feature begins. */
const margin = 20;

/**
 * Waits for the new day when midnight in UTC is near: a test that compares days must not begin on one and end
 * on the next.
 */
export async function awayFromMidnight(): Promise<void> {
  const now = new Date();
  const left = getNextUtcMidnight(now).getTime() - now.getTime();
  if (left < margin * 1000) await pause(left + 100);
}
