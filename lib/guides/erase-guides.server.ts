import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage, purgePages } from "@/lib/content/cache-page.server";
import { type DocumentReference, FieldValue, type Firestore } from "@/lib/firebase/admin.server";
import { guideListsPath } from "./change-guide.server";

/** Documents that are looked up at a time. */
const batchSize = 20;

/**
 * Removes every guide of a person with its revisions, what was proposed for it and its page, and what they proposed. What they changed in guides of others stays there
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
  await forgetEditors(db, uid);
  await eraseProposals(db, uid);
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
  for (const collection of ["guideRevisions", "guideProposals"] as const)
    await eraseOf(db, collection, ref.id);
  await ref.delete();
  purgePage(ref.path);
}

async function eraseOf(
  db: Firestore,
  collection: "guideRevisions" | "guideProposals",
  slug: string,
): Promise<void> {
  for (;;) {
    const { docs } = await db.collection(collection).where("guide", "==", slug).limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.delete();
  }
}

async function forgetEditors(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const query = db.collection("guides").where("editors", "array-contains", uid);
    const { docs } = await query.limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.update({ editors: FieldValue.arrayRemove(uid) });
  }
}

/** What somebody proposed goes; what they decided stays without their name. */
async function eraseProposals(db: Firestore, uid: string): Promise<void> {
  for (const field of ["author", "decidedBy"] as const) {
    for (;;) {
      const { docs } = await db.collection("guideProposals").where(field, "==", uid).limit(batchSize).get();
      if (docs.length === 0) break;
      for (const { ref } of docs) await (field === "author" ? ref.delete() : ref.update({ [field]: null }));
    }
  }
}

async function forgetEditor(db: Firestore, collection: string, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await db.collection(collection).where("editor", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await ref.update({ editor: null });
  }
}
