import { weaponTypeLabels } from "@/lib/catalog/labels";
import { findLanguage } from "@/lib/catalog/languages";
import { platformLabels } from "@/lib/site/platforms";
import { formatZonedMinute } from "@/lib/text/format-zoned";
import { playstyleLabels, requestKindLabels } from "./kinds";
import type { RequestBoardRow } from "./schema";

const hourMs = 3_600_000;

/** How long until a moment, in words: `3 days`, `5 h`, `20 min`; `0 min` for one that is over. */
export function formatTimeLeft(until: string, now: string): string {
  const ms = Math.max(0, Date.parse(until) - Date.parse(now));
  if (ms >= 48 * hourMs) return `${Math.floor(ms / (24 * hourMs))} days`;
  if (ms >= hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / 60_000)} min`;
}

/** When something begins: `in 2 h`, `in 20 min`, `now`. */
export function formatStart(startsAt: string, now: string): string {
  const left = formatTimeLeft(startsAt, now);
  return left === "0 min" ? "now" : `in ${left}`;
}

/** How many hunters are still wanted: `1 more wanted`, `Full`. */
export function formatSeats(seats: number, taken: number): string {
  const free = Math.max(0, seats - taken);
  return free === 0 ? "Full" : `${free} more wanted`;
}

/** How long ago a moment was, in the same words. */
export function formatAge(at: string, now: string): string {
  const age = formatTimeLeft(now, at);
  return age === "0 min" ? "just now" : `${age} ago`;
}

/** Subject of a request, in a few words each. */
export function listRequestFacts(
  row: Pick<
    RequestBoardRow,
    "kind" | "weapon" | "playstyle" | "platform" | "language" | "party" | "monsterName" | "questName"
  >,
): string[] {
  const { kind, weapon, playstyle, platform, language, party, monsterName, questName } = row;
  return [
    requestKindLabels[kind],
    monsterName ?? "",
    questName ?? "",
    weapon ? weaponTypeLabels[weapon] : "",
    playstyle ? playstyleLabels[playstyle] : "",
    platform ? platformLabels[platform] : "",
    party ? formatPartyWanted(party) : "",
    language ? formatLanguage(language) : "",
  ].filter((fact) => fact !== "");
}

/** Hunters wanted: `1 hunter wanted`. */
export function formatPartyWanted(party: number): string {
  return party === 1 ? "1 hunter wanted" : `${party} hunters wanted`;
}

/** English name of a language. */
export function formatLanguage(code: string): string {
  return findLanguage(code)?.englishName ?? code;
}

/**
 * A moment as a clock shows it in a time zone, 24 hours: `21:30`, with the day where it is another one than today:
 * `2026-11-23 01:15`.
 */
export function formatClock(at: string, now: string, timeZone: string): string {
  const day = (moment: string) => formatZonedMinute(moment, timeZone).slice(0, 10);
  const [date, time] = formatZonedMinute(at, timeZone).split(" ");
  return day(at) === day(now) ? (time ?? "") : `${date} ${time}`;
}
