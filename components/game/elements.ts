import type { WeaponElement } from "@/lib/catalog/codes";
import { elementLabels as words } from "@/lib/catalog/labels";

/** Elements and statuses of weapons and monsters. */
export type DamageElement = WeaponElement | "stun";

/** Their English names. */
export const elementLabels: Readonly<Record<DamageElement, string>> = { ...words, stun: "Stun" };
