import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { eventCalls } from "@/lib/event-quests/api";
import { addEvent, changeEventState, editEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { importEvents } from "@/lib/event-quests/import-events.server";
import { listAllEvents, listEvents } from "@/lib/event-quests/read-events.server";
import { eventsCalendarEndpoint, eventsFeedEndpoint } from "@/lib/event-quests/serve-feeds.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  eventCalls,
  {
    list: { run: ({ query, dependencies }) => listEvents(dependencies, query), cache: contentCacheControl },
    listAll: ({ actor, query, dependencies }) => listAllEvents(dependencies, actor, query),
    add: ({ actor, body, dependencies }) => addEvent(dependencies, actor, body),
    import: {
      run: ({ actor, body, dependencies }) => importEvents(dependencies, actor, body),
      // Any letter of the text may take six bytes as JSON.
      maxBody: 640_000,
    },
    edit: ({ actor, query, body, dependencies }) => editEvent(dependencies, actor, { ...query, ...body }),
    review: ({ actor, query, body, dependencies }) => reviewEvent(dependencies, actor, { ...query, ...body }),
    changeState: ({ actor, query, body, dependencies }) =>
      changeEventState(dependencies, actor, { ...query, ...body }),
  },
  {
    "/api/event-quests/calendar": createHandler({ GET: eventsCalendarEndpoint }),
    "/api/event-quests/feed": createHandler({ GET: eventsFeedEndpoint }),
  },
);
