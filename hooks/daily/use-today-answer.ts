import useSWR from "swr";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { dailyCalls } from "@/lib/daily/api";
import type { QuizResult } from "@/lib/daily/quiz-schema";
import { useQuizDone } from "./use-quiz-done";

/**
 * Result of today's answer: the server tells it to whoever has answered, until the next question. One call for a page,
 * however many places show it.
 *
 * @returns `null` before the answer, while it loads, and where it cannot be had
 */
export function useTodayAnswer(): QuizResult | null {
  const uid = useCurrentUser()?.uid ?? null;
  const done = useQuizDone(uid);
  const { data } = useSWR(
    uid !== null && done ? (["quiz-result", uid] as const) : null,
    () => callSignedIn(dailyCalls.startQuiz),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data?.message === "Early" ? data.result : null;
}
