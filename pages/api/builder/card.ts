import { serveCards } from "@/lib/build-card/serve-card.server";
import { drawInWorker } from "@/lib/cards/draw-in-worker.server";

export const config = { api: { bodyParser: false } };

/** A build as a picture for link previews and chats. */
export default serveCards(drawInWorker);
