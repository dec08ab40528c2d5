import { beforeEach, describe, expect, test } from "vitest";
import { loginRewardResponseSchema } from "@/lib/daily/login-reward-schema";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { createSignedIn } from "../support/accounts";
import { callApi } from "../support/api";
import { openQuestion, quizBody, rightChoice } from "../support/quiz-answers";
import { testStore } from "../support/store";
import { readStoredLedger } from "../support/stored-ledger";
import { awayFromMidnight } from "../support/utc-day";

const path = "/api/user/login-reward";
const today = () => getUtcDay(new Date());
const expires = () => getNextUtcMidnight(new Date()).toISOString();

beforeEach(awayFromMidnight);

describe("GET /api/user/login-reward", () => {
  test("pays 5 coins once a day and creates the user", async () => {
    const { uid, idToken } = await createSignedIn();
    const first = await callApi(path, { token: idToken });
    expect(first).toMatchObject({ status: 200, body: { message: "OK", expires: expires() } });
    expect(first.headers.get("cache-control")).toBe("no-store");
    const second = await callApi(path, { token: idToken });
    expect(second).toMatchObject({ status: 200, body: { message: "Early", expires: expires() } });
    expect(await readStoredLedger(uid)).toEqual({ coins: 5, sum: 5, keys: [`daily-login.${today()}`] });
    expect(await testStore().readDoc(`users/${uid}`)).toMatchObject({ displayName: "Hunter" });
  });

  test("fifty calls at once by one hunter are paid once", async () => {
    const { uid, idToken } = await createSignedIn();
    const replies = await Promise.all(Array.from({ length: 50 }, () => callApi(path, { token: idToken })));
    const messages = replies.map((reply) => loginRewardResponseSchema.parse(reply.body).message);
    expect(messages.filter((message) => message === "OK")).toHaveLength(1);
    expect(messages.filter((message) => message === "Early")).toHaveLength(49);
    expect(await readStoredLedger(uid)).toEqual({ coins: 5, sum: 5, keys: [`daily-login.${today()}`] });
  });

  test("cannot be had again with a cookie, a query or a date header of one's own", async () => {
    const { uid, idToken } = await createSignedIn();
    await callApi(path, { token: idToken });
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    for (const trick of [`${path}?day=2026-01-01`, `${path}?uid=someone`]) {
      const reply = await callApi(trick, {
        token: idToken,
        headers: { date: tomorrow, cookie: "LoginReward=" },
      });
      expect(reply.body).toMatchObject({ message: "Early" });
    }
    expect(await readStoredLedger(uid)).toMatchObject({ coins: 5, sum: 5 });
  });

  test("quiz and reward at the same moment are both paid, each once", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const body = quizBody(idToken, question, rightChoice(question));
    await Promise.all(
      Array.from({ length: 10 }, () => [
        callApi(path, { token: idToken }),
        callApi("/api/user/quiz", { method: "POST", token: idToken, body }),
      ]).flat(),
    );
    expect(await readStoredLedger(uid)).toEqual({
      coins: 15,
      sum: 15,
      keys: [`daily-login.${today()}`, `daily-quiz.${today()}`],
    });
  });
});
