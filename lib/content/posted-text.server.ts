import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { type FingerprintedContent, hasLetters } from "./get-fingerprint.server";
import {
  addFingerprints,
  findTakeDown,
  readFingerprints,
  removeFingerprints,
} from "./read-fingerprints.server";
import type { ContentState } from "./schema";

/** A short text that others see and that has no states of its own: a name, the note of a run or of a search. */
export interface PostedText {
  readonly kind: "name" | "note";
  readonly text: string;
  /**
   * From whom it is recognized however short it is; `null` = from anybody. Texts of 24 letters and digits and more are
   * recognized from anybody in any case.
   */
  readonly by: string | null;
}

/** The fingerprint of such a text; `null` for one without letters and digits, which says nothing. */
export function toFingerprintedText({ kind, text, by }: PostedText): FingerprintedContent | null {
  return hasLetters(text) ? { kind, texts: [text], payload: by ?? "" } : null;
}

/** Whether a moderator removed a text like this, in the transaction that would show it to others. */
export async function readTextTakeDown(
  transaction: Transaction,
  db: Firestore,
  posted: PostedText,
): Promise<ContentState["takenDown"]> {
  const content = toFingerprintedText(posted);
  return content ? findTakeDown(await readFingerprints(transaction, db, content)) : null;
}

/**
 * Remembers that a moderator removed a text. Can be repeated.
 *
 * @param entry `ref` is the path of the document that showed it.
 */
export async function rememberText(
  db: Firestore,
  posted: PostedText,
  entry: { readonly ref: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  const content = toFingerprintedText(posted);
  if (!content) return;
  await runTransaction(db, [], async (transaction) => {
    addFingerprints(transaction, await readFingerprints(transaction, db, content), entry, content);
  });
}

/** Forgets it again: removing it was a mistake. */
export async function forgetText(db: Firestore, posted: PostedText, ref: string): Promise<void> {
  const content = toFingerprintedText(posted);
  if (!content) return;
  await runTransaction(db, [], async (transaction) => {
    removeFingerprints(transaction, await readFingerprints(transaction, db, content), ref);
  });
}
