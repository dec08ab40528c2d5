import { AsyncLocalStorage } from "node:async_hooks";
import { StoreAwayError } from "@/lib/firebase/store-circuit";

interface Call {
  /** Whether it was answered without waiting for its end. */
  isAbandoned: boolean;
}

// Each route bundle has its own copy of this file; a transaction must find its call in all of them.
const holder = globalThis as typeof globalThis & { quarryCall?: AsyncLocalStorage<Call> };
holder.quarryCall ??= new AsyncLocalStorage();
const calls: AsyncLocalStorage<Call> = holder.quarryCall;

/**
 * Runs a call until `wait` gives it up. What goes on of it then neither begins nor commits a transaction: each would
 * hold up the next calls of the account, for somebody who was told to try again.
 *
 * @param wait Gives what the work gives, or throws before it has ended.
 * @throws whatever `wait` throws
 */
export async function runUntilAbandoned<T>(
  wait: (work: Promise<T>) => Promise<T>,
  work: () => Promise<T>,
): Promise<T> {
  const call: Call = { isAbandoned: false };
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  const running = calls.run(call, work);
  running.then(end, end);
  try {
    return await wait(running);
  } catch (error) {
    call.isAbandoned = !hasEnded;
    throw error;
  }
}

/** @throws StoreAwayError in a call that was given up; nobody reads it, and the store's client does not try again */
export function requireAwaited(): void {
  if (calls.getStore()?.isAbandoned) throw new StoreAwayError();
}
