import type { PackedDrops } from "./drop-index";
import type { PackedWays } from "./item-ways";

/** Props of the drop finder's page. */
export interface FinderProps {
  readonly drops: PackedDrops;
  /** Sources besides monsters, recipes included. */
  readonly ways: PackedWays;
  /** Items that no monster drops: `[id, name, rarity]`. */
  readonly others: PackedDrops["items"];
  /** Items that take most outings, `[id, expected outings for one]`. */
  readonly hardest: readonly (readonly [id: string, outings: number])[];
}

/** An item that can be chosen. */
export interface FinderItem {
  readonly id: string;
  readonly name: string;
  readonly rarity: number;
}

/** Every item, by name. */
export function listFinderItems({
  drops,
  others,
}: Pick<FinderProps, "drops" | "others">): readonly FinderItem[] {
  return [...drops.items, ...others]
    .map(([id, name, rarity]) => ({ id, name, rarity }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
