import type { WeaponType } from "./codes";

/** Names of the weapon types by themselves, for what is on pages that show no other label. */
export const weaponTypeNames: Readonly<Record<WeaponType, string>> = {
  "great-sword": "Great Sword",
  "long-sword": "Long Sword",
  "sword-and-shield": "Sword & Shield",
  "dual-blades": "Dual Blades",
  hammer: "Hammer",
  "hunting-horn": "Hunting Horn",
  lance: "Lance",
  gunlance: "Gunlance",
  "switch-axe": "Switch Axe",
  "charge-blade": "Charge Blade",
  "insect-glaive": "Insect Glaive",
  "light-bowgun": "Light Bowgun",
  "heavy-bowgun": "Heavy Bowgun",
  bow: "Bow",
};
