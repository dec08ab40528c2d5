import mineFirst from "@/components/game/mine-first.module.css";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { AuthorName } from "@/components/ui/PersonName";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import { formatAge, formatTimeLeft, listRequestFacts } from "@/lib/hunting-help/format-help";
import { getHelpPath } from "@/lib/hunting-help/help-paths";
import { formatHuntMoment } from "@/lib/hunting-help/hunt/hunt-moment";
import type { RequestBoardRow } from "@/lib/hunting-help/schema";
import { formatCount } from "@/lib/text/format";
import { StatusMark } from "./StatusMark";

interface RequestRowProps {
  row: Omit<RequestBoardRow, "author"> & Partial<Pick<RequestBoardRow, "author">>;
  /** ISO moment at which the page was made. */
  now: string;
  /** Among requests of others: those about the visitor's weapon come first. */
  isMineFirst?: boolean;
}

/** One request of a list. The whole row opens it. */
export function RequestRow({ row, now, isMineFirst = false }: RequestRowProps) {
  const { id, title, status, answerCount, createdAt, expiresAt, author, when } = row;
  const timeZone = useTimeZone();
  return (
    <li
      data-for={row.weapon ?? undefined}
      className={`${isMineFirst ? mineFirst.mine : ""} relative grid gap-1 py-3 px-4 border rounded-lg bg-card hover:border-strong`}
    >
      <div className="flex items-start gap-3">
        <GameIcon
          name={row.weapon ?? (row.monster ? "monster" : "help")}
          size={24}
          className="flex-none text-dim"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-17 leading-6 font-semibold wrap-anywhere">
            <PageLink href={getHelpPath(id)} className="after:absolute after:inset-0">
              {title}
            </PageLink>
          </h3>
          <p className="text-14 leading-5 text-dim wrap-anywhere">{listRequestFacts(row).join(" · ")}</p>
          {when && <p className="text-14 leading-5 wrap-anywhere">{formatHuntMoment(when, now, timeZone)}</p>}
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 leading-5 text-dim tabular-nums">
        <StatusMark status={status} />
        <span className={answerCount > 0 ? "text-default font-medium" : undefined}>
          {answerCount > 0 ? formatCount(answerCount, "answer", "answers") : "No answers yet"}
        </span>
        {status === "open" && <span>{formatTimeLeft(expiresAt, now)} left</span>}
        <span>
          {author && (
            <>
              <AuthorName author={author} isLinked={false} />
              {", "}
            </>
          )}
          <time dateTime={createdAt}>{formatAge(createdAt, now)}</time>
        </span>
      </p>
    </li>
  );
}
