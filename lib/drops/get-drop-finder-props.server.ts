import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { defaultHabits } from "./habits";
import { listDropPools } from "./list-drop-pools.server";
import type { FinderProps } from "./list-finder-items";
import { listItemWays } from "./list-item-ways.server";
import { packDrops } from "./pack-drops.server";
import { packWays } from "./pack-ways.server";
import { rankSources } from "./rank-sources";

/** How many of the hardest items are shown on the empty page. */
const maxHardestItems = 12;

/** Everything that the drop finder needs to answer without asking the server again. */
export function getDropFinderProps(): FinderProps {
  const drops = packDrops();
  const dropped = new Set(drops.items.map(([id]) => id));
  const items = getCatalog().items.all;
  return {
    drops,
    ways: packWays(),
    others: items
      .filter(({ id }) => !dropped.has(id))
      .map(({ id, name, rarity }) => [id, name, rarity] as const),
    hardest: listHardestItems(items.map(({ id }) => id)),
  };
}

/** Only items that can be farmed at any time: nobody farms an event that is over. */
function listHardestItems(ids: readonly string[]): (readonly [string, number])[] {
  const facts = { pools: listDropPools(), ways: listItemWays() };
  return ids
    .flatMap((id): (readonly [string, number])[] => {
      const [best] = rankSources(id, 1, facts, defaultHabits);
      return best?.standing === "open" && best.outings !== null ? [[id, best.outings]] : [];
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxHardestItems)
    .map(([id, outings]) => [id, Math.round(outings * 10) / 10] as const);
}
