import { z } from "zod";
import { choicesPerQuestion } from "@/lib/catalog/quiz-question";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** A question as it leaves the server: never with the answer key. */
export const quizQuestionSchema = z.object({
  /** Index in the bank, as a string. */
  id: z.string().min(1).max(4),
  question: z.string().min(1),
  choices: z.array(z.string().min(1)).length(choicesPerQuestion),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

const expires = z.iso.datetime();
/** Place of a choice in the order shown. */
const choiceIndex = z
  .int()
  .min(0)
  .max(choicesPerQuestion - 1);

/** Fields of the quiz's form: the choice as the text of its index, empty where none is made. */
export const quizFormSchema = z.object({
  answer: z.string().min(1, "Answer cannot be empty").transform(Number).pipe(choiceIndex),
});

/**
 * The result of today's answer, in every reply `Early`: whoever never got the reply to their answer, because the
 * connection broke, learns it from the next call.
 */
const quizResultSchema = z.object({
  correct: z.boolean(),
  /** Text of the right choice; `null` where the bank no longer has the question. */
  rightChoice: z.string().nullable(),
  /** The question; `null` as above. */
  question: z.string().nullable(),
  /** Address of the page that shows why the choice is right; `null` where it takes no page. */
  page: z.string().startsWith("/wiki/").nullable(),
});
export type QuizResult = z.infer<typeof quizResultSchema>;

const earlySchema = z.object({ message: z.literal("Early"), expires, result: quizResultSchema });

/** GET /api/user/quiz */
export const startQuizResponseSchema = z.discriminatedUnion("message", [
  z.object({ message: z.literal("OK"), question: quizQuestionSchema, expires }),
  earlySchema,
]);
export type StartQuizResponse = z.infer<typeof startQuizResponseSchema>;

/**
 * Body of POST /api/user/quiz. Only the question's id is read: the server grades the question that it
 * assigned, so `question`, `choices` and `answer` are accepted and ignored.
 */
export const submitQuizBodySchema = z.object({
  idToken: z.string().min(1),
  quiz: z.tuple([z.looseObject({ id: z.string().min(1).max(8) })]),
  answers: z.tuple([choiceIndex]),
});
export type SubmitQuizBody = z.infer<typeof submitQuizBodySchema>;

/** Reply of POST /api/user/quiz. `answer` is the index, in the order shown, of the right choice. */
export const submitQuizResponseSchema = z.discriminatedUnion("message", [
  z.object({
    message: z.literal("OK"),
    answer: choiceIndex,
    /** Balance after the payment, whole coins. */
    coins: z.int().min(0),
    expires,
  }),
  z.object({
    message: z.literal("Wrong"),
    answer: choiceIndex,
    coins: z.int().min(0),
    expires,
  }),
  earlySchema,
]);
export type SubmitQuizResponse = z.infer<typeof submitQuizResponseSchema>;

/** Document `users/{uid}/quiz/{utcDay}`: read and written by the server alone. */
export const quizDayDocumentSchema = z.object({
  questionId: z.string().min(1),
  /** `order[shown]` is the bank's index of the choice shown in that place. */
  order: z
    .array(z.int())
    .length(choicesPerQuestion)
    .refine(
      (order) => order.toSorted((a, b) => a - b).every((each, index) => each === index),
      "must hold each choice once",
    ),
  assignedAt: storedTimeSchema,
  answeredAt: storedTimeSchema.nullable(),
  choice: choiceIndex.nullable(),
  correct: z.boolean().nullable(),
});
