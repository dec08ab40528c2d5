import { formatRewards, formatTargets } from "./parse-lines";
import type { ShownEvent } from "./schema";

/** When it can be played, by default in UTC: `Apr 29 – May 13, 2025`. */
export function formatAvailability(
  { availability, from, until }: Pick<ShownEvent, "availability" | "from" | "until">,
  timeZone = "UTC",
): string {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
  if (availability === "unknown") return "Dates not known";
  if (from === null) return "Permanent";
  if (until === null) return `Permanent since ${day.format(new Date(from))}`;
  return day.formatRange(new Date(from), new Date(until));
}

/** Targets, locale, dates and rewards in one line, for feeds. */
export function formatEvent(event: ShownEvent): string {
  const rewards =
    event.rewards.length > 0 ? ` Rewards: ${formatRewards(event.rewards).replaceAll("\n", "; ")}.` : "";
  return `${event.stars}★, ${formatTargets(event.targets).replaceAll("\n", ", ")}, ${event.locale.name}. ${formatAvailability(event)}.${rewards}`;
}

/** Where an entry is from: `Official announcement`, `Reported by example.org`, `Reported by players`. */
export function formatSource({ source, sourceKind }: Pick<ShownEvent, "source" | "sourceKind">): string {
  if (sourceKind === "official") return "Official announcement";
  return `Reported by ${source === null ? "players" : new URL(source).hostname.replace(/^www\./, "")}`;
}
