import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { addEvent } from "@/lib/event-quests/change-event.server";
import { listEvents } from "@/lib/event-quests/read-events.server";
import {
  addEventBodySchema,
  changedEventResponseSchema,
  eventsQuerySchema,
  eventsResponseSchema,
} from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** GET gives published event quests; POST adds one, which waits for its review. */
export default createHandler({
  GET: createPublicEndpoint({
    query: eventsQuerySchema,
    response: eventsResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listEvents(await createSystemDependencies(), query),
  }),
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    body: addEventBodySchema,
    response: changedEventResponseSchema,
    run: ({ actor, body, dependencies }) => addEvent(dependencies, actor, body),
  }),
});
