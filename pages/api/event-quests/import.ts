import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { importEvents } from "@/lib/event-quests/import-events.server";
import { importEventsBodySchema, importedEventsResponseSchema } from "@/lib/event-quests/schema";

export const config = { api: { bodyParser: false } };

/** What a pasted text would add. Writes no entry. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    body: importEventsBodySchema,
    // Any letter of the text may take six bytes as JSON.
    maxBody: 640_000,
    response: importedEventsResponseSchema,
    run: ({ actor, body, dependencies }) => importEvents(dependencies, actor, body),
  }),
});
