import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findSourcesForAmount } from "./find-sources";
import { defaultHabits } from "./habits";
import { listDropPools } from "./list-drop-pools.server";
import type { FinderProps } from "./list-finder-items";
import { packDrops } from "./pack-drops.server";

/** How many of the hardest items are shown on the empty page. */
const maxHardestItems = 12;

/** Everything that the drop finder needs to answer without asking the server again. */
export function getDropFinderProps(): FinderProps {
  const drops = packDrops();
  const dropped = new Set(drops.items.map(([id]) => id));
  const items = getCatalog().items.all;
  return {
    drops,
    others: items
      .filter(({ id }) => !dropped.has(id))
      .map(({ id, name, rarity }) => [id, name, rarity] as const),
    recipes: items.flatMap(({ id, recipes }) =>
      recipes.map(({ inputs, amount }) => [id, amount, ...inputs] as const),
    ),
    hardest: listHardestItems([...dropped]),
  };
}

function listHardestItems(ids: readonly string[]): (readonly [string, number])[] {
  return ids
    .map((id) => {
      const [best] = findSourcesForAmount(id, 1, listDropPools(), defaultHabits);
      return [id, best?.expected ?? Number.POSITIVE_INFINITY] as const;
    })
    .filter(([, hunts]) => Number.isFinite(hunts))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxHardestItems)
    .map(([id, hunts]) => [id, Math.round(hunts * 10) / 10] as const);
}
