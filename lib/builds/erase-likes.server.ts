import { changeContent } from "@/lib/content/change-content.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { readBuild } from "./read-build-document.server";

/** Likes that are taken back before the next ones are looked for. */
const batchSize = 50;

/**
 * Takes back every like that a person gave; the counts of the builds follow.
 *
 * @returns how many
 */
export async function eraseLikes(db: Firestore, uid: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const { docs } = await db.collectionGroup("likes").where("uid", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return erased;
    for (const { ref } of docs) await removeLike(db, ref);
    erased += docs.length;
  }
}

async function removeLike(db: Firestore, like: DocumentReference): Promise<void> {
  const build = like.parent.parent;
  if (!build) throw new Error(`${like.path} is a like of nothing.`);
  await changeContent(db, build, [], async (transaction) => {
    const [stored, present] = await transaction.getAll(build, like);
    if (!present?.exists) return;
    const content = stored && readBuild(stored);
    if (content) transaction.update(build, { likes: Math.max(0, content.likes - 1) });
    transaction.delete(like);
  });
}
