import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { reviewEvent } from "@/lib/event-quests/change-event.server";
import {
  changedEventResponseSchema,
  eventQuerySchema,
  reviewEventBodySchema,
} from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** Approves or declines what somebody else wrote. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: eventQuerySchema,
    body: reviewEventBodySchema,
    response: changedEventResponseSchema,
    run: ({ actor, query, body, dependencies }) => reviewEvent(dependencies, actor, { ...query, ...body }),
  }),
});
