import { getCatalog } from "@/lib/catalog/catalog.server";
import type { WeaponType } from "@/lib/catalog/codes";
import type { MonsterGear } from "./monster";

/** Which items only one monster gives, by monster. */
let exclusive: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Gear that takes a material which no other monster gives. Materials that several monsters share (bones,
 * bloodstones, sacs) do not count, or every set would stand under every monster.
 *
 * @returns sets, the one with most such pieces first, and weapons by type; empty lists where there is none
 */
export function gearOf(monster: string): MonsterGear {
  const { armor, armorSets, weapons } = getCatalog();
  const own = exclusiveItems().get(monster) ?? new Set<string>();
  const needs = (materials: readonly { readonly item: string }[]) =>
    materials.some(({ item }) => own.has(item));

  const sets = armorSets.all
    .map(({ id, name, rarity, pieces }) => {
      const made = pieces.filter((piece) => needs(armor.require(piece.armor).materials)).length;
      return { id, name, rarity, pieces: made, of: pieces.length };
    })
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.pieces - a.pieces || a.rarity - b.rarity);
  const made = weapons.all.filter(({ craft }) => craft && needs(craft.materials));
  const byType = new Map<WeaponType, [id: string, name: string][]>();
  for (const { id, name, type } of made) {
    byType.set(type, [...(byType.get(type) ?? []), [id, name]]);
  }
  return { sets, weapons: [...byType].map(([type, list]) => ({ type, list })) };
}

function exclusiveItems(): ReadonlyMap<string, ReadonlySet<string>> {
  if (exclusive) return exclusive;
  const givers = new Map<string, Set<string>>();
  for (const { id, drops } of getCatalog().monsterDrops.all) {
    for (const { item } of drops) givers.set(item, (givers.get(item) ?? new Set()).add(id));
  }
  const found = new Map<string, Set<string>>();
  for (const [item, monsters] of givers) {
    const [only] = monsters;
    if (monsters.size === 1 && only) found.set(only, (found.get(only) ?? new Set()).add(item));
  }
  exclusive = found;
  return found;
}
