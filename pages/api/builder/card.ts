import { ImageResponse } from "next/og";
import { cardHeight, cardWidth } from "@/lib/build-card/draw-card";
import { cardFonts } from "@/lib/build-card/read-card-assets.server";
import { serveCards } from "@/lib/build-card/serve-card.server";

export const config = { api: { bodyParser: false } };

/** A build as a picture for link previews and chats. The renderer comes with Next and is in no page. */
export default serveCards(async (drawing) => {
  const image = new ImageResponse(drawing, { width: cardWidth, height: cardHeight, fonts: cardFonts() });
  return new Uint8Array(await image.arrayBuffer());
});
