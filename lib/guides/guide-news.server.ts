import { weaponTypes } from "@/lib/catalog/codes";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { writeNews } from "@/lib/follows/write-news.server";
import { getGuideRef } from "./read-guide-document.server";
import type { GuideDocument } from "./schema";

/** Monsters, weapons and quests that a guide is news for at most: one that cites all of them is about none. */
const maxOfKind = 5;

/** Tells who follows what a guide cites, or its author, that it is there for the first time. */
export function writeGuideNews(
  transaction: Transaction,
  db: Firestore,
  slug: string,
  { cites, tags, owner }: Pick<GuideDocument, "cites" | "tags" | "owner">,
  at: Date,
): void {
  const listCited = (kind: string) => {
    const ids = cites.flatMap((cite) => (cite.startsWith(`${kind}:`) ? [cite.slice(kind.length + 1)] : []));
    return ids.length > maxOfKind ? [] : ids;
  };
  const about = {
    monsters: listCited("monster"),
    quests: listCited("quest"),
    weapons: weaponTypes.filter((type) => tags.some((tag) => tag === type)),
    hunters: [owner],
  };
  writeNews(transaction, db, { what: "guide", ref: getGuideRef(db, slug).path, ...about }, at);
}
