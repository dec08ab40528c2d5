import { z } from "zod";
import { skillSchema } from "@/lib/catalog/schema/skills";
import { weaponTypeSchema } from "@/lib/catalog/schema/weapons";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import type { FigureReader } from "../figures";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { createSkillFigures, effectRulesSchema, readEffects } from "./skill-effects";

const skillRowSchema = z.object({
  _skillId: enumNameField,
  _skillCategory: createCodeField({
    EQUIP: "armor",
    SERIES: "set-bonus",
    GROUP: "group",
    WEAPON: "weapon",
  } as const),
  _skillName: guidField,
});

const levelRowSchema = z.object({
  _skillId: enumNameField,
  /** Of set bonuses and group skills: how many pieces it takes. */
  _SkillLv: countField,
  _skillName: guidField,
  _value: z.array(z.number()).length(4),
});

const overlaySchema = z.strictObject({
  gameId: z.string(),
  name: z.string(),
  category: skillSchema.shape.category,
  condition: skillSchema.shape.condition,
  requires: skillSchema.shape.requires,
  effectsSource: skillSchema.shape.effectsSource,
  weaponGroupingUncertain: z.literal(true).optional(),
  effects: effectRulesSchema.optional(),
  effectsByWeapon: z
    .array(z.strictObject({ weapons: z.array(weaponTypeSchema).min(1), effects: effectRulesSchema }))
    .optional(),
});

type Skill = z.infer<typeof skillSchema>;
type SkillRow = LocatedRow<z.infer<typeof skillRowSchema>>;
type LevelRow = LocatedRow<z.infer<typeof levelRowSchema>>;
type Overlay = z.infer<typeof overlaySchema>;

/** Every named skill. The overlay says what the parameters of its levels mean. */
export const importSkills = createImporter({
  file: "skills",
  schema: skillSchema,
  texts: ["Excel_Equip/Skill", "Excel_Equip/SkillCommon"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { tables, texts, overlays, ids } = context;
    const levels = readLevels(context);
    const figures = createSkillFigures(tables);
    const known = new Map(overlays.get("skills", overlaySchema).map((entry) => [entry.gameId, entry]));
    const names = new Map<string, Localized>();
    const levelNames = new Map<string, Localized>();
    const missing: string[] = [];
    const records = tables
      .getRows("Common/Equip/SkillCommonData", skillRowSchema)
      .filter((row) => texts.hasText(row._skillName))
      .map((row) => {
        const name = texts.get(row._skillName, row.place, "_skillName");
        const id = ids.assign("skills", row._skillId, name.en, row.place);
        const overlay = known.get(row._skillId);
        if (!overlay) missing.push(`${id}: no entry in data/sources/skills.json`);
        names.set(id, name);
        const skill = createSkill(figures, id, name.en, row, levels.get(row._skillId) ?? [], overlay);
        const steps = readSteps(context, row, levels.get(row._skillId) ?? []);
        for (const [index, step] of steps.entries()) levelNames.set(`${id}/${index + 1}`, step.name);
        return steps.length === 0 ? skill : addSteps(skill, steps);
      });
    return {
      records: records.sort(compareIds),
      names: { skills: names, "skill-levels": levelNames },
      missing,
    };
  },
});

/** The rows of each skill's levels, lowest first. */
function readLevels({ tables }: ImportContext): Map<string, LevelRow[]> {
  const levels = new Map<string, LevelRow[]>();
  for (const row of tables.getDistinctRows("Common/Equip/SkillData", levelRowSchema, [
    "_skillId",
    "_SkillLv",
  ])) {
    levels.set(row._skillId, [...(levels.get(row._skillId) ?? []), row]);
  }
  for (const rows of levels.values()) rows.sort((a, b) => a._SkillLv - b._SkillLv);
  return levels;
}

function createSkill(
  figures: FigureReader,
  id: string,
  name: string,
  row: SkillRow,
  levels: readonly LevelRow[],
  overlay: Overlay | undefined,
): Skill {
  const params = levels.map(({ _value }) => _value);
  return {
    id,
    gameId: row._skillId,
    name,
    kind: row._skillCategory,
    category: overlay?.category ?? getDefaultCategory(row._skillCategory),
    maxLevel: levels.length,
    effects: overlay?.effects ? readEffects(overlay.effects, params, row.place, figures) : [],
    ...(overlay?.effectsByWeapon && {
      effectsByWeapon: overlay.effectsByWeapon.map(({ weapons, effects }) => ({
        weapons,
        effects: readEffects(effects, params, row.place, figures),
      })),
    }),
    condition: overlay?.condition ?? null,
    ...(overlay?.requires && { requires: overlay.requires }),
    effectsSource: overlay?.effectsSource ?? null,
    ...(overlay?.weaponGroupingUncertain && { weaponGroupingUncertain: true }),
    params: params.some((values) => values.some((value) => value !== 0)) ? params : [],
  };
}

/** Category of a skill until it has an entry in the overlay. */
function getDefaultCategory(kind: Skill["kind"]): Skill["category"] {
  return kind === "set-bonus" ? "set" : kind === "group" ? "group" : "utility";
}

interface Step {
  readonly pieces: number;
  readonly name: Localized;
}

/** The levels of a set bonus or group skill, which have names of their own. */
function readSteps({ texts }: ImportContext, row: SkillRow, levels: readonly LevelRow[]): Step[] {
  if (row._skillCategory !== "set-bonus" && row._skillCategory !== "group") return [];
  return levels.map(({ _SkillLv, _skillName, place }) => ({
    pieces: _SkillLv,
    name: texts.get(_skillName, place, "_skillName"),
  }));
}

function addSteps(skill: Skill, steps: readonly Step[]): Skill {
  const { id, gameId, name, kind, category, maxLevel, ...others } = skill;
  const levels = steps.map((step, index) => ({ level: index + 1, pieces: step.pieces, name: step.name.en }));
  return { id, gameId, name, kind, category, maxLevel, levels, ...others };
}
