import { AsyncLocalStorage } from "node:async_hooks";

interface Acting {
  /** `null` where the server acts for nobody. */
  readonly uid: string | null;
}

// Each route bundle has its own copy of this file; a transaction must find the account in all of them.
const holder = globalThis as typeof globalThis & { quarryActing?: AsyncLocalStorage<Acting> };
holder.quarryActing ??= new AsyncLocalStorage();
const acting: AsyncLocalStorage<Acting> = holder.quarryActing;

/** Runs a call of an account: every transaction in it holds only while the account has not been deleted. */
export function runAsAccount<T>(uid: string, work: () => T): T {
  return acting.run({ uid }, work);
}

/** Runs what the server does by itself, such as the deletion of the account that asked for it. */
export function runAsSite<T>(work: () => T): T {
  return acting.run({ uid: null }, work);
}

/** The account whose call this is; `null` where the server acts for nobody. */
export function getActingAccount(): string | null {
  return acting.getStore()?.uid ?? null;
}
