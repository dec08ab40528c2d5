import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { type FingerprintedContent, getFingerprints } from "./get-fingerprint.server";
import { type ContentState, fingerprintDocumentSchema } from "./schema";
import { createSketch } from "./sketch";

/** `fingerprints/{hash}` of all fingerprints of some content. */
function getFingerprintRefs(db: Firestore, content: FingerprintedContent): DocumentReference[] {
  return getFingerprints(content).map((hash) => db.collection("fingerprints").doc(hash));
}

/** Reads whether content like this was taken down, in the transaction that would show it to others. */
export async function readFingerprints(
  transaction: Transaction,
  db: Firestore,
  content: FingerprintedContent,
): Promise<DocumentSnapshot[]> {
  return transaction.getAll(...getFingerprintRefs(db, content));
}

/** The take-down that a copy inherits; `null` where nothing like it was taken down. */
export function findTakeDown(fingerprints: readonly DocumentSnapshot[]): ContentState["takenDown"] {
  const known = fingerprints.find((each) => each.exists);
  if (!known) return null;
  const { reason, at } = fingerprintDocumentSchema.parse(known.data());
  return { reason, at };
}

/**
 * Remembers what was taken down. What an earlier take-down left stays as it is.
 *
 * @param fingerprints `readFingerprints` of the content
 */
export function addFingerprints(
  transaction: Transaction,
  fingerprints: readonly DocumentSnapshot[],
  entry: { readonly ref: string; readonly reason: string; readonly at: Date },
  { texts }: Pick<FingerprintedContent, "texts">,
): void {
  const sketch = createSketch(texts);
  // The first is that of the whole: one sketch for each take-down.
  for (const [index, each] of fingerprints.entries()) {
    const hints = index === 0 && sketch ? { sketch: sketch.hashes, bands: [...sketch.bands] } : {};
    if (!each.exists) transaction.create(each.ref, { ...entry, ...hints });
  }
}

/** Forgets what the take-down of this content left, now that it is allowed again. */
export function removeFingerprints(
  transaction: Transaction,
  fingerprints: readonly DocumentSnapshot[],
  ref: string,
): void {
  for (const each of fingerprints) {
    if (each.exists && fingerprintDocumentSchema.parse(each.data()).ref === ref) transaction.delete(each.ref);
  }
}
