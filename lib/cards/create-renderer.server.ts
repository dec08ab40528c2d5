import { cardHeight, cardWidth } from "./card-frame";
import type { CardNode } from "./card-node";
import { type CardFont, cardFonts } from "./read-card-assets.server";
import type { RenderCard } from "./serve-cards.server";

interface ImageOptions {
  readonly width: number;
  readonly height: number;
  readonly fonts: CardFont[];
}

/** `ImageResponse` of `next/og`, as far as it is used. Handed in by the routes, so that no page carries it. */
type ImageClass = new (drawing: CardNode, options: ImageOptions) => Response;

/** Makes what turns a drawing into a PNG of 1200 × 630 px. */
export function createRenderer(Image: ImageClass): RenderCard {
  return async (drawing) => {
    const image = new Image(drawing, { width: cardWidth, height: cardHeight, fonts: cardFonts() });
    return new Uint8Array(await image.arrayBuffer());
  };
}
