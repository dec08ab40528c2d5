import { purgePage } from "@/lib/content/cache-page.server";
import { changeContent } from "@/lib/content/change-content.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { readBuild } from "./read-build-document.server";

/** Builds of a person: they go for good, whatever their state, with their likes and pages. */
export const personalBuilds: PersonalDocuments = {
  listOf: (db, uid) => db.collection("builds").where("owner", "==", uid),
  async erase({ db }, { ref }) {
    await db.recursiveDelete(ref);
    purgePage(ref.path);
    return true;
  },
};

/** Likes that a person gave: they are taken back, and the counts of the builds follow. */
export const personalLikes: PersonalDocuments = {
  listOf: (db, uid) => db.collectionGroup("likes").where("uid", "==", uid),
  async erase({ db, now }, { ref: like }) {
    const build = like.parent.parent;
    if (!build) throw new Error(`${like.path} is a like of nothing.`);
    await changeContent(db, build, [], async (transaction) => {
      const [stored, present] = await transaction.getAll(build, like);
      if (!present?.exists) return;
      const content = stored && readBuild(stored);
      const owner = content && (await transaction.get(getUserRef(db, content.owner)));
      if (content) transaction.update(build, { likes: Math.max(0, content.likes - 1) });
      if (owner) grantBadges(transaction, owner, { likes: -1 }, now());
      transaction.delete(like);
    });
    return true;
  },
  toExported: (_, { ref, createTime }) => ({
    build: ref.parent.parent?.id ?? "",
    createdAt: createTime.toDate().toISOString(),
  }),
};
