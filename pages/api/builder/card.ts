import { ImageResponse } from "next/og";
import { serveCards } from "@/lib/build-card/serve-card.server";
import { createRenderer } from "@/lib/cards/create-renderer.server";

export const config = { api: { bodyParser: false } };

/** A build as a picture for link previews and chats. The renderer comes with Next and is in no page. */
export default serveCards(createRenderer(ImageResponse));
