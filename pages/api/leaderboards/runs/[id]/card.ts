import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { serveRunCards } from "@/lib/leaderboards/run/serve-run-card.server";

export const config = { api: { bodyParser: false } };

/** A verified run as a picture for link previews and chats. */
export default serveRunCards(drawInWorker);
