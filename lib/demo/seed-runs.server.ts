import type { AuditContent } from "@/lib/audit/audit-chain.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import { appendAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { createSeededRandom } from "@/lib/daily/shuffle";
import { type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { toBatches } from "@/lib/firebase/to-batches";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { confirmRun } from "@/lib/leaderboards/run/confirm-run.server";
import { getQuestsRef, getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { getChallenge } from "@/lib/leaderboards/run/run-content.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";
import { submitRunBodySchema } from "@/lib/leaderboards/schema";
import { createUserDocument } from "@/lib/users/read-user-document.server";
import { demoBuilds } from "./builds";
import { getDemoIcon } from "./profile";
import { type DemoRun, historyDays, planDemoRuns } from "./run-plan";
import { demoModerators, getDemoRunners } from "./runners";
import { createScratchStore, type ScratchDocument, type ScratchStore } from "./scratch-store.server";
import { createDemoBuildDocument, getDemoBuildId } from "./seed-builds.server";

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Documents that are written together. Firestore takes 500. */
const batchSize = 400;
/** Collections that are of no use after the moment of writing. */
const passing = ["limits", "builds", "audit", "auditChain"];

/** Events of a run at a moment. */
interface Moment {
  readonly at: number;
  readonly act: () => Promise<void>;
}

/**
 * Puts half a year of runs into a store that has none, with the runners' profiles. The use cases of leaderboards make
 * them, one after the other under their own clock, in a store of plain objects; what came of it is written in batches.
 *
 * @returns how many runs were written; 0 where there were boards already
 */
export async function seedRuns(db: Firestore, now: Date): Promise<number> {
  if ((await getQuestsRef(db).get()).exists) return 0;
  const played = await playRuns(now);
  const documents = played.filter(({ path }) => !passing.includes(path.split("/")[0] ?? ""));
  const [last, rest] = [
    documents.filter(({ path }) => path === getQuestsRef(db).path),
    documents.filter(({ path }) => path !== getQuestsRef(db).path),
  ];
  await Promise.all(toBatches(rest, batchSize).map((batch) => writeDocuments(db, batch)));
  await appendAudit(db, listPlayedEntries(played));
  // By this one a later seed sees that all is there.
  await writeDocuments(db, last);
  return documents.filter(({ path }) => /^runs\/[^/]+$/.test(path)).length;
}

/** Audit entries of the play's moderators, in their order. The log that takes it has a chain of its own. */
function listPlayedEntries(played: readonly ScratchDocument[]): AuditContent[] {
  return played
    .filter(({ path }) => path.startsWith("audit/"))
    .map(({ fields }) => auditDocumentSchema.parse(fields))
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
    .map(({ seq: _, prevHash: __, hash: ___, at, ...entry }) => ({ ...entry, at: at.toDate() }));
}

async function writeDocuments(db: Firestore, documents: readonly ScratchDocument[]): Promise<void> {
  const batch = db.batch();
  for (const { path, fields } of documents) batch.set(db.doc(path), fields);
  await batch.commit();
}

/** Everything that half a year of runs leaves in a store. The same for every call with the same `now`. */
export async function playRuns(now: Date): Promise<ScratchDocument[]> {
  const store = createScratchStore();
  addPeople(store, now);
  const challenges = [0, 7, 14, 21].map((days) => getChallenge(new Date(now.getTime() - days * dayMs)));
  let clock = now.getTime();
  const place = { db: store.db, now: () => new Date(clock) };
  const random = createSeededRandom("demo decisions");
  const moments: Moment[] = planDemoRuns(now, challenges).flatMap((run) =>
    planMoments(place, run, random, now),
  );
  for (const { at, act } of moments.toSorted((a, b) => a.at - b.at)) {
    clock = at;
    await act();
  }
  return store.list();
}

type Place = { readonly db: Firestore; readonly now: () => Date };

function planMoments(place: Place, run: DemoRun, random: () => number, now: Date): Moment[] {
  let id = "";
  const start = run.at.getTime();
  const end = now.getTime() - minuteMs;
  const wait = (2 + 40 * random() ** 2) * 60 * minuteMs;
  const first = Math.floor(random() * demoModerators.length);
  const moments: Moment[] = [];
  const then = (after: number, act: () => Promise<void>) =>
    void moments.push({ at: Math.max(start, Math.min(end, start + after)), act });

  then(0, async () => {
    id = await submitDemoRun(place, run);
  });
  for (const partner of run.partners) {
    if ("uid" in partner && run.outcome !== "unconfirmed") {
      then(
        20 * minuteMs,
        async () => void (await confirmRun(place, toActor(partner.uid), { id, action: "confirm" })),
      );
    }
  }
  const { outcome } = run;
  if (outcome === "pending" || outcome === "unconfirmed") return moments;
  if (outcome === "withdrawn") {
    then(60 * minuteMs, async () => void (await withdrawRun(place, toActor(run.uid), id)));
    return moments;
  }
  then(wait, () => judge(place, id, first, outcome === "verified" ? "verify" : "reject", run));
  // The second moderator of a first place; of all others the first has decided. Some first places stay provisional.
  then(wait + 90 * minuteMs, () => judge(place, id, first + 1, "verify", run));
  if (run.number % 4 !== 0) then(wait + 91 * minuteMs, () => uphold(place, id, first + 1));
  if (outcome === "appealed" || outcome === "granted") {
    const text = "The cut is a loading screen, see 00:41.";
    then(wait + 4 * 60 * minuteMs, async () => void (await appealRun(place, toActor(run.uid), { id, text })));
  }
  if (outcome === "granted") {
    then(wait + 9 * 60 * minuteMs, () => judge(place, id, first + 1, "grant-appeal", run));
    then(wait + 15 * 60 * minuteMs, () => judge(place, id, first + 2, "verify", run));
  }
  return moments;
}

async function submitDemoRun(place: Place, run: DemoRun): Promise<string> {
  const { number, quest, ruleset, weapon, platform, partners, timeCs } = run;
  const build = demoBuilds.find((each) => each.published && each.weapon === weapon);
  const body = submitRunBodySchema.parse({
    key: `demo-run-${number}`,
    ...{ quest, ruleset, weapon, platform, partners },
    time: formatRunTime(timeCs),
    video: `https://youtu.be/demo${String(number).padStart(7, "0")}`,
    build: build && number % 3 === 0 ? { kind: "build", id: getDemoBuildId(build.slug) } : null,
    splits:
      number % 4 === 0
        ? [
            { label: "Enraged", timeCs: Math.round(timeCs * 0.34) },
            { label: "Exhausted", timeCs: Math.round(timeCs * 0.71) },
          ]
        : [],
    note: number % 5 === 0 ? "Meal and charm are shown at the start." : "",
  });
  return (await submitRun(place, toActor(run.uid), body)).run.id;
}

async function judge(
  place: Place,
  id: string,
  moderator: number,
  action: "verify" | "reject" | "grant-appeal",
  { reason }: DemoRun,
): Promise<void> {
  const run = readRun(await getRunRef(place.db, id).get());
  const waits = action === "grant-appeal" ? run?.queue === "appeal" : run?.queue === "review";
  if (!run || !waits) return;
  const actor = toActor(demoModerators[moderator % demoModerators.length]?.uid ?? "", true);
  await claimRun(place, actor, { id, action: "claim" });
  const { revision } = run;
  if (action === "reject") {
    await decideRun(place, actor, { id, action, revision, reason, text: "See the video at 00:41." });
  } else if (action === "verify") await decideRun(place, actor, { id, action, revision, text: "" });
  else await decideRun(place, actor, { id, action, revision, text: "The video shows it." });
}

/** The second vote for a provisional first place. */
async function uphold(place: Place, id: string, moderator: number): Promise<void> {
  const run = readRun(await getRunRef(place.db, id).get());
  if (!run?.provisional) return;
  const actor = toActor(demoModerators[moderator % demoModerators.length]?.uid ?? "", true);
  await decideRun(place, actor, { id, action: "uphold", revision: run.revision, text: "" });
}

function addPeople(store: ScratchStore, now: Date): void {
  const createdAt = Timestamp.fromMillis(now.getTime() - (historyDays + 30) * dayMs);
  for (const [index, { uid, displayName }] of [...getDemoRunners(), ...demoModerators].entries()) {
    const user = createUserDocument({ displayName, photoURL: null }, createdAt.toDate());
    store.put(`users/${uid}`, { ...user, icon: getDemoIcon(index) });
  }
  for (const build of demoBuilds) {
    store.put(`builds/${getDemoBuildId(build.slug)}`, { ...createDemoBuildDocument(build, now) });
  }
}

function toActor(uid: string, creator = false): Actor {
  const displayName = getDemoRunners().find((runner) => runner.uid === uid)?.displayName ?? null;
  const confirmed = Promise.resolve({ displayName, photoURL: null, isVerified: true });
  return { uid, admin: false, creator, confirmed };
}
