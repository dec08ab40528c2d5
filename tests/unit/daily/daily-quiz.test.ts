import { describe, expect, test } from "vitest";
import { unknownQuestionText } from "@/lib/daily/quiz-rules";
import {
  type QuizQuestion,
  startQuizResponseSchema,
  submitQuizResponseSchema,
} from "@/lib/daily/quiz-schema";
import { startQuiz } from "@/lib/daily/start-quiz.server";
import { submitQuiz } from "@/lib/daily/submit-quiz.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { actorOf, revokedActor } from "@/tests/support/actors";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { testBank } from "@/tests/support/quiz-bank";

const noon = "2026-11-20T12:00:00Z";
const expires = "2026-11-21T00:00:00.000Z";
const rook = actorOf("rook");

function quizOf(db: Firestore, time = noon) {
  return { db, now: () => new Date(time), bank: testBank };
}

async function openQuestion(db: Firestore, time = noon): Promise<QuizQuestion> {
  const reply = startQuizResponseSchema.parse(await startQuiz(quizOf(db, time), rook));
  if (reply.message !== "OK") throw new Error("the quiz should be open");
  return reply.question;
}

const rightChoice = (question: QuizQuestion) => question.choices.indexOf(`right ${question.id}`);
const wrongChoice = (question: QuizQuestion) => (rightChoice(question) + 1) % 4;

async function coinsOf(db: Firestore): Promise<unknown> {
  return (await db.doc("users/rook").get()).get("coins");
}

describe("startQuiz", () => {
  test("assigns once a day and repeats the very same question", async () => {
    const db = createInProcessDb();
    const first = await openQuestion(db);
    expect(await openQuestion(db, "2026-11-20T23:59:59.999Z")).toEqual(first);
    expect((await db.collection("users/rook/quiz").get()).size).toBe(1);
    expect((await openQuestion(db, "2026-11-21T00:00:00Z")).id).not.toBe(first.id);
  });

  test("fifty first calls at once get one and the same question", async () => {
    const db = createInProcessDb();
    const questions = await Promise.all(Array.from({ length: 50 }, () => openQuestion(db)));
    expect(new Set(questions.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test("creates the user at first sight of the account", async () => {
    const db = createInProcessDb();
    await openQuestion(db);
    expect((await db.doc("users/rook").get()).data()).toMatchObject({ displayName: "Hunter", coins: 0 });
  });

  test("is Early once answered, with what became of the answer", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    await submitQuiz(quizOf(db), rook, { questionId: question.id, choice: wrongChoice(question) });
    expect(await startQuiz(quizOf(db), rook)).toEqual({
      message: "Early",
      expires,
      result: {
        correct: false,
        rightChoice: question.choices[rightChoice(question)],
        question: question.question,
        page: null,
      },
    });
  });

  test("says so when the stored question is not in the bank, and writes nothing", async () => {
    const db = createInProcessDb();
    await openQuestion(db);
    await db.doc("users/rook/quiz/2026-11-20").update({ questionId: "99" });
    const before = (await db.doc("users/rook/quiz/2026-11-20").get()).data();
    for (const call of [
      () => startQuiz(quizOf(db), rook),
      () => submitQuiz(quizOf(db), rook, { questionId: "99", choice: 0 }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        status: 500,
        code: "quiz-unavailable",
        message: unknownQuestionText,
      });
    }
    expect((await db.doc("users/rook/quiz/2026-11-20").get()).data()).toEqual(before);
    expect(await coinsOf(db)).toBe(0);
  });

  test("assigns nothing to a revoked session", async () => {
    const db = createInProcessDb();
    const refusal = new ApiError(401, "ended", { code: "unauthenticated" });
    await expect(startQuiz(quizOf(db), revokedActor("rook", refusal))).rejects.toBe(refusal);
    expect((await db.collection("users").get()).size).toBe(0);
    expect((await db.collectionGroup("quiz").get()).size).toBe(0);
  });
});

describe("submitQuiz", () => {
  test("a right answer is paid, stored and reported", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const choice = rightChoice(question);
    const reply = await submitQuiz(quizOf(db), rook, { questionId: question.id, choice });
    expect(submitQuizResponseSchema.parse(reply)).toEqual({
      message: "OK",
      answer: choice,
      coins: 10,
      expires,
    });
    expect(await coinsOf(db)).toBe(10);
    expect((await db.doc("users/rook/ledger/daily-quiz.2026-11-20").get()).data()).toMatchObject({
      amount: 10,
      reason: "daily-quiz",
      ref: "2026-11-20",
      balanceAfter: 10,
    });
    expect((await db.doc("users/rook/quiz/2026-11-20").get()).data()).toMatchObject({
      choice,
      correct: true,
    });
  });

  test("a wrong answer is stored, not paid, and the right place is reported", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const choice = wrongChoice(question);
    const reply = await submitQuiz(quizOf(db), rook, { questionId: question.id, choice });
    expect(reply).toEqual({ message: "Wrong", answer: rightChoice(question), coins: 0, expires });
    expect((await db.collection("users/rook/ledger").get()).size).toBe(0);
    expect((await db.doc("users/rook/quiz/2026-11-20").get()).data()).toMatchObject({
      choice,
      correct: false,
    });
  });

  test("cannot be corrected after a wrong answer", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    await submitQuiz(quizOf(db), rook, { questionId: question.id, choice: wrongChoice(question) });
    const again = await submitQuiz(quizOf(db), rook, {
      questionId: question.id,
      choice: rightChoice(question),
    });
    expect(again).toMatchObject({ message: "Early", result: { correct: false } });
    expect(await coinsOf(db)).toBe(0);
  });

  test("fifty right answers at once are paid once", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const submission = { questionId: question.id, choice: rightChoice(question) };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => submitQuiz(quizOf(db), rook, submission)),
    );
    expect(replies.filter((each) => each.message === "OK")).toHaveLength(1);
    expect(replies.filter((each) => each.message === "Early")).toHaveLength(49);
    expect(await coinsOf(db)).toBe(10);
  });

  test("all four answers at once settle on one", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const replies = await Promise.all(
      [0, 1, 2, 3].map((choice) => submitQuiz(quizOf(db), rook, { questionId: question.id, choice })),
    );
    expect(replies.filter((each) => each.message === "Early")).toHaveLength(3);
  });

  test("cannot answer another question than the assigned one", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const other = String((Number(question.id) + 1) % 28);
    for (const choice of [0, 1, 2, 3]) {
      await expect(submitQuiz(quizOf(db), rook, { questionId: other, choice })).rejects.toMatchObject({
        status: 400,
      });
    }
    expect(await coinsOf(db)).toBe(0);
    expect((await db.doc("users/rook/quiz/2026-11-20").get()).get("answeredAt")).toBeNull();
  });

  test("cannot answer before starting the quiz, nor yesterday's question today", async () => {
    const db = createInProcessDb();
    await expect(submitQuiz(quizOf(db), rook, { questionId: "0", choice: 0 })).rejects.toMatchObject({
      status: 409,
    });
    const question = await openQuestion(db);
    const tomorrow = quizOf(db, "2026-11-21T00:00:00.000Z");
    const late = submitQuiz(tomorrow, rook, { questionId: question.id, choice: rightChoice(question) });
    await expect(late).rejects.toMatchObject({ status: 409, code: "conflict" });
    expect(await coinsOf(db)).toBe(0);
  });

  test("cannot be paid again when the attempt was lost but the payment was not", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const submission = { questionId: question.id, choice: rightChoice(question) };
    await submitQuiz(quizOf(db), rook, submission);
    await db.doc("users/rook/quiz/2026-11-20").delete();
    await openQuestion(db);
    expect(await submitQuiz(quizOf(db), rook, submission)).toMatchObject({
      message: "Early",
      result: { correct: true },
    });
    expect(await coinsOf(db)).toBe(10);
  });

  test("a wrong answer of an account whose document is gone makes a new one without coins", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    await db.doc("users/rook").delete();
    const submission = { questionId: question.id, choice: wrongChoice(question) };
    expect(await submitQuiz(quizOf(db), rook, submission)).toMatchObject({ message: "Wrong", coins: 0 });
    expect(await coinsOf(db)).toBe(0);
  });

  test("grades nothing for a revoked session", async () => {
    const db = createInProcessDb();
    const question = await openQuestion(db);
    const refusal = new ApiError(401, "ended", { code: "unauthenticated" });
    const submission = { questionId: question.id, choice: rightChoice(question) };
    await expect(submitQuiz(quizOf(db), revokedActor("rook", refusal), submission)).rejects.toBe(refusal);
    expect(await coinsOf(db)).toBe(0);
    expect((await db.doc("users/rook/quiz/2026-11-20").get()).get("answeredAt")).toBeNull();
  });
});
