import { useState } from "react";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { forgetQuestion } from "@/lib/daily/daily-store";
import {
  type Player,
  requestQuestion,
  type StartOutcome,
  type SubmitOutcome,
  sendAnswer,
} from "@/lib/daily/play-quiz";
import type { QuizQuestion } from "@/lib/daily/quiz-schema";
import { loadIdentity } from "@/lib/firebase/load";
import { useQuizDone } from "./use-quiz-done";

export interface DailyQuiz {
  /** Answered today: nothing to start until the server's expiry. */
  readonly done: boolean;
  /** A question is being fetched. */
  readonly starting: boolean;
  /** An answer is being sent. */
  readonly submitting: boolean;
  /** Question of the dialog; `null` keeps it closed, `unknown` is a question that matches none. */
  readonly question: QuizQuestion | "unknown" | null;
  /** Fetches today's question and opens the dialog. */
  start(): Promise<StartOutcome>;
  /** Sends the chosen index, 0 to 3, and closes the dialog whatever comes of it. */
  submit(choice: number): Promise<SubmitOutcome>;
  close(): void;
}

/** Today's quiz for the signed-in person. One call at a time; a second one answers `no-token`. */
export function useDailyQuiz(): DailyQuiz {
  const uid = useCurrentUser()?.uid ?? null;
  const done = useQuizDone(uid);
  const [question, setQuestion] = useState<DailyQuiz["question"]>(null);
  const [busy, setBusy] = useState<"starting" | "submitting" | null>(null);

  async function start(): Promise<StartOutcome> {
    if (uid === null || busy) return { kind: "no-token" };
    setBusy("starting");
    const outcome = await requestQuestion(await createPlayer(uid));
    if (outcome.kind === "question") setQuestion(outcome.question);
    if (outcome.kind === "unknown-question") setQuestion("unknown");
    setBusy(null);
    return outcome;
  }

  async function submit(choice: number): Promise<SubmitOutcome> {
    if (uid === null || busy || question === null || question === "unknown") return { kind: "no-token" };
    setBusy("submitting");
    const outcome = await sendAnswer(await createPlayer(uid), question, choice);
    setQuestion(null);
    setBusy(null);
    return outcome;
  }

  function close(): void {
    // What matches no question would block every further start until it expires.
    if (question === "unknown") forgetQuestion();
    setQuestion(null);
  }

  return {
    done,
    starting: busy === "starting",
    submitting: busy === "submitting",
    question,
    start,
    submit,
    close,
  };
}

async function createPlayer(uid: string): Promise<Player> {
  try {
    return { uid, idToken: await (await loadIdentity()).idToken() };
  } catch {
    return { uid, idToken: null };
  }
}
