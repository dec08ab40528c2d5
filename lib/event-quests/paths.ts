import { getQuestPath } from "@/lib/site/wiki-paths";

/** Anchor of the event quests on the page of all quests. */
export const eventsAnchor = "event-quests";
export const eventsFeedPath = "/api/event-quests/feed";
export const eventsCalendarPath = "/api/event-quests/calendar";

/** Where event quests are shown. */
export function getEventsPath(): string {
  return `${getQuestPath()}#${eventsAnchor}`;
}
