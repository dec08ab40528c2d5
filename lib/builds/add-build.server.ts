import { createHash } from "node:crypto";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { AccountProfile, Actor } from "@/lib/auth/actor";
import { createContentState } from "@/lib/content/content-state";
import type { ContentState } from "@/lib/content/schema";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { listFilterKeys } from "./filter-keys";
import {
  countBuilds,
  getBuildRef,
  readBuild,
  toOwnBuild,
  writeBuildCount,
} from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import { maxBuildsPerAccount } from "./rules";
import type { BuildContent, BuildDocument, CreatedBuildResponse } from "./schema";

/** Documents that a transaction must read before a build can be added. */
interface BuildQuota {
  readonly build: DocumentSnapshot;
  readonly user: DocumentSnapshot;
  readonly limit: DocumentSnapshot;
}

/** A build to be added. */
interface NewBuild {
  readonly content: BuildContent;
  /** The state of the game that the code was saved under. */
  readonly gameVersion: string;
  /** Of the build that it is a copy of. */
  readonly takenDown: ContentState["takenDown"];
}

/**
 * The id that a creation key gives: the same for every call of one account with one key, and nobody else's.
 * That makes a repeated call find the build it has created.
 */
function getBuildId(uid: string, key: string): string {
  return createHash("sha256").update(`${uid}/${key}`).digest("hex").slice(0, 24);
}

/** Reads all that `addBuild` needs. */
export function readQuota(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  key: string,
  at: Date,
): Promise<BuildQuota> {
  return readTogether(transaction, {
    build: getBuildRef(db, getBuildId(uid, key)),
    user: getUserRef(db, uid),
    limit: getLimitRef(db, uid, "builds-create", at),
  });
}

/**
 * The answer to a call that is repeated, `null` where the key is new.
 *
 * @throws ApiError 409 when the build that the key created was deleted since.
 */
export function answerRepeated({ build }: BuildQuota): CreatedBuildResponse | null {
  const stored = readBuild(build);
  if (!stored) return null;
  if (stored.visibility === "deleted") throw refuseBuild("key-used");
  return { message: "OK", created: false, build: toOwnBuild(build.id, stored) };
}

/**
 * Adds a private build and counts it, in the caller's transaction.
 *
 * @throws ApiError 409 when the account is full; 429 when it has created too many today.
 */
export function addBuild(
  transaction: Transaction,
  { build, user, limit }: BuildQuota,
  { content, gameVersion, takenDown }: NewBuild,
  actor: Actor,
  profile: AccountProfile,
  at: Date,
): CreatedBuildResponse {
  const count = countBuilds(user);
  requireQuota(count);
  takeLimit(transaction, limit, { uid: actor.uid, action: "builds-create", at });

  const time = Timestamp.fromDate(at);
  const stored: BuildDocument = {
    ...content,
    ...createContentState(takenDown),
    owner: actor.uid,
    keys: listFilterKeys(content.tags, content.skills),
    likes: 0,
    gameVersion,
    version: 1,
    createdAt: time,
    updatedAt: time,
  };
  transaction.create(build.ref, stored);
  writeBuildCount(transaction, user, count + 1, profile, at);
  return { message: "OK", created: true, build: toOwnBuild(build.id, stored) };
}

/** @throws ApiError 409 when an account has as many builds as it may. */
export function requireQuota(count: number): void {
  if (count < maxBuildsPerAccount) return;
  throw refuseBuild("quota");
}
