import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument } from "@/lib/leaderboards/run/run-fields";
import { readVideoNotices, writeRunNotices } from "@/lib/leaderboards/run/run-notices.server";
import { type LookUpVideo, lookUpVideo, mayLookUpVideos } from "./look-up-video.server";

/** Document `meta/videos`. Written by the server alone. */
const progressSchema = z.object({
  /** The run up to which videos were looked for in this round; `null` between two rounds. */
  after: z.string().nullable(),
  /** When the latest round ended; `null` before the first. */
  endedAt: storedTimeSchema.nullable(),
});
/** From the end of one round to the next, in milliseconds: a week. */
const roundPause = 7 * 86_400_000;
/** How long hunters have to put a video back before their run is marked, in milliseconds: two weeks. */
const markDelay = 14 * 86_400_000;

/**
 * Looks for the videos of verified runs, once a week, and goes on where the last call ended. The hunters of a run whose
 * video is gone are told; two weeks later the run is marked, until its video is there again. What a provider does not
 * answer changes nothing. Does nothing without QUARRY_VIDEO_CHECKS.
 *
 * @param look `null` = off
 * @param batchSize runs of one call
 */
export async function checkVideos(
  dependencies: Dependencies,
  look: LookUpVideo | null = mayLookUpVideos() ? lookUpVideo : null,
  batchSize = 20,
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  if (!look) return { done: 0, hasMore: false };
  const { db, now } = dependencies;
  const ref = db.doc("meta/videos");
  const stored = (await ref.get()).data();
  const { after, endedAt } = stored ? progressSchema.parse(stored) : { after: null, endedAt: null };
  if (after === null && endedAt && now().getTime() - endedAt.toDate().getTime() < roundPause)
    return { done: 0, hasMore: false };
  const verified = db.collection("runs").where("status", "==", "verified").orderBy("__name__");
  const rest = after === null ? verified : verified.startAfter(after);
  const { docs } = await rest.limit(batchSize).get();
  for (const document of docs) {
    const run = readRun(document);
    const found = run && (await look(run.video));
    if (found && found.state !== "unknown")
      await noteVideo(dependencies, document.id, run, found.state === "gone");
  }
  const last = docs.at(-1);
  const hasMore = docs.length === batchSize && last !== undefined;
  await ref.set(hasMore ? { after: last.id, endedAt } : { after: null, endedAt: Timestamp.fromDate(now()) });
  return { done: docs.length, hasMore };
}

/** @param seen the run whose video was looked for: another one may have taken its place meanwhile */
async function noteVideo(
  { db, now }: Dependencies,
  id: string,
  seen: RunDocument,
  isGone: boolean,
): Promise<void> {
  if (!isGone && seen.videoGone === null) return;
  const ref = getRunRef(db, id);
  const isChanged = await runTransaction(db, [ref], (transaction) =>
    writeVideoState(transaction, db, { id, seen, isGone, at: now() }),
  );
  if (isChanged) purgePage(ref.path);
}

interface VideoState {
  readonly id: string;
  readonly seen: RunDocument;
  readonly isGone: boolean;
  readonly at: Date;
}

async function writeVideoState(
  transaction: Parameters<Parameters<typeof runTransaction>[2]>[0],
  db: Firestore,
  { id, seen, isGone, at }: VideoState,
): Promise<boolean> {
  const ref = getRunRef(db, id);
  const run = readRun(await transaction.get(ref));
  if (run?.status !== "verified" || run.video.id !== seen.video.id) return false;
  const gone = run.videoGone;
  if (!isGone) {
    if (gone) transaction.update(ref, { videoGone: null });
    return gone !== null;
  }
  if (gone) {
    const isDue = at.getTime() - gone.since.toDate().getTime() >= markDelay;
    if (gone.isMarked || !isDue) return false;
    transaction.update(ref, { videoGone: { ...gone, isMarked: true } });
    return true;
  }
  const notices = await readVideoNotices(transaction, db, run);
  transaction.update(ref, { videoGone: { since: Timestamp.fromDate(at), isMarked: false } });
  writeRunNotices(transaction, notices, id, at);
  return true;
}
