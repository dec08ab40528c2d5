import type { FileArmor, FileCharm } from "@/lib/builder/data/armor-file";
import type { FileWeapon } from "@/lib/builder/data/weapons-file";
import type { BuilderBook } from "../data/book";
import type { TalismanFigures } from "../loadout/model";
import type { KeptTalisman } from "../share/build-file";

/** A weapon with its name and rarity; `undefined` = not known. */
export function weaponRecord({ weapons }: BuilderBook, id: string): FileWeapon | undefined {
  return weapons.weapons.find((weapon) => weapon.id === id);
}

/** A piece with its name and set; `undefined` = not known. */
export function armorRecord({ armor }: BuilderBook, id: string): FileArmor | undefined {
  return armor.armor.find((piece) => piece.id === id);
}

/** A crafted charm with its name and rarity; `undefined` = not known. */
export function charmRecord({ armor }: BuilderBook, id: string): FileCharm | undefined {
  return armor.charms.find((charm) => charm.id === id);
}

/** The saved talisman that is just like one that is equipped; `undefined` = it is not saved. */
export function keptLike(
  { talisman, skills, slots }: TalismanFigures,
  kept: readonly KeptTalisman[],
): KeptTalisman | undefined {
  const text = JSON.stringify([talisman, skills, slots]);
  return kept.find((each) => JSON.stringify([each.talisman, each.skills, each.slots]) === text);
}
