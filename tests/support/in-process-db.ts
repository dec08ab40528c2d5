import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import type { Firestore } from "@/lib/firebase/admin.server";

/** An empty Firestore of its own inside this process: the real Admin SDK over a store in memory. */
export function createInProcessDb(): Firestore {
  return new FirestoreMock().createDatabase("demo-unit").firestore();
}
