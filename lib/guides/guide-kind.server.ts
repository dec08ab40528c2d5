import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { DocumentReference, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { changeKind, getShownState, type PublishedKind } from "@/lib/publishing/content-kind.server";
import { getGuidesPath } from "./paths";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import type { GuideContent, GuideDocument } from "./schema";

/** Path under which lists that name guides are held: list, search, feed, what cites a record. */
export const guideListsPath = "guide-lists";

/** Guides. Its author, its editors and who last edited it made a guide. */
export const guideKind: PublishedKind<GuideDocument> = {
  getRef: getGuideRef,
  read: readGuide,
  getMakers: ({ owner, editors, editor }) => [owner, ...editors, editor],
  getState: getShownState,
  getTitle: ({ title }) => title,
  describe: ({ text, summary, tags, version }, { id: slug }) => ({
    ...{ href: getGuidesPath(slug), text },
    facts: [
      { label: "Summary", value: summary },
      { label: "Tags", value: tags.join(", ") },
      { label: "Version", value: String(version) },
    ],
  }),
  listAll: (db) => db.collection("guides"),
  toFingerprinted: toFingerprintedGuide,
  lists: guideListsPath,
};

/** Identity of a guide, to find copies of one that was taken down. */
export function toFingerprintedGuide({
  title,
  summary,
  text,
}: Pick<GuideContent, "title" | "summary" | "text">): FingerprintedContent {
  return { kind: "guide", texts: [title, summary, text], payload: "" };
}

/** Runs a transaction that may change what others see of a guide, see `changeKind`. */
export function changeGuide<T>(
  db: Firestore,
  slug: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return changeKind(db, guideKind, slug, contended, body);
}
