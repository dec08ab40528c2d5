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
interface GuardedTransaction {
  readonly transaction: Transaction;
  /**
   * To be awaited before the transaction commits.
   *
   * @throws ApiError 401 when the account was deleted.
   */
  readonly confirm: () => Promise<void>;
}

/**
 * Lets a transaction read whether an account was deleted, before anything else that it reads. So a deletion that begins
 * meanwhile makes it fail, in whichever process it runs.
 *
 * It is read alone. The store begins a transaction with its first read, and keeps what that has read for itself until
 * the transaction ends. Where the answer is lost with its connection, nobody learns the name of the transaction, and so
 * nobody can end it for a minute. Then it holds this mark, which nobody wants to write, and not the account.
 */
export function guardTransaction(transaction: Transaction, deleted: DocumentReference): GuardedTransaction {
  let checked: Promise<void> | null = null;

  const check = (): Promise<void> => {
    checked = transaction.get(deleted).then(requireAbsent);
    // Whoever awaits it gets the rejection; until then it must not end the process.
    checked.catch(() => undefined);
    return checked;
  };
  const guarded = new Proxy(transaction, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call = (given: readonly unknown[]): unknown => Reflect.apply(value, target, given);
      return (...given: readonly unknown[]) => {
        if (checked || (name !== "get" && name !== "getAll")) return call(given);
        return check().then(() => call(given));
      };
    },
  });
  return {
    transaction: guarded,
    async confirm() {
      await (checked ?? check());
    },
  };
}

function requireAbsent(mark: DocumentSnapshot): void {
  if (mark.exists) throw createUnauthenticatedError("This account no longer exists.");
}
