import type { Named } from "@/lib/catalog/named";

/** A modification of bowguns. */
export interface ModRow extends Named {
  /** The figures that it raises, in words. */
  readonly raises: string;
  readonly by: string;
  readonly light: number;
  readonly heavy: number;
}

/** Special ammo with its figures, written out. */
export interface SpecialAmmoCard extends Named {
  readonly weapon: "light-bowgun" | "heavy-bowgun";
  readonly bowguns: number;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** A mode that heavy bowguns are made for. */
export interface ModeRow extends Named {
  readonly attackMult: number;
  readonly bowguns: number;
}

export interface BowgunsPageData {
  readonly mods: readonly ModRow[];
  readonly modes: readonly ModeRow[];
  readonly ammo: readonly SpecialAmmoCard[];
}
