import { createSystemDependencies, type Dependencies } from "@/lib/api/create-dependencies.server";
import { createAddressLimiter, requireAllowed } from "@/lib/api/limit-calls.server";
import { cardAssets } from "@/lib/cards/read-card-assets.server";
import { createCardRoute, type RenderCard } from "@/lib/cards/serve-cards.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { runWithDeadline } from "@/lib/http/deadline";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { runQuerySchema } from "@/lib/leaderboards/schema";
import { createRunCard } from "./create-run-card";
import { drawRunCard } from "./draw-run-card";
import { readVerifiedRun } from "./read-run.server";

/** Rises with every change to the drawing, so that pictures held by browsers are requested again. */
const drawingVersion = 2;

/** Longest time that a picture waits for the store, in milliseconds. */
const deadline = 10_000;

/**
 * Makes the route of the picture of a run, for `readVerifiedRun`'s runs alone: every other is answered 404, two
 * seconds at most after a decision. The place is part of the picture, so a changed board gives another one.
 *
 * @param open gives the store
 */
export function serveRunCards(
  render: RenderCard,
  open: () => Promise<Pick<Dependencies, "db">> = createSystemDependencies,
): ReturnType<typeof createCardRoute> {
  const takeAddress = createAddressLimiter();
  return createCardRoute(render, async (request) => {
    requireAllowed(takeAddress(request));
    const query = runQuerySchema.safeParse(request.query);
    if (!query.success) throw refuseRun("not-found");
    const work = open().then((dependencies) => readVerifiedRun(dependencies, query.data.id));
    const reply = await runWithDeadline(work, deadline);
    const quest = getCatalog().quests.get(reply.run.quest);
    const card = createRunCard(reply, quest?.name ?? reply.run.quest, quest?.targets[0]?.monster ?? null);
    return {
      key: `${drawingVersion}/${JSON.stringify(card)}`,
      cacheControl: contentCacheControl,
      fileName: "run.png",
      draw: () => drawRunCard(card, cardAssets()),
    };
  });
}
