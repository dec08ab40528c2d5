import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { setTimeoutHandler } from "@google-cloud/firestore/build/src/backoff";
import type { Firestore } from "@/lib/firebase/admin.server";

// The SDK waits before every attempt, even for no time before the first, which a timer makes a millisecond.
setTimeoutHandler((run, milliseconds = 0) =>
  milliseconds > 0 ? setTimeout(run, milliseconds) : setImmediate(run),
);

/** An empty Firestore of its own inside this process: the real Admin SDK over a store in memory. */
export function createInProcessDb(): Firestore {
  const mock = new FirestoreMock();
  let last = 0;
  // It tells versions of a document apart by their milliseconds, and answers faster than these pass.
  mock.systemTime.custom(() => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  });
  return mock.createDatabase("demo-unit").firestore();
}
