import type { Actor } from "@/lib/auth/actor";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { guideContent } from "./guide-content";
import { mayEditGuide } from "./guide-rights";
import { refuseGuide } from "./refusals";
import { type GuideDocument, type GuidePhase, guideDocumentSchema, type OwnGuide } from "./schema";

/** `guides/{slug}` */
export function getGuideRef(db: Firestore, slug: string): DocumentReference {
  return db.collection("guides").doc(slug);
}

/** `guideRevisions/{slug}_{version}`. No slug has an underscore. */
export function getRevisionRef(db: Firestore, slug: string, version: number): DocumentReference {
  return db.collection("guideRevisions").doc(`${slug}_${version}`);
}

/**
 * The guide of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readGuide(snapshot: DocumentSnapshot): GuideDocument | null {
  return snapshot.exists ? guideDocumentSchema.parse(snapshot.data()) : null;
}

/** @throws ApiError 404 where there is no guide. */
export function requireGuide(snapshot: DocumentSnapshot): GuideDocument {
  const guide = readGuide(snapshot);
  if (!guide) throw refuseGuide("not-found");
  return guide;
}

/** @throws ApiError 403 for whoever is not the owner, an editor or an admin. */
export function requireEditor(
  guide: Pick<GuideDocument, "owner" | "editors">,
  actor: Pick<Actor, "uid" | "admin" | "creator">,
): void {
  if (mayEditGuide(guide, actor)) return;
  throw refuseGuide("not-editor");
}

/** Whether everybody can read a guide. */
export function isShown(guide: Pick<GuideDocument, "visibility" | "takenDown" | "publishAt">): boolean {
  return getGuidePhase(guide) === "published";
}

/** Phase of a guide for those who work on it. */
export function getGuidePhase({
  visibility,
  takenDown,
  publishAt,
}: Pick<GuideDocument, "visibility" | "takenDown" | "publishAt">): GuidePhase {
  if (visibility === "deleted") return "deleted";
  if (takenDown) return "hidden";
  if (visibility === "published") return "published";
  return publishAt ? "scheduled" : "draft";
}

/** A guide as those see it who work on it. */
export function toOwnGuide(slug: string, stored: GuideDocument): OwnGuide {
  const { owner, editors, version, editor } = stored;
  return {
    ...{ slug, owner, editors, ...guideContent.pick(stored), version, editor },
    phase: getGuidePhase(stored),
    takenDown: stored.takenDown?.reason ?? null,
    publishAt: stored.publishAt?.toDate().toISOString() ?? null,
    publishedAt: stored.publishedAt?.toDate().toISOString() ?? null,
    updatedAt: stored.updatedAt.toDate().toISOString(),
  };
}
