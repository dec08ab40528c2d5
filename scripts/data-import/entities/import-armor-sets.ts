import { z } from "zod";
import { armorSetSchema } from "@/lib/catalog/schema/armor";
import { countField, enumNameField, guidField } from "../fields";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { getRank, readArmorRows, readSkillCategories, type TableArmorPiece } from "./armor-rows";

const levelSchema = z.object({ _skillId: enumNameField, _SkillLv: countField, _skillName: guidField });

type ArmorSet = z.infer<typeof armorSetSchema>;
type SetSkill = ArmorSet["setBonuses"][number];

/** Every set of armor. Its id is given with its pieces. */
export const importArmorSets = createImporter({
  file: "armor-sets",
  schema: armorSetSchema,
  texts: ["Excel_Equip/ArmorSeries", "Excel_Equip/Skill"],
  getKey: ({ gameId }) => String(gameId),
  run: (context) => {
    const { texts, ids } = context;
    const categories = readSkillCategories(context);
    const thresholds = readThresholds(context);
    const names = new Map<string, Localized>();
    const records = readArmorRows(context).map(({ series, pieces }) => {
      const name = texts.get(series._Name, series.place, "_Name");
      const id = ids.get("armor-sets", series._Series, series.place, "_Series");
      names.set(id, name);
      const listSkills = (category: string): SetSkill[] =>
        listByCategory(pieces, categories, category).map((gameId) => ({
          skill: ids.get("skills", gameId, series.place, "_Skill"),
          thresholds: thresholds.get(gameId) ?? [],
        }));
      return {
        id,
        gameId: series._Series,
        name: name.en,
        rarity: series._Rare,
        rank: getRank(series._Rare),
        pieces: pieces.map((piece) => ({
          piece: piece._PartsType,
          armor: ids.get("armor", `${id}/${piece._PartsType}`, piece.place, "_PartsType"),
        })),
        setBonuses: listSkills("SERIES"),
        groupSkills: listSkills("GROUP"),
        mixedBonuses: isMixed(pieces, categories),
      };
    });
    return { records: records.sort(compareIds), names: { "armor-sets": names } };
  },
});

/** The levels of every skill that takes pieces, fewest pieces first. */
function readThresholds({ tables, texts }: ImportContext): Map<string, SetSkill["thresholds"]> {
  const thresholds = new Map<string, SetSkill["thresholds"]>();
  const rows = tables
    .getDistinctRows("Common/Equip/SkillData", levelSchema, ["_skillId", "_SkillLv"])
    .sort((a, b) => a._SkillLv - b._SkillLv);
  for (const row of rows) {
    if (!texts.hasText(row._skillName)) continue;
    const known = thresholds.get(row._skillId) ?? [];
    const name = texts.get(row._skillName, row.place, "_skillName").en;
    thresholds.set(row._skillId, [...known, { pieces: row._SkillLv, level: known.length + 1, name }]);
  }
  return thresholds;
}

function listByCategory(
  pieces: readonly TableArmorPiece[],
  categories: ReadonlyMap<string, string>,
  category: string,
): string[] {
  const skills = pieces.flatMap(({ _Skill }) => _Skill.filter((skill) => categories.get(skill) === category));
  return [...new Set(skills)];
}

/** Whether the pieces do not all count towards the same. */
function isMixed(pieces: readonly TableArmorPiece[], categories: ReadonlyMap<string, string>): boolean {
  const kinds = pieces.map((piece) =>
    ["SERIES", "GROUP"].map((category) => listByCategory([piece], categories, category).join()).join("/"),
  );
  return new Set(kinds).size > 1;
}
