import { type Auth, type Firestore, getDb } from "@/lib/firebase/admin.server";
import { requireStore } from "@/lib/firebase/watch-store.server";

/** Store and clock of a use case. Tests hand in others. */
export interface Dependencies {
  readonly db: Firestore;
  /** The current moment; read again in each attempt of a transaction. */
  readonly now: () => Date;
}

/** The same for what changes accounts themselves. */
export interface AccountDependencies extends Dependencies {
  readonly auth: Auth;
}

/**
 * This process's store and clock.
 *
 * @throws BackendUnavailableError when no store is configured.
 * @throws StoreAwayError while the store is known to be away.
 */
export async function createSystemDependencies(): Promise<Dependencies> {
  requireStore();
  return { db: await getDb(), now: () => new Date() };
}
