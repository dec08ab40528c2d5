import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { type RunContent, submitRunBodySchema } from "@/lib/leaderboards/schema";
import { createUserDocument, getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";

/** A solo quest with one monster, and another. */
export const soloQuest = "1-000-shimmering-swords";
export const arenaQuest = "arena-chatacabra";

let videos = 0;

/** The next video id that no test has used. */
export function nextVideo(): string {
  videos += 1;
  return `https://youtu.be/${String(videos).padStart(11, "v")}`;
}

/** The body of a submission as a browser sends it. */
export function runBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    key: `key-${nextVideo().slice(-11)}`,
    quest: soloQuest,
    ruleset: "ta",
    weapon: "bow",
    platform: "pc",
    time: "04'00\"00",
    video: nextVideo(),
    ...changes,
  };
}

/** The same, parsed. */
export function runContent(changes: Record<string, unknown> = {}): RunContent & { key: string } {
  return submitRunBodySchema.parse(runBody(changes));
}

/** A moderator with a valid session. */
export function moderatorOf(uid: string): Actor {
  return { ...actorOf(uid, { displayName: `Mod ${uid}` }), creator: true };
}

/** A hunter with a valid session, named after the uid. */
export function hunterOf(uid: string): Actor {
  return actorOf(uid, { displayName: uid });
}

/** An account that is older than a week. */
export async function addHunter(db: Firestore, uid: string, createdAt = new Date("2026-01-01T00:00:00Z")) {
  await getUserRef(db, uid).set(createUserDocument({ displayName: uid, photoURL: null }, createdAt));
}

interface Place {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** Submits a run of an account that is made for it where it is not there. */
export async function submitFor(place: Place, uid: string, changes: Record<string, unknown> = {}) {
  if (!(await getUserRef(place.db, uid).get()).exists) await addHunter(place.db, uid);
  return (await submitRun(place, hunterOf(uid), runContent(changes))).run;
}

/** Verifies a run with as many moderators as it takes. */
export async function verifyRun(place: Place, id: string): Promise<void> {
  for (const uid of ["alma", "fabius"]) {
    const run = readRun(await getRunRef(place.db, id).get());
    if (run?.status !== "pending") return;
    await claimRun(place, moderatorOf(uid), { id, action: "claim" });
    await decideRun(place, moderatorOf(uid), { id, action: "verify", revision: run.revision, text: "" });
  }
}

/** A verified run. */
export async function addVerified(place: Place, uid: string, changes: Record<string, unknown> = {}) {
  const run = await submitFor(place, uid, changes);
  await verifyRun(place, run.id);
  return run.id;
}
