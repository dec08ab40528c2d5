import type { PackedDrops } from "./drop-index";

/** What the page of the drop finder is made with. */
export interface FinderProps {
  readonly drops: PackedDrops;
  /** Items that no monster drops: `[id, name, rarity]`. They can be chosen too; the result says that there is no source. */
  readonly others: PackedDrops["items"];
  /** `[what comes out, how many, what goes in …]`, ids. */
  readonly recipes: readonly (readonly [output: string, amount: number, ...inputs: string[]])[];
  /** Items that take most hunts, `[id, expected hunts for one]`. */
  readonly hardest: readonly (readonly [id: string, hunts: number])[];
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
