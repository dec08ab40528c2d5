import { type ContentCopy, type CopyState, findCopies } from "@/lib/content/find-copies.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { toFingerprinted } from "./change-guide.server";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import type { GuideDocument } from "./schema";

/** Guides that say the same as a guide, see `findCopies`. Its author and who last edited it made a guide. */
export function findGuideCopies(
  db: Firestore,
  slug: string,
  guide: GuideDocument,
  isWanted?: (copy: CopyState) => boolean,
): Promise<ContentCopy[]> {
  return findCopies({
    source: db.collection("guides"),
    original: getGuideRef(db, slug),
    content: toFingerprinted(guide),
    read: readGuide,
    getMakers: ({ owner, editor }) => [owner, editor],
    isWanted,
  });
}
