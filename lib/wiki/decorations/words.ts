import type { DecorationKind } from "@/lib/catalog/codes";

/** Where a decoration goes, in a sentence. */
export function slotSentence(kind: DecorationKind, slot: number): string {
  const size = slot === 3 ? "3" : `${slot} or larger`;
  return `Goes into ${kind === "weapon" ? "a weapon" : "an armor"} slot of size ${size}.`;
}
