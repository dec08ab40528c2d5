import { requireStoreClock } from "@/lib/api/require-store-clock.server";
import type { AccountProfile } from "@/lib/auth/actor";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { createUnnamedUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { decidePosting, type PostingDecision } from "./ledger";
import type { LedgerReason } from "./reasons";

/** `users/{uid}/ledger/{key}` */
export function getEntryRef(db: Firestore, uid: string, key: string): DocumentReference {
  return getUserRef(db, uid).collection("ledger").doc(key);
}

interface Entry {
  /** Signed whole coins, not zero. */
  readonly amount: number;
  readonly reason: LedgerReason;
  /** The reference: a UTC day, a request id, an icon id. */
  readonly ref: string;
}

/** The documents that the transaction must have read before an entry can be posted. */
interface AccountSnapshots {
  /** `users/{uid}` */
  readonly user: DocumentSnapshot;
  /** `users/{uid}/ledger/{key}`: the document to be created. */
  readonly entry: DocumentSnapshot;
}

/**
 * The only way coins move: creates a ledger entry and updates the balance in the caller's transaction, or
 * writes nothing when the key was posted before or the balance would fall below zero. Creates `users/{uid}`
 * at first sight of the account.
 *
 * @param profile What a new user document says of the person.
 * @throws ApiError 503 when the clock of this machine is wrong: a key may name the day.
 */
export function postEntry(
  transaction: Transaction,
  { user, entry }: AccountSnapshots,
  { amount, reason, ref }: Entry,
  profile: AccountProfile,
  now: Date,
): PostingDecision {
  requireStoreClock(user);
  const balance = readUser(user)?.coins ?? 0;
  const decision = decidePosting({ balance, posted: entry.exists, amount });
  if (!decision.ok) return decision;

  const { balanceAfter } = decision;
  transaction.create(entry.ref, { amount, reason, ref, balanceAfter, createdAt: now });
  if (user.exists) transaction.update(user.ref, { coins: balanceAfter });
  else transaction.create(user.ref, { ...createUnnamedUser(profile, now), coins: balanceAfter });
  return decision;
}
