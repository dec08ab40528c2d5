import { FieldPath, type Firestore } from "@/lib/firebase/admin.server";
import {
  getAuditGenesisRef,
  getAuditHeadRef,
  parseAuditGenesis,
  parseAuditHead,
  toCanonicalJson,
} from "./audit-chain.server";
import type { AuditReport } from "./audit-report";
import { auditDocumentSchema } from "./schema";
import { type ChainedEntry, createChainVerifier } from "./verify-chain.server";

/** Entries that are read at a time. */
const pageSize = 500;

/**
 * Reads the whole audit log and verifies its chain. What is written meanwhile is not looked at. Costs a read for each
 * entry.
 *
 * @param onEntry gets each entry of the chain, lowest number first
 */
export async function checkAudit(
  db: Firestore,
  onEntry: (entry: ChainedEntry) => void = () => undefined,
): Promise<AuditReport> {
  const [end, beginning] = await db.getAll(getAuditHeadRef(db), getAuditGenesisRef(db));
  const head = parseAuditHead(end?.data());
  const verifier = createChainVerifier(parseAuditGenesis(beginning?.data()));
  // Everything up to the head, and without one everything that claims a place.
  const until = head?.seq ?? Number.MAX_SAFE_INTEGER;
  let after: ChainedEntry | null = null;
  for (;;) {
    const page = await readPageAfter(db, after, until);
    for (const entry of page) {
      verifier.take(entry);
      onEntry(entry);
    }
    after = page.at(-1) ?? null;
    if (page.length < pageSize) break;
  }
  return { ...verifier.finish(head, await countUnchained(db)), head: head?.hash ?? null };
}

/** Entries outside the chain, counted at one moment: the log grows meanwhile. */
async function countUnchained(db: Firestore): Promise<number> {
  const audit = db.collection("audit");
  return db.runTransaction(
    async (transaction) => {
      const all = await transaction.get(audit.count());
      const chained = await transaction.get(audit.where("seq", ">=", 0).count());
      return all.data().count - chained.data().count;
    },
    { readOnly: true },
  );
}

/** One entry as a line of an export: everything that its hash is made of, and the hash. */
export function toExportLine({ at, ...entry }: ChainedEntry): string {
  return toCanonicalJson({ ...entry, at: at.toDate().toISOString() });
}

async function readPageAfter(
  db: Firestore,
  after: ChainedEntry | null,
  until: number,
): Promise<ChainedEntry[]> {
  // By number and then by ID, so that two entries with one number are both seen.
  const ordered = db
    .collection("audit")
    .where("seq", "<=", until)
    .orderBy("seq")
    .orderBy(FieldPath.documentId());
  const query = after ? ordered.startAfter(after.seq, after.id) : ordered;
  const { docs } = await query.limit(pageSize).get();
  return docs.flatMap((document) => {
    const { seq, ...entry } = auditDocumentSchema.parse(document.data());
    return seq === null ? [] : [{ id: document.id, seq, ...entry }];
  });
}
