import { Button } from "@mantine/core";
import { type Ref, useRef } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { type DailyQuiz, useDailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { useTodayAnswer } from "@/hooks/daily/use-today-answer";
import { QuizDialog } from "./QuizDialog";
import { callStartQuiz } from "./start-quiz";

/** The quiz as one piece, for any page: its button and its dialog. */
export function DailyQuizLauncher() {
  const quiz = useDailyQuiz();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  /** The button that opened the dialog is disabled once the quiz is done, and cannot hold the focus. */
  function takeFocusBack(): void {
    (note.current ?? button.current)?.focus();
  }

  return (
    <>
      <DailyQuizButton ref={button} quiz={quiz} />
      {quiz.done && (
        <div className="self-center ms-3 text-14 leading-5">
          <p ref={note} tabIndex={-1} className="text-dim">
            Answered for today
          </p>
          <TodayAnswer />
        </div>
      )}
      <QuizDialog quiz={quiz} onClosed={takeFocusBack} />
    </>
  );
}

interface DailyQuizButtonProps {
  ref?: Ref<HTMLButtonElement>;
  quiz: DailyQuiz;
}

/** Starts today's quiz. Disabled once it is answered, until the server offers the next. */
function DailyQuizButton({ ref, quiz }: DailyQuizButtonProps) {
  return (
    <Button
      ref={ref}
      variant="light"
      className="flex-none"
      disabled={quiz.done}
      loading={quiz.starting}
      onClick={() => callStartQuiz(quiz)}
    >
      Daily Quiz
    </Button>
  );
}

/** Today's question with the right answer and the page that shows it, for whoever has answered. */
function TodayAnswer({ onLeave }: { onLeave?: () => void }) {
  const answer = useTodayAnswer();
  if (!answer?.question || !answer.rightChoice) return null;
  const { question, rightChoice, page } = answer;
  return (
    <p className="mt-1">
      {question} <strong className="text-default">{rightChoice}</strong>
      {page && (
        <>
          {" "}
          <PageLink href={page} {...(onLeave && { onClick: onLeave })}>
            See why <span className="visually-hidden">the answer is {rightChoice}</span>
          </PageLink>
        </>
      )}
    </p>
  );
}
