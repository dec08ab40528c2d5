import type { WeaponElement } from "@/lib/catalog/codes";
import { elementLabels as words } from "@/lib/catalog/labels";

/** Elements and statuses of weapons and monsters. */
export type ElementOrStun = WeaponElement | "stun";

/** Their English names. */
export const elementOrStunLabels: Readonly<Record<ElementOrStun, string>> = { ...words, stun: "Stun" };
