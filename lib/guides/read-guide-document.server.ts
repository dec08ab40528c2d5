import type { Actor } from "@/lib/auth/actor";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { mayEditGuide } from "./guide-rights";
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
  if (!guide) throw createGuideNotFound();
  return guide;
}

/** The same answer for a guide that is not there and one that the caller may not see. */
export function createGuideNotFound(): ApiError {
  return new ApiError(404, "This guide does not exist or is not published.", { code: "not-found" });
}

/** @throws ApiError 403 for whoever is not the owner, an editor or an admin. */
export function requireEditor(
  guide: Pick<GuideDocument, "owner" | "editors">,
  actor: Pick<Actor, "uid" | "admin">,
): void {
  if (mayEditGuide(guide, actor)) return;
  throw new ApiError(403, "Only the author, the editors of this guide and admins can do that.", {
    code: "forbidden",
    details: { reason: "not-editor" },
  });
}

/** A state that does not allow the call. */
export function createGuideConflict(message: string, details?: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError(409, message, { code: "conflict", ...(details ? { details } : {}) });
}

/** What a guide is for those who work on it. */
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
  const { owner, editors, title, summary, tags, cover, gameVersion, text, version, editor } = stored;
  return {
    ...{ slug, owner, editors, title, summary, tags, cover, gameVersion, text, version, editor },
    phase: getGuidePhase(stored),
    takenDown: stored.takenDown?.reason ?? null,
    publishAt: stored.publishAt?.toDate().toISOString() ?? null,
    publishedAt: stored.publishedAt?.toDate().toISOString() ?? null,
    updatedAt: stored.updatedAt.toDate().toISOString(),
  };
}
