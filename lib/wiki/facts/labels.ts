import { armorPiecesPath, getMonsterPath, getSkillPath, getWeaponPath } from "@/lib/site/wiki-paths";
import type { ComparedKind } from "./record-facts";

/** Labels of compared kinds: the word in a heading, and the list to choose from. */
export const comparedLabels: Readonly<
  Record<ComparedKind, { readonly many: string; readonly list: string }>
> = {
  weapons: { many: "Weapons", list: getWeaponPath() },
  armor: { many: "Armor", list: armorPiecesPath },
  skills: { many: "Skills", list: getSkillPath() },
  monsters: { many: "Monsters", list: getMonsterPath() },
};
