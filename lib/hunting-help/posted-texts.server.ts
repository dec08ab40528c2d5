import { type FingerprintedContent, getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { postedTextSchema } from "./fields";
import { toHash } from "./read-help-document.server";
import { refuseHelp } from "./refusals";
import { repeatPeriod } from "./rules";

/** Snapshots about a text that is to be posted. */
interface TextChecks {
  readonly posted: readonly DocumentSnapshot[];
  readonly fingerprints: readonly DocumentSnapshot[];
}

/**
 * Reads whether an account posted the same before, and whether something like it was taken down.
 *
 * @param repeated What must not be the same: the whole of a request, and each longer text of an answer.
 */
export async function readTextChecks(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  content: FingerprintedContent,
  repeated: "whole" | "texts",
): Promise<TextChecks> {
  const hashes = getFingerprints(content).slice(0, repeated === "whole" ? 1 : undefined);
  const references = hashes.map((hash) => db.collection("helpTexts").doc(toHash(`${uid}/${hash}`)));
  const posted = await transaction.getAll(...references);
  return { posted, fingerprints: await readFingerprints(transaction, db, content) };
}

/**
 * Refuses what was taken down and what the account posted in the last days; otherwise remembers the text, in the
 * transaction that posts it.
 *
 * @param ref Path of the request or answer; its own earlier versions are no repetition.
 * @throws ApiError 409, with `ref` of what it repeats; nothing is written then.
 */
export function claimTexts(
  transaction: Transaction,
  { posted, fingerprints }: TextChecks,
  { uid, ref, at }: { readonly uid: string; readonly ref: string; readonly at: Date },
): void {
  const takenDown = findTakeDown(fingerprints);
  if (takenDown) throw refuseHelp("taken-down", takenDown.reason);
  for (const each of posted) {
    const known = each.exists ? postedTextSchema.parse(each.data()) : null;
    if (known && known.ref !== ref && known.expiresAt.toDate() > at) {
      throw refuseHelp("repeated", { ref: known.ref });
    }
  }
  const expiresAt = new Date(at.getTime() + repeatPeriod);
  for (const each of posted) transaction.set(each.ref, { uid, ref, expiresAt });
}
