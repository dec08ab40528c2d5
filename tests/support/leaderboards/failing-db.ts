import type { Firestore } from "@/lib/firebase/admin.server";

/**
 * A store whose transactions fail now and then: before the commit, so that nothing is written, or after it, so that
 * the caller does not know that all of it is.
 *
 * @param roll from 0 up to 1 for each transaction: below 0.05 it fails before, below 0.1 after the commit
 */
export function createFailingDb(db: Firestore, roll: () => number): Firestore {
  return new Proxy(db, {
    get(target, name) {
      if (name === "runTransaction") {
        const run: Firestore["runTransaction"] = async (body, options) => {
          const chance = roll();
          const result = await target.runTransaction(async (transaction) => {
            const made = await body(transaction);
            if (chance < 0.05) throw new InjectedError();
            return made;
          }, options);
          if (chance < 0.1) throw new InjectedError();
          return result;
        };
        return run;
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** What `createFailingDb` throws. */
export class InjectedError extends Error {
  constructor() {
    super("injected failure");
  }
}
