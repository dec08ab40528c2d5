import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { formatClock, formatLanguage, formatTimeLeft } from "@/lib/hunting-help/format-help";
import type { HuntSearch } from "@/lib/hunting-help/schema";
import { platformLabels } from "@/lib/site/platforms";
import { getUserPath } from "@/lib/site/routes";

interface SearchItemProps {
  search: HuntSearch;
  /** ISO moment at which the page was made. */
  now: string;
  /** The reader's own. */
  timeZone: string;
  /** The way to report it. */
  report?: ReactNode;
}

/** One hunter who looks for others, with times in the reader's time zone. */
export function SearchItem({ search, now, timeZone, report }: SearchItemProps) {
  const { author, questName, monsterName, platform, language, note, until } = search;
  const clock = formatClock(until, now, timeZone);
  const own = formatClock(now, now, search.timeZone);
  return (
    <li className="grid gap-1 py-3 px-4 border rounded-lg bg-card">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="text-17 leading-6 font-semibold wrap-anywhere">
          {[questName, monsterName].filter(Boolean).join(", ")}
        </h3>
        <p className="text-14 leading-6 tabular-nums">
          until <time dateTime={until}>{clock}</time>
          {timeZone === "UTC" && " UTC"}
        </p>
      </div>
      <p className="text-14 leading-5 text-dim wrap-anywhere">
        <PageLink href={getUserPath(author.uid)} className="text-default font-medium">
          {author.displayName}
        </PageLink>
        {` · ${platformLabels[platform]} · ${formatLanguage(language)} · ${formatTimeLeft(until, now)} left`}
        <span className="tabular-nums">{` · ${own} there (${search.timeZone.replaceAll("_", " ")})`}</span>
      </p>
      {note && <p className="text-15 leading-6 wrap-anywhere">{note}</p>}
      <div className="flex justify-end empty:hidden">{report}</div>
    </li>
  );
}
