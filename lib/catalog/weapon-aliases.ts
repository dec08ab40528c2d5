import type { WeaponType } from "./codes";

/** Other names of the types of weapons among players, in lower case. */
export const weaponTypeAliases: Readonly<Record<WeaponType, readonly string[]>> = {
  "great-sword": ["gs", "greatsword"],
  "long-sword": ["ls", "longsword"],
  "sword-and-shield": ["sns", "sword and shield"],
  "dual-blades": ["db", "duals"],
  hammer: [],
  "hunting-horn": ["hh"],
  lance: [],
  gunlance: ["gl"],
  "switch-axe": ["sa", "swaxe"],
  "charge-blade": ["cb"],
  "insect-glaive": ["ig"],
  "light-bowgun": ["lbg"],
  "heavy-bowgun": ["hbg"],
  bow: [],
};
