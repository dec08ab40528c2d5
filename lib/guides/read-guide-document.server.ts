import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
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
  const { owner, title, summary, tags, cover, gameVersion, text, version, editor } = stored;
  return {
    ...{ slug, owner, title, summary, tags, cover, gameVersion, text, version, editor },
    phase: getGuidePhase(stored),
    takenDown: stored.takenDown?.reason ?? null,
    publishAt: stored.publishAt?.toDate().toISOString() ?? null,
    publishedAt: stored.publishedAt?.toDate().toISOString() ?? null,
    updatedAt: stored.updatedAt.toDate().toISOString(),
  };
}
