import { z } from "zod";
import { foodIngredientSchema } from "@/lib/catalog/schema/food";
import { countField, enumNameField, enumNumberField } from "../fields";
import { compareIds, createImporter } from "../importer";

const rowSchema = z.object({
  _ItemId: enumNumberField,
  _Time: countField,
  _Health: countField,
  _Stamina: countField,
  _Attack: countField,
  _Defence: countField,
  _AttrResist: countField,
  _MealSkill: enumNameField,
  _IsMain: z.boolean(),
});

/** Ingredients of rations. Needs items and food skills. */
export const importFoodIngredients = createImporter({
  file: "food-ingredients",
  schema: foodIngredientSchema,
  getKey: () => null,
  run: ({ tables, ids }) => {
    const records = tables.getDistinctRows("Facility/FoodData", rowSchema, ["_ItemId"]).map((row) => ({
      id: ids.get("items", row._ItemId, row.place, "_ItemId"),
      kind: row._IsMain ? ("additional" as const) : ("finishing" as const),
      foodSkill: ids.get("food-skills", row._MealSkill, row.place, "_MealSkill"),
      minutes: row._Time,
      health: row._Health,
      stamina: row._Stamina,
      attack: row._Attack,
      defense: row._Defence,
      allResistance: row._AttrResist,
    }));
    return { records: records.sort(compareIds) };
  },
});
