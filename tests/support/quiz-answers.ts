import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { type QuizQuestion, startQuizResponseSchema } from "@/lib/daily/quiz-schema";
import { callApi } from "./api";

/** Starts today's quiz as the browser does. */
export async function openQuestion(idToken: string): Promise<QuizQuestion> {
  const { body } = await callApi("/api/user/quiz", { token: idToken });
  const reply = startQuizResponseSchema.parse(body);
  if (reply.message !== "OK")
    throw new Error(`The quiz should be open, but the server says ${reply.message}`);
  return reply.question;
}

/** Place, in the order shown, of the right choice: looked up in the bank by its text. */
export function rightChoice(question: QuizQuestion): number {
  const known = quizBank.get(question.id);
  const place = question.choices.indexOf(known?.choices[known.answer] ?? "");
  if (place < 0) throw new Error(`Question ${question.id} does not show its right choice`);
  return place;
}

/** Some choice that is not the right one. */
export function wrongChoice(question: QuizQuestion): number {
  return (rightChoice(question) + 1) % question.choices.length;
}

/** The documented body of POST /api/user/quiz. */
export function quizBody(idToken: string, question: QuizQuestion, choice: number) {
  return { idToken, quiz: [question], answers: [choice] };
}
