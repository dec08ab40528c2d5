/** Types of damage: the columns of a hitzone table, in their order. */
export const damageTypes = [
  "sever",
  "blunt",
  "ammo",
  "fire",
  "water",
  "thunder",
  "ice",
  "dragon",
  "stun",
] as const;
export type DamageType = (typeof damageTypes)[number];

export const rawTypes = ["sever", "blunt", "ammo"] as const;
export type RawType = (typeof rawTypes)[number];

/** Words of the columns; `short` fits a phone. */
export const damageLabels: Readonly<Record<DamageType, { readonly label: string; readonly short: string }>> =
  {
    sever: { label: "Sever", short: "Sev" },
    blunt: { label: "Blunt", short: "Blu" },
    ammo: { label: "Ammo", short: "Amm" },
    fire: { label: "Fire", short: "Fir" },
    water: { label: "Water", short: "Wat" },
    thunder: { label: "Thunder", short: "Thu" },
    ice: { label: "Ice", short: "Ice" },
    dragon: { label: "Dragon", short: "Dra" },
    stun: { label: "Stun", short: "Stn" },
  };

/** From this value on a part counts as a weak spot of raw damage: the threshold of Weakness Exploit. */
export const weakSpot = 45;

export function isRaw(type: DamageType): type is RawType {
  return rawTypes.some((raw) => raw === type);
}

/**
 * The value that is shown at full strength. Raw damage and stun run up to 100 and more, while an element of 30
 * is already much.
 */
export function getMaxHitzone(type: DamageType): number {
  if (type === "stun") return 100;
  return isRaw(type) ? 90 : 35;
}
