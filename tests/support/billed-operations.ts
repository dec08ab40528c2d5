import type { Firestore } from "@/lib/firebase/admin.server";

/** What a store bills: documents read, written and deleted. */
export interface Billed {
  reads: number;
  writes: number;
  deletes: number;
}

type Method = (...given: unknown[]) => unknown;

/** Index entries that a count may look at for one read. */
const entriesPerRead = 1000;

/**
 * Counts what a process asks of Firestore, transactions and their repetitions included, by the rules of its bill: a
 * query costs its documents and at least one, a count one for each 1,000 entries, a write or delete one each.
 *
 * @returns figures that grow with each call from now on
 */
export async function countBilledOperations(db: Firestore): Promise<Billed> {
  const billed: Billed = { reads: 0, writes: 0, deletes: 0 };
  const rows = db.collection("any");
  wrap(db, "getAll", (found) => {
    billed.reads += listLength(found);
  });
  wrap(Object.getPrototypeOf(Object.getPrototypeOf(rows)), "get", (found) => {
    billed.reads += countQuery(found);
  });
  wrap(Object.getPrototypeOf(rows.count()), "get", (found) => {
    billed.reads += countQuery(found);
  });
  const batch: object = Object.getPrototypeOf(db.batch());
  for (const name of ["create", "set", "update"]) {
    wrap(batch, name, () => {
      billed.writes += 1;
    });
  }
  wrap(batch, "delete", () => {
    billed.deletes += 1;
  });
  await db.runTransaction(async (transaction) => {
    const kind: object = Object.getPrototypeOf(transaction);
    wrap(kind, "get", (found) => {
      billed.reads += countQuery(found);
    });
    wrap(kind, "getAll", (found) => {
      billed.reads += listLength(found);
    });
  });
  return billed;
}

/** Calls `note` with what a method gave, promised or not. */
function wrap(owner: object, name: string, note: (result: unknown) => void): void {
  const known: unknown = Reflect.get(owner, name);
  if (typeof known !== "function") throw new Error(`The store has no ${name}`);
  const method: Method = function (this: unknown, ...given) {
    const result: unknown = Reflect.apply(known, this, given);
    if (result instanceof Promise) {
      return result.then((value: unknown) => {
        note(value);
        return value;
      });
    }
    note(result);
    return result;
  };
  Reflect.set(owner, name, method);
}

function listLength(found: unknown): number {
  return Array.isArray(found) ? found.length : 0;
}

/** A document, the documents of a query, or a count. */
function countQuery(found: unknown): number {
  if (typeof found !== "object" || found === null) return 0;
  if ("docs" in found && Array.isArray(found.docs)) return Math.max(1, found.docs.length);
  if ("data" in found && typeof found.data === "function" && !("ref" in found)) {
    const { count } = found.data();
    return Math.max(1, Math.ceil(Number(count) / entriesPerRead));
  }
  return 1;
}
