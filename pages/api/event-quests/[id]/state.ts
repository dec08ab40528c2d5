import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeEventState } from "@/lib/event-quests/change-event.server";
import {
  changedEventResponseSchema,
  changeEventBodySchema,
  eventQuerySchema,
} from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** Publishes, hides, deletes or restores an entry. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: eventQuerySchema,
    body: changeEventBodySchema,
    response: changedEventResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      changeEventState(dependencies, actor, { ...query, ...body }),
  }),
});
