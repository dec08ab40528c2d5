import type { DamageBonus, SkillFigures } from "./inputs";

/*
 * Bonuses out of the catalog's records. A record without a figure of damage makes a bonus without figures,
 * which is reported as not counted: items have none in the facts at all.
 */

/** Attack of a meal that was eaten. */
export function createMealBonus(meal: { readonly id: string; readonly attack: number }): DamageBonus {
  return { kind: "meal", id: meal.id, attack: meal.attack };
}

/** @param uptime percent of the time; the facts name no condition of food skills */
export function createFoodSkillBonus(
  skill: { readonly id: string; readonly effects: SkillFigures },
  uptime: number,
): DamageBonus {
  return { kind: "food", id: skill.id, uptime, ...getFigures(skill.effects) };
}

/** @param again the melody was played again while it still worked, which strengthens some */
export function createMelodyBonus(
  melody: { readonly id: string; readonly effects: SkillFigures; readonly repeatEffects: SkillFigures },
  again: boolean,
  uptime: number,
): DamageBonus {
  const figures = again ? melody.repeatEffects : melody.effects;
  return { kind: "melody", id: melody.id, uptime, ...getFigures(figures) };
}

export function createEchoBubbleBonus(
  bubble: { readonly id: string; readonly effects: SkillFigures },
  uptime: number,
): DamageBonus {
  return { kind: "echo-bubble", id: bubble.id, uptime, ...getFigures(bubble.effects) };
}

/**
 * Kinsect extracts: red and white, or all three, multiply base raw, save that of moves that spend them. The
 * multiplier of raw with all three takes the place of that with two.
 */
export function createExtractBonus(
  extracts: { readonly redWhiteAttackMult: number; readonly tripleAttackMult: number },
  held: "redWhite" | "triple",
  uptime: number,
): DamageBonus {
  const multiplier = held === "triple" ? extracts.tripleAttackMult : extracts.redWhiteAttackMult;
  const attackPct = Math.round((multiplier - 1) * 1e4) / 100;
  return { kind: "extract", id: held, uptime, attackPct, except: "noExtract" };
}

function getFigures(figures: SkillFigures): Partial<DamageBonus> {
  const { attackPct, attack, affinity, elementPct, element } = figures;
  return { attackPct, attack, affinity, elementPct, element };
}
