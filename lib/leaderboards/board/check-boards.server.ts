import { isDeepStrictEqual } from "node:util";
import { weaponTypes } from "@/lib/catalog/codes";
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import { parseChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import {
  getBoardRef,
  getChallengeRef,
  getPartRef,
  getQuestsRef,
} from "@/lib/leaderboards/run/read-run-document.server";
import { type RunDocument, runDocumentSchema } from "@/lib/leaderboards/run/run-fields";
import { userDocumentSchema } from "@/lib/users/schema";
import { toRunRow } from "./board-changes.server";
import {
  type BoardDocument,
  type BoardRow,
  boardDocumentSchema,
  boardPartSchema,
  challengeDocumentSchema,
  questsDocumentSchema,
  runnerDocumentSchema,
  weaponRecordsDocumentSchema,
} from "./board-fields";
import { rulesetIds } from "./board-id";
import { getQuestBoardId } from "./board-paths";
import type { BoardsReport } from "./boards-report";
import { listPlaces } from "./placing";
import {
  type CountedRun,
  compareRankings,
  type RebuiltBoards,
  rebuildBoards,
  rebuildScore,
} from "./rebuild-boards";

const docsPerPage = 300;
const emptyBoard = { rows: [], history: [], runs: 0 };

/**
 * Rebuilds every board, every runner's points and the list of quests from the runs alone, and compares them with what
 * is stored. Reads everything, page by page; decisions that are made meanwhile can show up as differences.
 */
export async function checkBoards(db: Firestore): Promise<BoardsReport> {
  const runs = new Map<string, RunDocument>();
  for await (const each of readAll(db.collection("runs")))
    runs.set(each.id, runDocumentSchema.parse(each.data()));
  const counted = [...runs].flatMap(([id, run]) => (run.status === "verified" ? [toCounted(id, run)] : []));
  const rebuilt = rebuildBoards(counted);
  const differences: string[] = [];
  const say = (line: string) => void differences.push(line);

  const stored = new Map<string, BoardDocument>();
  for await (const each of readAll(db.collection("boards")))
    stored.set(each.id, boardDocumentSchema.parse(each.data()));
  const ids = new Set([...stored.keys(), ...rebuilt.boards.keys()]);
  for (const id of ids) await compareBoard(db, id, stored.get(id), rebuilt, say);
  const unsettled = new Set([...stored].flatMap(([id, board]) => (board.unsettled === null ? [] : [id])));
  await compareRunners(db, rebuilt, unsettled, say);
  await compareUsers(db, rebuilt, say);
  await compareQuests(db, rebuilt, say);
  for (const [id, run] of runs) {
    const isBest = rebuilt.best.has(id);
    if (run.isBest !== isBest) say(`runs/${id}: isBest is ${run.isBest}, rebuilt ${isBest}`);
  }
  const ranking = compareRankings(counted, 1);
  return { boards: ids.size, runs: runs.size, unsettled: unsettled.size, differences, ranking };
}

type Say = (line: string) => void;

function toCounted(id: string, run: RunDocument): CountedRun {
  const { quest, boardId, boardIds } = run;
  return { row: toRunRow(id, run), quest, boardId, boardIds };
}

async function compareBoard(
  db: Firestore,
  id: string,
  stored: BoardDocument | undefined,
  { boards }: RebuiltBoards,
  say: Say,
): Promise<void> {
  const rebuilt = boards.get(id) ?? emptyBoard;
  const where = getBoardRef(db, id).path;
  if (!stored) return say(`${where}: missing, rebuilt with ${rebuilt.rows.length} rows`);
  const refs = stored.parts.map((_, index) => getPartRef(db, id, index + 1));
  const parts = refs.length > 0 ? await db.getAll(...refs) : [];
  const chunks = parts.map((part) => (part.exists ? boardPartSchema.parse(part.data()).rows : []));
  const rows = [...stored.rows, ...chunks.flat()];
  if (!isDeepStrictEqual(rows, rebuilt.rows)) say(`${where}: ${describeRows(rows, rebuilt.rows)}`);
  compareCount(say, `${where}: runners`, stored.runners, rebuilt.rows.length);
  compareCount(say, `${where}: runs`, stored.runs, rebuilt.runs);
  const history = stored.history.map(({ runId }) => runId);
  if (!isDeepStrictEqual(history, [...rebuilt.history])) {
    say(`${where}: history is ${history.join(", ")}, rebuilt ${rebuilt.history.join(", ")}`);
  }
  stored.parts.forEach(({ size, faster }, index) => {
    const [first] = chunks[index] ?? [];
    const rebuiltFaster = rows.filter(({ timeCs }) => first && timeCs < first.timeCs).length;
    compareCount(say, `${where}/parts/${index + 1}: size`, size, chunks[index]?.length ?? 0);
    compareCount(say, `${where}/parts/${index + 1}: faster`, faster, rebuiltFaster);
  });
  const week = parseChallengeBoardId(id);
  if (week) await compareChallenge(db, week, rebuilt.rows, say);
}

async function compareChallenge(
  db: Firestore,
  week: string,
  rows: readonly BoardRow[],
  say: Say,
): Promise<void> {
  const ref = getChallengeRef(db, week);
  const snapshot = await ref.get();
  const winners = snapshot.exists ? challengeDocumentSchema.parse(snapshot.data()).winners : [];
  const places = listPlaces(rows);
  const rebuilt = rows.filter((_, index) => (places[index] ?? 4) <= 3).map(({ runId }) => runId);
  const stored = winners.map(({ runId }) => runId);
  if (!isDeepStrictEqual(stored, rebuilt))
    say(`${ref.path}: winners are ${stored.join(", ")}, rebuilt ${rebuilt.join(", ")}`);
}

async function compareRunners(
  db: Firestore,
  { runners }: RebuiltBoards,
  unsettled: ReadonlySet<string>,
  say: Say,
): Promise<void> {
  const left = new Map(runners);
  for await (const each of readAll(db.collection("runners"))) {
    const stored = runnerDocumentSchema.parse(each.data());
    const rebuilt = left.get(each.id) ?? new Map();
    left.delete(each.id);
    const where = each.ref.path;
    const ids = new Set([...Object.keys(stored.boards), ...rebuilt.keys()]);
    let isSettled = true;
    for (const id of ids) {
      if (isDeepStrictEqual(stored.boards[id], rebuilt.get(id))) continue;
      if (unsettled.has(id)) isSettled = false;
      else
        say(
          `${where}: on ${id} ${JSON.stringify(stored.boards[id])}, rebuilt ${JSON.stringify(rebuilt.get(id))}`,
        );
    }
    if (isSettled) compareCount(say, `${where}: score`, stored.score, rebuildScore(rebuilt));
  }
  for (const [uid, standings] of left) {
    const isMissing = [...standings.keys()].some((id) => !unsettled.has(id));
    if (isMissing) say(`runners/${uid}: missing, rebuilt with ${standings.size} boards`);
  }
}

async function compareUsers(db: Firestore, { runCounts }: RebuiltBoards, say: Say): Promise<void> {
  for await (const each of readAll(db.collection("users"))) {
    const { stats } = userDocumentSchema.parse(each.data());
    compareCount(say, `${each.ref.path}: stats.runs`, stats.runs, runCounts.get(each.id) ?? 0);
  }
}

async function compareQuests(db: Firestore, { boards, questCounts }: RebuiltBoards, say: Say): Promise<void> {
  const snapshot = await getQuestsRef(db).get();
  const { quests } = snapshot.exists ? questsDocumentSchema.parse(snapshot.data()) : { quests: {} };
  const known = new Set([...Object.keys(quests), ...questCounts.keys()]);
  for (const quest of known) {
    const where = `${getQuestsRef(db).path}: ${quest}`;
    compareCount(say, `${where}: runs`, quests[quest]?.runs ?? 0, questCounts.get(quest) ?? 0);
  }
  for (const weapon of ["all", ...weaponTypes] as const) {
    const ref = getQuestsRef(db, weapon);
    const document = await ref.get();
    const held = document.exists ? weaponRecordsDocumentSchema.parse(document.data()).quests : {};
    for (const quest of new Set([...known, ...Object.keys(held)])) {
      for (const ruleset of rulesetIds) {
        const stored = held[quest]?.records[ruleset]?.runId ?? "none";
        const id = getQuestBoardId({ quest, ruleset }, weapon);
        const rebuilt = boards.get(id)?.rows[0]?.runId ?? "none";
        if (stored !== rebuilt)
          say(`${ref.path}: ${quest}: ${ruleset} record is ${stored}, rebuilt ${rebuilt}`);
      }
    }
  }
}

function compareCount(say: Say, what: string, stored: number, rebuilt: number): void {
  if (stored !== rebuilt) say(`${what} is ${stored}, rebuilt ${rebuilt}`);
}

function describeRows(stored: readonly BoardRow[], rebuilt: readonly BoardRow[]): string {
  const at = rebuilt.findIndex((row, index) => !isDeepStrictEqual(row, stored[index]));
  const index = at === -1 ? rebuilt.length : at;
  return `row ${index + 1} is ${stored[index]?.runId ?? "none"}, rebuilt ${rebuilt[index]?.runId ?? "none"}`;
}

async function* readAll(query: Query): AsyncGenerator<QueryDocumentSnapshot, void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(docsPerPage);
  let next: Query = ordered;
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < docsPerPage) return;
    next = ordered.startAfter(last);
  }
}
