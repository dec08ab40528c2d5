import { getCatalog } from "@/lib/catalog/catalog.server";
import { allDropPools } from "./drop-pools.server";
import type { FinderProps } from "./finder";
import { defaultHabits } from "./habits";
import { packDrops } from "./pack-drops.server";
import { sourcesFor } from "./ways";

/** How many of the hardest items are shown on the empty page. */
const hardestShown = 12;

/** Everything that the drop finder needs to answer without asking the server again. */
export function finderProps(): FinderProps {
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
    hardest: hardestItems([...dropped]),
  };
}

function hardestItems(ids: readonly string[]): (readonly [string, number])[] {
  return ids
    .map((id) => {
      const [best] = sourcesFor(id, 1, allDropPools(), defaultHabits);
      return [id, best?.expected ?? Number.POSITIVE_INFINITY] as const;
    })
    .filter(([, hunts]) => Number.isFinite(hunts))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, hardestShown)
    .map(([id, hunts]) => [id, Math.round(hunts * 10) / 10] as const);
}
