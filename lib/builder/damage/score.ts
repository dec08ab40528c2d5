import type { DamageModel, ElementTerm, LoneFigure, RawTerm } from "./channels";
import { affinityLimits, elementCap, weakenedMultiplier } from "./constants";
import type { FlatModel } from "./flat-model";

/** A function from levels to expected damage, without rounding. It allocates nothing. */
export function createScorer(model: DamageModel, flat: FlatModel): (levels: ArrayLike<number>) => number {
  const { isProduct, constant, start, entrySkill, entryTable, table, channelCount } = flat;
  const values = new Float64Array(channelCount + 1);
  const raw = model.raw.map((term) => ({ ...term, ...flatTables(term) }));
  const element = model.element.map((term) => ({ ...term, ...flatTables(term) }));

  function reckonChannels(levels: ArrayLike<number>): void {
    for (let channel = 0; channel < channelCount; channel++) {
      const end = at(start, channel + 1);
      let value = at(constant, channel);
      if (isProduct[channel] === 1) {
        for (let entry = at(start, channel); entry < end; entry++) {
          value *= at(table, at(entryTable, entry) + at(levels, at(entrySkill, entry)));
        }
      } else {
        for (let entry = at(start, channel); entry < end; entry++) {
          value += at(table, at(entryTable, entry) + at(levels, at(entrySkill, entry)));
        }
      }
      values[channel] = value;
    }
  }

  return (levels) => {
    reckonChannels(levels);
    let total = 0;
    for (const term of raw) {
      const attack = at(values, term.attackProduct) + at(values, term.attackSum);
      const row = term.sharpness.rowSkill < 0 ? 0 : at(levels, term.sharpness.rowSkill);
      const column = term.sharpness.columnSkill < 0 ? 0 : at(levels, term.sharpness.columnSkill);
      const sharpness = at(term.sharpnessTable, row * term.sharpness.columns + column);
      const multiplier = loneValue(term.critical, term.criticalTable, levels);
      const critical = term.affinity < 0 ? 1 : rawCriticalFactor(at(values, term.affinity), multiplier);
      total += term.weight * attack * at(values, term.hitProduct) * sharpness * critical;
    }
    for (const term of element) {
      const sharpness = loneValue(term.sharpness, term.sharpnessTable, levels);
      const multiplier = loneValue(term.critical, term.criticalTable, levels);
      const critical = term.affinity < 0 ? 1 : elementCriticalFactor(at(values, term.affinity), multiplier);
      total += term.weight * elementValue(term, values) * sharpness * critical;
    }
    return total;
  };
}

/** Displayed units, capped. */
function elementValue(term: ElementTerm, values: Float64Array): number {
  const product = at(values, term.product);
  const sum = at(values, term.sum);
  if (term.perAttack === 0) return Math.min(term.cap, product + sum);
  const base = term.perAttack * (at(values, term.attackProduct) + at(values, term.attackSum));
  return Math.min(Math.max(base + elementCap.plus, base * elementCap.times), base * product + sum);
}

function loneValue(figure: LoneFigure, table: Float64Array, levels: ArrayLike<number>): number {
  return at(table, figure.skill < 0 ? 0 : at(levels, figure.skill));
}

/** What affinity makes of raw damage on average. */
export function rawCriticalFactor(affinity: number, multiplier: number): number {
  return affinity < 0
    ? 1 + (Math.max(affinity, affinityLimits.least) / 100) * (1 - weakenedMultiplier)
    : 1 + (Math.min(affinity, affinityLimits.most) / 100) * (multiplier - 1);
}

/** What affinity makes of element damage on average. */
export function elementCriticalFactor(affinity: number, multiplier: number): number {
  return affinity <= 0 ? 1 : 1 + (Math.min(affinity, affinityLimits.most) / 100) * (multiplier - 1);
}

function flatTables(term: RawTerm | ElementTerm) {
  return {
    criticalTable: Float64Array.from(term.critical.table),
    sharpnessTable: Float64Array.from(term.sharpness.table),
  };
}

/** Indices are within the array by construction; the compiler cannot know. */
function at(array: ArrayLike<number>, index: number): number {
  return array[index] ?? 0;
}
