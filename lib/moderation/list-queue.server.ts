import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { FieldPath, type Firestore } from "@/lib/firebase/admin.server";
import { formatCategory } from "@/lib/leaderboards/run/describe-run";
import { type RunDocument, runDocumentSchema } from "@/lib/leaderboards/run/run-fields";
import { encodeCursor } from "@/lib/paging/cursor";
import { pageSize } from "@/lib/paging/page-size";
import { readPage } from "@/lib/paging/read-page.server";
import { type CaseDocument, caseDocumentSchema } from "@/lib/reports/case-fields";
import { readAuthors } from "@/lib/users/read-authors.server";
import { joinQueues, type QueuePart } from "./join-queues";
import type { ModerationQueueQuery, ModerationQueueResponse, RunRow } from "./schema";
import { toCaseRow } from "./to-case-row";

interface ListedCase {
  readonly id: string;
  readonly stored: CaseDocument;
}
interface ListedRun {
  readonly id: string;
  readonly run: RunDocument;
}

const runList = { list: "runs", fields: ["time", "id"] } as const;
const toRunPosition = ({ id, run }: ListedRun) => [run.submittedAt, id];

/**
 * One page of what waits for a moderator: reported content and runs by age and harm (`getCaseRank`, `getRunRank`), or
 * what was decided, latest first. Reads a page of either list and the people of the page, whatever waits behind them.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listModerationQueue(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { show, cursor = "" }: ModerationQueueQuery,
): Promise<ModerationQueueResponse> {
  const [ofCases, ofRuns] = splitCursor(cursor);
  const [cases, runs] = await Promise.all([
    show === "runs" ? noPart<ListedCase>() : readCases(db, show === "decided", ofCases),
    show === "all" || show === "runs" ? readRuns(db, ofRuns) : noPart<ListedRun>(),
  ]);
  await actor.confirmed;
  const joined = joinQueues(cases, runs, pageSize);
  const owners = joined.rows.flatMap((row) => ("stored" in row ? (row.stored.owner ?? []) : []));
  const getAuthor = await readAuthors(db, owners);
  return {
    message: "OK",
    rows: joined.rows.map((row) =>
      "stored" in row ? toCaseRow(row.id, row.stored, actor.uid, getAuthor) : toRunRow(row, actor.uid),
    ),
    nextCursor: joined.next?.join("~") ?? null,
  };
}

/** `end` stands for a list of which everything was shown. */
function splitCursor(cursor: string): [string | undefined, string | undefined] {
  const [cases = "", runs = ""] = cursor.split("~");
  return [cases || undefined, runs || undefined];
}

async function noPart<Row>(): Promise<QueuePart<Row>> {
  return { rows: [], after: null, hasMore: false, getRank: () => 0, toCursor: () => "end" };
}

async function readCases(
  db: Firestore,
  isDecided: boolean,
  cursor: string | undefined,
): Promise<QueuePart<ListedCase>> {
  if (cursor === "end") return noPart();
  const cases = db.collection("cases").where("status", "==", isDecided ? "closed" : "open");
  const field = isDecided ? "decidedAt" : "rank";
  const direction = isDecided ? "desc" : "asc";
  const list = { list: isDecided ? "decided" : "cases", fields: ["time", "id"] } as const;
  const getMoment = ({ stored }: ListedCase) => stored[field] ?? stored.openedAt;
  const toPosition = (row: ListedCase) => [getMoment(row), row.id];
  const { rows, nextCursor } = await readPage({
    ...list,
    query: cases.orderBy(field, direction).orderBy(FieldPath.documentId(), direction),
    cursor,
    parse: (document): ListedCase => ({
      id: document.id,
      stored: caseDocumentSchema.parse(document.data()),
    }),
    toPosition,
  });
  const sign = isDecided ? -1 : 1;
  return {
    rows,
    after: cursor ?? null,
    hasMore: nextCursor !== null,
    getRank: (row) => sign * getMoment(row).toDate().getTime(),
    toCursor: (row) => encodeCursor(list.list, toPosition(row)),
  };
}

async function readRuns(db: Firestore, cursor: string | undefined): Promise<QueuePart<ListedRun>> {
  if (cursor === "end") return noPart();
  const { rows, nextCursor } = await readPage({
    ...runList,
    query: db
      .collection("runs")
      .where("queue", "in", ["review", "appeal"])
      .orderBy("submittedAt")
      .orderBy(FieldPath.documentId()),
    cursor,
    parse: (document): ListedRun => ({ id: document.id, run: runDocumentSchema.parse(document.data()) }),
    toPosition: toRunPosition,
  });
  return {
    rows,
    after: cursor ?? null,
    hasMore: nextCursor !== null,
    getRank: ({ run }) => run.submittedAt.toDate().getTime(),
    toCursor: (row) => encodeCursor(runList.list, toRunPosition(row)),
  };
}

function toRunRow({ id, run }: ListedRun, uid: string): RunRow {
  const { claim, players } = run;
  return {
    type: "run",
    id,
    quest: run.quest,
    questName: getCatalog().quests.get(run.quest)?.name ?? run.quest,
    category: formatCategory(run),
    timeCs: run.timeCs,
    player: players.map(({ name }) => name).join(", "),
    queue: run.queue === "appeal" ? "appeal" : "review",
    submittedAt: run.submittedAt.toDate().toISOString(),
    claim: claim && { by: claim.by, until: claim.until.toDate().toISOString() },
    isOwn: run.submittedBy === uid || players.some((player) => player.uid === uid),
  };
}
