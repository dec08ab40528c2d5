import { createHandler } from "@/lib/api/create-handler.server";
import { recordsFeedEndpoint } from "@/lib/leaderboards/board/serve-records-feed.server";

export const config = { api: { bodyParser: false } };

/** The latest verified records as an Atom feed. */
export default createHandler({ GET: recordsFeedEndpoint });
