import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { siteConfig } from "@/lib/site/config";
import { formatAtom } from "@/lib/text/format-atom";
import { formatCalendar } from "./format-calendar";
import { formatEvent } from "./labels";
import { eventsFeedPath, getEventsPath } from "./paths";
import { listEvents } from "./read-events.server";
import type { ShownEvent } from "./schema";

/** The event quests that end next and the latest that have ended, 25 of each, as a calendar, from any origin. */
export const eventsCalendarEndpoint: Endpoint = {
  isPublic: true,
  shapes: {},
  answer: async (request, response) => {
    const text = formatCalendar(await listForFeeds(), siteConfig.url);
    sendOpenText(request, response, { type: "text/calendar", text, cache: contentCacheControl });
  },
};

/** The same as an Atom feed, last changed first. */
export const eventsFeedEndpoint: Endpoint = {
  isPublic: true,
  shapes: {},
  answer: async (request, response) => {
    const text = formatEventsAtom(await listForFeeds(), siteConfig.url);
    sendOpenText(request, response, { type: atomType, text, cache: contentCacheControl });
  },
};

/** @param origin of the site, e.g. `https://quarry.example` */
export function formatEventsAtom(events: readonly ShownEvent[], origin: string): string {
  return formatAtom({
    title: `${siteConfig.name} event quests`,
    address: `${origin}${getEventsPath()}`,
    self: `${origin}${eventsFeedPath}`,
    entries: events
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .map((event) => ({
        // An entry is known by its address, so each has one of its own.
        address: `${origin}${getEventsPath()}-${event.id}`,
        title: event.name,
        summary: formatEvent(event),
        updated: event.updatedAt,
        author: siteConfig.name,
      })),
  });
}

async function listForFeeds(): Promise<readonly ShownEvent[]> {
  const dependencies = await createSystemDependencies();
  const lists = await Promise.all(
    (["now", "over"] as const).map(async (when) => (await listEvents(dependencies, { when })).events),
  );
  return lists.flat();
}
