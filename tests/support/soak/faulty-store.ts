import { setImmediate as nextTurn } from "node:timers/promises";
import type { Firestore } from "@/lib/firebase/admin.server";
import type { Dice } from "@/tests/support/builder/dice";

/** What went wrong on purpose. */
export interface Faults {
  slow: number;
  aborted: number;
  lostBefore: number;
  lostAfter: number;
}

/** The connection broke. Whether the transaction was committed is not known to whoever catches this. */
export class ConnectionLostError extends Error {
  readonly code = 14;

  constructor() {
    super("14 UNAVAILABLE: the connection was lost on purpose");
    this.name = "ConnectionLostError";
  }
}

/** What Firestore says of a transaction that lost against another; the SDK then runs its body again. */
class AbortedError extends Error {
  readonly code = 10;

  constructor() {
    super("10 ABORTED: too much contention, on purpose");
    this.name = "AbortedError";
  }
}

/**
 * A store whose transactions are slow, abort and are repeated, or lose their connection, either before the commit, so
 * that nothing is written, or between commit and reply, so that everything is and the caller does not know.
 *
 * @param dice by which each transaction meets its fault: 8 % are slow, 6 % abort at first, 4 % each lose the
 *   connection before and after the commit
 */
export function createFaultyStore(db: Firestore, dice: Dice, faults: Faults): Firestore {
  const run: Firestore["runTransaction"] = async (body, options) => {
    const fault = dice.next();
    if (fault < 0.08) {
      faults.slow += 1;
      for (let turn = dice.between(1, 30); turn > 0; turn -= 1) await nextTurn();
    }
    let hasAborted = fault < 0.08 || fault >= 0.14;
    const isLostBefore = fault >= 0.14 && fault < 0.18;
    const result = await db
      .runTransaction(async (transaction) => {
        const made = await body(transaction);
        if (!hasAborted) {
          hasAborted = true;
          faults.aborted += 1;
          throw new AbortedError();
        }
        if (isLostBefore) {
          faults.lostBefore += 1;
          throw new BrokenBeforeCommit();
        }
        return made;
      }, options)
      .catch((error: unknown) => {
        throw error instanceof BrokenBeforeCommit ? new ConnectionLostError() : error;
      });
    if (fault >= 0.18 && fault < 0.22) {
      faults.lostAfter += 1;
      throw new ConnectionLostError();
    }
    return result;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === "runTransaction") return run;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Without a code, so that the SDK does not try again by itself. */
class BrokenBeforeCommit extends Error {}
