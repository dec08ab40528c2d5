import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
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

/** The stored question is not in the bank. Nothing may be written. */
export function createQuizUnavailable(): ApiError {
  return new ApiError(500, unknownQuestionText, { code: "quiz-unavailable" });
}
