import type { Firestore, Transaction } from "@/lib/firebase/admin.server";

/** Documents that transactions read and wrote. */
export interface StoreCost {
  reads: number;
  writes: number;
}

const writing = new Set(["create", "set", "update", "delete"]);

/** A store that counts what its transactions read and write. A query that finds nothing costs one read. */
export function createCountingDb(db: Firestore): { db: Firestore; cost: StoreCost } {
  const cost: StoreCost = { reads: 0, writes: 0 };
  const count = (transaction: Transaction): Transaction =>
    new Proxy(transaction, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, given);
          if (typeof name === "string" && writing.has(name)) cost.writes += 1;
          if (name === "getAll") cost.reads += given.length;
          if (name === "get") {
            void Promise.resolve(result).then((found) => {
              const isQuery = typeof found === "object" && found !== null && "docs" in found;
              cost.reads += isQuery && Array.isArray(found.docs) ? Math.max(1, found.docs.length) : 1;
            });
          }
          return result;
        };
      },
    });
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === "runTransaction") {
        const run: Firestore["runTransaction"] = (body, options) =>
          target.runTransaction((transaction) => body(count(transaction)), options);
        return run;
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: counted, cost };
}
