import type { DecorationKind } from "@/lib/catalog/codes";

/** Where a decoration goes, in a sentence. */
export function formatSlot(kind: DecorationKind, slot: number): string {
  const size = slot === 3 ? "3" : `${slot} or higher`;
  return `Fits ${kind} slots of level ${size}.`;
}
