import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choicesPerQuestion, quizBankSize } from "@/lib/catalog/quiz-question";
import { assignQuestion, getRightPlace, presentQuestion } from "@/lib/daily/assign-question";
import { isBuiltInQuestionId } from "@/lib/daily/quiz-rules";
import { quizQuestionSchema } from "@/lib/daily/quiz-schema";
import { testBank } from "@/tests/support/quiz-bank";

const day = 86_400_000;
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2050-01-01"), noInvalidDate: true });
const uid = fc.string({ minLength: 1, maxLength: 28 });

describe("assignQuestion", () => {
  test("no question comes twice within 28 days, from whichever day one counts", () => {
    fc.assert(
      fc.property(uid, moment, (uid, from) => {
        const days = Array.from(
          { length: quizBankSize },
          (_, index) => new Date(from.getTime() + index * day),
        );
        const assigned = days.map((at) => assignQuestion(uid, at, quizBankSize).questionId);
        expect(new Set(assigned).size).toBe(quizBankSize);
        expect(assigned.every(isBuiltInQuestionId)).toBe(true);
      }),
    );
  });

  test("is the same all day long in UTC", () => {
    const first = assignQuestion("rook", new Date("2026-11-20T00:00:00.000Z"), quizBankSize);
    expect(assignQuestion("rook", new Date("2026-11-20T23:59:59.999Z"), quizBankSize)).toEqual(first);
    expect(assignQuestion("rook", new Date("2026-11-21T00:00:00.000Z"), quizBankSize)).not.toEqual(first);
  });

  test("hunters walk the bank in different orders", () => {
    const at = new Date("2026-11-20T12:00:00Z");
    const assigned = new Set(
      Array.from(
        { length: 300 },
        (_, index) => assignQuestion(`hunter-${index}`, at, quizBankSize).questionId,
      ),
    );
    expect(assigned.size).toBe(quizBankSize);
  });

  test("the right choice is in every place about as often", () => {
    const places = Array.from({ length: choicesPerQuestion }, () => 0);
    for (let index = 0; index < 4000; index += 1) {
      const { questionId, order } = assignQuestion(`hunter-${index}`, new Date("2026-11-20"), quizBankSize);
      const question = testBank.get(questionId);
      if (!question) throw new Error("not in the bank");
      const place = getRightPlace(question, order);
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(places.every((count) => count > 900 && count < 1100)).toBe(true);
  });
});

describe("presentQuestion", () => {
  test("shows all four choices in the assigned order and never the key", () => {
    fc.assert(
      fc.property(uid, moment, (uid, at) => {
        const { questionId, order } = assignQuestion(uid, at, quizBankSize);
        const question = testBank.get(questionId);
        if (!question) throw new Error("not in the bank");
        const shown = presentQuestion(question, order);
        expect(Object.keys(shown).toSorted()).toEqual(["choices", "id", "question"]);
        expect(quizQuestionSchema.parse(shown)).toEqual(shown);
        expect(shown.choices.toSorted()).toEqual(question.choices.toSorted());
        expect(shown.choices[getRightPlace(question, order)]).toBe(question.choices[question.answer]);
      }),
    );
  });
});

describe("isBuiltInQuestionId", () => {
  test.each(["0", "27"])("knows %s", (id) => expect(isBuiltInQuestionId(id)).toBe(true));
  test.each(["28", "-1", "01", "1.0", "", " 1", "1e1", "x"])("does not know %j", (id) =>
    expect(isBuiltInQuestionId(id)).toBe(false),
  );
});
