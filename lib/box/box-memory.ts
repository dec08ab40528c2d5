import type { BoxConflict, JoinReport, PendingEntry } from "./join";
import type { BoxEntry } from "./model";

/** Memory of a browser about an account's box, between visits. */
export interface BoxMemory {
  readonly entries: readonly BoxEntry[];
  /** Revisions of the account's documents that are in the entries. */
  readonly known: Readonly<Partial<Record<string, number>>>;
  readonly pending: readonly PendingEntry[];
  readonly conflicts: readonly BoxConflict[];
  /** Report of the first sign-in, until it was read. */
  readonly joined: JoinReport | null;
}

/** Where the memory of each account is. */
export interface BoxMemoryHome {
  /** @returns `null` where nothing is remembered, or it cannot be read */
  load(uid: string): Promise<BoxMemory | null>;
  /** @returns whether the browser took it */
  save(uid: string, memory: BoxMemory): Promise<boolean>;
  forget(uid: string): Promise<void>;
}

const databaseName = "quarry-box";
const storeName = "boxes";

/** IndexedDB, which has room for a large box and does not hold up the page. */
export const indexedMemory: BoxMemoryHome = {
  load: async (uid) => {
    const found = await run<unknown>("readonly", (store) => store.get(uid)).catch(() => null);
    return isMemory(found) ? found : null;
  },
  save: (uid, memory) =>
    run("readwrite", (store) => store.put(memory, uid)).then(
      () => true,
      () => false,
    ),
  forget: (uid) => run("readwrite", (store) => store.delete(uid)).then(noResult, noResult),
};

function noResult(): void {}

function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("Another tab holds an older database."));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      const end = (settle: () => void) => () => {
        database.close();
        settle();
      };
      transaction.oncomplete = end(() => resolve(request.result));
      transaction.onabort = end(() => reject(transaction.error));
    };
  });
}

/** Only this site writes there, but an older version of it may have. */
function isMemory(value: unknown): value is BoxMemory {
  return (
    typeof value === "object" &&
    value !== null &&
    ["entries", "pending", "conflicts"].every((name) => Array.isArray(Reflect.get(value, name))) &&
    typeof Reflect.get(value, "known") === "object"
  );
}
