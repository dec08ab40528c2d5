import { z } from "zod";
import { foodSkillSchema } from "@/lib/catalog/schema/food";
import { effectsSchema } from "@/lib/catalog/schema/skills";
import { enumNameField, enumNumberField, guidField } from "../fields";
import { FigureReader, figureRuleSchema } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { sortLike } from "./skill-effects";
import { readVillageMeals } from "./village-meals";

const rowSchema = z.object({ _MealSkill: enumNameField, _Name: guidField });
const foodSchema = z.object({ _ItemId: enumNumberField, _MealSkill: enumNameField });
const randomSchema = z.object({
  _RandomTable: enumNameField,
  _MealSkill: enumNameField,
  _RandomValue: z.int().min(1),
});
const overlaySchema = z.strictObject({
  gameId: z.string(),
  effects: z.record(z.string(), figureRuleSchema),
});

/** The table that every meal draws its extra skill from. */
const commonTable = "TBL0";

/** Every skill that a meal gives. The overlay says where the figures of each stand. Needs items. */
export const importFoodSkills = createImporter({
  file: "food-skills",
  schema: foodSkillSchema,
  texts: ["Excel_Equip/MealSkill"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { tables, texts, overlays, ids } = context;
    const figures = new FigureReader(
      tables,
      "Player/ActionData/Common/GlobalParam/Part/PlayerMealSkillParam",
    );
    const effects = new Map(
      overlays.get("food-skills", overlaySchema).map((entry) => [entry.gameId, entry.effects]),
    );
    const names = new Map<string, Localized>();
    const weights = readWeights(context);
    const foods = tables.getRows("Facility/FoodData", foodSchema);
    const villages = readVillageMeals(context);
    const records = tables
      .getRows("Common/Facility/MealSkillData", rowSchema)
      .filter(({ _Name }) => texts.hasText(_Name))
      .map((row) => {
        const gameId = row._MealSkill;
        const name = texts.get(row._Name, row.place, "_Name");
        const id = ids.assign("food-skills", gameId, name.en, row.place);
        names.set(id, name);
        const rules = effects.get(gameId);
        if (!rules)
          throw new ImportError(row.place, gameId, "data/sources/food-skills.json does not know it.");
        return {
          id,
          gameId,
          name: name.en,
          effects: sortLike(effectsSchema.parse(figures.readAll(rules)), Object.entries(rules)),
          randomWeight: weights.get(gameId) ?? null,
          ingredients: foods
            .filter(({ _MealSkill }) => _MealSkill === gameId)
            .map((food) => ids.get("items", food._ItemId, food.place, "_ItemId")),
          villageMeals: villages
            .filter(({ foodSkills }) => foodSkills.includes(gameId))
            .map(({ village }) => village),
        };
      });
    return { records: records.sort(compareIds), names: { "food-skills": names } };
  },
});

function readWeights({ tables }: ImportContext): Map<string, number> {
  const rows = tables.getRows("Facility/MealSkillRandomTable", randomSchema);
  return new Map(
    rows.filter((row) => row._RandomTable === commonTable).map((row) => [row._MealSkill, row._RandomValue]),
  );
}
