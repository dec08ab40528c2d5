import { setTimeoutHandler } from "@google-cloud/firestore/build/src/backoff";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { sweepDeletedAccounts } from "@/lib/account-data/sweep-deleted.server";
import { checkAudit } from "@/lib/audit/check-audit.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { expireDueRequests } from "@/lib/hunting-help/request/expire-requests.server";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { findUnsettledBoard, settleBoard } from "@/lib/leaderboards/board/settle-board.server";
import { findHelpDifferences } from "@/tests/support/hunting-help/differences";
import { waitBeforeAttempt } from "@/tests/support/in-process-db";
import type { Faults } from "./faulty-store";
import { type Action, openWorld, type World } from "./world";

export interface SoakOptions {
  readonly seed: number;
  /** Which actions, with their weights. */
  readonly actions: readonly (readonly [Action, number])[];
  /** How many act at the same time; each person belongs to one of them. Default 8. */
  readonly lanes?: number;
  /** Of the simulated clock. */
  readonly actionsPerDay: number;
  /** Asked before each action. */
  readonly goesOn: (world: Pick<World, "counts" | "gone">) => boolean | Promise<boolean>;
}

export interface SoakReport {
  readonly counts: World["counts"];
  readonly faults: Faults;
  readonly days: number;
  readonly left: number;
  readonly entries: number;
  /** What people were told is done, and is not there. */
  readonly lost: string[];
  /** What is there and nobody was told of, or more than once. */
  readonly doubled: string[];
  /** What `check:ledger`, `check:boards`, `check:audit` and the check of help requests say, and what is left of people. */
  readonly problems: string[];
}

/**
 * Drives 50 people through their actions on a store with faults, and then looks for effects that were lost or doubled.
 *
 * @param db an empty store
 * @throws Whatever an action throws that is neither a refusal nor one of the faults.
 */
export async function runSoak(db: Firestore, options: SoakOptions): Promise<SoakReport> {
  // An aborted transaction is begun anew after a second, which is most of what a run would take.
  setTimeoutHandler((work) => setImmediate(work));
  const world = await openWorld(db, options.seed, options.actionsPerDay);
  const { lanes = 8 } = options;
  const startedAt = world.clock.at;
  const run = async (lane: number) => {
    while (await options.goesOn(world)) {
      world.counts.actions += 1;
      const own = world.people.filter((_, index) => index % lanes === lane);
      await pickAction(world, options.actions)(world, world.dice.pick(own));
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  // Other tests of this process wait as ever.
  setTimeoutHandler(waitBeforeAttempt);
  const days = (world.clock.at - startedAt) / 86_400_000;
  return { counts: world.counts, faults: world.faults, days, left: world.gone.size, ...(await audit(world)) };
}

function pickAction({ dice }: World, actions: SoakOptions["actions"]): Action {
  let left = dice.next() * actions.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [action, weight] of actions) {
    left -= weight;
    if (left < 0) return action;
  }
  return pickAction({ dice } as World, actions);
}

async function audit(world: World): Promise<Pick<SoakReport, "entries" | "lost" | "doubled" | "problems">> {
  const { db, clock } = world;
  const later = { db, now: () => new Date(clock.at + 9 * 86_400_000) };
  while ((await expireDueRequests(later)).hasMore);
  for (let board = await findUnsettledBoard(db); board !== null; board = await findUnsettledBoard(db)) {
    await settleBoard(later, board);
  }
  const leftovers = await findLeftovers(world);
  const ledger = await checkLedger(db);
  const boards = await checkBoards(db);
  const log = await checkAudit(db);
  const isGone = (uid: string | null) => uid !== null && world.gone.has(uid);
  return {
    entries: ledger.entries,
    lost: await findLost(world),
    doubled: await findDoubled(world),
    problems: [
      ...ledger.offenders.map(({ uid, problems }) => `${uid}: ${problems.join("; ")}`),
      ...(ledger.ownerless > 0 ? [`${ledger.ownerless} entries without a user`] : []),
      ...boards.differences,
      ...log.problems,
      ...(await findHelpDifferences(db, isGone)),
      ...leftovers,
    ],
  };
}

async function findLost({ db, promised }: World): Promise<string[]> {
  const lost: string[] = [];
  const paths = [...promised];
  for (let start = 0; start < paths.length; start += 300) {
    const some = paths.slice(start, start + 300);
    const found = await db.getAll(...some.map(([path]) => db.doc(path)));
    found.forEach((snapshot, index) => {
      const [path, expected] = some[index] ?? [];
      const [request = ""] = path?.split("/answers/") ?? [];
      // The unsolved request of somebody who left goes with its answers.
      const wentAlong = expected?.kind === "answer" && !promised.has(request);
      if (!snapshot.exists && !wentAlong) lost.push(`${expected?.kind}: ${path}`);
    });
  }
  return lost;
}

/** Entries and content that no answer to a caller explains. */
async function findDoubled({ db, promised, gone }: World): Promise<string[]> {
  const doubled: string[] = [];
  const entries = await db.collectionGroup("ledger").get();
  // Payments and refunds follow from requests; the check of these knows how many there are.
  const known = /^(daily-login|daily-quiz|profile-icon|admin-adjustment|build-request|hunt-support)\./;
  for (const { id, ref } of entries.docs) {
    if (known.test(id) && !promised.has(ref.path)) doubled.push(ref.path);
  }
  for (const [name, owner] of [
    ["builds", "owner"],
    ["runs", "submittedBy"],
    ["helpRequests", "asker"],
    ["guides", "owner"],
  ] as const) {
    for (const document of (await db.collection(name).get()).docs) {
      const uid: unknown = document.get(owner);
      const isOfGone = typeof uid !== "string" || gone.has(uid);
      if (!isOfGone && !promised.has(document.ref.path)) doubled.push(document.ref.path);
    }
  }
  for (const document of (await db.collection("builds").get()).docs) {
    const likes = await document.ref.collection("likes").get();
    if (likes.size !== document.get("likes")) doubled.push(`${document.ref.path}: ${likes.size} likes`);
  }
  return doubled;
}

/** What is left of people who deleted their account, once the job has looked for what others wrote of them meanwhile. */
async function findLeftovers({ db, auth, clock, gone }: World): Promise<string[]> {
  for (const days of [1, 2, 3]) {
    const later = { db, now: () => new Date(clock.at + days * 86_400_000) };
    while ((await sweepDeletedAccounts(later, async () => auth)).hasMore);
  }
  const left: string[] = [];
  for (const uid of gone) {
    const traces = await countTraces(db, uid);
    if (traces > 0) left.push(`${uid}: ${traces} documents left`);
  }
  return left;
}
