import { z } from "zod";
import { effectsSchema } from "@/lib/catalog/schema/skills";
import { roundFigure } from "../figures";
import { ImportError, type RowPlace } from "../import-error";

/** A figure that the level rows of the skill hold: `(parameter * times + plus) / over`, at all levels or at some. */
const figureSchema = z.strictObject({
  param: z.int().min(0).max(3),
  times: z.number().optional(),
  plus: z.number().optional(),
  over: z.number().positive().optional(),
  levels: z.array(z.int().min(1)).optional(),
});

/** One value per level, `null` where the level has none. */
const listSchema = z.array(z.union([z.number(), z.string(), z.literal(true), z.null()])).min(1);

/** What an overlay says about the effects of a skill: where each token's figures are. */
export const effectRulesSchema = z.record(z.string(), z.union([figureSchema, listSchema]));

type EffectRules = z.infer<typeof effectRulesSchema>;
type Figure = z.infer<typeof figureSchema>;
type Effects = z.infer<typeof effectsSchema>;

/**
 * The effects of a skill, one object per level.
 *
 * @param params the four parameters of each level
 * @throws ImportError where a list has another number of levels than the tables
 */
export function readEffects(
  rules: EffectRules,
  params: readonly (readonly number[])[],
  place: RowPlace,
): Effects[] {
  for (const [token, rule] of Object.entries(rules)) {
    if (Array.isArray(rule) && rule.length !== params.length) {
      const problem = `the overlay has ${rule.length} levels, the tables have ${params.length}.`;
      throw new ImportError(place, token, problem);
    }
  }
  return params.map((levelParams, index) => {
    const effects = Object.entries(rules).flatMap(([token, rule]) => {
      const value = Array.isArray(rule) ? rule[index] : getFigure(rule, levelParams, index + 1);
      return value === null || value === undefined ? [] : [[token, value] as const];
    });
    const result = effectsSchema.safeParse(Object.fromEntries(effects));
    if (!result.success) throw new ImportError(place, "effects", z.prettifyError(result.error));
    return sortLike(result.data, effects);
  });
}

function getFigure(figure: Figure, params: readonly number[], level: number): number | null {
  const { param, times = 1, plus = 0, over = 1, levels } = figure;
  if (levels && !levels.includes(level)) return null;
  return roundFigure(((params[param] ?? 0) * times + plus) / over);
}

/** The effects with their tokens in the order of the overlay, which the schema does not keep. */
export function sortLike(effects: Effects, order: readonly (readonly [string, unknown])[]): Effects {
  const rank = new Map(order.map(([token], index) => [token, index]));
  const entries = Object.entries(effects).sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  return Object.fromEntries(entries);
}
