import { createHash } from "node:crypto";
import { listFilterKeys } from "@/lib/builds/filter-keys";
import { getBuildRef, getLikeRef } from "@/lib/builds/read-build-document.server";
import type { BuildDocument } from "@/lib/builds/schema";
import { type Firestore, Timestamp, type WriteBatch } from "@/lib/firebase/admin.server";
import { coveredVersion } from "@/lib/site/game-version";
import { demoAccounts } from "./accounts";
import { type DemoBuild, demoBuilds } from "./builds";
import { getJoinedAt } from "./history";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The same for every seed, in the form of a real one. */
export function getDemoBuildId(slug: string): string {
  return createHash("sha256").update(`demo-build/${slug}`).digest("hex").slice(0, 24);
}

/**
 * Puts the builds of one account, and their likes, into the batch that writes the account.
 *
 * @returns how many builds the account has
 */
export function addDemoBuilds(batch: WriteBatch, db: Firestore, uid: string, now: Date): number {
  const own = demoBuilds.filter(({ owner }) => owner === uid);
  for (const build of own) {
    const id = getDemoBuildId(build.slug);
    batch.create(getBuildRef(db, id), createDemoBuildDocument(build, now));
    for (const { uid: liker, at } of listDemoLikes(build, now)) {
      batch.create(getLikeRef(db, id, liker), { createdAt: Timestamp.fromDate(at) });
    }
  }
  return own.length;
}

/** Document of a demo build. It was saved, and published where it is, at 12:00 UTC of its day. */
export function createDemoBuildDocument(build: DemoBuild, now: Date): BuildDocument {
  const { owner, title, code, weapon, monster, notes, published } = build;
  const time = Timestamp.fromDate(getSavedAt(build, now));
  return {
    owner,
    title,
    code,
    weapon,
    monster,
    notes,
    skills: [...build.skills],
    tags: [...build.tags],
    keys: listFilterKeys(build.tags, build.skills),
    visibility: published ? "published" : "private",
    likes: build.likedBy.length,
    gameVersion: build.gameVersion ?? coveredVersion.name,
    version: 1,
    takenDown: null,
    createdAt: time,
    updatedAt: time,
    publishedAt: published ? time : null,
    deletedFrom: null,
    purgeAt: null,
  };
}

/** Who likes a build and since when: an hour after one another, nobody before they joined. */
export function listDemoLikes(
  build: DemoBuild,
  now: Date,
): readonly { readonly uid: string; readonly at: Date }[] {
  const published = getSavedAt(build, now).getTime();
  return build.likedBy.map((uid, index) => {
    const account = demoAccounts.find((each) => each.uid === uid);
    if (!account) throw new Error(`${build.slug} is liked by ${uid}, who is no demo account.`);
    const since = Math.max(published, getJoinedAt(account, now).getTime());
    return { uid, at: new Date(since + (index + 1) * hourMs) };
  });
}

function getSavedAt({ daysAgo }: DemoBuild, now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) - daysAgo) * dayMs + 12 * hourMs);
}
