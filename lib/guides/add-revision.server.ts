import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { guideContent } from "./guide-content";
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
  transaction.create(getRevisionRef(db, slug, version), {
    ...guideContent.pick(content),
    ...{ guide: slug, version, editor, note, at },
  });
}
