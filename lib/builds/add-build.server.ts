import { createHash } from "node:crypto";
import { ApiError } from "@/lib/api/errors";
import { readTogether } from "@/lib/api/user-transaction.server";
import type { AccountProfile, Actor } from "@/lib/auth/actor";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { userRef } from "@/lib/profiles/user-document.server";
import { nextUtcMidnight, utcDay } from "@/lib/site/time";
import {
  buildConflict,
  buildRef,
  countBuilds,
  readBuild,
  toOwnBuild,
  writeBuildCount,
} from "./build-document.server";
import { filterKeys } from "./filter-keys";
import { maxBuildsPerAccount, maxCreationsPerDay } from "./rules";
import {
  type BuildContent,
  type BuildDocument,
  type CreatedBuildResponse,
  creationLimitSchema,
} from "./schema";

/** What a transaction has read, and must read, before a build can be added. */
interface Room {
  readonly build: DocumentSnapshot;
  readonly user: DocumentSnapshot;
  readonly limit: DocumentSnapshot;
}

/** A build to be added. */
export interface NewBuild {
  readonly content: BuildContent;
  /** The state of the game that the code was saved under. */
  readonly gameVersion: string;
}

/**
 * The id that a creation key gives: the same for every call of one account with one key, and nobody else's.
 * That makes a repeated call find the build it has created.
 */
export function buildIdOf(uid: string, key: string): string {
  return createHash("sha256").update(`${uid}/${key}`).digest("hex").slice(0, 24);
}

/** Reads all that `addBuild` needs. */
export function readRoom(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  key: string,
  at: Date,
): Promise<Room> {
  return readTogether(transaction, {
    build: buildRef(db, buildIdOf(uid, key)),
    user: userRef(db, uid),
    limit: db.collection("limits").doc(`${uid}_builds-create_${utcDay(at)}`),
  });
}

/**
 * The answer to a call that is repeated, `null` where the key is new.
 *
 * @throws ApiError 409 when the build that the key created was deleted since.
 */
export function answerRepeated({ build }: Room): CreatedBuildResponse | null {
  const stored = readBuild(build);
  if (!stored) return null;
  if (stored.visibility === "deleted")
    throw buildConflict("This key created a build that was deleted since.");
  return { message: "OK", created: false, build: toOwnBuild(build.id, stored) };
}

/**
 * Adds a private build and counts it, in the caller's transaction.
 *
 * @throws ApiError 409 when the account is full; 429 when it has created too many today.
 */
export function addBuild(
  transaction: Transaction,
  { build, user, limit }: Room,
  { content, gameVersion }: NewBuild,
  actor: Actor,
  profile: AccountProfile,
  at: Date,
): CreatedBuildResponse {
  const kept = countBuilds(user);
  requireRoom(kept);
  const today = limit.exists ? creationLimitSchema.parse(limit.data()).count : 0;
  requireCreationsLeft(today, at);

  const time = Timestamp.fromDate(at);
  const stored: BuildDocument = {
    ...content,
    owner: actor.uid,
    keys: filterKeys(content.tags, content.skills),
    visibility: "private",
    likes: 0,
    gameVersion,
    version: 1,
    takenDown: null,
    createdAt: time,
    updatedAt: time,
    publishedAt: null,
    deletedFrom: null,
    purgeAt: null,
  };
  transaction.create(build.ref, stored);
  transaction.set(limit.ref, { count: today + 1, expiresAt: nextUtcMidnight(at) });
  writeBuildCount(transaction, user, kept + 1, profile, at);
  return { message: "OK", created: true, build: toOwnBuild(build.id, stored) };
}

/** @throws ApiError 409 when an account keeps as many builds as it may. */
export function requireRoom(kept: number): void {
  if (kept < maxBuildsPerAccount) return;
  throw buildConflict(
    `You keep ${maxBuildsPerAccount} builds, the most an account can. Delete one to make room.`,
  );
}

function requireCreationsLeft(today: number, at: Date): void {
  if (today < maxCreationsPerDay) return;
  throw new ApiError(429, `You have created ${maxCreationsPerDay} builds today. Try again tomorrow (UTC).`, {
    code: "too-many-requests",
    retryAfter: Math.max(1, Math.ceil((nextUtcMidnight(at).getTime() - at.getTime()) / 1000)),
  });
}
