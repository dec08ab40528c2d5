import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readSharedCode } from "@/lib/builder/share/read-shared-code.server";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { applyBuffs, readBuffs } from "@/lib/builder/target/buffs-link";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { resolveMoves } from "@/lib/builder/target/packed-target";
import { applyTarget, readTarget } from "@/lib/builder/target/target-link";
import { cardAssets } from "@/lib/cards/read-card-assets.server";
import { createCardRoute, type RenderCard, type RequestedCard } from "@/lib/cards/serve-cards.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { createBuildCard } from "./create-build-card";
import { type CardTarget, createCardTarget } from "./create-card-target";
import { drawCard } from "./draw-card";
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

const getDamageData = runOnce(gatherDamageData);

/** The fields of a link that say what is hit, as a stranger sent them. */
interface TargetFields {
  readonly target?: string | undefined;
  readonly buffs?: string | undefined;
}

/**
 * Damage of a build to the target of a link. Never throws, whatever the text.
 *
 * @returns `null` where the link says nothing of a target, or nothing that can be calculated
 */
export function readCardTarget(derived: DerivedLoadout, { target, buffs }: TargetFields): CardTarget | null {
  const read = readTarget(target ?? null);
  const bonuses = readBuffs(buffs ?? null);
  if (!read && !bonuses?.custom) return null;
  const data = getDamageData();
  const aimed = read ? applyTarget(emptyDamageSetup, read.target) : emptyDamageSetup;
  const found = { ...aimed, rotation: resolveMoves(aimed.rotation, data.moves) };
  const setup = bonuses ? applyBuffs(found, bonuses) : found;
  try {
    return createCardTarget(setup, derived, data, getCatalog().skills.all);
  } catch (error) {
    // Figures out of the range of the calculation: the picture shows the build without them.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
