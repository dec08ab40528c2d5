import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { editEvent } from "@/lib/event-quests/change-event.server";
import { changedEventResponseSchema, editEventBodySchema, eventQuerySchema } from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** Changes an entry, which waits for its review again. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: eventQuerySchema,
    body: editEventBodySchema,
    response: changedEventResponseSchema,
    run: ({ actor, query, body, dependencies }) => editEvent(dependencies, actor, { ...query, ...body }),
  }),
});
