import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import { type CheckedEntry, compareLedger } from "./compare-ledger";
import type { LedgerReport } from "./ledger-report";

/** Users looked at together, and ledger entries read in one go. */
const usersPerPage = 50;
const entriesPerPage = 500;
/** Offenders named in the report; the rest is counted. */
const maxNamedOffenders = 100;

/**
 * Checks the one invariant of the economy over all users: a balance is the sum of its ledger. Reads a page
 * of users at a time, and may run while coins are being paid.
 */
export async function checkLedger(db: Firestore): Promise<LedgerReport> {
  // Counted first: entries are only ever added, so a lower number in the end means entries of nobody.
  const inStore = (await db.collectionGroup("ledger").count().get()).data().count;
  const report: LedgerReport = { users: 0, entries: 0, coins: 0, broken: 0, offenders: [], ownerless: 0 };
  for await (const page of readPages(db.collection("users"), usersPerPage)) {
    for (const { uid, entries, sum, problems } of await Promise.all(
      page.map((each) => checkUser(each.ref)),
    )) {
      report.users += 1;
      report.entries += entries;
      report.coins += sum;
      if (problems.length === 0) continue;
      report.broken += 1;
      if (report.offenders.length < maxNamedOffenders)
        report.offenders.push({ uid, problems: [...problems] });
    }
  }
  return { ...report, ownerless: Math.max(0, inStore - report.entries) };
}

/** A query's documents by id, page by page. */
async function* readPages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[], void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  let next: Query = ordered;
  for (;;) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    next = ordered.startAfter(last);
  }
}

async function checkUser(user: DocumentReference) {
  const entries = await readLedger(user);
  // Read after the ledger: a posting in between shows as a balance that is ahead, and is looked at again.
  const verdict = compareLedger((await user.get()).get("coins"), entries);
  if (verdict.problems.length === 0) return { uid: user.id, entries: entries.length, ...verdict };
  return recheckUser(user);
}

/** The same in one transaction, so that postings of this very moment raise no false alarm. */
async function recheckUser(user: DocumentReference) {
  return user.firestore.runTransaction(
    async (transaction) => {
      const [snapshot, ledger] = await Promise.all([
        transaction.get(user),
        transaction.get(user.collection("ledger")),
      ]);
      const entries = ledger.docs.map((each) => toChecked(each.id, each.data()));
      return { uid: user.id, entries: entries.length, ...compareLedger(snapshot.get("coins"), entries) };
    },
    { readOnly: true },
  );
}

async function readLedger(user: DocumentReference): Promise<CheckedEntry[]> {
  const entries: CheckedEntry[] = [];
  for await (const page of readPages(user.collection("ledger"), entriesPerPage)) {
    entries.push(...page.map((each) => toChecked(each.id, each.data())));
  }
  return entries;
}

function toChecked(key: string, data: Record<string, unknown>): CheckedEntry {
  return { key, amount: data.amount, balanceAfter: data.balanceAfter };
}
