import { describeSharedBuild } from "@/lib/builder/share/describe-shared-build.server";
import { getBuilderPath } from "@/lib/builder/share/share-build";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { getShownState, type PublishedKind } from "@/lib/publishing/content-kind.server";
import type { ModeratedKind } from "@/lib/publishing/moderate-content.server";
import { refuseShortLink } from "./refusals";
import { getShortLinkPath } from "./rules";
import { type CreateShortLink, type ShortLinkDocument, shortLinkDocumentSchema } from "./schema";

/** `shortLinks/{id}` */
export function getShortLinkRef(db: Firestore, id: string): DocumentReference {
  return db.collection("shortLinks").doc(id);
}

/** Identity of a short link, to find copies: it has no texts, only what it opens. */
export function toFingerprintedLink({ code, buffs, search, target }: CreateShortLink) {
  return { kind: "short-link", texts: [], payload: JSON.stringify([code, buffs, search, target]) };
}

/** Short links to builds. */
export const shortLinkKind: PublishedKind<ShortLinkDocument> = {
  getRef: getShortLinkRef,
  read: (snapshot) => (snapshot.exists ? shortLinkDocumentSchema.parse(snapshot.data()) : null),
  getMakers: ({ owner }) => [owner],
  getState: getShownState,
  getTitle: ({ code }) => describeSharedBuild(code).title,
  describe: ({ code, buffs, search, target }, { id }) => ({
    ...{ href: getShortLinkPath(id), text: describeSharedBuild(code).text },
    facts: [{ label: "Loadout", value: getBuilderPath(code, buffs, { search, target }) }],
  }),
  listAll: (db) => db.collection("shortLinks"),
  toFingerprinted: toFingerprintedLink,
};

/** The same, as moderators decide about them. */
export const moderatedShortLink: ModeratedKind<ShortLinkDocument> = {
  ...{ kind: shortLinkKind, name: "short-link", limit: "short-links-moderate", nothing: {}, isPosted: true },
  refuse: refuseShortLink,
};
