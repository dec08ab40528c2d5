import type { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { listQueue } from "@/lib/leaderboards/run/list-runs.server";
import { getModeratorRef, getRunRef, readRun, toRun } from "@/lib/leaderboards/run/read-run-document.server";
import type { StoredReview } from "@/lib/leaderboards/run/run-fields";
import type { ReviewListResponse, ReviewRun, reviewsQuerySchema } from "@/lib/leaderboards/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { sharesNetwork } from "@/lib/users/network-marks.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { canReviewRuns } from "@/lib/users/trust";
import { readModerator } from "./moderator-changes.server";

/** Hunters who review one revision of a run. */
const maxReviews = 3;

/**
 * A hunter with five verified runs says what a video shows, as advice for the moderator who decides. Whoever took part
 * in the run does not, nor an account that was used from the same network as one that did.
 *
 * @throws ApiError 404 for an unknown run; 403 for who may not review it; 409 where it is decided, was changed meanwhile or
 *   has three reviews; 429 after too many reviews today.
 */
export async function reviewRun(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  review: ReviewRun,
): Promise<{ message: "OK" }> {
  const { uid } = actor;
  const ref = getRunRef(db, id);
  await runTransaction(db, [ref], async (transaction) => {
    const at = now();
    const { held, user, limit } = await readTogether(transaction, {
      held: ref,
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "runs-review", at),
    });
    await actor.confirmed;
    if (isAdminOrCreator(actor)) throw refuseRun("moderates");
    if (!user.exists || !canReviewRuns(readUser(user), at)) throw refuseRun("not-reviewer");
    const run = readRun(held);
    if (!run || run.status === "withdrawn") throw refuseRun("not-found");
    const hunters = run.players.flatMap((player) => (player.uid === null ? [] : [player.uid]));
    if (run.submittedBy === uid || hunters.includes(uid)) throw refuseRun("own-run");
    if (run.status !== "pending") throw refuseRun("decided");
    if (run.queue !== "review") throw refuseRun("unconfirmed");
    if (run.revision !== review.revision) throw refuseRun("changed", { revision: run.revision });
    if (await sharesNetwork(db, uid, hunters, at)) throw refuseRun("other-reviewer");
    const others = run.reviews.filter(({ by, revision }) => by !== uid && revision === run.revision);
    if (others.length >= maxReviews) throw refuseRun("reviewed-enough");
    takeLimit(transaction, limit, { uid, action: "runs-review", at });
    const { advice, checked, text, revision } = review;
    const next: StoredReview = {
      ...{ by: uid, at: Timestamp.fromDate(at), revision, advice, text },
      ...{ checked: [...new Set(checked)], reason: review.advice === "reject" ? review.reason : null },
    };
    // Of earlier revisions nothing follows any more.
    transaction.update(ref, { reviews: [...others, next], people: [...new Set([...run.people, uid])] });
  });
  return { message: "OK" };
}

/**
 * One page of the runs that wait for a moderator, for who may review them, without those of the caller and without what
 * others advise. A page can be short.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listReviews(
  dependencies: Dependencies,
  actor: Actor,
  { cursor }: z.output<typeof reviewsQuerySchema>,
): Promise<ReviewListResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  const [user, figures] = await db.getAll(getUserRef(db, uid), getModeratorRef(db, uid));
  await actor.confirmed;
  const account = user?.exists ? readUser(user) : null;
  const { reviews, agreed } = figures ? readModerator(figures) : { reviews: 0, agreed: 0 };
  const head = { message: "OK", verified: account?.stats.runs ?? 0, figures: { reviews, agreed } } as const;
  if (!canReviewRuns(account, now()) || isAdminOrCreator(actor)) {
    return { ...head, canReview: false, runs: [], nextCursor: null };
  }
  const page = await listQueue(dependencies, actor, { queue: "review", only: "all", cursor });
  const open = page.runs.filter(
    ({ submittedBy, players }) => submittedBy !== uid && players.every((player) => player.uid !== uid),
  );
  const stored = open.length > 0 ? await db.getAll(...open.map(({ id }) => getRunRef(db, id))) : [];
  const runs = stored.flatMap((snapshot) => {
    const run = readRun(snapshot);
    if (run?.queue !== "review") return [];
    const isReviewed = run.reviews.some(({ by, revision }) => by === uid && revision === run.revision);
    return [{ ...toRun(snapshot.id, run), revision: run.revision, isReviewed }];
  });
  return { ...head, canReview: true, runs, nextCursor: page.nextCursor };
}
