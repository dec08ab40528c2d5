import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { createOneAtATime } from "./one-at-a-time";

const inTurn = createOneAtATime(10_000);

/**
 * Runs a transaction; in this process one after the other for each document that it contends for, so that they
 * do not abort each other. `body` may run several times and must do nothing but read, decide and write.
 *
 * @param contended The documents that many calls may write at once: the caller's account, a liked build, the
 *   two accounts of a payment.
 * @throws Whatever `body` throws, with nothing written; the store's own error when it stays out of reach.
 */
export function runTransaction<T>(
  db: Firestore,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTurn(
    contended.map(({ path }) => path),
    () => db.runTransaction(body),
  );
}

/** Reads several documents in one round trip, under the names in the request. */
export async function readTogether<Name extends string>(
  transaction: Transaction,
  references: Readonly<Record<Name, DocumentReference>>,
): Promise<Record<Name, DocumentSnapshot>> {
  const names = Object.keys(references) as Name[];
  const snapshots = await transaction.getAll(...names.map((name) => references[name]));
  return Object.fromEntries(names.map((name, index) => [name, snapshots[index]])) as Record<
    Name,
    DocumentSnapshot
  >;
}
