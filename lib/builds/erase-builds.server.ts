import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";

/** Builds that are erased at the same time. */
const batchSize = 20;

/**
 * Removes every build of a person for good, whatever its state, with its likes and its page.
 *
 * @returns how many
 */
export async function eraseBuilds(db: Firestore, uid: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const { docs } = await db.collection("builds").where("owner", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return erased;
    await Promise.all(docs.map(({ ref }) => db.recursiveDelete(ref)));
    for (const { ref } of docs) purgePage(ref.path);
    erased += docs.length;
  }
}
