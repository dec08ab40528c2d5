import type { WeaponType } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSoleDropper } from "@/lib/catalog/relations/get-monster-drops.server";
import type { MonsterGearData } from "./monster-page";

/**
 * Gear that takes a material which no other monster gives. Materials that several monsters share (bones,
 * bloodstones, sacs) do not count, or every set would be listed for every monster.
 *
 * @returns sets, the one with most such pieces first, and weapons by type; empty lists where there is none
 */
export function getMonsterGearData(monster: string): MonsterGearData {
  const { armor, armorSets, weapons } = getCatalog();
  const needs = (materials: readonly { readonly item: string }[]) =>
    materials.some(({ item }) => getSoleDropper(item) === monster);

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
