import { z } from "zod";
import { artianBonusSchema } from "@/lib/catalog/schema/artian";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import { countField, enumNameField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { readSkillCategories } from "./armor-rows";
import {
  type ArtianTypeRow,
  artianTexts,
  readArtianBonuses,
  readArtianFigures,
  readArtianTypes,
  type TableArtianBonus,
} from "./artian-rows";

const poolSchema = z.object({
  _GroupSkillId: enumNameField,
  _SeriesSkillId: enumNameField,
  _Probability: countField,
});

type ArtianBonus = z.infer<typeof artianBonusSchema>;
type Figures = Exclude<ArtianBonus, { kind: "skillPool" }>["artian"];

/** Bonuses of parts and of reinforcement, and the skills that a Gogma Artian weapon can roll. */
export const importArtianBonuses = createImporter({
  file: "artian-bonuses",
  schema: artianBonusSchema,
  texts: artianTexts,
  getKey: () => null,
  run: (context) => {
    const { texts, ids } = context;
    const types = readArtianTypes(context);
    const names = new Map<string, Localized>();
    const missing: string[] = [];
    const bonuses = readArtianBonuses(context).map((row): ArtianBonus => {
      const name = texts.get(row._Name, row.place, "_Name");
      const id = ids.assign("artian-bonuses", row._BonusId, name.en, row.place);
      names.set(id, name);
      if (!ids.isKnown("artian-bonuses", row._BonusId))
        missing.push(`${id}: no entry in data/sources/ids.json`);
      const counts = { maxCountArtian: row._GrindingMaxNum, maxCountGogma: row._Em0078_GrindingMaxNum };
      const fields = {
        name: name.en,
        rare: row._IsRare,
        ...counts,
        artian: createFigures(row, "artian", types),
        gogma: createFigures(row, "gogma", types),
      };
      // What no reinforcement can give comes with the parts.
      if (counts.maxCountArtian + counts.maxCountGogma === 0) {
        return { id, kind: "productionBonus", ...fields };
      }
      const gogmaWeights: [number, number] = [row._Probability, row._SubProbability];
      return { id, kind: "reinforcement", ...fields, category: row._BonusCategory, gogmaWeights };
    });
    const records = [...bonuses, createSkillPool(context)];
    return { records: records.sort(compareIds), names: { "artian-bonuses": names }, missing };
  },
});

function createFigures(row: TableArtianBonus, tier: ArtianTier, types: readonly ArtianTypeRow[]): Figures {
  const read = (values: readonly number[], times = 1) => {
    const byType = [...readArtianFigures(values, tier, types)].map(
      ([type, value]) => [type, value * times] as const,
    );
    const [first] = byType;
    if (!first) return undefined;
    const isSame = byType.length === types.length && byType.every(([, value]) => value === first[1]);
    return isSame ? first[1] : Object.fromEntries(byType);
  };
  const figures = {
    attack: read(row._Attack),
    affinity: read(row._Critical),
    element: read(row._AttributeValue, 10),
    sharpness: read(row._SharpnessValue),
    ammo: read(row._ShellNum),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** The columns of the pool do not hold what their names say, so the kind of each skill decides. */
function createSkillPool(context: ImportContext): ArtianBonus {
  const { tables, ids } = context;
  const categories = readSkillCategories(context);
  const pool = new Map<string, RowPlace>();
  const pairs = tables.getDistinctRows("Common/Equip/ArtianSkillGroupData", poolSchema, [
    "_GroupSkillId",
    "_SeriesSkillId",
  ]);
  for (const row of pairs) {
    // The odds on the site are those of equally likely pairs.
    if (row._Probability !== pairs[0]?._Probability) {
      throw new ImportError(row.place, "_Probability", "pairs of skills are no longer equally likely.");
    }
    for (const skill of [row._GroupSkillId, row._SeriesSkillId]) pool.set(skill, row.place);
  }
  const list = (category: string) =>
    [...pool]
      .filter(([skill]) => categories.get(skill) === category)
      .map(([skill, place]) => ids.get("skills", skill, place, "_SeriesSkillId"))
      .sort();
  const setBonuses = list("SERIES");
  const groupSkills = list("GROUP");
  if (pairs.length > 0 && pairs.length !== setBonuses.length * groupSkills.length) {
    const problem = `${pairs.length} pairs of ${setBonuses.length} set bonuses and ${groupSkills.length} group skills.`;
    throw new ImportError({ table: "Common/Equip/ArtianSkillGroupData" }, null, problem);
  }
  return {
    id: "gogma-skill-pool",
    kind: "skillPool",
    name: "Gogma Artian skill pool",
    setBonuses,
    groupSkills,
  };
}
