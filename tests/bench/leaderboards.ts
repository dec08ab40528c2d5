/**
 * What do the leaderboards cost: a board with 5,000 runs, a queue of 1,000, a ranking of 10,000 runners? Documents
 * read, written and deleted and milliseconds of each use case, without HTTP, on a Firestore emulator of this script
 * alone.
 *
 *     npm run bench:leaderboards [rounds]
 */
import { type Firestore, getDb } from "@/lib/firebase/admin.server";
import { readBoardPage } from "@/lib/leaderboards/board/read-board.server";
import { readBoardView } from "@/lib/leaderboards/board/read-board-view.server";
import { readQuestsPage } from "@/lib/leaderboards/board/read-quests-page.server";
import { listRanking } from "@/lib/leaderboards/ranking/list-ranking.server";
import { readRankingPage } from "@/lib/leaderboards/ranking/read-ranking-page.server";
import { readRunnerGoals } from "@/lib/leaderboards/ranking/read-runner-goals.server";
import { readRunnerProfile } from "@/lib/leaderboards/ranking/read-runner-profile.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { readLogPage } from "@/lib/leaderboards/review/read-log-page.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { listQueue } from "@/lib/leaderboards/run/list-runs.server";
import { readRunPage } from "@/lib/leaderboards/run/read-run-page.server";
import type { RunVerdict } from "@/lib/leaderboards/schema";
import { type Billed, countBilledOperations } from "../support/billed-operations";
import { createLaidRun, layRuns } from "../support/leaderboards/laid-runs";
import { addHunter, hunterOf, moderatorOf, soloQuest, submitFor } from "../support/leaderboards/runs";
import { createFirestore } from "../support/own-firestore";

const rounds = Number(process.argv[2] ?? 40);
const smallQuest = "a-fuse-ignited";
const bigBoard = `${soloQuest}_ta_bow_pc_1`;
const first = Date.parse("2026-05-20T00:00:00Z");
const now = () => new Date("2026-11-20T12:00:00Z");
const verify = { action: "verify", revision: 1, text: "" } as const;
const reject = { action: "reject", revision: 1, reason: "other", text: "See 00:41" } as const;

const uidOf = (n: number) => `h${String(n).padStart(5, "0")}`;

/** 5,000 runs on one board, 41 on another, 4,959 on further ones, and 1,000 that wait: 10,000 runners with a run. */
async function layStore(db: Firestore): Promise<string> {
  const minute = 60_000;
  const create = (n: number, quest: string, status: "verified" | "pending") =>
    createLaidRun({
      uid: uidOf(n),
      quest,
      status,
      timeCs: 24_000 + 3 * (n % 5000),
      at: first + n * 20 * minute,
    });
  const others = ["a-covert-check", "a-feast-in-the-deep", "a-futile-fight", "a-hunter-in-the-void"];
  const verified = Array.from({ length: 10_000 }, (_, n) => {
    const quest = n < 5000 ? soloQuest : n < 5041 ? smallQuest : (others[n % others.length] ?? soloQuest);
    return create(n, quest, "verified");
  });
  const waiting = Array.from({ length: 1000 }, (_, n) => create(20_000 + (n % 200), soloQuest, "pending"));
  const pending = waiting.map((run, n) => ({ ...run, people: [uidOf(20_000 + n)] }));
  const ids = await layRuns(db, [...verified, ...pending]);
  for (const uid of ["alma", "fabius"]) await addHunter(db, uid);
  return ids[2500] ?? "";
}

interface Measured {
  readonly cost: Billed;
  readonly times: number[];
}

/** Forgets what this process holds for two seconds, so that each round reads the store. */
function forgetPages(): void {
  const holder = globalThis as typeof globalThis & { quarryPages?: Map<string, unknown> };
  holder.quarryPages?.clear();
}

async function measure(billed: Billed, work: () => Promise<unknown>): Promise<Measured> {
  const before = { ...billed };
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const { reads, writes, deletes } = billed;
  const cost = {
    reads: reads - before.reads,
    writes: writes - before.writes,
    deletes: deletes - before.deletes,
  };
  return { cost, times: [ms] };
}

/** Runs a call several times; the cost is that of the dearest. */
async function repeat(billed: Billed, work: () => Promise<unknown>, times = rounds): Promise<Measured> {
  const all: Measured[] = [];
  for (let round = 0; round < times + 3; round += 1) {
    forgetPages();
    const measured = await measure(billed, work);
    if (round >= 3) all.push(measured);
  }
  return join(all);
}

function join(all: readonly Measured[]): Measured {
  const most = (name: keyof Billed) => Math.max(...all.map(({ cost }) => cost[name]));
  return {
    cost: { reads: most("reads"), writes: most("writes"), deletes: most("deletes") },
    times: all.flatMap(({ times }) => times),
  };
}

function print(name: string, { cost, times }: Measured): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const figures = [cost.reads, cost.writes, cost.deletes, at(0.5).toFixed(0), at(0.95).toFixed(0)];
  console.log(`${name.padEnd(58)}${figures.map((figure) => String(figure).padStart(8)).join("")}`);
}

async function measureViews(db: Firestore, billed: Billed, runId: string): Promise<void> {
  const place = { db, now };
  const tenth = async () => {
    let cursor: string | undefined;
    for (let page = 1; page < 10; page += 1) {
      cursor = (await listRanking(place, { cursor })).nextCursor ?? undefined;
    }
    return cursor;
  };
  const cursor = await tenth();
  const views: [string, () => Promise<unknown>][] = [
    ["Board page, 5,000 runs", () => readBoardView(place, { board: bigBoard })],
    ["Board page, a further part", () => readBoardView(place, { board: bigBoard, part: "5" })],
    ["Board page, an earlier date", () => readBoardView(place, { board: bigBoard, date: "2026-07-01" })],
    ["Board when its tab is looked at again", () => readBoardPage(place, { id: bigBoard })],
    ["Page of a run in the middle of that board", () => readRunPage(place, runId)],
    ["Quests page, queue of 1,000", () => readQuestsPage(place)],
    ["Submission log", () => readLogPage(place, {})],
    [
      "Review: first page of the queue",
      () => listQueue(place, moderatorOf("alma"), { queue: "review", only: "all" }),
    ],
    ["Ranking page, 10,000 runners", () => readRankingPage(place, {})],
    ["Ranking, tenth page", () => listRanking(place, { cursor })],
    ["Profile: a runner's best places", () => readRunnerProfile(place, uidOf(10))],
    ["Calculator: a runner's boards", () => readRunnerGoals(place, uidOf(10))],
  ];
  for (const [name, view] of views) print(name, await repeat(billed, view));
}

/** Number of the latest account that was made for a measurement. */
let counter = 0;

/** Runs submitted for one decision each: hunters have a limit a day. */
async function measureDecision(
  db: Firestore,
  billed: Billed,
  {
    verdict,
    ...run
  }: { verdict: RunVerdict; fields: Record<string, unknown>; votes?: number; partners?: number },
): Promise<Measured> {
  const place = { db, now };
  const all: Measured[] = [];
  for (let round = 0; round < Math.min(10, rounds); round += 1) {
    counter += 1;
    const uids = Array.from({ length: run.partners ?? 0 }, (_, at) => `p${counter}x${at}`);
    for (const uid of uids) await addHunter(db, uid);
    const partners = uids.map((uid) => ({ uid }));
    const time = `00'${String(59 - round).padStart(2, "0")}"00`;
    const fields = run.votes === 2 ? { ...run.fields, time } : run.fields;
    const { id } = await submitFor(place, `d${counter}`, { ...fields, partners });
    for (const uid of uids) await confirmRun(place, hunterOf(uid), { id, action: "confirm" });
    if (run.votes === 2) {
      await claimRun(place, moderatorOf("alma"), { id, action: "claim" });
      await decideRun(place, moderatorOf("alma"), { id, ...verify });
    }
    await claimRun(place, moderatorOf("fabius"), { id, action: "claim" });
    all.push(await measure(billed, () => decideRun(place, moderatorOf("fabius"), { id, ...verdict })));
  }
  return join(all);
}
async function measureDecisions(db: Firestore, billed: Billed): Promise<void> {
  const place = { db, now };
  const big = { quest: soloQuest, time: "05'00\"00" };
  const small = { quest: smallQuest, time: "04'40\"00" };
  const party = { quest: smallQuest, ruleset: "freestyle", weapon: "lance", time: "09'00\"00" };
  const submit = () => {
    counter += 1;
    return submitFor(place, `s${counter}`, small);
  };
  print("Submission, with the account it makes", await repeat(billed, submit, Math.min(10, rounds)));
  // A party of guests that holds the board, so that the parties below are no first places.
  const guests = ["Wren", "Ito", "Maru"].map((name) => ({ name }));
  const { id } = await submitFor(place, "sable", { ...party, time: "01'30\"00", partners: guests });
  for (const uid of ["alma", "fabius"]) {
    await claimRun(place, moderatorOf(uid), { id, action: "claim" });
    await decideRun(place, moderatorOf(uid), { id, ...verify });
  }
  const decisions: [string, Parameters<typeof measureDecision>[2]][] = [
    ["Verify, board of 41 runners", { verdict: verify, fields: small }],
    ["Verify, board of 5,000 runners", { verdict: verify, fields: big }],
    ["Reject", { verdict: reject, fields: small }],
    ["Verify a party of four", { verdict: verify, fields: party, partners: 3 }],
    ["Second vote of a first place, 41 runners", { verdict: verify, fields: small, votes: 2 }],
    ["Second vote of a first place, 5,000 runners", { verdict: verify, fields: big, votes: 2 }],
  ];
  for (const [name, decision] of decisions) print(name, await measureDecision(db, billed, decision));
}

async function main(): Promise<void> {
  const firestore = await createFirestore();
  await firestore.start();
  try {
    process.env.FIRESTORE_EMULATOR_HOST = firestore.address;
    // The backend asks for both; nobody signs in here.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = firestore.address;
    process.env.QUARRY_BACKEND = "emulators";
    const db = await getDb();
    const start = performance.now();
    const runId = await layStore(db);
    console.log(`11,000 runs laid in ${((performance.now() - start) / 1000).toFixed(0)} s, ${rounds} rounds`);
    const billed = await countBilledOperations(db);
    console.log(`${" ".repeat(58)}   reads  writes deletes     p50     p95 ms`);
    await measureViews(db, billed, runId);
    await measureDecisions(db, billed);
  } finally {
    firestore.signal("SIGKILL");
  }
}

main().then(
  // The store's connection would keep the process open.
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
