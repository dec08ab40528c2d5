/**
 * How many documents one action of a player reads and writes, by the rules of Firestore's bill. On the store in memory,
 * so it needs neither a server nor an emulator.
 *
 *     npm run bench:cost
 */
import { runAsAccount } from "@/lib/auth/acting-account.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { listPublishedBuilds } from "@/lib/builds/list-builds.server";
import { createBuildBodySchema, publishedBuildsQuerySchema } from "@/lib/builds/schema";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";
import { collectNews } from "@/lib/follows/collect-news.server";
import { follow, listFollows } from "@/lib/follows/follow.server";
import { writeNews } from "@/lib/follows/write-news.server";
import { proposeGuideBodySchema } from "@/lib/guides/proposal-schema";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { listOpenProposals } from "@/lib/guides/read-proposals.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { chooseIcon } from "@/lib/profile-page/choose-icon.server";
import { getIconPrice, profileIconIds } from "@/lib/profiles/icons";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { type Billed, countBilledOperations } from "@/tests/support/billed-operations";
import { bowLoadout, codeOf } from "@/tests/support/builds/codes";
import { addHelper, answerOf, requestOf } from "@/tests/support/hunting-help/requests";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { hunterOf, moderatorOf, runContent } from "@/tests/support/leaderboards/runs";
import { testBank } from "@/tests/support/quiz-bank";

const db = createInProcessDb();
let at = Date.parse("2026-11-20T12:00:00Z");
const place = {
  db,
  now: () => {
    at += 1000;
    return new Date(at);
  },
  bank: testBank,
};
const rook = hunterOf("rook");
const sable = hunterOf("sable");
async function measure<T>(billed: Billed, name: string, work: () => Promise<T>): Promise<T> {
  const before = { ...billed };
  // As in a call of an account, whose transactions also read whether it was deleted.
  const result = await runAsAccount("rook", work);
  const [reads, writes, deletes] = (["reads", "writes", "deletes"] as const).map(
    (each) => billed[each] - before[each],
  );
  console.log(
    `${name.padEnd(34)}${String(reads).padStart(6)}${String(writes).padStart(8)}${String(deletes).padStart(9)}`,
  );
  return result;
}

/** Five things followed, of which three have news, ten in all. */
async function measureFollows(
  measured: <T>(name: string, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  await measured("look for news, nothing followed", () => collectNews(place, "rook"));
  const keys = [
    "monster:rathalos",
    "monster:arkveld",
    "weapon:bow",
    "weapon:lance",
    "weapon:hammer",
  ] as const;
  for (const key of keys.slice(1)) await follow(place, rook, { key, isFollowed: true });
  await measured("follow a monster", () => follow(place, rook, { key: keys[0], isFollowed: true }));
  await measured("what one follows", () => listFollows(place, rook));
  for (let number = 0; number < 10; number += 1) {
    const [monster, weapon] = number < 5 ? ["rathalos", null] : ["jin-dahaad", number < 8 ? "bow" : "lance"];
    const news = { what: "guide", ref: `guides/${number}`, monsters: [monster], weapons: [weapon] } as const;
    await db.runTransaction(async (transaction) => writeNews(transaction, db, news, place.now()));
  }
  at += 3_600_000;
  await measured("look for news, ten of three things", () => collectNews(place, "rook"));
  await measured("look again within five minutes", () => collectNews(place, "rook"));
  at += 3_600_000;
  await measured("look an hour later, nothing new", () => collectNews(place, "rook"));
}

async function main(): Promise<void> {
  for (const uid of ["rook", "sable"]) await addHelper(db, uid);
  await getUserRef(db, "rook").update({ "stats.answers": 5 });
  const billed = await countBilledOperations(db);

  const measured = <T>(name: string, work: () => Promise<T>) => measure(billed, name, work);
  console.log(`${"action".padEnd(34)} reads  writes  deletes`);
  await measured("claim the login reward", () => claimLoginReward(place, rook));
  await measured("claim it again", () => claimLoginReward(place, rook));
  const started = await measured("open the quiz", () => startQuiz(place, rook));
  if (started.message === "OK") {
    const { id, choices } = started.question;
    const answer = { questionId: id, choice: choices.indexOf(`right ${id}`) };
    await measured("answer the quiz", () => submitQuiz(place, rook, answer));
  }
  const body = { key: "cost-build-1", title: "Bow", code: codeOf(bowLoadout), weapon: "bow" };
  const { build } = await measured("save a build", () =>
    createBuild(place, rook, createBuildBodySchema.parse(body)),
  );
  await measured("publish it", () => changeBuildState(place, rook, { id: build.id, action: "publish" }));
  await measured("like it", () => setBuildLike(place, sable, { id: build.id, isLiking: true }));
  await measured("list builds (one there)", () =>
    listPublishedBuilds(place, publishedBuildsQuerySchema.parse({})),
  );
  const iconId = profileIconIds.find((id) => getIconPrice(id) !== null) ?? null;
  await measured("buy an icon", () => chooseIcon(place, rook, { iconId, buy: true }));
  const { request } = await measured("post a help request", () => postRequest(place, rook, requestOf()));
  const { answer } = await measured("answer it", () => postAnswer(place, sable, request.id, answerOf()));
  await measured("read it", () => readRequest(place, request.id));
  await measured("approve the answer", () =>
    approveAnswer(place, rook, { id: request.id, answer: answer.id }),
  );
  const { run } = await measured("submit a run", () => submitRun(place, rook, runContent()));
  await measured("claim the run", () =>
    claimRun(place, moderatorOf("alma"), { id: run.id, action: "claim" }),
  );
  const verdict = { id: run.id, action: "verify", revision: 1, text: "" } as const;
  await measured("verify the run", () => decideRun(place, moderatorOf("alma"), verdict));
  await measureFollows(measured);
  const guide = {
    title: "Bow",
    summary: "Charging.",
    tags: ["bow"],
    gameVersion: "Ver. 1.041",
    text: "Charge.",
  };
  await measured("propose a guide", () =>
    proposeGuide(place, rook, { slug: "bow", ...proposeGuideBodySchema.parse({ ...guide, version: 0 }) }),
  );
  await measured("look at what waits", () => listOpenProposals(place, moderatorOf("alma")));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
