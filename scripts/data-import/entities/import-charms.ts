import { z } from "zod";
import { charmSchema } from "@/lib/catalog/schema/jewelry";
import { countField, enumNumberField, guidField, rarityField } from "../fields";
import { compareIds, createImporter } from "../importer";
import type { Localized } from "../texts";
import { indexRows, readMaterials, readSkillLevels, tableSkillColumns } from "./parts";

const rowSchema = z.object({
  _AmuletType: enumNumberField,
  _Lv: countField,
  _Name: guidField,
  _Rare: rarityField,
  _Price: countField,
  ...tableSkillColumns,
});

const recipeSchema = z.object({
  _AmuletType: enumNumberField,
  _Lv: countField,
  _ItemId: z.array(enumNumberField),
  _ItemNum: z.array(countField),
});

/** Every charm that can be crafted. Talismans stand in the same table, without skills. */
export const importCharms = createImporter({
  file: "charms",
  schema: charmSchema,
  texts: ["Excel_Equip/Amulet"],
  getKey: ({ gameId, level }) => getKey(gameId, level),
  run: ({ tables, texts, ids }) => {
    const recipes = indexRows(tables.getRows("Common/Equip/AmuletRecipeData", recipeSchema), (row) =>
      getKey(row._AmuletType, row._Lv),
    );
    const names = new Map<string, Localized>();
    const rows = tables
      .getRows("Common/Equip/AmuletData", rowSchema)
      .filter((row) => texts.hasText(row._Name) && row._Skill.some((skill) => skill !== "NONE"))
      .map((row) => {
        const name = texts.get(row._Name, row.place, "_Name");
        const id = ids.assign("charms", getKey(row._AmuletType, row._Lv), name.en, row.place);
        names.set(id, name);
        return { id, name: name.en, row };
      });
    const records = rows.map(({ id, name, row }) => {
      const recipe = recipes.get(getKey(row._AmuletType, row._Lv));
      return {
        id,
        gameId: row._AmuletType,
        name,
        level: row._Lv,
        rarity: row._Rare,
        skills: readSkillLevels(ids, row),
        upgradeFrom: ids.find("charms", getKey(row._AmuletType, row._Lv - 1)) ?? null,
        zenny: row._Price,
        materials: recipe ? readMaterials(ids, recipe._ItemId, recipe._ItemNum, recipe.place) : [],
      };
    });
    return { records: records.sort(compareIds), names: { charms: names } };
  },
});

/** A type of charm has up to five levels, each a charm of its own. */
function getKey(type: number, level: number): string {
  return `${type}/${level}`;
}
