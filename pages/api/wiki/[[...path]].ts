import { createRoutes } from "@/lib/api/create-routes.server";
import { drawInWorker } from "@/lib/cards/draw-in-worker.server";
import { packDrops } from "@/lib/drops/pack-drops.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import type { PackedSources } from "@/lib/drops/parse-drops";
import { jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";
import { getRecordFacts } from "@/lib/wiki/facts/get-record-facts.server";
import { factKinds } from "@/lib/wiki/facts/record-facts";
import { serveMonsterCards } from "@/lib/wiki/monster-card/serve-monster-card.server";
import { findOpenFile } from "@/lib/wiki/open-data/get-open-data.server";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";
import { getNamesFile, getSearchFile } from "@/lib/wiki-search/get-search-files.server";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { packCraftCosts } from "@/lib/wishlist/pack-craft-costs.server";

export const config = { api: { bodyParser: false } };

/** Files that anybody may fetch: the same for all, and cached until the site is built anew. */
export default createRoutes(
  {},
  {},
  {
    // The wiki's records, one file per entity: see /wiki/data.
    "/api/wiki/{file}": servePublicFiles(({ file }) => findOpenFile(String(file)), {
      notFound: `File not found. Available files: ${["index", ...openEntities.map(({ id }) => id)].join(", ")}.`,
    }),
    // Every source of every item in one small file, for the pages that calculate with them.
    "/api/wiki/drops": servePublicFiles(() => ({
      key: "drops",
      file: () => {
        const sources: PackedSources = { drops: packDrops(), ways: packWays() };
        return { type: jsonType, text: JSON.stringify(sources) };
      },
    })),
    // What all gear costs, for the builder's search of what can be crafted now.
    "/api/wiki/craft-costs": servePublicFiles(() => ({
      key: "craft-costs",
      file: () => ({ type: jsonType, text: JSON.stringify(packCraftCosts()) }),
    })),
    // What counts of one weapon, armor piece, skill, monster or item: its card and comparisons request it.
    "/api/wiki/facts/{kind}/{id}": servePublicFiles(
      (query) => {
        const kind = factKinds.find((each) => each === query.kind);
        const facts = kind && getRecordFacts({ kind, id: String(query.id) });
        return (
          facts && {
            key: `${facts.kind}/${facts.id}`,
            file: () => ({ type: jsonType, text: JSON.stringify(facts) }),
          }
        );
      },
      { notFound: "There is no such weapon, armor piece, skill, monster or item." },
    ),
    "/api/wiki/monsters/{id}/card": serveMonsterCards(drawInWorker),
    // Every name in one language but English: `{ entity: { id: name } }`.
    "/api/wiki/names/{file}": servePublicFiles(({ file }) => getNamesFile(String(file)), {
      notFound: "File not found. There is one file per language except English, such as ja.json.",
    }),
    // What the search loads on first use: `en.json` is the index, `answers.json` has short answers, the others names.
    "/api/wiki/search-index/{file}": servePublicFiles(({ file }) => getSearchFile(String(file)), {
      notFound: "File not found. There is one index per language, such as en.json.",
    }),
    // What one item costs, by each way to make it: the wishlist requests this for each of its items.
    "/api/wiki/wishlist/{kind}/{id}": servePublicFiles(
      ({ kind, id }) => {
        const thing = getWishlistGear(String(kind), String(id));
        return (
          thing && {
            key: `${thing.kind}/${thing.id}`,
            file: () => ({ type: jsonType, text: JSON.stringify(thing) }),
          }
        );
      },
      { notFound: "There is no such weapon, armor piece, charm or decoration." },
    ),
  },
);
