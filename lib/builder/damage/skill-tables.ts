import type { ActiveSkill } from "./active-skills";
import { type BonusFigure, listBonusStates } from "./bonus-figures";
import type { ChannelEntry, CriticalFigure, ModelBuilder } from "./channels";
import { addFigures, type FigureEffect, noFigures, scaleFigures } from "./figure-effect";
import type { DamageScenario, DamageSkill } from "./inputs";
import { isOutsideAmmo } from "./move-figures";
import { getGatedEffects, type MoveContext } from "./skill-figures";
import { type Gates, getLength, isMixed, type MixedInterval } from "./uptime-gates";

/** A skill whose level is open, or one whose level is fixed. */
export interface ModelSkill {
  readonly skill: DamageSkill;
  /** Index among the open skills; −1 = its level is fixed. */
  readonly index: number;
  /** 0 to the maximum, or the fixed one alone. */
  readonly levels: readonly number[];
  /** Index of the open skill that it needs; −1 = none. */
  readonly needs: number;
}

/** Figures that raise the hits of a move: by level, and apart by when they hold. */
export interface SkillFigureTable {
  readonly skill: number;
  readonly needs: number;
  readonly gate: number;
  readonly outsideAmmo: boolean;
  /** One for each level. */
  readonly effects: readonly FigureEffect[];
}

/**
 * The skills of a model: those that are open, and those whose level is fixed. What needs a skill that is missing
 * is left out.
 */
export function listModelSkills(
  open: readonly DamageSkill[],
  fixed: readonly ActiveSkill[],
): readonly ModelSkill[] {
  const places = new Map(open.map(({ id }, index) => [id, index]));
  const given = new Set(fixed.map(({ skill }) => skill.id));
  const getNeeds = ({ requires }: DamageSkill) =>
    requires === undefined || given.has(requires) ? -1 : places.get(requires);
  const create = (skill: DamageSkill, index: number, levels: readonly number[]): ModelSkill[] => {
    const needs = getNeeds(skill);
    return needs === undefined ? [] : [{ skill, index, levels, needs }];
  };
  return [
    ...open.flatMap((skill, index) =>
      create(
        skill,
        index,
        Array.from({ length: skill.maxLevel + 1 }, (_, level) => level),
      ),
    ),
    ...fixed.flatMap(({ skill, level }) => create(skill, -1, [level])),
  ];
}

/** Effects of skills on a move. What depends on sharpness is no part of it. */
export function tabulateSkills(
  { skill, index, levels, needs }: ModelSkill,
  context: MoveContext,
  builder: ModelBuilder,
): SkillFigureTable[] {
  const outsideAmmo = isOutsideAmmo(context.scenario, skill.id);
  const perLevel = levels.map((level) => (level < 1 ? [] : getGatedEffects(skill, level, context, null)));
  const gates = new Map<string, MixedInterval | null>();
  for (const { gate } of perLevel.flat()) gates.set(JSON.stringify(gate), gate);
  return [...gates].map(([key, gate]) => ({
    skill: index,
    needs,
    gate: gate === null ? -1 : builder.gate(gate),
    outsideAmmo,
    effects: perLevel.map((effects) => {
      const own = effects.filter((each) => JSON.stringify(each.gate) === key);
      return own.map(({ effect }) => effect).reduce(addFigures, noFigures);
    }),
  }));
}

/** Effects of bonuses and states of the hunter on a move. */
export function tabulateBonuses(
  { move }: MoveContext,
  scenario: DamageScenario,
  gates: Gates,
  builder: ModelBuilder,
): SkillFigureTable[] {
  return listBonusStates(move, scenario, gates).map(({ interval, effect }) => {
    const mixed = isMixed(interval);
    return {
      skill: -1,
      needs: -1,
      gate: mixed ? builder.gate(interval) : -1,
      outsideAmmo: false,
      effects: [mixed ? effect : scaleFigures(effect, getLength(interval))],
    };
  });
}

/** Entries of a channel: factors of percentages, flat figures as they are. */
export function listChannelEntries(tables: readonly SkillFigureTable[], figure: BonusFigure): ChannelEntry[] {
  const isPercent = figure.endsWith("Pct");
  return tables.map(({ skill, needs, gate, effects }) => ({
    skill,
    needs,
    gate,
    table: effects.map((effect) => (isPercent ? 1 + effect[figure] / 100 : effect[figure])),
  }));
}

/** @throws Error when two skills raise the same critical hits, which the model does not know */
export function getCriticalFigure(
  tables: readonly SkillFigureTable[],
  figure: "rawCritical" | "elementCritical",
  usual: number,
): CriticalFigure {
  const raising = tables.filter(({ effects }) => effects.some((effect) => effect[figure] > usual));
  if (raising.length > 1) throw new Error("Two skills raise the multiplier of critical hits.");
  const [raises] = raising;
  if (raises === undefined) return { skill: -1, table: [usual], gate: -1, usual };
  const { skill, gate, effects } = raises;
  return { skill, gate, usual, table: effects.map((effect) => Math.max(usual, effect[figure])) };
}
