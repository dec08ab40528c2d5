import { createHandler } from "@/lib/api/create-handler.server";
import { eventsCalendarEndpoint } from "@/lib/event-quests/serve-feeds.server";

export const config = { api: { bodyParser: false } };

/** Event quests as a calendar that other programs subscribe to. */
export default createHandler({ GET: eventsCalendarEndpoint });
