import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import type { DerivedSource } from "../loadout/derived";
import type { GetName } from "../loadout/format-problem";
import type { LoadoutPlace } from "../loadout/model";

/** "Head", "Weapon", "Charm". */
export function getPlaceName(place: LoadoutPlace): string {
  if (place === "weapon") return "Weapon";
  return place === "charm" ? "Charm" : armorPieceLabels[place satisfies ArmorPiece];
}

/** Name of the source of a level; a roll is a source of its own. */
export function getSkillSourceName({ kind, id }: DerivedSource, getName: GetName): string {
  return kind === "roll" ? `Rolled on ${getName("weapon", id)}` : getName(kind, id);
}
