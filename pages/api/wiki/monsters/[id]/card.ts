import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { serveMonsterCards } from "@/lib/wiki/monster-card/serve-monster-card.server";

export const config = { api: { bodyParser: false } };

/** A monster as a picture for link previews and chats. */
export default serveMonsterCards(drawInWorker);
