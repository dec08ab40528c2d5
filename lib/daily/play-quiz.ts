import { isBuiltInQuestionId } from "@/lib/daily/quiz-rules";
import type { QuizQuestion, QuizResult, SubmitQuizBody } from "@/lib/daily/quiz-schema";
import { ApiCallError } from "@/lib/http/fetcher";
import { sendCall } from "@/lib/http/make-call";
import { dailyCalls } from "./api";
import { isQuizDone, markQuizDone, readStoredQuestion, storeQuestion } from "./daily-store";

/** Who plays. Without a token nothing is sent. */
export interface Player {
  readonly uid: string;
  readonly idToken: string | null;
}

/**
 * - `question`: to be shown
 * - `unknown-question`: what the server or this browser holds matches no question of the bank
 * - `early`: answered today already; with `result` where the reply to that answer never came
 * - `failed`: the server refused or did not answer
 * - `no-token`: nobody is signed in any more; nothing was sent
 */
export type StartOutcome =
  | { kind: "question"; question: QuizQuestion }
  | { kind: "early"; result: QuizResult | null }
  | { kind: "unknown-question" | "failed" | "no-token" };

/** Asks for today's question and remembers it until the server's expiry. Never rejects. */
export async function requestQuestion({ uid, idToken }: Player): Promise<StartOutcome> {
  if (!idToken) return { kind: "no-token" };
  try {
    const reply = await sendCall(dailyCalls.startQuiz, {}, { idToken });
    if (reply.message === "Early") {
      // Begun in this browser, and not known here to be done: the reply to the answer never came.
      const isNews = !isQuizDone(uid) && readStoredQuestion(uid).kind === "known";
      markQuizDone(uid, reply.expires);
      return { kind: "early", result: isNews ? reply.result : null };
    }
    const stored = readStoredQuestion(uid);
    if (stored.kind === "unknown" || !isBuiltInQuestionId(reply.question.id)) {
      return { kind: "unknown-question" };
    }
    // A stored question stays. What is shown is the server's either way: it grades what it assigned.
    if (stored.kind === "none") storeQuestion(uid, reply.question, reply.expires);
    return { kind: "question", question: reply.question };
  } catch (error) {
    const unavailable = error instanceof ApiCallError && error.code === "quiz-unavailable";
    return { kind: unavailable ? "unknown-question" : "failed" };
  }
}

/**
 * - `wrong` carries the text of the right choice
 * - `failed` carries the server's words, `null` where it had none
 * - `early`, `no-token`: nothing to say
 */
export type SubmitOutcome =
  | { kind: "right" }
  | { kind: "wrong"; rightChoice: string }
  | { kind: "failed"; message: string | null }
  | { kind: "early" | "no-token" };

/**
 * Sends the answer. The quiz counts as done, until the server's expiry, once the server has graded it.
 * Never rejects.
 *
 * @param choice index of the chosen answer, 0 to 3
 */
export async function sendAnswer(
  { uid, idToken }: Player,
  question: QuizQuestion,
  choice: number,
): Promise<SubmitOutcome> {
  if (!idToken) return { kind: "no-token" };
  const body: SubmitQuizBody = { idToken, quiz: [question], answers: [choice] };
  try {
    const reply = await sendCall(dailyCalls.answerQuiz, { body }, { idToken });
    if (reply.message === "Early") return { kind: "early" };
    markQuizDone(uid, reply.expires);
    if (reply.message === "OK") return { kind: "right" };
    return { kind: "wrong", rightChoice: question.choices[reply.answer] ?? "" };
  } catch (error) {
    return { kind: "failed", message: error instanceof ApiCallError ? error.serverMessage : null };
  }
}
