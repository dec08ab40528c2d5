import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { changeContent } from "@/lib/content/change-content.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { readBuild } from "./read-build-document.server";

/** Likes that are taken back before the next ones are looked for. */
const batchSize = 50;

/**
 * Takes back every like that a person gave; the counts of the builds follow.
 *
 * @returns how many
 */
export async function eraseLikes({ db, now }: Dependencies, uid: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const { docs } = await db.collectionGroup("likes").where("uid", "==", uid).limit(batchSize).get();
    if (docs.length === 0) return erased;
    for (const { ref } of docs) await removeLike(db, ref, now());
    erased += docs.length;
  }
}

async function removeLike(db: Firestore, like: DocumentReference, at: Date): Promise<void> {
  const build = like.parent.parent;
  if (!build) throw new Error(`${like.path} is a like of nothing.`);
  await changeContent(db, build, [], async (transaction) => {
    const [stored, present] = await transaction.getAll(build, like);
    if (!present?.exists) return;
    const content = stored && readBuild(stored);
    const owner = content && (await transaction.get(getUserRef(db, content.owner)));
    if (content) transaction.update(build, { likes: Math.max(0, content.likes - 1) });
    if (owner) grantBadges(transaction, owner, { likes: -1 }, at);
    transaction.delete(like);
  });
}
