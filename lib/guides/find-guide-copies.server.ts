import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { toFingerprinted } from "./change-guide.server";
import { readGuide } from "./read-guide-document.server";
import type { GuideDocument } from "./schema";

/** Copies that are looked at. */
const maxCopies = 50;

/** Another published guide that says the same. */
interface GuideCopy {
  readonly slug: string;
  /** Its author and who last edited it. */
  readonly makers: readonly string[];
}

/** Published guides that say the same as a guide, as a whole or in one of its longer texts. Reads at most 50 guides. */
export async function findGuideCopies(
  db: Firestore,
  slug: string,
  guide: GuideDocument,
): Promise<GuideCopy[]> {
  const { docs } = await db
    .collection("guides")
    .where("prints", "array-contains-any", getFingerprints(toFingerprinted(guide)))
    .limit(maxCopies)
    .get();
  return docs.flatMap((document) => {
    const copy = readGuide(document);
    if (copy?.visibility !== "published" || document.id === slug) return [];
    return [{ slug: document.id, makers: [copy.owner, copy.editor].filter((uid) => uid !== null) }];
  });
}
