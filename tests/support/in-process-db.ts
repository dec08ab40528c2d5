import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { setTimeoutHandler } from "@google-cloud/firestore/build/src/backoff";
import type { Firestore } from "@/lib/firebase/admin.server";

// The SDK waits before every attempt, even for no time before the first, which a timer makes a millisecond.
setTimeoutHandler((run, milliseconds = 0) =>
  milliseconds > 0 ? setTimeout(run, milliseconds) : setImmediate(run),
);

/** An empty Firestore of its own inside this process: the real Admin SDK over a store in memory. */
export function createInProcessDb(): Firestore {
  return new FirestoreMock().createDatabase("demo-unit").firestore();
}
