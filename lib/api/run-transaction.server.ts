import { getActingAccount } from "@/lib/auth/acting-account.server";
import { getDeletedAccountRef, guardTransaction } from "@/lib/auth/deleted-account.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { countEvent, observeDuration } from "@/lib/observe/metrics.server";
import { runInSpan } from "@/lib/observe/tracing.server";
import { requireAwaited } from "./abandoned-call.server";
import { createOneAtATime } from "./one-at-a-time";

const inTurn = createOneAtATime(10_000);
/** Tasks for after the commit of a transaction; of its last attempt alone. */
const afterCommits = new WeakMap<Transaction, (() => void)[]>();

/**
 * Does something once a transaction has committed, and nothing if it does not. It must neither wait nor throw; where the
 * transaction is none of `runTransaction`, as while sample content is made, it is not done.
 */
export function afterCommit(transaction: Transaction, task: () => void): void {
  afterCommits.get(transaction)?.push(task);
}

/**
 * Runs a transaction; in this process one after the other for each document that it contends for, so that they
 * do not abort each other. `body` may run several times and must do nothing but read, decide and write.
 *
 * @param contended The documents that many calls may write at once: the caller's account, a liked build, the
 *   two accounts of a payment.
 * @throws StoreAwayError in a call that was given up, with nothing written.
 * @throws ApiError 401 in a call of an account that is being deleted, with nothing written.
 * @throws Whatever `body` throws, with nothing written; the store's own error when it stays out of reach.
 */
export function runTransaction<T>(
  db: Firestore,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTurn(
    contended.map(({ path }) => path),
    async () => {
      requireAwaited();
      return runInSpan("transaction", {}, () => observeTransaction(db, body));
    },
  );
}

/** Counts attempts too: many of them say that a document is written more often than the store can take. */
async function observeTransaction<T>(
  db: Firestore,
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  let attempts = 0;
  let outcome = "failed";
  let tasks: (() => void)[] = [];
  try {
    const result = await db.runTransaction(async (transaction) => {
      attempts += 1;
      tasks = [];
      requireAwaited();
      const outcome = await runGuarded(db, transaction, (given) => {
        afterCommits.set(given, tasks);
        return body(given);
      });
      requireAwaited();
      return outcome;
    });
    outcome = "committed";
    for (const task of tasks) task();
    return result;
  } catch (error) {
    if (error instanceof ApiError) outcome = "refused";
    throw error;
  } finally {
    countEvent("quarry_transactions_total", { outcome });
    if (attempts > 1) countEvent("quarry_transaction_retries_total", {}, attempts - 1);
    observeDuration("quarry_transaction_duration_seconds", (performance.now() - startedAt) / 1000);
  }
}

/** A call of an account commits nothing once the deletion of the account has begun. */
async function runGuarded<T>(
  db: Firestore,
  transaction: Transaction,
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const uid = getActingAccount();
  if (uid === null) return body(transaction);
  const guarded = guardTransaction(transaction, getDeletedAccountRef(db, uid));
  const result = await body(guarded.transaction);
  await guarded.confirm();
  return result;
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
