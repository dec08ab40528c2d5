import type { FileArmor, FileCharm } from "@/lib/builder/data/armor-file";
import type { FileWeapon } from "@/lib/builder/data/weapons-file";
import type { BuilderData } from "../data/builder-data";
import type { TalismanFigures } from "../loadout/model";
import type { SavedTalisman } from "../share/build-file";

/** A weapon with its name and rarity; `undefined` = not known. */
export function getWeaponRecord({ weapons }: BuilderData, id: string): FileWeapon | undefined {
  return weapons.weapons.find((weapon) => weapon.id === id);
}

/** A piece with its name and set; `undefined` = not known. */
export function getArmorRecord({ armor }: BuilderData, id: string): FileArmor | undefined {
  return armor.armor.find((piece) => piece.id === id);
}

/** A crafted charm with its name and rarity; `undefined` = not known. */
export function getCharmRecord({ armor }: BuilderData, id: string): FileCharm | undefined {
  return armor.charms.find((charm) => charm.id === id);
}

/** The saved talisman that is just like one that is equipped; `undefined` = it is not saved. */
export function cacheByData(
  { talisman, skills, slots }: TalismanFigures,
  saved: readonly SavedTalisman[],
): SavedTalisman | undefined {
  const text = JSON.stringify([talisman, skills, slots]);
  return saved.find((each) => JSON.stringify([each.talisman, each.skills, each.slots]) === text);
}
