import { createHandler } from "@/lib/api/create-handler.server";
import { buildsFeedEndpoint } from "@/lib/builds/serve-builds-feed.server";

export const config = { api: { bodyParser: false } };

/** The newest published builds as an Atom feed. */
export default createHandler({ GET: buildsFeedEndpoint });
