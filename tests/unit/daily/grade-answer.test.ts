import { describe, expect, test } from "vitest";
import { findResult, gradeSubmission } from "@/lib/daily/grade-answer";
import { testBank } from "@/tests/support/quiz-bank";

// Question 5 has its right choice at 1 in the bank; this order shows it in place 2.
const day = { questionId: "5", order: [3, 0, 1, 2], correct: null };

describe("gradeSubmission", () => {
  test.each([0, 1, 2, 3])("choice %i is graded by the order that was shown", (choice) => {
    expect(gradeSubmission(day, { questionId: "5", choice }, testBank)).toEqual({
      ok: true,
      correct: choice === 2,
      answer: 2,
    });
  });

  test("cannot be graded without an assignment", () => {
    const verdict = gradeSubmission(null, { questionId: "5", choice: 2 }, testBank);
    expect(verdict).toEqual({ ok: false, reason: "not-assigned" });
  });

  test("cannot be answered with a question that the client chose", () => {
    const verdict = gradeSubmission(day, { questionId: "6", choice: 2 }, testBank);
    expect(verdict).toEqual({ ok: false, reason: "wrong-question" });
  });

  test("a stored question that the bank does not know is reported as such", () => {
    const stored = { ...day, questionId: "28" };
    for (const questionId of ["28", "5"]) {
      const verdict = gradeSubmission(stored, { questionId, choice: 2 }, testBank);
      expect(verdict).toEqual({ ok: false, reason: "unknown-question" });
    }
  });
});

describe("findResult", () => {
  test("there is none before the answer", () => {
    expect(findResult(null, false, testBank)).toBeNull();
    expect(findResult(day, false, testBank)).toBeNull();
  });

  test.each([true, false])("tells whether the answer was right (%s), and the right choice", (correct) => {
    const rightChoice = testBank.get("5")?.choices[1];
    expect(findResult({ ...day, correct }, false, testBank)).toEqual({
      correct,
      rightChoice,
      question: "Question 5?",
      page: null,
    });
  });

  test("a payment says that the answer was right, whatever the record", () => {
    expect(findResult(null, true, testBank)).toEqual({
      correct: true,
      rightChoice: null,
      question: null,
      page: null,
    });
    expect(findResult(day, true, testBank)).toMatchObject({ correct: true });
  });
});
