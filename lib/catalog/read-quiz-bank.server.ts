import { z } from "zod";
import questions from "@/data/quiz.json";
import { type BankQuestion, choicesPerQuestion, quizBankSize } from "./quiz-question";

const bankSchema = z
  .array(
    z.object({
      id: z.string(),
      question: z.string().min(1),
      choices: z.array(z.string().min(1)).length(choicesPerQuestion),
      answer: z
        .int()
        .min(0)
        .max(choicesPerQuestion - 1),
      page: z.string().startsWith("/wiki/").nullable(),
    }),
  )
  .length(quizBankSize)
  .refine(
    (bank) => bank.every(({ id }, index) => id === String(index)),
    "each id must be the record's index",
  );

/**
 * The daily quiz's questions by id, answer keys included. Checked when the server loads it: a bank of another
 * size would change every player's walk through it.
 */
export const quizBank: ReadonlyMap<string, BankQuestion> = new Map(
  bankSchema.parse(questions).map((question) => [question.id, Object.freeze(question)]),
);
