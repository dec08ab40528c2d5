import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage, purgePages } from "@/lib/content/cache-page.server";
import { type DocumentReference, FieldValue } from "@/lib/firebase/admin.server";
import {
  eraseDocuments,
  forgetIn,
  type PersonalDocuments,
  removeWith,
} from "@/lib/publishing/personal-documents.server";
import { guideListsPath } from "./guide-kind.server";

/** Documents that are looked up at a time. */
const batchSize = 20;
/** Name of whoever edited a guide after its author. */
const staff = "staff";

/** A person's part in guides. What they changed in guides of others stays there without their name. */
export const personalGuides = {
  /** Their own, with its revisions, what was proposed for it and its page. */
  guides: {
    listOf: (db, uid) => db.collection("guides").where("owner", "==", uid),
    async erase(dependencies, { ref }) {
      await eraseGuide(dependencies, ref);
      return true;
    },
    toExported: ({ editors, editor, ...guide }, _, uid) => ({
      ...guide,
      editor: editor === null || editor === uid ? editor : staff,
      editors: Array.isArray(editors) ? editors.length : 0,
    }),
  },
  guideRevisions: forgetIn("guideRevisions", "editor"),
  guideProposals: {
    ...removeWith((db, uid) => db.collection("guideProposals").where("author", "==", uid)),
    // Who decided it is about somebody else.
    toExported: ({ decidedBy: _, ...proposal }) => proposal,
  },
} as const satisfies Readonly<Record<string, PersonalDocuments>>;

const edited: PersonalDocuments = {
  listOf: (db, uid) => db.collection("guides").where("editors", "array-contains", uid),
  async erase(_, { ref }, uid) {
    await ref.update({ editors: FieldValue.arrayRemove(uid) });
    return false;
  },
};

/**
 * Removes a person from all guides, as `personalGuides` says. Every step can be repeated.
 *
 * @returns how many guides are gone
 */
export async function eraseGuides(dependencies: Dependencies, uid: string): Promise<number> {
  const { guides, guideRevisions, guideProposals } = personalGuides;
  const erased = await eraseDocuments(dependencies, guides, uid);
  purgePages(guideListsPath);
  const forgotten = [forgetIn("guides", "editor"), edited, forgetIn("guideProposals", "decidedBy")];
  for (const each of [guideRevisions, guideProposals, ...forgotten]) {
    await eraseDocuments(dependencies, each, uid);
  }
  return erased;
}

/**
 * Removes deleted guides whose time to restore them is over, with their revisions. The store's own clean-up would leave
 * the revisions behind, so whoever opens the list of all guides starts it.
 */
export async function purgeDeletedGuides(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies;
  const { docs } = await db.collection("guides").where("purgeAt", "<=", now()).limit(batchSize).get();
  for (const { ref } of docs) await eraseGuide(dependencies, ref);
}

async function eraseGuide(dependencies: Dependencies, ref: DocumentReference): Promise<void> {
  for (const collection of ["guideRevisions", "guideProposals"]) {
    const ofGuide = removeWith((db, slug) => db.collection(collection).where("guide", "==", slug));
    await eraseDocuments(dependencies, ofGuide, ref.id);
  }
  await ref.delete();
  purgePage(ref.path);
}
