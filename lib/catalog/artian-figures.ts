import type { WeaponType } from "./codes";

/** Figures that a bonus of Artian weapons can raise. */
export const artianFigures = ["attack", "affinity", "element", "sharpness", "ammo"] as const;
export type ArtianFigure = (typeof artianFigures)[number];

/** Figures of a bonus in one tier: one for every type of weapon, or one per type that has it. */
export type ArtianBonusFigures = {
  readonly [Figure in ArtianFigure]?:
    | number
    | Readonly<Partial<Record<WeaponType, number | undefined>>>
    | undefined;
};

/**
 * The gain of a bonus in one figure of a type: true raw, percentage points, displayed units of element, units of
 * sharpness, capacity of ammo. 0 where it adds nothing.
 */
export function getArtianGain(
  figures: ArtianBonusFigures | null,
  figure: ArtianFigure,
  type: WeaponType,
): number {
  const value = figures?.[figure];
  return (typeof value === "object" ? value[type] : value) ?? 0;
}
