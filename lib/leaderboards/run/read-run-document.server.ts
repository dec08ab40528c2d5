import { createHash } from "node:crypto";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import type { StoredTime } from "@/lib/firebase/stored-time";
import type { BoardKey } from "@/lib/leaderboards/board/board-id";
import type { OwnRun, Run } from "@/lib/leaderboards/schema";
import { fold } from "@/lib/text/fold";
import { runContent } from "./run-content";
import { type RunDocument, type RunPlayer, runDocumentSchema } from "./run-fields";
import type { RunVideo } from "./video-link";

/** `runs/{id}` */
export function getRunRef(db: Firestore, id: string): DocumentReference {
  return db.collection("runs").doc(id);
}

/** `runs/{id}/events/{number}`; the ids sort as the numbers do. */
export function getRunEventRef(db: Firestore, id: string, number: number): DocumentReference {
  return getRunRef(db, id).collection("events").doc(String(number).padStart(4, "0"));
}

/** `boards/{id}` */
export function getBoardRef(db: Firestore, id: string): DocumentReference {
  return db.collection("boards").doc(id);
}

/** `boards/{id}/parts/{n}`, n from 1. */
export function getPartRef(db: Firestore, id: string, part: number): DocumentReference {
  return getBoardRef(db, id).collection("parts").doc(String(part));
}

/** `runners/{uid}` */
export function getRunnerRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("runners").doc(uid);
}

/** `moderators/{uid}` */
export function getModeratorRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("moderators").doc(uid);
}

/** `leaderboards/quests`, or `leaderboards/{weapon}` with the records of one weapon type. */
export function getQuestsRef(db: Firestore, weapon: BoardKey["weapon"] = "all"): DocumentReference {
  return db.collection("leaderboards").doc(weapon === "all" ? "quests" : weapon);
}

/** `challenges/{isoWeek}` */
export function getChallengeRef(db: Firestore, week: string): DocumentReference {
  return db.collection("challenges").doc(week);
}

/** Fields that keep the video of a run for its hunters. */
interface FilmedRun {
  readonly video: RunVideo;
  readonly quest: string;
  readonly players: readonly RunPlayer[];
}

/** `videoLocks/{provider_id}` of a run, and then `videoLocks/{provider_id_quest_player}` of each of its players. */
export function getLockRefs(db: Firestore, run: FilmedRun): DocumentReference[] {
  const { provider, id } = run.video;
  const ofPlayers = getPartyHashes(run).map((hash) => [provider, id, run.quest, hash].join("_"));
  return [`${provider}_${id}`, ...ofPlayers].map((name) => db.collection("videoLocks").doc(name));
}

/** The players of a run as hashes, in their order. */
export function getPartyHashes({ players }: Pick<FilmedRun, "players">): string[] {
  return players.map((player) => toHash(getPlayerKey(player)).slice(0, 16));
}

/** The id that a submission key gives: the same for every call of one account with one key, and nobody else's. */
export function getRunId(uid: string, key: string): string {
  return toHash(`run/${uid}/${key}`);
}

/** The same for the same hunters in any order. */
export function getEntrant(players: readonly RunPlayer[]): string {
  return toHash(players.map(getPlayerKey).toSorted().join("\n"));
}

function getPlayerKey({ uid, name }: Pick<RunPlayer, "uid" | "name">): string {
  return uid === null ? `name/${fold(name)}` : `uid/${uid}`;
}

function toHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/**
 * The run of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readRun(snapshot: DocumentSnapshot): RunDocument | null {
  return snapshot.exists ? runDocumentSchema.parse(snapshot.data()) : null;
}

const toText = (time: StoredTime): string => time.toDate().toISOString();

/** A run as its runners and moderators see it. */
export function toOwnRun(id: string, run: RunDocument): OwnRun {
  const { claim, approval, appeal } = run;
  return {
    ...toRun(id, run),
    submittedBy: run.submittedBy,
    queue: run.queue,
    claim: claim && { by: claim.by, until: toText(claim.until) },
    approvedBy: approval?.by ?? null,
    judges: run.judges,
    reason: run.reason,
    reasonText: run.reasonText,
    appeal: appeal && { ...appeal, at: toText(appeal.at) },
    revision: run.revision,
  };
}

/** A run as everybody sees it who may see it. */
export function toRun(id: string, run: RunDocument): Run {
  const { boardId, players, party, status, rulesetVersion, gameVersion, isBest } = run;
  const { provisional, submittedAt, decidedAt } = run;
  return {
    id,
    ...runContent.pick(run),
    ...{ boardId, players, party, status, rulesetVersion, gameVersion, isBest },
    isProofMissing: run.videoGone?.isMarked ?? false,
    isDecidedAlone: run.appeal?.isAlone ?? false,
    provisional: provisional && { ...provisional, until: toText(provisional.until) },
    submittedAt: toText(submittedAt),
    decidedAt: decidedAt && toText(decidedAt),
  };
}
