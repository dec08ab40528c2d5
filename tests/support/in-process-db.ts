import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { setTimeoutHandler } from "@google-cloud/firestore/build/src/backoff";
import { z } from "zod";
import type { Firestore } from "@/lib/firebase/admin.server";
import { listMissingIndexes, readIndexSettings, structuredQuerySchema } from "./query-indexes";

/** The SDK waits before every attempt, even for no time before the first, which a timer makes a millisecond. */
export function waitBeforeAttempt(run: () => void, milliseconds = 0): unknown {
  return milliseconds > 0 ? setTimeout(run, milliseconds) : setImmediate(run);
}

setTimeoutHandler(waitBeforeAttempt);

const settings = readIndexSettings();
const runQuerySchema = z.object({ structuredQuery: structuredQuerySchema });
const aggregationSchema = z.object({ structuredAggregationQuery: runQuerySchema });
const requestSchema = z.union([
  runQuerySchema,
  aggregationSchema.transform(({ structuredAggregationQuery }) => structuredAggregationQuery),
]);

/**
 * An empty Firestore of its own inside this process: the real Admin SDK over a store in memory. It refuses queries for
 * which `firestore.indexes.json` has no index, as the real store does.
 */
export function createInProcessDb(): Firestore {
  const mock = new FirestoreMock();
  let last = 0;
  // It tells versions of a document apart by their milliseconds, and answers faster than these pass.
  mock.systemTime.custom(() => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  });
  return refuseUnindexed(mock.createDatabase("demo-unit").firestore());
}

/** @throws Error in whatever sends a query without an index, with the index that would serve it. */
export function refuseUnindexed(db: Firestore): Firestore {
  const send: unknown = Reflect.get(db, "requestStream");
  if (typeof send !== "function") throw new Error("The SDK sends queries by another method now.");
  const checked = (method: string, bidirectional: unknown, request: unknown, tag: unknown): unknown => {
    if (method === "runQuery" || method === "runAggregationQuery") {
      const missing = listMissingIndexes(requestSchema.parse(request).structuredQuery, settings);
      if (missing.length > 0)
        throw new Error(`firestore.indexes.json has no index for ${missing.join("; ")}`);
    }
    return Reflect.apply(send, db, [method, bidirectional, request, tag]);
  };
  Reflect.set(db, "requestStream", checked);
  return db;
}
