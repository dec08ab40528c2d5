import type { TalismanSlot } from "../catalog/catalog";

/** "weapon 1, armor 1, armor 1"; "no slots" without any. */
export function formatSlots(slots: readonly TalismanSlot[]): string {
  return slots.length === 0 ? "no slots" : slots.map(({ kind, slot }) => `${kind} ${slot}`).join(", ");
}
