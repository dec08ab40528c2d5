import type { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import type {
  mineQuerySchema,
  OwnRunsResponse,
  QueueQuery,
  SubmissionsResponse,
  submissionsQuerySchema,
} from "@/lib/leaderboards/schema";
import { readPage } from "@/lib/paging/read-page.server";
import { readAuthors, toNamedAuthor } from "@/lib/users/read-authors.server";
import { readPresentNames } from "./player-names.server";
import { toOwnRun, toRun } from "./read-run-document.server";
import { type RunDocument, runDocumentSchema } from "./run-fields";

interface Listed {
  readonly id: string;
  readonly run: RunDocument;
}

/**
 * One page of the public log, latest first: what was decided, and with `status` only part of it. Runs that wait, and
 * withdrawn ones, are nobody else's business. Reads the runs and the names of those who decided.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listSubmissions(
  { db }: Pick<Dependencies, "db">,
  { status, quest, cursor }: z.output<typeof submissionsQuerySchema>,
): Promise<SubmissionsResponse> {
  const runs = db.collection("runs");
  const chosen = status
    ? runs.where("status", "==", status)
    : runs.where("status", "in", ["verified", "rejected"]);
  const query = quest ? chosen.where("quest", "==", quest) : chosen;
  const { rows, nextCursor } = await readRunPage(db, query, "submittedAt", "runs-log", cursor);
  const logged = rows.map(toLoggedRun);
  const uids = logged.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : []));
  const getAuthor = await readAuthors(db, uids);
  const moderators = [...new Set(uids)].map((uid) => toNamedAuthor(getAuthor(uid)));
  return { message: "OK", runs: logged, moderators, nextCursor };
}

/** A run as the public log tells it. */
function toLoggedRun({ id, run }: Listed): SubmissionsResponse["runs"][number] {
  const { note, splits, build, ...shown } = toRun(id, run);
  const { reason, reasonText, judges } = run;
  return { ...shown, reason, reasonText, decidedBy: judges.at(-1) ?? null };
}

/**
 * One page of the runs that a person submitted, latest first, in every state.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listOwnRuns(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { cursor }: Pick<z.output<typeof mineQuerySchema>, "cursor">,
): Promise<OwnRunsResponse> {
  const query = db.collection("runs").where("submittedBy", "==", actor.uid);
  const { rows, nextCursor } = await readRunPage(db, query, "submittedAt", "runs-own", cursor);
  await actor.confirmed;
  return { message: "OK", runs: rows.map(({ id, run }) => toOwnRun(id, run)), nextCursor };
}

/**
 * One page of the runs that wait for this person to confirm as a partner, latest first. A page can be short: it
 * leaves out what waits for somebody else.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listPartnerRequests(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { cursor }: Pick<z.output<typeof mineQuerySchema>, "cursor">,
): Promise<OwnRunsResponse> {
  const query = db
    .collection("runs")
    .where("people", "array-contains", actor.uid)
    .where("status", "==", "pending")
    .where("queue", "==", null);
  const { rows, nextCursor } = await readRunPage(db, query, "submittedAt", "runs-requests", cursor);
  await actor.confirmed;
  const waiting = rows.filter(({ run }) =>
    run.players.some(({ uid, confirmed }) => uid === actor.uid && !confirmed),
  );
  return { message: "OK", runs: waiting.map(({ id, run }) => toOwnRun(id, run)), nextCursor };
}

/**
 * One page of what waits for a moderator, longest first; with `only: "records"` the runs that would have been first
 * on their board when they were sent.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listQueue(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { queue, only, cursor }: QueueQuery,
): Promise<OwnRunsResponse> {
  const waiting = db.collection("runs").where("queue", "==", queue);
  const query = only === "records" ? waiting.where("isContender", "==", true) : waiting;
  const { rows, nextCursor } = await readRunPage(
    db,
    query,
    "submittedAt",
    `runs-queue-${queue}`,
    cursor,
    "asc",
  );
  await actor.confirmed;
  return { message: "OK", runs: rows.map(({ id, run }) => toOwnRun(id, run)), nextCursor };
}

async function readRunPage(
  db: Firestore,
  query: Query,
  field: "submittedAt",
  list: string,
  cursor: string | undefined,
  direction: "asc" | "desc" = "desc",
): Promise<{ rows: Listed[]; nextCursor: string | null }> {
  const renew = await readPresentNames(db);
  return readPage({
    query: query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction),
    list,
    fields: ["time", "id"],
    cursor,
    parse: (document) => toListed(document, renew),
    toPosition: ({ id, run }) => [run[field], id],
  });
}

/**
 * A run of a query, with its id.
 *
 * @param renew of `readPresentNames`
 */
export function toListed(document: QueryDocumentSnapshot, renew: (run: RunDocument) => RunDocument): Listed {
  return { id: document.id, run: renew(runDocumentSchema.parse(document.data())) };
}
