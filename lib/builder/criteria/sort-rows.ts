import { type Element, elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { getSlotFigure } from "../search/set-figure";
import type { FoundRow } from "./create-found-row";

/** Ways to order found sets. `found` is the order of the search: best first by the objective. */
export type RowOrder = "found" | "defense" | "slots" | "extra" | `resistance-${Element}`;

export const rowOrders: readonly RowOrder[] = [
  "found",
  "defense",
  "slots",
  "extra",
  ...elements.map((element): RowOrder => `resistance-${element}`),
];

/** Labels of the orders. */
export function formatRowOrder(order: RowOrder): string {
  if (order === "found") return "Best first";
  if (order === "defense") return "Defense";
  if (order === "slots") return "Free slots";
  if (order === "extra") return "Extra skill levels";
  const element = elements.find((each) => order === `resistance-${each}`) ?? "fire";
  return `${elementLabels[element]} resistance`;
}

/** The rows with the highest first; equals stay in the order of the search. */
export function sortFoundRows(rows: readonly FoundRow[], order: RowOrder): readonly FoundRow[] {
  return order === "found" ? rows : rows.toSorted((a, b) => getFigure(b, order) - getFigure(a, order));
}

function getFigure({ set, extraLevels }: FoundRow, order: Exclude<RowOrder, "found">): number {
  if (order === "defense") return set.defense;
  if (order === "extra") return extraLevels;
  if (order === "slots") return getSlotFigure(set.freeSlots);
  const element = elements.find((each) => order === `resistance-${each}`);
  return element ? set.resistances[element] : 0;
}
