import { z } from "zod";
import { itemSchema } from "@/lib/catalog/schema/items";
import { countField, createCodeField, enumNumberField, guidField, rarityField } from "../fields";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { isNoItem } from "./parts";

const rowSchema = z.object({
  _ItemId: enumNumberField,
  _RawName: guidField,
  _SortId: countField,
  _Type: createCodeField({
    EXPENDABLE: "consumable",
    TOOL: "tool",
    MATERIAL: "material",
    SHELL: "ammo",
    BOTTLE: "coating",
    POINT: "account",
    GEM: "appraisal",
  } as const),
  _Rare: rarityField,
  _MaxCount: countField,
  _SellPrice: countField,
  _BuyPrice: countField,
});

const recipeSchema = z.object({
  _ResultItem: enumNumberField,
  _Item: z.array(enumNumberField),
  _Num: countField,
});

const overlaySchema = z.strictObject({ gameId: z.int(), leaveOut: z.literal(true) });

/** Every named item with its prices and recipes. */
export const importItems = createImporter({
  file: "items",
  schema: itemSchema,
  texts: ["Excel_Data/Item"],
  getKey: ({ gameId }) => String(gameId),
  run: (context) => {
    const { tables, texts, overlays, ids } = context;
    const leftOut = new Set(overlays.get("items", overlaySchema).map(({ gameId }) => gameId));
    const names = new Map<string, Localized>();
    const items = tables
      .getRows("Common/Item/itemData", rowSchema)
      .filter((row) => texts.hasText(row._RawName) && !leftOut.has(row._ItemId))
      .map((row) => {
        const name = texts.get(row._RawName, row.place, "_RawName");
        const id = ids.assign("items", String(row._ItemId), name.en, row.place);
        names.set(id, name);
        return { id, row, name: name.en };
      });
    const recipes = readRecipes(context);
    const records = items.map(({ id, row, name }) => ({
      id,
      gameId: row._ItemId,
      name,
      type: row._Type,
      rarity: row._Rare,
      maxCarry: row._MaxCount,
      sellPrice: row._SellPrice,
      buyPrice: row._BuyPrice,
      sortId: row._SortId,
      recipes: recipes.get(row._ItemId) ?? [],
    }));
    return { records: records.sort(compareIds), names: { items: names } };
  },
});

/** Recipes by the number of the item that they make, in the order of the table. */
function readRecipes({ tables, ids }: ImportContext): Map<number, { inputs: string[]; amount: number }[]> {
  const recipes = new Map<number, { inputs: string[]; amount: number }[]>();
  for (const row of tables.getDistinctRows("Common/Item/ItemRecipe", recipeSchema, [
    "_ResultItem",
    "_Item",
  ])) {
    if (isNoItem(row._ResultItem)) continue;
    ids.get("items", row._ResultItem, row.place, "_ResultItem");
    const inputs = row._Item
      .filter((item) => !isNoItem(item))
      .map((item) => ids.get("items", item, row.place, "_Item"));
    const known = recipes.get(row._ResultItem) ?? [];
    recipes.set(row._ResultItem, [...known, { inputs, amount: row._Num }]);
  }
  return recipes;
}
