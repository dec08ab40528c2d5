import { IconUserCheck, IconUserPlus } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { AuthorName } from "@/components/ui/PersonName";
import {
  formatClock,
  formatLanguage,
  formatSeats,
  formatStart,
  formatTimeLeft,
} from "@/lib/hunting-help/format-help";
import { voiceLabels } from "@/lib/hunting-help/hunt/hunt-kinds";
import type { HuntSearch } from "@/lib/hunting-help/hunt/hunt-schema";
import { platformLabels } from "@/lib/site/platforms";

interface SearchItemProps {
  search: HuntSearch;
  /** ISO moment at which the page was made. */
  now: string;
  /** The reader's own. */
  timeZone: string;
  /** The way to join it. */
  join?: ReactNode;
  /** The way to report it. */
  report?: ReactNode;
}

/** A hunt that looks for hunters, with its seats, and with times in the reader's time zone. */
export function SearchItem({ search, now, timeZone, join, report }: SearchItemProps) {
  const { author, players, seats, questName, monsterName, platform, language, note } = search;
  const { startsAt, until } = search;
  const zone = timeZone === "UTC" ? " UTC" : "";
  const isLater = Date.parse(startsAt) > Date.parse(now);
  const isFull = players.length >= seats;
  const Icon = isFull ? IconUserCheck : IconUserPlus;
  const facts = [
    platformLabels[platform],
    ...(search.crossplay ? [] : ["Crossplay off"]),
    formatLanguage(language),
    ...(search.voice === "optional" ? [] : [voiceLabels[search.voice]]),
    ...(search.newcomers ? ["Newcomers welcome"] : []),
  ];
  return (
    <li className="grid gap-1.5 py-3 px-4 border rounded-lg bg-card">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="text-17 leading-6 font-semibold wrap-anywhere">
          {[questName, monsterName].filter(Boolean).join(", ")}
        </h3>
        <p className="text-14 leading-6 tabular-nums">
          <strong className="font-semibold">{formatStart(startsAt, now)}</strong>
          {isLater ? ", " : ", until "}
          <time dateTime={isLater ? startsAt : until}>
            {formatClock(isLater ? startsAt : until, now, timeZone)}
          </time>
          {zone}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-14 leading-5 wrap-anywhere">
        <span className={`inline-flex items-center gap-1 font-medium ${isFull ? "text-dim" : "text-good"}`}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {formatSeats(seats, players.length)}
        </span>
        <span>
          <AuthorName author={author} className="text-default font-medium" />
          {players.length === 0 ? " hosts" : " hosts, with "}
          {players.map((player, index) => (
            <Fragment key={player.uid}>
              {index > 0 && ", "}
              <AuthorName author={player} className="text-default font-medium" />
            </Fragment>
          ))}
        </span>
      </p>
      <p className="text-14 leading-5 text-dim wrap-anywhere tabular-nums">
        {facts.join(" · ")}
        {` · ${formatClock(now, now, search.timeZone)} there (${search.timeZone.replaceAll("_", " ")})`}
        {!isLater && ` · ${formatTimeLeft(until, now)} left`}
      </p>
      {note && <p className="text-15 leading-6 wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 empty:hidden">
        {join}
        {report && <div className="ml-auto">{report}</div>}
      </div>
    </li>
  );
}
