import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readSharedCode } from "@/lib/builder/share/read-shared-code.server";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { cardAssets } from "@/lib/cards/read-card-assets.server";
import { createCardRoute, type RenderCard, type RequestedCard } from "@/lib/cards/serve-cards.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { createBuildCard } from "./create-build-card";
import { drawCard } from "./draw-card";
import { readCardTarget } from "./read-card-target.server";
import { cardQuerySchema } from "./schema";

/** Rises with every change to the drawing, so that cached pictures are requested again. */
const drawingVersion = 5;

/**
 * Makes the route of the picture of a build: `?b=` is a build code, `?target=` and `?buffs=` say what it
 * hits as in links, `?v=` is the version of the builder's data. Cached
 * for good where `v` is the current version, else for an hour. A damaged code shows what could be read; one of which
 * nothing can be read is answered 400 as text.
 */
export function serveCards(render: RenderCard): ReturnType<typeof createCardRoute> {
  return createCardRoute(render, readBuildCard);
}

/** @throws ApiError 400 where nothing of the code can be read */
function readBuildCard({ query }: ApiRequest): RequestedCard {
  const parsed = cardQuerySchema.safeParse(query);
  if (!parsed.success) {
    throw new ApiError(400, "The query is invalid: b must be a build code, as in a builder link.", {
      code: "bad-request",
    });
  }
  const { b: code, v: version, target, buffs } = parsed.data;
  const { loadout } = readSharedCode(code);
  return {
    key: [drawingVersion, builderDataVersion(), code, target ?? "", buffs ?? ""].join("/"),
    cacheControl: getCacheControl(version),
    fileName: "build.png",
    draw: () => {
      const derived = deriveLoadout(loadout, getLoadoutCatalog());
      const summary = summarizeLoadout(derived, getCatalog().skills.all);
      const hit = readCardTarget(derived, { target, buffs });
      return drawCard(createBuildCard(loadout, derived, summary, getCatalogName, hit), cardAssets());
    },
  };
}

function getCacheControl(version: string | undefined): string {
  return version === builderDataVersion()
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800";
}
