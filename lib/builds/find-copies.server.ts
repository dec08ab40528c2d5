import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { toFingerprinted } from "./get-build-fingerprint.server";
import { readBuild } from "./read-build-document.server";
import type { BuildDocument } from "./schema";

/** Copies that are looked at. */
const maxCopies = 50;

/** Another published build that says the same. */
export interface BuildCopy {
  readonly id: string;
  readonly owner: string;
}

/**
 * Published builds of anybody that say the same as a build, as a whole or in one of its longer texts. Reads at most 50
 * builds.
 */
export async function findCopies(db: Firestore, id: string, build: BuildDocument): Promise<BuildCopy[]> {
  const { docs } = await db
    .collection("builds")
    .where("prints", "array-contains-any", getFingerprints(toFingerprinted(build)))
    .limit(maxCopies)
    .get();
  return docs.flatMap((document) => {
    const copy = readBuild(document);
    const isCopy = copy?.visibility === "published" && document.id !== id;
    return copy && isCopy ? [{ id: document.id, owner: copy.owner }] : [];
  });
}
