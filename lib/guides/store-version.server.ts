import { writeAudit } from "@/lib/audit/write-audit.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { addRevision } from "./add-revision.server";
import { listCitedFigures, listCites } from "./cited-figures.server";
import { toFingerprintedGuide } from "./guide-kind.server";
import { getGuideRef } from "./read-guide-document.server";
import type { GuideContent, GuideDocument } from "./schema";

interface NewVersion {
  readonly slug: string;
  readonly stored: GuideDocument;
  readonly content: GuideContent;
  /** The stored one where nothing but the cited figures was looked at. */
  readonly version: number;
  /** Who wrote it. */
  readonly editor: string;
  /** Who saves it: the editor, or whoever accepts what the editor proposed. */
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** Makes a content the present one of a guide, in the transaction that has looked whether it may. */
export function storeVersion(
  transaction: Transaction,
  db: Firestore,
  { slug, stored, content, version, editor, by, note, at }: NewVersion,
): GuideDocument {
  const ref = getGuideRef(db, slug);
  const isNew = version !== stored.version;
  const change = {
    ...content,
    cites: listCites(content.text),
    figures: listCitedFigures(content.text),
    prints: getFingerprints(toFingerprintedGuide(content)),
    shipped: isNew ? null : stored.shipped,
    version,
    editor,
    updatedAt: Timestamp.fromDate(at),
  };
  transaction.update(ref, change);
  if (isNew) addRevision(transaction, db, { slug, version, content, editor, note, at });
  writeAudit(transaction, db, {
    actor: by,
    action: "guide.edit",
    target: ref.path,
    subject: stored.owner,
    before: { title: stored.title, version: stored.version },
    after: { title: content.title, version },
    why: note,
    at,
  });
  return { ...stored, ...change };
}
