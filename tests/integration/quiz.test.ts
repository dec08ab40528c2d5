import { beforeEach, describe, expect, test } from "vitest";
import { unknownQuestionText } from "@/lib/daily/quiz-rules";
import { startQuizResponseSchema, submitQuizResponseSchema } from "@/lib/daily/quiz-schema";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { createSignedIn, signIn } from "../support/accounts";
import { callApi } from "../support/api";
import { openQuestion, quizBody, rightChoice, wrongChoice } from "../support/quiz-answers";
import { testStore } from "../support/store";
import { readStoredLedger } from "../support/stored-ledger";
import { awayFromMidnight } from "../support/utc-day";

const path = "/api/user/quiz";
const today = () => getUtcDay(new Date());
const expires = () => getNextUtcMidnight(new Date()).toISOString();

function post(token: string, body: unknown) {
  return callApi(path, { method: "POST", token, body });
}

/** Every field name in a reply, however deep. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldNames(inner)]);
}

beforeEach(awayFromMidnight);

describe("GET /api/user/quiz", () => {
  test("repeats one question all day, creates the user, and is stored in no cache", async () => {
    const { uid, idToken } = await createSignedIn();
    const first = await callApi(path, { token: idToken });
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(startQuizResponseSchema.parse(first.body)).toMatchObject({ message: "OK", expires: expires() });
    expect((await callApi(path, { token: idToken })).body).toEqual(first.body);
    expect(await testStore().readDoc(`users/${uid}`)).toMatchObject({ displayName: "Hunter", coins: 0 });
  });

  test("never lets the answer key out", async () => {
    for (let hunter = 0; hunter < 5; hunter += 1) {
      const { idToken } = await createSignedIn();
      const { body } = await callApi(path, { token: idToken });
      expect(fieldNames(body).filter((name) => /answer|correct|proof|order|key|right/i.test(name))).toEqual(
        [],
      );
      expect(fieldNames(body)).toContain("choices");
    }
  });

  test("is Early once answered, and then shows no question", async () => {
    const { idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    await post(idToken, quizBody(idToken, question, wrongChoice(question)));
    const reply = await callApi(path, { token: idToken });
    expect(reply).toMatchObject({ status: 200, body: { message: "Early", expires: expires() } });
    expect(reply.body).not.toHaveProperty("question");
  });

  test("fifty calls at once by a new account assign one question", async () => {
    const { uid, idToken } = await createSignedIn();
    const replies = await Promise.all(Array.from({ length: 50 }, () => callApi(path, { token: idToken })));
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await testStore().listDocs(`users/${uid}/quiz`)).toHaveLength(1);
  });
});

describe("POST /api/user/quiz", () => {
  test("pays a right answer and tells balance and place", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const choice = rightChoice(question);
    const reply = await post(idToken, quizBody(idToken, question, choice));
    expect(reply).toMatchObject({
      status: 200,
      body: { message: "OK", answer: choice, coins: 10, expires: expires() },
    });
    expect(await readStoredLedger(uid)).toEqual({ coins: 10, sum: 10, keys: [`daily-quiz.${today()}`] });
  });

  test("tells the right place after a wrong answer and pays nothing", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const reply = await post(idToken, quizBody(idToken, question, wrongChoice(question)));
    expect(reply).toMatchObject({
      status: 200,
      body: { message: "Wrong", answer: rightChoice(question), coins: 0 },
    });
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
    const again = await post(idToken, quizBody(idToken, question, rightChoice(question)));
    expect(again).toMatchObject({ status: 200, body: { message: "Early" } });
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("fifty right answers at once by one hunter are paid once", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const body = quizBody(idToken, question, rightChoice(question));
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(idToken, body)));
    const messages = replies.map((reply) => submitQuizResponseSchema.parse(reply.body).message);
    expect(messages.filter((message) => message === "OK")).toHaveLength(1);
    expect(messages.filter((message) => message === "Early")).toHaveLength(49);
    expect(await readStoredLedger(uid)).toEqual({ coins: 10, sum: 10, keys: [`daily-quiz.${today()}`] });
  });

  test("all choices at once settle on one answer", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const replies = await Promise.all(
      [0, 1, 2, 3].map((choice) => post(idToken, quizBody(idToken, question, choice))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(
      replies.filter(({ body }) => submitQuizResponseSchema.parse(body).message === "Early"),
    ).toHaveLength(3);
    const { coins, sum } = await readStoredLedger(uid);
    expect(coins).toBe(sum);
    expect(sum).toBeLessThanOrEqual(10);
  });

  test("takes a refreshed token in the header with the older one in the body", async () => {
    const account = await createSignedIn();
    const question = await openQuestion(account.idToken);
    const refreshed = await signIn(account);
    const reply = await post(refreshed, quizBody(account.idToken, question, rightChoice(question)));
    expect(reply).toMatchObject({ status: 200, body: { message: "OK" } });
  });

  test("cannot be answered before today's question was assigned", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = { id: "0", question: "Who?", choices: ["a", "b", "c", "d"] };
    const reply = await post(idToken, quizBody(idToken, question, 0));
    expect(reply).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringContaining("today") },
    });
    expect(await readStoredLedger(uid)).toEqual({ coins: null, sum: 0, keys: [] });
  });

  test("cannot be answered with yesterday's question", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const store = testStore();
    const stored = await store.readDoc(`users/${uid}/quiz/${today()}`);
    if (!stored) throw new Error("the assignment should be stored");
    await store.deleteDoc(`users/${uid}/quiz/${today()}`);
    await store.writeDoc(`users/${uid}/quiz/${getUtcDay(new Date(Date.now() - 86_400_000))}`, stored);
    const reply = await post(idToken, quizBody(idToken, question, rightChoice(question)));
    expect(reply.status).toBe(409);
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("cannot be answered with a question of the client's own making", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const otherId = String((Number(question.id) + 1) % 28);
    const forged = { id: otherId, question: "1 + 1?", choices: ["2", "3", "4", "5"], answer: 0 };
    const reply = await post(idToken, { idToken, quiz: [forged], answers: [0] });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: "bad-request", issues: [{ path: "quiz[0].id" }], message: expect.any(String) },
    });
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("cannot be turned right by the client's own choices and key", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const wrong = wrongChoice(question);
    const forged = { ...question, choices: question.choices.toReversed(), answer: wrong };
    const reply = await post(idToken, { idToken, quiz: [forged], answers: [wrong] });
    expect(reply).toMatchObject({ status: 200, body: { message: "Wrong", answer: rightChoice(question) } });
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("cannot be answered with another hunter's token in the body", async () => {
    const rook = await createSignedIn();
    const sable = await createSignedIn();
    const question = await openQuestion(rook.idToken);
    const reply = await post(rook.idToken, quizBody(sable.idToken, question, rightChoice(question)));
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining("idToken") } });
    expect(await readStoredLedger(rook.uid)).toEqual({ coins: 0, sum: 0, keys: [] });
    expect(await readStoredLedger(sable.uid)).toEqual({ coins: null, sum: 0, keys: [] });
  });

  test("cannot be answered with a body token that is none", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const reply = await post(idToken, quizBody("not-a-token", question, rightChoice(question)));
    expect(reply.status).toBe(400);
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("cannot be answered for another hunter by naming their uid", async () => {
    const rook = await createSignedIn();
    const sable = await createSignedIn();
    await openQuestion(sable.idToken);
    const question = await openQuestion(rook.idToken);
    const body = { ...quizBody(rook.idToken, question, rightChoice(question)), uid: sable.uid };
    await post(rook.idToken, body);
    expect(await readStoredLedger(sable.uid)).toEqual({ coins: 0, sum: 0, keys: [] });
    expect((await readStoredLedger(rook.uid)).coins).toBe(10);
  });

  test.each([
    ["an answer above 3", { answers: [4] }, "answers[0]"],
    ["a negative answer", { answers: [-1] }, "answers[0]"],
    ["half an answer", { answers: [1.5] }, "answers[0]"],
    ["an answer as text", { answers: ["1"] }, "answers[0]"],
    ["no answer", { answers: [] }, "answers"],
    ["two answers", { answers: [0, 1] }, "answers"],
    ["no question", { quiz: [] }, "quiz"],
    ["a question without id", { quiz: [{ question: "?" }] }, "quiz[0].id"],
    ["no idToken", { idToken: undefined }, "idToken"],
  ])("cannot be %s: 400 says what and where", async (_, change, where) => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const reply = await post(idToken, { ...quizBody(idToken, question, 0), ...change });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      code: "bad-request",
      issues: [{ path: expect.stringContaining(where), message: expect.any(String) }],
      message: expect.stringContaining(where),
    });
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });

  test("a stored question that matches none of the bank gives the specified text on both calls", async () => {
    const { uid, idToken } = await createSignedIn();
    const question = await openQuestion(idToken);
    const store = testStore();
    const document = `users/${uid}/quiz/${today()}`;
    await store.writeDoc(document, { ...(await store.readDoc(document)), questionId: "99" });
    const before = await store.readDoc(document);
    for (const reply of [
      await callApi(path, { token: idToken }),
      await post(idToken, { ...quizBody(idToken, question, 0), quiz: [{ ...question, id: "99" }] }),
    ]) {
      expect(reply).toMatchObject({
        status: 500,
        body: { code: "quiz-unavailable", message: unknownQuestionText },
      });
    }
    expect(await store.readDoc(document)).toEqual(before);
    expect(await readStoredLedger(uid)).toEqual({ coins: 0, sum: 0, keys: [] });
  });
});
