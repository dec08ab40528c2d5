import { createHandler } from "@/lib/api/create-handler.server";
import { boardFeedEndpoint } from "@/lib/leaderboards/board/serve-board-feed.server";

export const config = { api: { bodyParser: false } };

/** A board as JSON, CSV or an Atom feed of its records. */
export default createHandler({
  GET: boardFeedEndpoint,
});
