import { getBackend, getDb } from "@/lib/firebase/admin.server";
import { runWithDeadline } from "@/lib/http/deadline";
import type { HealthResponse } from "./health-schema";

/** Milliseconds that the store has to answer. */
const probeTimeout = 1500;
/** Milliseconds for which an answer is repeated, so that polling does not cost a read each time. */
const freshMs = { up: 5000, off: 5000, down: 1000 };

let known: { firestore: HealthResponse["firestore"]; until: number } | undefined;
let probe: Promise<unknown> | undefined;

/**
 * Looks whether Firestore answers: within 1.5 s, with at most one read under way and one every 5 s.
 *
 * @param version Version of the product.
 */
export async function checkHealth(version: string): Promise<HealthResponse> {
  const now = Date.now();
  if (!known || now >= known.until) {
    const firestore = await probeFirestore();
    known = { firestore, until: now + freshMs[firestore] };
  }
  const { firestore } = known;
  return { status: firestore === "up" ? "ok" : "degraded", firestore, version };
}

async function probeFirestore(): Promise<HealthResponse["firestore"]> {
  if (getBackend() === "none") return "off";
  // A read that hangs is not repeated but waited for, so that a dead store piles up nothing.
  probe ??= readOnce().finally(() => {
    probe = undefined;
  });
  try {
    await runWithDeadline(probe, probeTimeout);
    return "up";
  } catch {
    return "down";
  }
}

/** Any document does, present or not: only the answer counts. */
async function readOnce(): Promise<void> {
  const db = await getDb();
  await db.collection("health").doc("probe").get();
}
