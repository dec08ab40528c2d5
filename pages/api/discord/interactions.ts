import { createHandler } from "@/lib/api/create-handler.server";
import { interactionsEndpoint } from "@/lib/discord/serve-interactions.server";

export const config = { api: { bodyParser: false } };

/** Slash commands of Discord; off without DISCORD_PUBLIC_KEY. */
export default createHandler({ POST: interactionsEndpoint });
