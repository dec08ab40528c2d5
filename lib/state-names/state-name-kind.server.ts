import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { getShownState, type PublishedKind } from "@/lib/publishing/content-kind.server";
import type { ModeratedKind } from "@/lib/publishing/moderate-content.server";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { refuseStateName } from "./refusals";
import { type StateNameDocument, stateNameDocumentSchema } from "./schema";

/** Path under which the names of all monsters are held. */
export const stateNameListsPath = "state-name-lists";

/** `stateNames/{id}` */
export function getStateNameRef(db: Firestore, id: string): DocumentReference {
  return db.collection("stateNames").doc(id);
}

/** Identity of a proposal, to find copies. */
export function toFingerprintedName({ name, proof }: Pick<StateNameDocument, "name" | "proof">) {
  return { kind: "state-name", texts: [name, proof], payload: "" };
}

/** Names that players propose for states of monsters. */
export const stateNameKind: PublishedKind<StateNameDocument> = {
  getRef: getStateNameRef,
  read: (snapshot) => (snapshot.exists ? stateNameDocumentSchema.parse(snapshot.data()) : null),
  getMakers: ({ owner }) => [owner],
  getState: getShownState,
  getTitle: ({ name }) => name,
  describe: ({ monster, state, proof, confirmedBy }) => ({
    ...{ href: getMonsterPath(monster), text: proof },
    facts: [
      { label: "Monster", value: getCatalog().monsters.get(monster)?.name ?? monster },
      { label: "State", value: stateLabels[state].label },
      { label: "Confirmations", value: String(confirmedBy.length) },
    ],
  }),
  listAll: (db) => db.collection("stateNames"),
  toFingerprinted: toFingerprintedName,
  lists: stateNameListsPath,
};

/** The same, as moderators decide about them. */
export const moderatedStateName: ModeratedKind<StateNameDocument> = {
  ...{ kind: stateNameKind, name: "state-name", limit: "state-names-moderate", nothing: {}, isPosted: true },
  refuse: (reason) => refuseStateName(reason === "not-found" ? "not-found" : "own-content"),
};
