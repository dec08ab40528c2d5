import type { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { WeaponType } from "@/lib/catalog/codes";
import { readPageData } from "@/lib/content/cache-page.server";
import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { toChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import { getWeekSpan } from "@/lib/leaderboards/challenge/iso-week";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { listSubmissions } from "@/lib/leaderboards/run/list-runs.server";
import { readPresentNames } from "@/lib/leaderboards/run/player-names.server";
import { getChallengeRef, getQuestsRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getChallenge } from "@/lib/leaderboards/run/run-content.server";
import type { QuestsResponse, WeaponRecordsResponse } from "@/lib/leaderboards/schema";
import { challengeDocumentSchema, questsDocumentSchema, weaponRecordsDocumentSchema } from "./board-fields";
import { rulesetIds } from "./board-id";
import { toShownRecord } from "./read-board.server";

const hourMs = 3_600_000;
/** Halvings of the search for the run in the middle of the queue: to the hour within five years. */
const maxHalvings = 16;

/**
 * Every quest that has runs, with its records; the latest verified runs; how long the queue is. Reads one document
 * and a page of the log, and counts.
 */
export async function readQuests({ db, now }: Dependencies): Promise<QuestsResponse> {
  const path = getQuestsRef(db).path;
  const reply = await readPageData(path, async (): Promise<QuestsResponse> => {
    const renew = await readPresentNames(db);
    const [snapshot, log, queue] = await Promise.all([
      getQuestsRef(db).get(),
      listSubmissions({ db }, { status: "verified" }),
      readQueueAge(db, now()),
    ]);
    const { quests } = snapshot.exists ? questsDocumentSchema.parse(snapshot.data()) : { quests: {} };
    return {
      message: "OK",
      quests: listRecords(quests, renew).map((each) => ({ ...each, runs: quests[each.quest]?.runs ?? 0 })),
      latest: log.runs.slice(0, 10),
      queue,
    };
  });
  if (!reply) throw new Error("The list of quests is always there.");
  return reply;
}

/** Every quest with a solo record of one weapon type, with these records. Reads one document. */
export async function readWeaponRecords(
  { db }: Pick<Dependencies, "db">,
  weapon: WeaponType,
): Promise<WeaponRecordsResponse> {
  const ref = getQuestsRef(db, weapon);
  const reply = await readPageData(ref.path, async (): Promise<WeaponRecordsResponse> => {
    const renew = await readPresentNames(db);
    const snapshot = await ref.get();
    const { quests } = snapshot.exists ? weaponRecordsDocumentSchema.parse(snapshot.data()) : { quests: {} };
    return { message: "OK", quests: listRecords(quests, renew).filter(({ records }) => records.length > 0) };
  });
  if (!reply) throw new Error("The list of records is always there.");
  return reply;
}

function listRecords(
  quests: z.infer<typeof weaponRecordsDocumentSchema>["quests"],
  renew: Awaited<ReturnType<typeof readPresentNames>>,
): WeaponRecordsResponse["quests"] {
  return Object.entries(quests).map(([quest, { records }]) => ({
    quest,
    records: rulesetIds.flatMap((ruleset) => {
      const record = records[ruleset];
      return record ? [{ ...toShownRecord(renew(record)), ruleset }] : [];
    }),
  }));
}

const count = async (query: Query) => (await query.count().get()).data().count;

/** How long a median age may be shown again, in milliseconds: it is in hours, and takes 17 calls. */
const medianMaxAge = 60_000;
const medians = new WeakMap<Firestore, { readonly made: Promise<number>; readonly until: number }>();

/** Length of the queue, and age of the run in its middle up to a minute ago, by counting: no run is read. */
async function readQueueAge(db: Firestore, at: Date): Promise<QuestsResponse["queue"]> {
  const waiting = db.collection("runs").where("queue", "==", "review");
  const runs = await count(waiting);
  if (runs === 0) return { runs, medianHours: null };
  const held = medians.get(db);
  if (held && at.getTime() < held.until) return { runs, medianHours: await held.made };
  const made = countMedianHours(waiting, runs, at);
  medians.set(db, { made, until: at.getTime() + medianMaxAge });
  made.catch(() => medians.delete(db));
  return { runs, medianHours: await made };
}

async function countMedianHours(waiting: Query, runs: number, at: Date): Promise<number> {
  let [young, old] = [0, 2 ** maxHalvings];
  while (old - young > 1) {
    const middle = Math.floor((young + old) / 2);
    const older = await count(waiting.where("submittedAt", "<", new Date(at.getTime() - middle * hourMs)));
    if (2 * older >= runs) young = middle;
    else old = middle;
  }
  return young;
}

/**
 * A week's challenge with its winners so far; without a week the present one. Of earlier weeks the archive tells,
 * as the draw may have changed since.
 *
 * @throws ApiError 404 for a week that has not begun or does not exist.
 */
export async function readChallenge({ db, now }: Dependencies, week: string | undefined) {
  const present = getChallenge(now());
  const span = getWeekSpan(week ?? present.week);
  if (!span || span.from > now()) {
    throw refuseRun("no-challenge");
  }
  const drawn = getChallenge(span.from);
  const renew = await readPresentNames(db);
  const snapshot = await getChallengeRef(db, drawn.week).get();
  const stored = snapshot.exists
    ? challengeDocumentSchema.parse(snapshot.data())
    : { quest: drawn.quest, ruleset: drawn.ruleset, boardId: toChallengeBoardId(drawn.week), winners: [] };
  return {
    message: "OK" as const,
    week: drawn.week,
    quest: stored.quest,
    ruleset: stored.ruleset,
    boardId: stored.boardId,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    winners: stored.winners.map(renew).map(toShownRecord),
  };
}
