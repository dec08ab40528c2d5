import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listModerationQueue } from "@/lib/moderation/list-queue.server";
import { moderationQueueQuerySchema, moderationQueueResponseSchema } from "@/lib/moderation/schema";

export const config = { api: { bodyParser: false } };

/** What waits for a moderator, by age and harm. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: moderationQueueQuerySchema,
    response: moderationQueueResponseSchema,
    run: ({ actor, query, dependencies }) => listModerationQueue(dependencies, actor, query),
  }),
});
