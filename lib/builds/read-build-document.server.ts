import type { AccountProfile } from "@/lib/auth/actor";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import type { StoredTime } from "@/lib/firebase/stored-time";
import { createUnnamedUser, readUser } from "@/lib/users/read-user-document.server";
import { refuseBuild } from "./refusals";
import { type Build, type BuildDocument, buildDocumentSchema, type OwnBuild } from "./schema";

/** `builds/{id}` */
export function getBuildRef(db: Firestore, id: string): DocumentReference {
  return db.collection("builds").doc(id);
}

/** `builds/{id}/likes/{uid}` */
export function getLikeRef(db: Firestore, id: string, uid: string): DocumentReference {
  return getBuildRef(db, id).collection("likes").doc(uid);
}

/**
 * The build of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readBuild(snapshot: DocumentSnapshot): BuildDocument | null {
  return snapshot.exists ? buildDocumentSchema.parse(snapshot.data()) : null;
}

/**
 * The build of a snapshot, deleted ones included, if it is the caller's own.
 *
 * @throws ApiError 404 for a build that the caller cannot see; 403 for a published one of somebody else.
 */
export function requireOwnBuild(snapshot: DocumentSnapshot, uid: string): BuildDocument {
  const build = readBuild(snapshot);
  if (build?.owner === uid) return build;
  if (build?.visibility !== "published") throw refuseBuild("not-visible");
  throw refuseBuild("not-owner");
}

/**
 * The same for what cannot be done to a deleted build.
 *
 * @throws ApiError as `requireOwnBuild`; 409 for a deleted build.
 */
export function requireOwnLiveBuild(snapshot: DocumentSnapshot, uid: string): BuildDocument {
  const build = requireOwnBuild(snapshot, uid);
  if (build.visibility === "deleted") throw refuseBuild("deleted");
  return build;
}

/** Builds that a person has, deleted ones not counted; 0 at first sight of the account. */
export function countBuilds(user: DocumentSnapshot): number {
  return readUser(user)?.stats.builds ?? 0;
}

/** Sets the count on the profile, in the transaction that changes what is counted. */
export function writeBuildCount(
  transaction: Transaction,
  user: DocumentSnapshot,
  count: number,
  profile: AccountProfile,
  now: Date,
): void {
  if (user.exists) {
    transaction.update(user.ref, { "stats.builds": count });
    return;
  }
  const fresh = createUnnamedUser(profile, now);
  transaction.create(user.ref, { ...fresh, stats: { ...fresh.stats, builds: count } });
}

const toText = (time: StoredTime): string => time.toDate().toISOString();

/** A build as everybody sees it who may see it. */
export function toBuild(id: string, stored: BuildDocument): Build {
  const { takenDown, restorableUntil, ...build } = toOwnBuild(id, stored);
  return build;
}

/** A build as its owner sees it. */
export function toOwnBuild(id: string, stored: BuildDocument): OwnBuild {
  const { keys, prints, deletedFrom, purgeAt, takenDown, createdAt, updatedAt, publishedAt, ...build } =
    stored;
  return {
    id,
    ...build,
    createdAt: toText(createdAt),
    updatedAt: toText(updatedAt),
    publishedAt: publishedAt && toText(publishedAt),
    takenDown: takenDown && { reason: takenDown.reason, at: toText(takenDown.at) },
    restorableUntil: purgeAt && toText(purgeAt),
  };
}
