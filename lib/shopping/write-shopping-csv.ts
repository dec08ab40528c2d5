import { writeCsv } from "@/lib/text/csv";
import type { ShoppingList } from "./model";

/** A shopping list as CSV: materials, then Artian parts, items to find and zenny, with how many are missing. */
export function writeShoppingCsv({ materials, artianParts, finds, zenny }: ShoppingList): string {
  return writeCsv([
    ["Kind", "Name", "Needed", "Owned", "Missing"],
    ...materials.map(({ name, needed, owned, missing }) => ["Material", name, needed, owned, missing]),
    ...artianParts.map(({ name, count }) => ["Artian part", name, count, "", count]),
    ...finds.map(({ name, needed, owned, missing }) => ["Find", name, needed, owned, missing]),
    ["Zenny", "Zenny", zenny.needed, zenny.owned, zenny.missing],
  ]);
}
