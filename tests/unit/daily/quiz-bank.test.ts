import { describe, expect, test } from "vitest";
import { z } from "zod";
import bankJson from "@/data/quiz.json";
import { choicesPerQuestion, quizBankSize } from "@/lib/catalog/quiz-question";
import { isBuiltInQuestionId } from "@/lib/daily/quiz-rules";
import { listAllPaths } from "@/lib/wiki/list-all-paths.server";

/** What `data/README.md` promises of one record; strict, so that a stray field is noticed. */
const recordSchema = z.strictObject({
  id: z.string(),
  question: z.string(),
  choices: z.array(z.string()).length(choicesPerQuestion),
  answer: z
    .int()
    .min(0)
    .max(choicesPerQuestion - 1),
  proof: z.string().min(10),
  page: z.string().nullable(),
});
const bank = z.array(recordSchema).parse(bankJson);
const wikiPaths = listAllPaths();

/** Two lines at 390 px in the body size. */
const longestQuestion = 80;
/** One line next to a radio button at 320 px. */
const longestChoice = 32;
/** Says that a fact needs no table: every player knows it. */
const commonKnowledge = "Widely known";
/** Tables of game facts that a proof may name. */
const factTables = [
  "artian-parts",
  "food-ingredients",
  "items",
  "locales",
  "monsters",
  "quests",
  "skills",
  "weapons",
];

describe("the quiz bank", () => {
  test("holds as many questions as the rules say", () => {
    expect(bank).toHaveLength(quizBankSize);
  });

  test("numbers the questions by their place", () => {
    expect(bank.map((each) => each.id)).toEqual(bank.map((_, index) => String(index)));
    expect(bank.every((each) => isBuiltInQuestionId(each.id))).toBe(true);
  });

  test("repeats no question", () => {
    expect(new Set(bank.map((each) => each.question.toLowerCase())).size).toBe(bank.length);
  });

  test("offers no choice twice within a question", () => {
    for (const { question, choices } of bank) {
      expect(new Set(choices.map((choice) => choice.toLowerCase())).size, question).toBe(choices.length);
    }
  });

  test("spreads the right answers over the four places", () => {
    for (let place = 0; place < choicesPerQuestion; place += 1) {
      const count = bank.filter((each) => each.answer === place).length;
      expect(count, `place ${place}`).toBeGreaterThanOrEqual(4);
      expect(count, `place ${place}`).toBeLessThanOrEqual(10);
    }
  });

  test("never gives the answer away in the question", () => {
    for (const { question, choices, answer } of bank) {
      expect(question.toLowerCase()).not.toContain(choices[answer]?.toLowerCase());
    }
  });

  test.each(bank)("fits a phone and ends as a question: $question", ({ question, choices }) => {
    expect(question).toBe(question.trim());
    expect(question).toMatch(/\?$/);
    expect(question.length).toBeLessThanOrEqual(longestQuestion);
    for (const choice of choices) {
      expect(choice).toBe(choice.trim());
      expect(choice.length).toBeGreaterThan(0);
      expect(choice.length).toBeLessThanOrEqual(longestChoice);
    }
  });

  test.each(bank)(
    "leads to a page that exists, unless it is common knowledge alone: $question",
    ({ proof, page }) => {
      if (page === null) expect(proof.startsWith(commonKnowledge), proof).toBe(true);
      else expect(wikiPaths).toContain(page.split("#")[0]);
    },
  );

  test.each(bank)("proves its answer by a table or common knowledge: $question", ({ proof }) => {
    const source = proof.split(":")[0]?.split(";")[0] ?? "";
    const provable = source.startsWith(commonKnowledge) || factTables.includes(source);
    expect(provable, proof).toBe(true);
  });
});
