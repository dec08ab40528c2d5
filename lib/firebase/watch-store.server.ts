import { writeLog } from "@/lib/observe/log.server";
import { getBackend, getDb } from "./admin.server";
import { createStoreCircuit, StoreAwayError, type StoreCircuit } from "./store-circuit";

/** Milliseconds; together less than what a call may take. A store is not away because its machine is busy. */
const slow = 2_000;
const patience = 3_000;
/** Milliseconds from one look to the next while the store is away. */
const interval = 1_000;

// Each route bundle has its own copy of this file, and they have one store.
const holder = globalThis as typeof globalThis & { quarryCircuit?: StoreCircuit };

function getCircuit(): StoreCircuit {
  holder.quarryCircuit ??= createStoreCircuit({
    probe: readAnything,
    slow,
    patience,
    interval,
    now: () => performance.now(),
    onChange: (isAway) => writeLog("warn", isAway ? "store-away" : "store-back", {}),
  });
  return holder.quarryCircuit;
}

/** A store inside this process is there as long as the process is. */
function isRemote(): boolean {
  const backend = getBackend();
  return backend === "firebase" || backend === "emulators";
}

/** @throws StoreAwayError while the store is known to be away, which is answered 503 */
export function requireStore(): void {
  if (isRemote() && getCircuit().isAway()) throw new StoreAwayError();
}

/**
 * Waits for work that may need the store, but no longer than until the store turns out to be away.
 *
 * @throws StoreAwayError when it does; else whatever the work throws
 */
export function watchStore<T>(work: Promise<T>): Promise<T> {
  return isRemote() ? getCircuit().watch(work) : work;
}

/** Any document does, present or not: only the answer counts. */
async function readAnything(): Promise<void> {
  const db = await getDb();
  await db.collection("health").doc("probe").get();
}
