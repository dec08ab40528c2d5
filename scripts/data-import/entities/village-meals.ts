import { z } from "zod";
import { countField, createCodeField, enumNameField } from "../fields";
import type { ImportContext } from "../importer";

const rowSchema = z.object({
  _LifeArea: createCodeField({
    ST101_VLG: "kunafa",
    ST103_VLG: "azuz",
    /** Suja: its tables of facilities have the same code (`st404VLG_MakaAlchemy`). */
    ST404_VLG: "suja",
    ST105_VLG: "sild",
  } as const),
  _EffectiveMinutes: countField,
  _Health: countField,
  _Stamina: countField,
  _Attack: countField,
  _Defence: countField,
  _AttrResist: countField,
  _MealSkill: z.array(enumNameField),
});

/** Meals of the villages, with the codes of their skills. */
export function readVillageMeals({ tables }: ImportContext) {
  return tables.getDistinctRows("Facility/MealDataLifeArea", rowSchema, ["_LifeArea"]).map((row) => ({
    village: row._LifeArea,
    row,
    foodSkills: row._MealSkill.filter((skill) => skill !== "NONE"),
  }));
}
