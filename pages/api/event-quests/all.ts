import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listEventDesk } from "@/lib/event-quests/read-events.server";
import { eventDeskQuerySchema, eventDeskResponseSchema } from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** Every entry with its state and history, for creators. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: eventDeskQuerySchema,
    response: eventDeskResponseSchema,
    run: ({ actor, query, dependencies }) => listEventDesk(dependencies, actor, query),
  }),
});
