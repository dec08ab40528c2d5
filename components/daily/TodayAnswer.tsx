import { PageLink } from "@/components/ui/PageLink";
import { useTodayAnswer } from "@/hooks/daily/use-today-answer";

/** Today's question with the right answer and the page that shows it, for whoever has answered. */
export function TodayAnswer({ onLeave }: { onLeave?: () => void }) {
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
