import { itemTypes } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import { type ItemListProps, type ItemRow, itemUses } from "./item-types";

/** Gives packed rows their words back. */
export function unpackItems({ monsters, items }: ItemListProps): readonly ItemRow[] {
  const monsterNames = monsters.map(([id, name]): Named => ({ id, name }));
  return items.map(
    ([id, name, type, rarity, sell, buy, carry, otherSources, uses, droppers]): ItemRow => ({
      id,
      name,
      type: itemTypes[type] ?? "material",
      rarity,
      sell,
      buy,
      carry,
      isCrafted: (otherSources & 1) !== 0,
      isQuestReward: (otherSources & 2) !== 0,
      hasOtherWays: (otherSources & 4) !== 0,
      uses: itemUses.filter((_, bit) => uses & (1 << bit)),
      monsters: droppers.flatMap((place) => monsterNames[place] ?? []),
    }),
  );
}
