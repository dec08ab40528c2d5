import { collectNews } from "@/lib/follows/collect-news.server";
import { follow } from "@/lib/follows/follow.server";
import { followBodySchema } from "@/lib/follows/schema";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { decideProposal } from "@/lib/guides/decide-proposal.server";
import { proposeGuideBodySchema } from "@/lib/guides/proposal-schema";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { requireGuide } from "@/lib/guides/read-guide-document.server";
import { postComment } from "@/lib/hunting-help/answer/comments.server";
import { markHelpful } from "@/lib/hunting-help/answer/mark-helpful.server";
import { changeSeats, joinHunt, leaveHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import { endHuntSearch, postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import { reviewRun } from "@/lib/leaderboards/review/review-run.server";
import { appealRun } from "@/lib/leaderboards/run/appeal-run.server";
import { correctRun } from "@/lib/leaderboards/run/correct-run.server";
import { spreadNames } from "@/lib/leaderboards/run/player-names.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { correctRunBodySchema } from "@/lib/leaderboards/schema";
import { judgeAppeal } from "@/lib/moderation/appeals/judge-appeal.server";
import { listOwnDecisions } from "@/lib/moderation/appeals/read-decisions.server";
import { sendAppeal } from "@/lib/moderation/appeals/send-appeal.server";
import { confirmProvisionalRuns } from "@/lib/moderation/confirm-provisional.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { holdReportedAfter } from "@/lib/moderation/hold-reported.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { getTargetRef } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { getCaseRef } from "@/lib/reports/open-case.server";
import { type CreateReport, createReportBodySchema } from "@/lib/reports/schema";
import { proposeNameBodySchema } from "@/lib/state-names/schema";
import { confirmStateName, proposeStateName, removeStateName } from "@/lib/state-names/state-names.server";
import { huntOf, joinOf } from "@/tests/support/hunting-help/hunts";
import { hunterOf, moderatorOf, runBody } from "@/tests/support/leaderboards/runs";
import { decisionOf } from "@/tests/support/moderation/cases";
import { type Action, nextNumber, nextPlace, type Place, promise, settle, type World } from "./world";

const admin = { ...moderatorOf("fabius"), admin: true };
const weapons = ["bow", "lance", "hammer"] as const;

function pickStaff({ dice }: World) {
  return dice.chance(0.5) ? moderatorOf("alma") : admin;
}

function pickRecent<T>({ dice }: World, list: readonly T[], of = 25): T | null {
  return list.length > 0 ? dice.pick(list.slice(-of)) : null;
}

/** A second vote for a provisional run, an appeal of a rejected one and its judgment, advice, a correction. */
const goOnWithRun: Action = async (world, uid) => {
  const place = nextPlace(world);
  const sent = pickRecent(world, world.runs);
  const run = sent ? readRun(await getRunRef(world.db, sent.id).get()) : null;
  if (!sent || !run) return;
  const { id } = sent;
  const { revision } = run;
  if (run.status === "verified") {
    await settle(world, () =>
      decideRun(place, pickStaff(world), { id, action: "uphold", revision, text: "" }),
    );
  } else if (run.queue === "appeal") {
    const judge = pickStaff(world);
    const action = world.dice.chance(0.6) ? "grant-appeal" : "deny-appeal";
    await settle(world, () => claimRun(place, judge, { id, action: "claim" }));
    await settle(world, () => decideRun(place, judge, { id, action, revision, text: "Watched again" }));
  } else if (run.status === "rejected") {
    await settle(world, () => appealRun(place, hunterOf(sent.uid), { id, text: "Look at the last minute." }));
  } else if (world.dice.chance(0.5)) {
    const { key: _, ...body } = runBody({ time: "05'00\"00", weapon: world.dice.pick(weapons) });
    const { revision: __, ...content } = correctRunBodySchema.parse({ ...body, revision });
    await settle(world, () => correctRun(place, hunterOf(sent.uid), { id, revision, content }));
  } else {
    const review = { advice: "verify" as const, revision, checked: [...reviewCheckIds], text: "" };
    await settle(world, () => reviewRun(place, hunterOf(uid), id, review));
  }
};

/** Somebody challenges what others made, and a moderator decides, and sometimes takes that back. */
const challenge: Action = async (world, uid) => {
  const place = nextPlace(world);
  const target = await pickContent(world);
  if (!target) return;
  const reason = world.dice.chance(0.5) ? "cheating" : "spam";
  const report = createReportBodySchema.parse({ ...target, reason });
  const { path } = getTargetRef(world.db, report);
  const call = () => holdReportedAfter(place, createReport(place, hunterOf(uid), report), path);
  if (!(await settle(world, call)) || world.dice.chance(0.3)) return;
  await decideReport(world, place, getCaseRef(world.db, path).id);
};

async function decideReport(world: World, place: Place, id: string): Promise<void> {
  const judge = pickStaff(world);
  const seen = await settle(world, () => readCase(place, judge, id));
  if (!seen) return;
  const isHidden = world.dice.chance(0.6);
  const person = isHidden && world.dice.chance(0.3) ? { person: "block", days: 1 } : {};
  const decision = decisionOf({
    ...{ revision: seen.case.revision, content: isHidden ? "hide" : "keep", text: "Looked at", ...person },
    reason: isHidden ? "spam" : "no-violation",
  });
  const decided = await settle(world, () => decideCase(place, judge, { ...decision, id }), true);
  if (!decided || world.dice.chance(0.7)) return;
  const { revision } = decided.case;
  await settle(world, () => undoDecision(place, admin, { id, revision, text: "A mistake" }), true);
}

const reported = {
  ...{ run: "runs", build: "builds", guide: "guides", "help-request": "helpRequests" },
  ...{ "hunt-search": "huntSearches", "state-name": "stateNames", profile: "users" },
} as const;

async function pickContent(world: World): Promise<Pick<CreateReport, "kind" | "id"> | null> {
  const kinds = ["run", "run", "run", "build", "help-request", "state-name", "hunt-search", "guide"] as const;
  const kind = world.dice.chance(0.05) ? "profile" : world.dice.pick(kinds);
  const { docs } = await world.db.collection(reported[kind]).limit(60).get();
  return docs.length > 0 ? { kind, id: world.dice.pick(docs).id } : null;
}

/** Whoever was decided about appeals, and somebody of the staff judges. */
const appealDecision: Action = async (world) => {
  const place = nextPlace(world);
  const { docs } = await world.db.collection("cases").where("status", "==", "closed").get();
  const owners = docs
    .filter((each) => each.get("decision.content") === "hide")
    .map((each): unknown => each.get("owner"))
    .filter((owner) => typeof owner === "string");
  const uid = pickRecent(world, owners);
  if (!uid) return;
  const own = await settle(world, () => listOwnDecisions(place, hunterOf(uid)));
  const decision = own?.decisions.find(({ appealUntil }) => appealUntil !== null);
  if (!decision) return;
  const { id } = decision;
  const text = "Please look at the whole of it again.";
  if (!(await settle(world, () => sendAppeal(place, hunterOf(uid), { id, text })))) return;
  const outcome = world.dice.chance(0.6) ? "granted" : "denied";
  await settle(
    world,
    () => judgeAppeal(place, pickStaff(world), { id, outcome, answer: "Looked again." }),
    true,
  );
};

const nameState: Action = async (world, uid) => {
  const place = nextPlace(world);
  const { docs } = await world.db.collection("stateNames").limit(30).get();
  const known = docs.length > 0 && world.dice.chance(0.7) ? world.dice.pick(docs) : null;
  if (known?.get("owner") === uid) {
    await settle(world, () => removeStateName(place, hunterOf(uid), { id: known.id }));
  } else if (known) {
    const isConfirmed = world.dice.chance(0.8);
    await settle(world, () => confirmStateName(place, hunterOf(uid), { id: known.id, isConfirmed }));
  } else {
    const name = `State ${world.dice.between(1, 9)}`;
    const proof = "It glows after it roars three times.";
    const body = proposeNameBodySchema.parse({ monster: "arkveld", state: "custom1", name, proof });
    await settle(world, () => proposeStateName(place, hunterOf(uid), body));
  }
};

const followThings: Action = async (world, uid) => {
  const place = nextPlace(world);
  const hunter = `hunter:${world.dice.pick(world.people)}`;
  const key = world.dice.pick(["monster:rathalos", "weapon:bow", hunter]);
  const body = followBodySchema.parse({ key, isFollowed: world.dice.chance(0.7) });
  await settle(world, () => follow(place, hunterOf(uid), body));
  await settle(world, () => collectNews(place, uid));
};

const huntTogether: Action = async (world, uid) => {
  const place = nextPlace(world);
  const hosts = (await world.db.collection("huntSearches").limit(20).get()).docs;
  const hunt = hosts.length > 0 && world.dice.chance(0.75) ? world.dice.pick(hosts) : null;
  if (!hunt) {
    const joining = world.dice.chance(0.5) ? "open" : "ask";
    const body = huntOf({ seats: 2, joining });
    await settle(world, () => postHuntSearch(place, hunterOf(uid), body));
    return;
  }
  const ref = { host: hunt.id, hunt: String(hunt.get("hunt")) };
  const host = hunterOf(hunt.id);
  const joiner = world.dice.chance(0.8) ? uid : world.dice.pick(world.people);
  const deed = world.dice.next();
  if (deed < 0.5) {
    const body = joinOf(ref.host, ref.hunt);
    if (!(await settle(world, () => joinHunt(place, hunterOf(joiner), body)))) return;
    const action = world.dice.chance(0.8) ? "accept" : "decline";
    await settle(world, () => changeSeats(place, host, { action, hunt: ref.hunt, uid: joiner }));
  } else if (deed < 0.7) await settle(world, () => leaveHunt(place, hunterOf(joiner), ref));
  else if (deed < 0.85)
    await settle(world, () => changeSeats(place, host, { action: "start", hunt: ref.hunt }));
  else await settle(world, () => endHuntSearch(place, host));
};

const talkBelowAnswers: Action = async (world, uid) => {
  const place = nextPlace(world);
  const id = pickRecent(world, world.requests);
  if (!id) return;
  const { docs } = await world.db.collection(`helpRequests/${id}/answers`).limit(5).get();
  if (docs.length === 0) return;
  const target = { id, answer: world.dice.pick(docs).id };
  if (world.dice.chance(0.5)) {
    const isHelpful = world.dice.chance(0.8);
    await settle(world, () => markHelpful(place, hunterOf(uid), { ...target, isHelpful }));
    return;
  }
  const number = nextNumber();
  const body = { key: `soak-comment-${number}`, body: `Thank you, says comment ${number}.` };
  await settle(world, () => postComment(place, hunterOf(uid), target, body));
};

const proposeText: Action = async (world, uid) => {
  const place = nextPlace(world);
  const { docs } = await world.db.collection("guides").where("visibility", "==", "published").limit(20).get();
  const found = docs.length > 0 && world.dice.chance(0.6) ? world.dice.pick(docs) : null;
  const number = nextNumber();
  const slug = found?.id ?? `proposed-${number}`;
  const known = found
    ? requireGuide(found)
    : { title: slug, gameVersion: "Ver. 1.041", text: "New.", version: 0 };
  const body = proposeGuideBodySchema.parse({
    ...{ title: known.title, summary: "How to hunt.", tags: ["bow"], gameVersion: known.gameVersion },
    ...{ text: `${known.text}\n\nAdded by proposal ${number}.`, version: known.version, note: "More" },
  });
  const proposed = await settle(world, () => proposeGuide(place, hunterOf(uid), { slug, ...body }));
  if (!proposed) return;
  const { id, revision } = proposed.proposal;
  const action = world.dice.pick(["accept", "accept", "decline", "withdraw"] as const);
  const decider = action === "withdraw" ? hunterOf(uid) : pickStaff(world);
  const reason = action === "decline" ? "Not so" : "";
  const decided = await settle(world, () =>
    decideProposal(place, decider, { slug, id, action, revision, reason }),
  );
  if (decided?.guide?.phase !== "draft") return;
  // It belongs to who proposed it.
  promise(world, uid, "guide", `guides/${slug}`);
  await settle(world, () => changeGuideState(place, decider, { slug, action: "publish" }));
};

const rename: Action = async (world, uid) => {
  const place = nextPlace(world);
  const name = `Name ${world.dice.pick(["Ash", "Elm", "Oak"])} ${world.dice.between(1, 40)}`;
  await settle(world, () => changeName(place, hunterOf(uid), { name }));
};

/** What `npm run jobs` does about runs and names. */
const runDueJobs: Action = async (world) => {
  const place = nextPlace(world);
  await settle(world, () => confirmProvisionalRuns(place));
  await settle(world, () => spreadNames(place));
};

/** What people do with each other: with runs, names, hunts, guides and decisions that are there. */
export const communityActions: readonly (readonly [Action, number])[] = [
  [goOnWithRun, 7],
  [challenge, 6],
  [appealDecision, 4],
  [nameState, 4],
  [followThings, 4],
  [huntTogether, 7],
  [talkBelowAnswers, 4],
  [proposeText, 6],
  [rename, 3],
  [runDueJobs, 2],
];
