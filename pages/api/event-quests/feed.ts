import { createHandler } from "@/lib/api/create-handler.server";
import { eventsFeedEndpoint } from "@/lib/event-quests/serve-feeds.server";

export const config = { api: { bodyParser: false } };

/** Event quests as an Atom feed. */
export default createHandler({ GET: eventsFeedEndpoint });
