import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { QuizDay } from "./grade-answer";
import { unknownQuestionText } from "./quiz-rules";
import { quizDayDocumentSchema } from "./quiz-schema";

/** `users/{uid}/quiz/{utcDay}`, `day` as an ISO date in UTC. */
export function getQuizDayRef(db: Firestore, uid: string, day: string): DocumentReference {
  return getUserRef(db, uid).collection("quiz").doc(day);
}

/**
 * The day's record of a snapshot, `null` where no question was assigned.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readQuizDay(snapshot: DocumentSnapshot): QuizDay | null {
  if (!snapshot.exists) return null;
  const { questionId, order, correct } = quizDayDocumentSchema.parse(snapshot.data());
  return { questionId, order, correct };
}

/** Refusals of the daily quiz. Where the stored question is not in the bank, nothing may be written. */
export const refuseQuiz = defineRefusals({
  "not-assigned": ["conflict", "You have no open question today. Start the daily quiz first."],
  "wrong-question": [
    "bad-request",
    "This is not your question for today.",
    { at: "quiz[0].id", issue: "must be the id of today's question" },
  ],
  "unknown-question": ["quiz-unavailable", unknownQuestionText],
});
