import { runTransaction } from "@/lib/api/run-transaction.server";
import type { DocumentReference, Firestore, Transaction } from "@/lib/firebase/admin.server";
import {
  type AuditContent,
  type AuditHead,
  getAuditGenesisRef,
  getAuditHeadRef,
  hashAuditEntry,
  hashAuditGenesis,
  parseAuditHead,
} from "./audit-chain.server";

/** Where the chain is in a transaction that has read its head, and how many older entries have no place in it. */
interface OpenChain {
  head: AuditHead | null;
  readonly older: number;
}

/** The part of a transaction that entries are written with. */
type Writer = Pick<Transaction, "create" | "set">;

const chains = new WeakMap<Writer, OpenChain>();

/**
 * Reads where the chain of the audit log is, which `writeAudit` goes on from. A transaction reads before it writes, so
 * this comes before its first write; last of its reads, so that it holds the head for as short a time as possible.
 * Whoever runs the transaction names `getAuditHeadRef` among its contended documents.
 */
export async function openAudit(transaction: Transaction, db: Firestore): Promise<void> {
  const head = parseAuditHead((await transaction.get(getAuditHeadRef(db))).data());
  const older = head ? 0 : (await transaction.get(db.collection("audit").count())).data().count;
  chains.set(transaction, { head, older });
}

/**
 * Adds an entry to the audit log, in the transaction that makes the change and has called `openAudit`. The entry has
 * the next number, and the hash of the one before it; the head of the chain moves on to it.
 *
 * @throws Error where `openAudit` was not called: a change that nobody can trace must not exist.
 */
export function writeAudit(transaction: Writer, db: Firestore, entry: AuditContent): void {
  const chain = chains.get(transaction);
  if (!chain) throw new Error("Call openAudit before the first write of this transaction.");
  const before = chain.head ?? beginChain(transaction, db, chain.older, entry.at);
  const seq = before.seq + 1;
  const hash = hashAuditEntry(entry, seq, before.hash);
  transaction.create(db.collection("audit").doc(), { ...entry, seq, prevHash: before.hash, hash });
  transaction.set(getAuditHeadRef(db), { seq, hash, at: entry.at });
  chain.head = { seq, hash };
}

/** Entries from before there was a chain have no hash. How many there are is in its beginning. */
function beginChain(transaction: Writer, db: Firestore, older: number, at: Date): AuditHead {
  const hash = hashAuditGenesis(older, at);
  transaction.set(getAuditGenesisRef(db), { older, at, hash });
  return { seq: 0, hash };
}

/** Entries that one transaction adds at most; each is two writes, and a transaction has 500. */
const entriesAtOnce = 200;

/** Adds entries that are older than the present, in this order: for content that is made with a store. */
export async function appendAudit(db: Firestore, entries: readonly AuditContent[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await runTransaction(db, [getAuditHeadRef(db)], async (transaction) => {
      await openAudit(transaction, db);
      for (const entry of entries.slice(start, start + entriesAtOnce)) writeAudit(transaction, db, entry);
    });
  }
}

/** Adds an entry in a transaction of its own, for what changes outside of the store or in many steps. */
export function writeAuditAlone(
  db: Firestore,
  entry: AuditContent,
  contended: readonly DocumentReference[] = [],
): Promise<void> {
  return runTransaction(db, [...contended, getAuditHeadRef(db)], async (transaction) => {
    await openAudit(transaction, db);
    writeAudit(transaction, db, entry);
  });
}
