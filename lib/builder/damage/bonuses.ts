import { attackFlags, attackModes } from "@/lib/catalog/attack-codes";
import type { DamageBonus, MoveScope, SkillFigures } from "./inputs";

/*
 * Bonuses out of the catalog's records. A record without a figure of damage makes a bonus without figures,
 * which is reported as not counted.
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

/** A record of `player-modifiers.json`: a factor or a flat figure, and where each enters. */
interface ModifierFigures {
  readonly id: string;
  readonly attackMul?: number | undefined;
  readonly attackAdd?: number | undefined;
  readonly elementMul?: number | undefined;
  readonly elementAdd?: number | undefined;
  readonly affinityAdd?: number | undefined;
  readonly stage?: "attack" | "hit" | undefined;
  readonly elementStage?: "element" | "hit" | undefined;
  readonly appliesTo?: readonly string[] | undefined;
  readonly notAppliesTo?: readonly string[] | undefined;
}

/** An item, coating, stance, gauge, phial or boost, at the stage and for the moves that its record names. */
export function createModifierBonus(modifier: ModifierFigures, uptime: number): DamageBonus {
  const { attackMul, attackAdd, elementMul, elementAdd, affinityAdd, stage, elementStage } = modifier;
  const { appliesTo, notAppliesTo } = modifier;
  return {
    kind: "modifier",
    id: modifier.id,
    uptime,
    [stage === "hit" ? "rawDamagePct" : "attackPct"]: toPercent(attackMul),
    attack: attackAdd,
    [elementStage === "hit" ? "elementDamagePct" : "elementPct"]: toPercent(elementMul),
    element: elementAdd,
    affinity: affinityAdd,
    ...(appliesTo && { only: appliesTo.flatMap(toScope) }),
    ...(notAppliesTo && { except: notAppliesTo.flatMap(toScope) }),
  };
}

/** 1.075 is 7.5 percent more. */
function toPercent(factor: number | undefined): number | undefined {
  return factor === undefined ? undefined : Math.round((factor - 1) * 1e6) / 1e4;
}

const scopes: readonly MoveScope[] = [
  ...attackFlags.map((flag) => `flag:${flag}` as const),
  ...attackModes.map((mode) => `mode:${mode}` as const),
];

function toScope(name: string): MoveScope[] {
  return scopes.filter((scope) => scope === name);
}

function getFigures(figures: SkillFigures): Partial<DamageBonus> {
  const { attackPct, attack, affinity, elementPct, element } = figures;
  return { attackPct, attack, affinity, elementPct, element };
}
