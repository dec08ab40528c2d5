import { z } from "zod";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { createUnauthenticatedError } from "./refusals";

/**
 * Document `deletedAccounts/{uid}`: written before anything of the account is erased, and removed once nothing of it was
 * found for a day. While it is there, no transaction of the account commits.
 */
export const deletedAccountDocumentSchema = z.object({
  uid: z.string().min(1),
  deletedAt: storedTimeSchema,
  /** When it is looked at again whether anything is left. */
  sweepAt: storedTimeSchema,
  /** Documents that a sweep found left behind, in all. */
  found: z.int().min(0),
});

/** `deletedAccounts/{uid}` */
export function getDeletedAccountRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("deletedAccounts").doc(uid);
}

/** A transaction that holds only while an account has not been deleted. */
export interface GuardedTransaction {
  readonly transaction: Transaction;
  /**
   * To be awaited before the transaction commits.
   *
   * @throws ApiError 401 when the account was deleted.
   */
  readonly confirm: () => Promise<void>;
}

/**
 * Lets a transaction read whether an account was deleted, in the same round trip as the first documents that it reads
 * anyway. So a deletion that begins meanwhile makes it fail, in whichever process it runs.
 */
export function guardTransaction(transaction: Transaction, deleted: DocumentReference): GuardedTransaction {
  let checked: Promise<void> | null = null;

  /** @param read Gives the mark of the deletion, and then what was asked for. */
  const readFirst = async <T>(read: () => Promise<readonly [DocumentSnapshot, T]>): Promise<T> => {
    const both = read();
    checked = both.then(([mark]) => requireAbsent(mark));
    // Whoever awaits it gets the rejection; until then it must not end the process.
    checked.catch(() => undefined);
    await checked;
    return (await both)[1];
  };
  const guarded = new Proxy(transaction, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call = (given: readonly unknown[]): unknown => Reflect.apply(value, target, given);
      return (...given: readonly unknown[]) => {
        if (checked || (name !== "get" && name !== "getAll")) return call(given);
        if (name === "get") {
          return readFirst(async () => {
            const [mark, found] = await Promise.all([target.get(deleted), call(given)]);
            return [mark, found] as const;
          });
        }
        return readFirst(async () => {
          const [mark, ...found] = toSnapshots(await call([deleted, ...given]));
          if (!mark) throw new Error("The store left out a document.");
          return [mark, found] as const;
        });
      };
    },
  });
  return {
    transaction: guarded,
    async confirm() {
      if (checked) await checked;
      else requireAbsent(await transaction.get(deleted));
    },
  };
}

function requireAbsent(mark: DocumentSnapshot): void {
  if (mark.exists) throw createUnauthenticatedError("This account no longer exists.");
}

function toSnapshots(value: unknown): DocumentSnapshot[] {
  return Array.isArray(value) ? value : [];
}
