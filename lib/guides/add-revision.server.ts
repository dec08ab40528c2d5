import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getRevisionRef } from "./read-guide-document.server";
import type { GuideContent } from "./schema";

interface NewRevision {
  readonly slug: string;
  readonly version: number;
  readonly content: GuideContent;
  /** `null` for what came with the site. */
  readonly editor: string | null;
  readonly note: string;
  readonly at: Date;
}

/** Stores a version of a guide for good, in the transaction that makes it the present one. */
export function addRevision(
  transaction: Transaction,
  db: Firestore,
  { slug, version, content, editor, note, at }: NewRevision,
): void {
  const { title, summary, tags, cover, gameVersion, text } = content;
  transaction.create(getRevisionRef(db, slug, version), {
    ...{ guide: slug, version, title, summary, tags, cover, gameVersion, text },
    ...{ editor, note, at },
  });
}
