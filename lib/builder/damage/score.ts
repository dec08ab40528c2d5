import { affinityLimits, elementCap, weakenedMultiplier } from "./constants";
import { ammoFamily, elementFamily, type Family, type FlatModel } from "./flat-model";

// Local, because some module systems look an imported constant up at every use.
const minAffinity = affinityLimits.min;
const maxAffinity = affinityLimits.max;
const weakened = 1 - weakenedMultiplier;
const capPlus = elementCap.plus;
const capTimes = elementCap.times;
const ofElement = elementFamily;
const ofAmmo = ammoFamily;

/** A function from levels to expected damage, without rounding. It allocates nothing. */
export function createScorer(flat: FlatModel): (levels: ArrayLike<number>) => number {
  const { families, loose } = flat;
  const { memberWeight, memberHit, memberRow, memberColumn, memberColumns, memberTable } = flat;
  const values = new Float64Array(flat.channelCount);
  const calculateChannels = createChannels(flat, values);

  function getHits({ firstMember, memberEnd }: Family, levels: ArrayLike<number>): number {
    let hits = 0;
    for (let member = firstMember; member < memberEnd; member++) {
      const rowSkill = memberRow[member] as number;
      const columnSkill = memberColumn[member] as number;
      const row = rowSkill < 0 ? 0 : (levels[rowSkill] as number);
      const column = columnSkill < 0 ? 0 : (levels[columnSkill] as number);
      const place = (memberTable[member] as number) + row * (memberColumns[member] as number) + column;
      const channel = memberHit[member] as number;
      const hit = channel < 0 ? 1 : (values[channel] as number);
      hits += (memberWeight[member] as number) * (loose[place] as number) * hit;
    }
    return hits;
  }

  return (levels) => {
    calculateChannels(levels);
    let total = 0;
    for (let index = 0; index < families.length; index++) {
      const family = families[index] as Family;
      const hits = getHits(family, levels);
      const figure = getFigure(family, values);
      if (family.affinity < 0) {
        total += hits * figure;
        continue;
      }
      const level = family.criticalSkill < 0 ? 0 : (levels[family.criticalSkill] as number);
      const multiplier = loose[family.criticalTable + level] as number;
      const affinity = values[family.affinity] as number;
      const isRaw = family.kind !== ofElement && family.kind !== ofAmmo;
      total +=
        hits * figure * (isRaw ? getRawCriticalFactor : getElementCriticalFactor)(affinity, multiplier);
    }
    return total;
  };
}

function createChannels(flat: FlatModel, values: Float64Array): (levels: ArrayLike<number>) => void {
  const { isProduct, constant, start, entrySkill, entryTable, table, channelCount } = flat;
  return (levels) => {
    for (let channel = 0; channel < channelCount; channel++) {
      const end = start[channel + 1] as number;
      let entry = start[channel] as number;
      let value = constant[channel] as number;
      if (isProduct[channel] === 1) {
        for (; entry < end; entry++) {
          const level = levels[entrySkill[entry] as number] as number;
          value *= table[(entryTable[entry] as number) + level] as number;
        }
      } else {
        for (; entry < end; entry++) {
          const level = levels[entrySkill[entry] as number] as number;
          value += table[(entryTable[entry] as number) + level] as number;
        }
      }
      values[channel] = value;
    }
  };
}

/** Attack, or displayed element with its cap. */
function getFigure(family: Family, values: Float64Array): number {
  const product = values[family.product] as number;
  const sum = values[family.sum] as number;
  if (family.kind !== ofAmmo) return Math.min(family.cap, product + sum);
  const attack = (values[family.attackProduct] as number) + (values[family.attackSum] as number);
  const base = family.perAttack * attack;
  return Math.min(Math.max(base + capPlus, base * capTimes), base * product + sum);
}

/** What affinity makes of raw damage on average. */
export function getRawCriticalFactor(affinity: number, multiplier: number): number {
  return affinity < 0
    ? 1 + (Math.max(affinity, minAffinity) / 100) * weakened
    : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}

/** What affinity makes of element damage on average. */
export function getElementCriticalFactor(affinity: number, multiplier: number): number {
  return affinity <= 0 ? 1 : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}
