import { IconCheck, IconHeart, IconThumbUp } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { Markdown } from "@/components/ui/Markdown";
import { AuthorName } from "@/components/ui/PersonName";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { formatAge } from "@/lib/hunting-help/format-help";
import { formatHuntMoment } from "@/lib/hunting-help/hunt/hunt-moment";
import { bodyBudget } from "@/lib/hunting-help/rules";
import type { ShownAnswer } from "@/lib/hunting-help/schema";
import { platformLabels } from "@/lib/site/platforms";
import { formatCount } from "@/lib/text/format";

interface AnswerItemProps {
  answer: ShownAnswer;
  /** ISO moment at which the page was made. */
  now: string;
  BuildChip: ComponentType<{ build: AttachedBuild }>;
  /** The session of the offer, for those who may see it. */
  session: string | null;
  /** Actions of the reader on it. */
  tools?: ReactNode;
  /** The way to report it. */
  report: ReactNode;
  /** Comments on it, and the form for another. */
  comments?: ReactNode;
}

/** One answer with its build or its offer. */
export function AnswerItem({ answer, now, BuildChip, session, tools, report, comments }: AnswerItemProps) {
  const timeZone = useTimeZone();
  const { author, uid, body, build, attached, offer, isApproved, isThanked, helpfulCount } = answer;
  const { createdAt, version } = answer;
  return (
    <li
      id={`answer-${answer.id}`}
      className={`grid gap-3 p-4 border rounded-lg bg-card scroll-mt-20 ${isApproved ? "border-good" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 leading-5">
        <span className="min-w-0">
          <AuthorName author={author} isLinked={uid !== null} className="font-semibold wrap-anywhere" />
        </span>
        <span className="text-dim">
          <time dateTime={createdAt}>{formatAge(createdAt, now)}</time>
          {version > 1 && ", edited"}
        </span>
        {isApproved && (
          <span className="inline-flex items-center gap-1 font-semibold text-good">
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            Approved
          </span>
        )}
        {isThanked && (
          <span className="inline-flex items-center gap-1 text-dim">
            <IconHeart size={16} stroke={1.75} aria-hidden="true" />
            Thanked
          </span>
        )}
        {helpfulCount > 0 && (
          <span className="inline-flex items-center gap-1 text-dim tabular-nums">
            <IconThumbUp size={16} stroke={1.75} aria-hidden="true" />
            Helped {formatCount(helpfulCount, "other hunter", "other hunters")}
          </span>
        )}
      </div>
      <Markdown text={body} budget={bodyBudget} />
      {attached && <BuildChip build={attached} />}
      {build && !attached && <p className="text-14 text-dim">The build is no longer published.</p>}
      {offer && (
        <p className="text-14 leading-5 wrap-anywhere">
          <span className="font-semibold">Can join:</span> {formatHuntMoment(offer.when, now, timeZone)},{" "}
          {platformLabels[offer.platform]}
          {session ? (
            <>
              . Session ID: <b className="select-all">{session}</b>
            </>
          ) : (
            offer.hasSession && ". The session ID is shown to the hunter who asked."
          )}
        </p>
      )}
      {tools}
      {comments}
      <div className="flex justify-end empty:hidden">{report}</div>
    </li>
  );
}
