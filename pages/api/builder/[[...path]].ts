import { createRoutes } from "@/lib/api/create-routes.server";
import { serveCards } from "@/lib/build-card/serve-card.server";
import { getBuilderFile } from "@/lib/builder/data/get-builder-file.server";
import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { answerShopping } from "@/lib/shopping/answer-shopping.server";
import { shoppingCalls } from "@/lib/shopping/api";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  shoppingCalls,
  {
    read: {
      runWithoutStore: async ({ query }) => answerShopping(query.b),
      cache: "public, max-age=3600, s-maxage=86400",
    },
  },
  {
    // A build as a picture for link previews and chats.
    "/api/builder/card": serveCards(drawInWorker),
    // Armor, weapons, and what damage is calculated with.
    "/api/builder/data/{file}": servePublicFiles(({ file }) => getBuilderFile(String(file)), {
      notFound:
        "File not found. Available files: armor.json, weapons.json, damage.json, availability.json and hunt.json.",
    }),
  },
);
