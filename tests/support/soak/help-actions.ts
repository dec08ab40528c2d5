import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { withdrawAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { expireDueRequests } from "@/lib/hunting-help/request/expire-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { answerOf, requestOf, supportOf } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";
import { type Action, nextPlace, promise, settle, type World } from "./world";

const askForHelp: Action = async (world, uid) => {
  const place = nextPlace(world);
  const body = world.dice.chance(0.6) ? requestOf() : supportOf();
  const reply = await settle(world, () => postRequest(place, hunterOf(uid), body), true);
  if (!reply) return;
  const { id, kind } = reply.request;
  promise(world, uid, "request", `helpRequests/${id}`);
  promise(world, uid, "price of a request", `users/${uid}/ledger/${kind}.${id}`);
  world.requests.push(id);
};

const answerHelp: Action = async (world, uid) => {
  const place = nextPlace(world);
  const id = pickRequest(world);
  if (!id) return;
  const body = answerOf();
  const reply = await settle(world, () => postAnswer(place, hunterOf(uid), id, body));
  if (reply) promise(world, uid, "answer", `helpRequests/${id}/answers/${reply.answer.id}`);
};

/** Only the asker may; one in ten tries it with somebody else's. */
const judgeHelp: Action = async (world, uid) => {
  const place = nextPlace(world);
  const id = pickRequest(world);
  const seen = id ? await settle(world, () => readRequest(place, id)) : null;
  if (!id || !seen) return;
  const { request, answers } = seen;
  const asker = hunterOf(world.dice.chance(0.9) && request.asker ? request.asker : uid);
  const answer = answers.length > 0 ? world.dice.pick(answers) : null;
  if (!answer) {
    if (world.dice.chance(0.2)) await settle(world, () => withdrawRequest(place, asker, id), true);
    return;
  }
  const target = { id, answer: answer.id };
  if (world.dice.chance(0.75)) await settle(world, () => approveAnswer(place, asker, target), true);
  else if (world.dice.chance(0.5)) await settle(world, () => thankAnswer(place, asker, target));
  else if (answer.uid) {
    const author = hunterOf(answer.uid);
    await settle(world, () => withdrawAnswer(place, author, target));
  }
};

const closeHelp: Action = async (world) => {
  const place = nextPlace(world);
  const id = pickRequest(world);
  if (!id) return;
  const action = world.dice.chance(0.7) ? ("take-down" as const) : ("allow" as const);
  const change = { id, answer: null, action, reason: "Spam" };
  await settle(world, () => moderateHelp(place, moderatorOf("alma"), change), true);
};

const expireHelp: Action = async (world) => {
  const place = nextPlace(world);
  await settle(world, () => expireDueRequests(place), true);
};

function pickRequest(world: World): string | null {
  return world.requests.length > 0 ? world.dice.pick(world.requests.slice(-30)) : null;
}

/** Requests with their prices and refunds, answers with their payments. */
export const helpActions: readonly (readonly [Action, number])[] = [
  [askForHelp, 8],
  [answerHelp, 12],
  [judgeHelp, 10],
  [closeHelp, 1],
  [expireHelp, 1],
];
