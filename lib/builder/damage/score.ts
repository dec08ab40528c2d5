import { affinityLimits, elementCap, weakenedMultiplier } from "./constants";
import { elementFamily, type Family, type FlatModel, rawFamily } from "./flat-model";

// Local, because some module systems look an imported constant up at every use.
const minAffinity = affinityLimits.min;
const maxAffinity = affinityLimits.max;
const weakened = 1 - weakenedMultiplier;
const capTimes = elementCap.times;
const ofElement = elementFamily;
const ofRaw = rawFamily;

/**
 * A function from levels to expected damage, rounded hit by hit as the game shows it, and mixed of every state
 * that effects with an uptime can be in. It allocates nothing.
 */
export function createScorer(flat: FlatModel): (levels: ArrayLike<number>) => number {
  const { families, procs, uptimes } = flat;
  const { probability, open, gateCount } = uptimes;
  const values = new Float64Array(flat.channelCount);
  const calculateChannels = createChannels(flat, values);
  const calculateFamily = createFamilyScorer(flat, values);

  return (levels) => {
    let total = 0;
    for (let state = 0; state < probability.length; state++) {
      calculateChannels(levels, state);
      let sum = 0;
      for (let index = 0; index < families.length; index++) {
        const family = families[index] as Family;
        const isOpen = family.criticalGate < 0 || open[state * gateCount + family.criticalGate] === 1;
        sum += calculateFamily(family, levels, isOpen);
      }
      total += (probability[state] as number) * sum;
    }
    for (let index = 0; index < procs.length; index++) {
      const { skill, table, needs } = procs[index] as FlatModel["procs"][number];
      if (needs >= 0 && (levels[needs] as number) < 1) continue;
      total += table[skill < 0 ? 0 : (levels[skill] as number)] as number;
    }
    return total;
  };
}

/** What the hits of a family deal on average, critical hits included. */
function createFamilyScorer(flat: FlatModel, values: Float64Array) {
  const { loose } = flat;
  const { memberWeight, memberRepeats, memberHit, memberRow, memberColumn, memberColumns, memberTable } =
    flat;
  return (family: Family, levels: ArrayLike<number>, isCriticalOpen: boolean): number => {
    const figure = getFigure(family, values);
    let share = 0;
    let multiplier = 1;
    if (family.affinity >= 0) {
      const affinity = values[family.affinity] as number;
      share = Math.min(affinity < 0 ? -affinity : affinity, maxAffinity) / 100;
      const level = family.criticalSkill < 0 ? 0 : (levels[family.criticalSkill] as number);
      const raised = isCriticalOpen ? (loose[family.criticalTable + level] as number) : family.criticalUsual;
      multiplier = affinity < 0 ? (family.kind === ofRaw ? weakenedMultiplier : 1) : raised;
    }
    let sum = 0;
    for (let member = family.firstMember; member < family.memberEnd; member++) {
      const rowSkill = memberRow[member] as number;
      const columnSkill = memberColumn[member] as number;
      const row = rowSkill < 0 ? 0 : (levels[rowSkill] as number);
      const column = columnSkill < 0 ? 0 : (levels[columnSkill] as number);
      const place = (memberTable[member] as number) + row * (memberColumns[member] as number) + column;
      const hitChannel = memberHit[member] as number;
      const exact =
        (memberWeight[member] as number) * (loose[place] as number) * (values[hitChannel] as number) * figure;
      const hit = roundHit(exact);
      const average = share === 0 ? hit : (1 - share) * hit + share * roundHit(exact * multiplier);
      sum += (memberRepeats[member] as number) * average;
    }
    return sum;
  };
}

/** As `raiseToOne`. */
function roundHit(exact: number): number {
  return exact > 0 && exact < 1 ? 1 : Math.round(Math.round(exact * 1e6) / 1e5) / 10;
}

function createChannels(flat: FlatModel, values: Float64Array) {
  const { isProduct, constant, start, entrySkill, entryTable, entryGate, entryNeeds, table } = flat;
  const { channelCount, isGated, uptimes } = flat;
  const { open, gateCount } = uptimes;
  return (levels: ArrayLike<number>, state: number): void => {
    for (let channel = 0; channel < channelCount; channel++) {
      if (state > 0 && isGated[channel] === 0) continue;
      const end = start[channel + 1] as number;
      const multiplies = isProduct[channel] === 1;
      let value = constant[channel] as number;
      for (let entry = start[channel] as number; entry < end; entry++) {
        const gate = entryGate[entry] as number;
        if (gate >= 0 && open[state * gateCount + gate] === 0) continue;
        const needs = entryNeeds[entry] as number;
        if (needs >= 0 && (levels[needs] as number) < 1) continue;
        const skill = entrySkill[entry] as number;
        const level = skill < 0 ? 0 : (levels[skill] as number);
        const figure = table[(entryTable[entry] as number) + level] as number;
        value = multiplies ? value * figure : value + figure;
      }
      values[channel] = value;
    }
  };
}

/** Attack to a tenth, or displayed element with its cap. */
function getFigure(family: Family, values: Float64Array): number {
  const product = values[family.product] as number;
  const sum = values[family.sum] as number;
  if (family.kind === ofRaw) return roundTenth(product + sum);
  if (family.kind === ofElement) return Math.min(family.cap, product + sum);
  const attack = roundTenth((values[family.attackProduct] as number) + (values[family.attackSum] as number));
  const base = family.perAttack * attack;
  return Math.min(Math.max(base + family.capPlus, base * capTimes), base * product + sum);
}

/** As `roundToTenth`. */
function roundTenth(value: number): number {
  return Math.round(Math.round(value * 1e6) / 1e5) / 10;
}

/** What affinity makes of raw damage on average, rounding aside. */
export function getRawCriticalFactor(affinity: number, multiplier: number): number {
  return affinity < 0
    ? 1 + (Math.max(affinity, minAffinity) / 100) * weakened
    : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}

/** What affinity makes of element damage on average, rounding aside. */
export function getElementCriticalFactor(affinity: number, multiplier: number): number {
  return affinity <= 0 ? 1 : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}
