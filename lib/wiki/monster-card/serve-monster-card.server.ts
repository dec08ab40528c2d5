import { z } from "zod";
import { cardAssets } from "@/lib/cards/read-card-assets.server";
import { createCardRoute, type RenderCard } from "@/lib/cards/serve-cards.server";
import { ApiError } from "@/lib/http/api-error";
import { getMonsterPage, listMonsterIds } from "@/lib/wiki/monsters/get-monster-page.server";
import { createMonsterCard } from "./create-monster-card";
import { drawMonsterCard } from "./draw-monster-card";

/** Rises with every change to the drawing, so that cached pictures are requested again. */
const drawingVersion = 1;

/** A picture of each monster and no more: a crawler may have all of them. */
const limit = { burst: listMonsterIds().length, perMinute: 60 };

const querySchema = z.object({ id: z.string().max(60) });

/** Makes the route of the picture of a monster. An unknown id is answered 404; a picture is cached for a day. */
export function serveMonsterCards(render: RenderCard): ReturnType<typeof createCardRoute> {
  return createCardRoute(
    render,
    ({ query }) => {
      const parsed = querySchema.safeParse(query);
      if (!parsed.success || !listMonsterIds().includes(parsed.data.id)) {
        throw new ApiError(404, "No monster has this id.", { code: "not-found" });
      }
      const card = createMonsterCard(getMonsterPage(parsed.data.id));
      return {
        key: `${drawingVersion}/${JSON.stringify(card)}`,
        cacheControl: "public, max-age=86400",
        fileName: `${card.id}.png`,
        draw: () => drawMonsterCard(card, cardAssets()),
      };
    },
    limit,
  );
}
