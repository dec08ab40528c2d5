import { createHandler } from "@/lib/api/create-handler.server";
import { guidesFeedEndpoint } from "@/lib/guides/serve-guides-feed.server";

export const config = { api: { bodyParser: false } };

/** The latest guides as an Atom feed. */
export default createHandler({ GET: guidesFeedEndpoint });
