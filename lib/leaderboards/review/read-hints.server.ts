import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { boardDocumentSchema, videoPartiesSchema } from "@/lib/leaderboards/board/board-fields";
import { refuseRun } from "@/lib/leaderboards/refusals";
import {
  getBoardRef,
  getLockRefs,
  getModeratorRef,
  getRunRef,
  readRun,
} from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument, StoredReview } from "@/lib/leaderboards/run/run-fields";
import type { RunHints } from "@/lib/leaderboards/schema";
import { readAuthors, toNamedAuthor } from "@/lib/users/read-authors.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { type LookUpVideo, lookUpVideo, mayLookUpVideos } from "./look-up-video.server";
import { readModerator } from "./moderator-changes.server";
import { listRunWarnings, type WarnedRun } from "./run-warnings";

/** Runs of a reviewer that are looked through for reviews by the runner. */
const maxLookedThrough = 50;

/**
 * Hints for a moderator before a decision. Reads the run, its board, who submitted it, the lock of its video, and of
 * each reviewer the name, the figures and their own runs; asks the provider of the video where the operator allows it.
 *
 * @throws ApiError 404 for an unknown run.
 */
export async function readRunHints(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  look: LookUpVideo | null = mayLookUpVideos() ? lookUpVideo : null,
): Promise<RunHints> {
  const run = readRun(await getRunRef(db, id).get());
  await actor.confirmed;
  if (!run) throw refuseRun("not-found");
  const reviews = run.reviews.filter(({ revision }) => revision === run.revision);
  const found = look ? await look(run.video) : null;
  const [facts, told] = await Promise.all([
    readFacts(db, id, run, now()),
    readReviews(db, run.submittedBy, reviews),
  ]);
  const warnings = listRunWarnings({
    ...facts,
    video: found?.state === "found" || found?.state === "gone" ? found : null,
    mutual: told.filter(({ isMutual }) => isMutual).map(({ name }) => name),
  });
  return {
    message: "OK",
    warnings: warnings.map((warning) => ({ ...warning, runs: [...warning.runs] })),
    video: found?.state === "found" ? { title: found.title, channel: found.channel } : null,
    reviews: told.map(({ isMutual: _, ...review }) => review),
  };
}

async function readFacts(
  db: Firestore,
  id: string,
  run: RunDocument,
  at: Date,
): Promise<Omit<WarnedRun, "video" | "mutual">> {
  const [lock] = getLockRefs(db, run);
  const [board, video, user] = await Promise.all([
    getBoardRef(db, run.boardId).get(),
    lock?.get(),
    run.submittedBy === null ? null : getUserRef(db, run.submittedBy).get(),
  ]);
  const rows = board.exists ? boardDocumentSchema.parse(board.data()).rows : [];
  const account = user?.exists ? readUser(user) : null;
  const parties = video?.exists ? videoPartiesSchema.parse(video.data()).parties : {};
  return {
    timeCs: run.timeCs,
    names: run.players.map(({ name }) => name),
    sharing: Object.keys(parties).filter((other) => other !== id),
    verified: account?.stats.runs ?? null,
    ageMs: account && at.getTime() - account.createdAt.toDate().getTime(),
    ownCs: rows.find(({ entrant }) => entrant === run.entrant)?.timeCs ?? null,
    // A verified run that is looked at again is not compared with itself.
    boardCs: rows.filter(({ runId }) => runId !== id).map(({ timeCs }) => timeCs),
  };
}

async function readReviews(db: Firestore, runner: string | null, reviews: readonly StoredReview[]) {
  if (reviews.length === 0) return [];
  const [getAuthor, figures, mutual] = await Promise.all([
    readAuthors(
      db,
      reviews.map(({ by }) => by),
    ),
    db.getAll(...reviews.map(({ by }) => getModeratorRef(db, by))),
    Promise.all(reviews.map(({ by }) => hasReviewed(db, runner, by))),
  ]);
  return reviews.map(({ revision: _, at, ...review }, index) => {
    const { name, isStaff } = toNamedAuthor(getAuthor(review.by));
    const known = figures[index];
    const { reviews: answered, agreed } = known ? readModerator(known) : { reviews: 0, agreed: 0 };
    return {
      ...{ ...review, at: at.toDate().toISOString(), name, isStaff },
      ...{ figures: { reviews: answered, agreed }, isMutual: mutual[index] ?? false },
    };
  });
}

/** Whether one hunter has reviewed a run of another one, among the latest. */
async function hasReviewed(db: Firestore, reviewer: string | null, runner: string): Promise<boolean> {
  if (reviewer === null) return false;
  const query = db.collection("runs").where("submittedBy", "==", runner).orderBy("submittedAt", "desc");
  const { docs } = await query.limit(maxLookedThrough).get();
  return docs.some((document) => readRun(document)?.reviews.some(({ by }) => by === reviewer) ?? false);
}
