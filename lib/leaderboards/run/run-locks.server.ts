import { type DocumentSnapshot, FieldValue, type Transaction } from "@/lib/firebase/admin.server";
import { videoLockSchema, videoPartiesSchema } from "@/lib/leaderboards/board/board-fields";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { getPartyHashes } from "./read-run-document.server";
import type { RunDocument } from "./run-fields";

type Party = Pick<RunDocument, "players">;

/**
 * @param locks as `getLockRefs` lists them
 * @throws ApiError 409 when another run of one of the players uses the video on this quest, or a run of people with whom
 *   none of the players hunted uses it at all.
 */
export function requireFreeLocks(locks: readonly DocumentSnapshot[], runId: string, party: Party): void {
  const [video, ...ofPlayers] = locks;
  const taken = ofPlayers.some((lock) => lock.exists && videoLockSchema.parse(lock.data()).runId !== runId);
  if (taken) throw refuseRun("video-used");
  const players = new Set(getPartyHashes(party));
  const isForeign = Object.entries(readParties(video)).some(
    ([id, others]) => id !== runId && !others.some((hash) => players.has(hash)),
  );
  if (!isForeign) return;
  throw refuseRun("video-of-others");
}

/** Keeps the video of a run for it. */
export function writeLocks(
  transaction: Transaction,
  locks: readonly DocumentSnapshot[],
  runId: string,
  party: Party,
): void {
  const [video, ...ofPlayers] = locks;
  if (video) transaction.set(video.ref, { parties: { [runId]: getPartyHashes(party) } }, { merge: true });
  for (const lock of ofPlayers) transaction.set(lock.ref, { runId });
}

/** Lets the video of a run be used again. */
export function removeLocks(
  transaction: Transaction,
  locks: readonly DocumentSnapshot[],
  runId: string,
): void {
  const [video, ...ofPlayers] = locks;
  const parties = Object.keys(readParties(video));
  if (video && parties.includes(runId)) {
    if (parties.length === 1) transaction.delete(video.ref);
    else transaction.set(video.ref, { parties: { [runId]: FieldValue.delete() } }, { merge: true });
  }
  for (const lock of ofPlayers) {
    if (lock.exists && videoLockSchema.parse(lock.data()).runId === runId) transaction.delete(lock.ref);
  }
}

/** The hunters of each run that shows a video. */
function readParties(video: DocumentSnapshot | undefined): Readonly<Record<string, readonly string[]>> {
  return video?.exists ? videoPartiesSchema.parse(video.data()).parties : {};
}
