import { purgePages } from "@/lib/content/cache-page.server";
import { changeContent } from "@/lib/content/change-content.server";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { DocumentReference, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getGuideRef } from "./read-guide-document.server";
import type { GuideContent } from "./schema";

/** Path under which lists that name guides are held: list, search, feed, what cites a record. */
export const guideListsPath = "guide-lists";

/**
 * Runs a transaction that may change what others see of a guide; its page and every list that may name it are purged
 * before it returns.
 */
export async function changeGuide<T>(
  db: Firestore,
  slug: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await changeContent(db, getGuideRef(db, slug), contended, body);
  } finally {
    purgePages(guideListsPath);
  }
}

/** What makes a guide the same as one that was taken down. */
export function toFingerprinted({
  title,
  summary,
  text,
}: Pick<GuideContent, "title" | "summary" | "text">): FingerprintedContent {
  return { kind: "guide", texts: [title, summary, text], payload: "" };
}
