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
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { claimRun } from "@/lib/leaderboards/review/claim-run.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { submitRun } from "@/lib/leaderboards/run/submit-run.server";
import { chooseIcon } from "@/lib/profile-page/choose-icon.server";
import { getIconPrice, profileIconIds } from "@/lib/profiles/icons";
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

async function main(): Promise<void> {
  for (const uid of ["rook", "sable"]) await addHelper(db, uid);
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
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
