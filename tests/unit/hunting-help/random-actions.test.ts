import { afterEach, describe, expect, test, vi } from "vitest";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { editAnswer, withdrawAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { thankAnswer } from "@/lib/hunting-help/answer/thank-answer.server";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { expireDueRequests } from "@/lib/hunting-help/request/expire-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { findHelpDifferences } from "@/tests/support/hunting-help/differences";
import { addHelper, answerOf, helpStart, requestOf, supportOf } from "@/tests/support/hunting-help/requests";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { createFailingDb, InjectedError } from "@/tests/support/leaderboards/failing-db";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";
import { getRuns, seed } from "@/tests/support/test-size";

const people = Array.from({ length: 20 }, (_, index) => `hunter-${index}`);
/** Four lanes: 600 actions, or 2,000. */
const actionsOfLane = getRuns({ small: 150, full: 500 });

interface Play {
  readonly place: { readonly db: Firestore; readonly now: () => Date };
  readonly dice: Dice;
  readonly requests: string[];
}

/** One thing that somebody does, allowed or not. */
async function act({ place, dice, requests }: Play): Promise<void> {
  const hunter = hunterOf(dice.pick(people));
  const roll = dice.next();
  if (requests.length === 0 || roll < 0.2) {
    const body = dice.chance(0.6) ? requestOf() : supportOf();
    const { request } = await postRequest(place, hunter, body);
    requests.push(request.id);
    return;
  }
  const id = dice.pick(requests.slice(-30));
  if (roll < 0.45) return void (await postAnswer(place, hunter, id, answerOf()));
  if (roll < 0.5) return void (await expireDueRequests(place));
  const { request, answers } = await readRequest(place, id);
  const asker = dice.chance(0.9) && request.asker ? hunterOf(request.asker) : hunter;
  const answer = answers.length > 0 ? dice.pick(answers) : null;
  if (!answer || roll > 0.93) {
    if (dice.chance(0.5)) return void (await withdrawRequest(place, asker, id));
    const action = dice.chance(0.7) ? "take-down" : "allow";
    const target = answer && dice.chance(0.5) ? answer.id : null;
    return void (await moderateHelp(place, moderatorOf("alma"), {
      id,
      answer: target,
      action,
      reason: "Spam",
    }));
  }
  const target = { id, answer: answer.id };
  if (roll < 0.8) return void (await approveAnswer(place, asker, target));
  if (roll < 0.85) return void (await thankAnswer(place, asker, target));
  const author = hunterOf(answer.uid ?? "");
  if (roll < 0.9) {
    const { key, ...content } = answerOf();
    return void (await editAnswer(place, author, { ...target, version: answer.version, content }));
  }
  await withdrawAnswer(place, author, target);
}

/** A clock that goes on by twenty minutes with each look, and now and then by most of a week. */
function createClock(dice: Dice): () => Date {
  let at = helpStart.getTime();
  return () => {
    at += dice.chance(0.004) ? 5 * 86_400_000 : 20 * 60_000;
    return new Date(at);
  };
}

describe("the coins of Hunting Help", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("add up after random actions with failures, over midnights and expiries", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const db = createInProcessDb();
    const dice = createDice(seed);
    const place = { db: createFailingDb(db, () => dice.next()), now: createClock(dice) };
    for (const uid of people) await addHelper(db, uid, { coins: 400 });
    const requests: string[] = [];
    const outcomes = { done: 0, refused: 0, injected: 0 };
    const lane = async () => {
      for (let step = 0; step < actionsOfLane; step += 1) {
        try {
          await act({ place, dice, requests });
          outcomes.done += 1;
        } catch (error) {
          if (error instanceof InjectedError) outcomes.injected += 1;
          else if (error instanceof ApiError && error.status < 500) outcomes.refused += 1;
          else throw error;
        }
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);

    const later = { db, now: () => new Date(place.now().getTime() + 8 * 86_400_000) };
    while ((await expireDueRequests(later)).hasMore);

    const report = await checkLedger(db);
    expect(report).toMatchObject({ users: 20, broken: 0, offenders: [], ownerless: 0 });
    expect(await findHelpDifferences(db)).toEqual([]);
    const statuses = (await db.collection("helpRequests").get()).docs.map((each) => each.get("status"));
    expect(new Set(statuses)).toEqual(new Set(["solved", "expired", "withdrawn", "closed"]));
    expect(outcomes.done).toBeGreaterThan(actionsOfLane);
    expect(outcomes.injected).toBeGreaterThan(actionsOfLane / 50);
  });
});
