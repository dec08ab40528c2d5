import { z } from "zod";
import { mealSchema } from "@/lib/catalog/schema/food";
import { villageMealIds } from "@/lib/catalog/world-codes";
import { countField, createCodeField, enumNameField, enumNumberField, guidField } from "../fields";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { readVillageMeals } from "./village-meals";

const figures = {
  _Health: countField,
  _Stamina: countField,
  _Attack: countField,
  _Defence: countField,
  _AttrResist: countField,
};

/** The menu's names of rations; the tables have none. */
const rationField = createCodeField({ TYPE_00: "meat", TYPE_01: "fish", TYPE_02: "vegetable" } as const);

const rationSchema = z.object({ _PortableFoodType: rationField, _Time: countField, ...figures });
const hubSchema = z.object({
  _LobbyDiningMenuId: enumNameField,
  _Title: guidField,
  _Ticket: z.array(enumNumberField),
  _EffectiveMinutes: countField,
  _MealSkill: z.array(enumNameField),
  ...figures,
});

/** Bases of rations, meals of villages and of the Grand Hub. Needs items and food skills. */
export const importMeals = createImporter({
  file: "meals",
  schema: mealSchema,
  texts: ["Excel_Data/MealLobby"],
  getKey: () => null,
  run: (context) => {
    const names = new Map<string, Localized>();
    const records = [...listRations(context), ...listVillageMeals(context), ...listHubMeals(context, names)];
    return { records: records.sort(compareIds), names: { meals: names } };
  },
});

function listRations({ tables }: ImportContext) {
  return tables.getDistinctRows("Facility/MealData", rationSchema, ["_PortableFoodType"]).map((row) => ({
    id: `ration-${row._PortableFoodType}`,
    kind: "rationBase" as const,
    minutes: row._Time,
    ...toFigures(row),
    foodSkills: [],
  }));
}

function listVillageMeals(context: ImportContext) {
  return readVillageMeals(context).map(({ village, row, foodSkills }) => ({
    id: villageMealIds[village],
    kind: "village" as const,
    minutes: row._EffectiveMinutes,
    ...toFigures(row),
    foodSkills: foodSkills.map((skill) => context.ids.get("food-skills", skill, row.place, "_MealSkill")),
  }));
}

function listHubMeals({ tables, texts, ids }: ImportContext, names: Map<string, Localized>) {
  return tables.getRows("Facility/MealDataLobby", hubSchema).map((row) => {
    const name = texts.get(row._Title, row.place, "_Title");
    const id = ids.assign("meals", row._LobbyDiningMenuId, name.en, row.place, "hub");
    names.set(id, name);
    return {
      id,
      kind: "hub" as const,
      name: name.en,
      minutes: row._EffectiveMinutes,
      ...toFigures(row),
      ticket: listTickets(row).map((item) => ids.get("items", item, row.place, "_Ticket")),
      foodSkills: row._MealSkill
        .filter((skill) => skill !== "NONE")
        .map((skill) => ids.get("food-skills", skill, row.place, "_MealSkill")),
    };
  });
}

function listTickets({ _Ticket }: LocatedRow<z.infer<typeof hubSchema>>) {
  return _Ticket.filter((item) => item > 1);
}

function toFigures(row: {
  _Health: number;
  _Stamina: number;
  _Attack: number;
  _Defence: number;
  _AttrResist: number;
}) {
  return {
    health: row._Health,
    stamina: row._Stamina,
    attack: row._Attack,
    defense: row._Defence,
    allResistance: row._AttrResist,
  };
}
