import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage, purgePages } from "@/lib/content/cache-page.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { guideListsPath } from "./change-guide.server";

/** Documents that are looked up at a time. */
const batchSize = 20;

/**
 * Removes every guide of a person with its revisions and its page. What they changed in guides of others stays there
 * without their name. Every step can be repeated.
 *
 * @returns how many guides
 */
export async function eraseGuides(db: Firestore, uid: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const { docs } = await db.collection("guides").where("owner", "==", uid).limit(batchSize).get();
    if (docs.length === 0) break;
    for (const { ref } of docs) await eraseGuide(db, ref);
    erased += docs.length;
  }
  purgePages(guideListsPath);
  await forgetEditor(db, "guideRevisions", uid);
  await forgetEditor(db, "guides", uid);
  return erased;
}

/**
 * Removes deleted guides whose time to restore them is over, with their revisions. The store's own clean-up would leave
 * the revisions behind, so whoever opens the list of all guides starts it.
 */
export async function purgeDeletedGuides({ db, now }: Dependencies): Promise<void> {
  const { docs } = await db.collection("guides").where("purgeAt", "<=", now()).limit(batchSize).get();
  for (const { ref } of docs) await eraseGuide(db, ref);
}

async function eraseGuide(db: Firestore, ref: DocumentReference): Promise<void> {
  await eraseRevisions(db, ref.id);
  await ref.delete();
  purgePage(ref.path);
}

async function eraseRevisions(db: Firestore, slug: string): Promise<void> {
  for (;;) {
    const { docs } = await db.collection("guideRevisions").where("guide", "==", slug).limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.delete();
  }
}

async function forgetEditor(db: Firestore, collection: string, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await db.collection(collection).where("editor", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.update({ editor: null });
  }
}
