import { deleteAccount } from "@/lib/account-data/delete-account.server";
import { adjustCoins } from "@/lib/admin/adjust-coins.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { createBuildBodySchema } from "@/lib/builds/schema";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { createGuideBodySchema } from "@/lib/guides/schema";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { withdrawRun } from "@/lib/leaderboards/run/withdraw-run.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { chooseIcon } from "@/lib/profile-page/choose-icon.server";
import { getIconPrice, profileIconIds } from "@/lib/profiles/icons";
import { getTargetRef } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { getCaseRef } from "@/lib/reports/open-case.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { getUtcDay } from "@/lib/site/time";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { addHelper } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf, runContent } from "@/tests/support/leaderboards/runs";
import { decisionOf } from "@/tests/support/moderation/cases";
import { testBank } from "@/tests/support/quiz-bank";
import { communityActions } from "./community-actions";
import { helpActions } from "./help-actions";
import { type Action, nextNumber, nextPlace, promise, settle } from "./world";

const pricedIcons = profileIconIds.filter((id) => getIconPrice(id) !== null);
const bowCode = codeOf(bowLoadout);

const claimLogin: Action = async (world, uid) => {
  const place = nextPlace(world);
  const reply = await settle(world, () => claimLoginReward(place, hunterOf(uid)), true);
  // `Early` says that it is paid, too.
  if (reply) promise(world, uid, "login reward", `users/${uid}/ledger/daily-login.${getUtcDay(place.now())}`);
};

const playQuiz: Action = async (world, uid) => {
  const place = { ...nextPlace(world), bank: testBank };
  const day = getUtcDay(place.now());
  const started = await settle(world, () => startQuiz(place, hunterOf(uid)));
  if (started?.message !== "OK") return;
  const { id, choices } = started.question;
  const right = choices.indexOf(`right ${id}`);
  const choice = world.dice.chance(0.8) ? right : (right + 1) % 4;
  const answer = { questionId: id, choice };
  const reply = await settle(world, () => submitQuiz(place, hunterOf(uid), answer), true);
  if (!reply) return;
  promise(world, uid, "quiz answer", `users/${uid}/quiz/${day}`);
  if (choice === right) promise(world, uid, "quiz payment", `users/${uid}/ledger/daily-quiz.${day}`);
};

const buyIcon: Action = async (world, uid) => {
  const place = nextPlace(world);
  const iconId = world.dice.pick(pricedIcons);
  const reply = await settle(world, () => chooseIcon(place, hunterOf(uid), { iconId, buy: true }), true);
  if (reply) promise(world, uid, "icon", `users/${uid}/ledger/profile-icon.${iconId}`);
};

const grantCoins: Action = async (world, uid) => {
  const place = nextPlace(world);
  const key = `soak-grant-${nextNumber()}`;
  const amount = world.dice.chance(0.7) ? world.dice.between(1, 60) : -world.dice.between(1, 60);
  const admin = { ...moderatorOf("fabius"), admin: true };
  const reply = await settle(world, () => adjustCoins(place, admin, { uid, key, amount, why: "soak" }), true);
  // What is beyond the sums of a day waits for another admin, and nobody was told that it moved.
  if (reply && !reply.pending)
    promise(world, uid, "adjustment", `users/${uid}/ledger/admin-adjustment.${key}`);
};

const saveBuild: Action = async (world, uid) => {
  const place = nextPlace(world);
  const key = `soak-build-${nextNumber()}`;
  const body = createBuildBodySchema.parse({ key, title: `Build ${key}`, code: bowCode, weapon: "bow" });
  const reply = await settle(world, () => createBuild(place, hunterOf(uid), body));
  if (!reply) return;
  promise(world, uid, "build", `builds/${reply.build.id}`);
  const change = { id: reply.build.id, action: "publish" } as const;
  const published = await settle(world, () => changeBuildState(place, hunterOf(uid), change));
  if (published) world.builds.push(reply.build.id);
};

const likeBuild: Action = async (world, uid) => {
  const place = nextPlace(world);
  if (world.builds.length === 0) return;
  const like = { id: world.dice.pick(world.builds.slice(-40)), isLiking: world.dice.chance(0.8) };
  await settle(world, () => setBuildLike(place, hunterOf(uid), like));
};

const sendRun: Action = async (world, uid) => {
  const place = nextPlace(world);
  const time = `0${world.dice.between(3, 9)}'${world.dice.between(10, 59)}"${world.dice.between(10, 99)}`;
  const content = runContent({ time });
  const reply = await settle(world, () => submitRun(place, hunterOf(uid), content));
  if (!reply) return;
  promise(world, uid, "run", `runs/${reply.run.id}`);
  world.runs.push({ id: reply.run.id, uid });
};

const judgeRun: Action = async (world) => {
  const place = nextPlace(world);
  if (world.runs.length === 0) return;
  const { id, uid } = world.dice.pick(world.runs.slice(-25));
  const judge = moderatorOf(world.dice.pick(["alma", "fabius"]));
  const run = readRun(await getRunRef(world.db, id).get());
  if (run?.status !== "pending") return;
  if (world.dice.chance(0.05)) {
    await settle(world, () => withdrawRun(place, hunterOf(uid), id));
    return;
  }
  await settle(world, () => claimRun(place, judge, { id, action: "claim" }));
  const action = world.dice.chance(0.9) ? ("verify" as const) : ("reject" as const);
  const verdict =
    action === "verify"
      ? { id, action, revision: run.revision, text: "" }
      : { id, action, revision: run.revision, reason: "other" as const, text: "Not on the video" };
  await settle(world, () => decideRun(place, judge, verdict));
};

const reportBuild: Action = async (world, uid) => {
  const place = nextPlace(world);
  if (world.builds.length === 0) return;
  const target = { kind: "build", id: world.dice.pick(world.builds.slice(-20)) } as const;
  const report = createReportBodySchema.parse({ ...target, reason: "spam" });
  const reply = await settle(world, () => createReport(place, hunterOf(uid), report));
  if (!reply || world.dice.chance(0.5)) return;
  const id = getCaseRef(world.db, getTargetRef(world.db, report).path).id;
  const seen = await settle(world, () => readCase(place, moderatorOf("alma"), id));
  if (!seen) return;
  const content = world.dice.chance(0.4) ? "hide" : "keep";
  const decision = decisionOf({ revision: seen.case.revision, content });
  await settle(world, () => decideCase(place, moderatorOf("alma"), { ...decision, id }));
};

const writeGuide: Action = async (world) => {
  const place = nextPlace(world);
  const slug = `soak-guide-${nextNumber()}`;
  const body = createGuideBodySchema.parse({
    slug,
    title: `Guide ${slug}`,
    summary: "How to hunt.",
    tags: ["bow"],
    gameVersion: "Ver. 1.041",
    text: `Guide ${slug} says: take [[skill:attack-boost]].`,
  });
  const reply = await settle(world, () => createGuide(place, moderatorOf("alma"), body));
  if (!reply) return;
  promise(world, "alma", "guide", `guides/${slug}`);
  await settle(world, () => changeGuideState(place, moderatorOf("alma"), { slug, action: "publish" }));
};

/** Somebody leaves, and somebody else joins. */
const leave: Action = async (world, uid) => {
  const place = nextPlace(world);
  await settle(world, () => deleteAccount(place, uid, uid));
  for (const [path, { uid: owner }] of world.promised) if (owner === uid) world.promised.delete(path);
  const joined = `hunter-${nextNumber()}-joined`;
  await addHelper(world.db, joined, { coins: 60 });
  world.people[world.people.indexOf(uid)] = joined;
};

/** What people do, and how often. */
export const everyAction: readonly (readonly [Action, number])[] = [
  [claimLogin, 18],
  [playQuiz, 16],
  [buyIcon, 4],
  [grantCoins, 8],
  [saveBuild, 5],
  [likeBuild, 6],
  [sendRun, 4],
  [judgeRun, 7],
  [reportBuild, 2],
  [writeGuide, 1],
  // Of five hundred actions some are this one, in whatever order they run.
  [leave, 4],
  ...helpActions,
  ...communityActions,
];

/** Those that move coins by themselves: for many ledger operations in little time. */
export const coinActions: readonly (readonly [Action, number])[] = [
  [claimLogin, 35],
  [playQuiz, 30],
  [grantCoins, 30],
  [buyIcon, 5],
];
