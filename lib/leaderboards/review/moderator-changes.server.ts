import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { type ModeratorDocument, moderatorDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { getModeratorRef } from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument, RunEvent, StoredReview } from "@/lib/leaderboards/run/run-fields";

/** How long after a decision a moderator counts as active, in milliseconds: 30 days. */
const activePeriod = 30 * 24 * 60 * 60_000;

/** Decisions whose waiting times are kept. */
const keptWaits = 100;

/** A moderator's figures as a transaction has read them. */
export interface ModeratorWork {
  readonly uid: string;
  readonly snapshot: DocumentSnapshot;
}

/** Reads the figures of these people, each once. */
export async function readModerators(
  transaction: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<ModeratorWork[]> {
  const different = [...new Set(uids)];
  const snapshots = await transaction.getAll(...different.map((uid) => getModeratorRef(db, uid)));
  return snapshots.map((snapshot) => ({ uid: snapshot.id, snapshot }));
}

/**
 * How many moderators are active, the one who decides now included: who decided within 30 days and has the role.
 *
 * @param enough from where on nobody needs to know how many more there are
 */
export async function countActiveModerators(
  transaction: Transaction,
  db: Firestore,
  { uid, at }: { readonly uid: string; readonly at: Date },
  enough: number,
): Promise<number> {
  const since = new Date(at.getTime() - activePeriod);
  const query = db.collection("moderators").where("decidedAt", ">=", since).limit(enough);
  const { docs } = await transaction.get(query);
  return new Set([uid, ...docs.map(({ id }) => id)]).size;
}

interface JudgedStep {
  readonly actor: { readonly uid: string };
  readonly run: RunDocument;
  readonly next: RunDocument;
  readonly what: RunEvent["what"];
  readonly at: Date;
  readonly moderators: readonly ModeratorWork[];
}

/** Counts a decision for who made it, and as overturned for whose decision it reverses. */
export function writeModerators(transaction: Transaction, step: JudgedStep): void {
  const { actor, run, what, at, moderators } = step;
  const reversed = isReversal(step) ? run.judges.at(-1) : undefined;
  const reviews = new Map(listCountedReviews(step).map((review) => [review.by, review.advice]));
  for (const { uid, snapshot } of moderators) {
    const figures = readModerator(snapshot);
    const advice = reviews.get(uid);
    if (advice !== undefined && uid !== actor.uid) {
      const agreed = figures.agreed + (advice === what ? 1 : 0);
      transaction.set(snapshot.ref, { ...figures, reviews: figures.reviews + 1, agreed });
      continue;
    }
    if (uid === actor.uid) {
      const tenths = Math.max(0, Math.round((at.getTime() - run.submittedAt.toDate().getTime()) / 360_000));
      const isRejection = what === "reject" || what === "deny-appeal";
      transaction.set(snapshot.ref, {
        ...figures,
        decisions: figures.decisions + 1,
        verified: figures.verified + (isRejection ? 0 : 1),
        rejected: figures.rejected + (isRejection ? 1 : 0),
        // A second vote for what was verified already waited for nobody.
        waits: what === "uphold" ? figures.waits : [...figures.waits, tenths].slice(-keptWaits),
        decidedAt: Timestamp.fromDate(at),
      } satisfies ModeratorDocument);
    } else if (uid === reversed) {
      transaction.set(snapshot.ref, { ...figures, overturned: figures.overturned + 1 });
    }
  }
}

/** The reviews that a decision answers: those of what was decided about, and none while a second moderator is awaited. */
function listCountedReviews({ run, what, next }: JudgedStep): readonly StoredReview[] {
  if (run.status !== "pending" || next.status === "pending" || (what !== "verify" && what !== "reject"))
    return [];
  return run.reviews.filter(({ revision }) => revision === run.revision);
}

function isReversal({ run, what, next }: JudgedStep): boolean {
  return what === "grant-appeal" || (run.status === "verified" && next.status === "rejected");
}

/** The figures of a snapshot; zeros before the first decision. */
export function readModerator(snapshot: DocumentSnapshot): ModeratorDocument {
  if (!snapshot.exists)
    return {
      ...{ decisions: 0, verified: 0, rejected: 0, overturned: 0, waits: [] },
      ...{ reviews: 0, agreed: 0, decidedAt: null },
    };
  return moderatorDocumentSchema.parse(snapshot.data());
}
