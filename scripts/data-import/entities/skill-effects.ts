import { z } from "zod";
import { effectsSchema } from "@/lib/catalog/schema/skills";
import { FigureReader, roundFigure } from "../figures";
import { ImportError, type RowPlace } from "../import-error";
import type { Tables } from "../tables";

/** Table of what the level rows of skills do not hold. */
const skillParams = "Player/ActionData/Common/GlobalParam/Part/PlayerSkillParam";

/** How a figure of a table becomes ours: `(figure * times + plus) / over`. */
const changeFields = {
  times: z.number().optional(),
  plus: z.number().optional(),
  over: z.number().positive().optional(),
};

/** Levels that have the effect, where not all do. */
const levelsField = z.array(z.int().min(1)).optional();

/** A figure that the level rows of the skill hold. */
const rowRuleSchema = z.strictObject({
  param: z.int().min(0).max(3),
  levels: levelsField,
  ...changeFields,
});

/** A figure of `PlayerSkillParam`, or of the parameters of one type of weapon. */
const paramRuleSchema = z.strictObject({
  /** Path below `GameDesign` of a table other than `PlayerSkillParam`. */
  table: z.string().optional(),
  /** Path of the figure, or of a list of figures. */
  at: z.string(),
  /** Which figures of the list belong to the levels, in turn. */
  index: z.array(z.int().min(0)).optional(),
  /** Paths that hold the same for other types of weapon. An import is refused once they differ. */
  alike: z.array(z.string()).optional(),
  isWhole: z.literal(true).optional(),
  levels: levelsField,
  ...changeFields,
});

/** One value per level, `null` where the level has none. */
const listSchema = z.array(z.union([z.number(), z.string(), z.literal(true), z.null()])).min(1);

/** An overlay's rules of a skill's effects: where each token's figures are. */
export const effectRulesSchema = z.record(z.string(), z.union([rowRuleSchema, paramRuleSchema, listSchema]));

type EffectRules = z.infer<typeof effectRulesSchema>;
type Rule = EffectRules[string];
type ParamRule = z.infer<typeof paramRuleSchema>;
type Effects = z.infer<typeof effectsSchema>;

/** Reads the figures of `PlayerSkillParam`. */
export function createSkillFigures(tables: Tables): FigureReader {
  return new FigureReader(tables, skillParams);
}

/**
 * The effects of a skill, one object per level.
 *
 * @param params the parameters of each level
 * @param figures for rules that name a figure of `PlayerSkillParam`
 * @throws ImportError where a rule has another number of levels than the tables
 */
export function readEffects(
  rules: EffectRules,
  params: readonly (readonly number[])[],
  place: RowPlace,
  figures: FigureReader | null = null,
): Effects[] {
  for (const [token, rule] of Object.entries(rules)) checkLevels(rule, params.length, place, token);
  return params.map((row, index) => {
    const effects = Object.entries(rules).flatMap(([token, rule]) => {
      const value = readValue(rule, row, index, figures);
      return value === null || value === undefined ? [] : [[token, value] as const];
    });
    const result = effectsSchema.safeParse(Object.fromEntries(effects));
    if (!result.success) throw new ImportError(place, "effects", z.prettifyError(result.error));
    return sortLike(result.data, effects);
  });
}

function readValue(rule: Rule, params: readonly number[], index: number, figures: FigureReader | null) {
  if (Array.isArray(rule)) return rule[index];
  if (rule.levels && !rule.levels.includes(index + 1)) return null;
  const figure = "param" in rule ? (params[rule.param] ?? 0) : readParam(rule, index, figures);
  const { times = 1, plus = 0, over = 1 } = rule;
  const value = roundFigure((figure * times + plus) / over);
  return "at" in rule && rule.isWhole ? Math.round(value) : value;
}

function readParam(
  { table, at, index, alike = [] }: ParamRule,
  level: number,
  figures: FigureReader | null,
): number {
  const suffix = index ? `.${index[level]}` : "";
  const [value, ...others] = [at, ...alike].map((path) => figures?.read({ table, at: path + suffix }));
  const place = { table: table ?? skillParams };
  if (typeof value !== "number") throw new ImportError(place, at, "is no figure.");
  const other = others.findIndex((figure) => figure !== value);
  if (other !== -1) {
    const problem = `${value} is no longer the figure of ${alike[other]}: give that its own entry.`;
    throw new ImportError(place, at + suffix, problem);
  }
  return value;
}

/** @throws ImportError where a rule with one figure per level has another number of them */
function checkLevels(rule: Rule, levels: number, place: RowPlace, token: string): void {
  const figures = Array.isArray(rule) ? rule : "at" in rule ? rule.index : undefined;
  if (figures === undefined || figures.length === levels) return;
  const problem = `the overlay has ${figures.length} levels, the tables have ${levels}.`;
  throw new ImportError(place, token, problem);
}

/** The effects with their tokens in the order of the overlay, which the schema does not keep. */
export function sortLike(effects: Effects, order: readonly (readonly [string, unknown])[]): Effects {
  const rank = new Map(order.map(([token], index) => [token, index]));
  const entries = Object.entries(effects).sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  return Object.fromEntries(entries);
}
