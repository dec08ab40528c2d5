import { affinityLimits, elementCap, weakenedMultiplier } from "./constants";
import { CycleStates } from "./cycle-states";
import { damageStep } from "./explained";
import { elementFamily, type Family, type FlatModel, rawFamily } from "./flat-model";

// Local, because some module systems look an imported constant up at every use.
const maxAffinity = affinityLimits.max;
const capTimes = elementCap.times;
const ofElement = elementFamily;
const ofRaw = rawFamily;
/** Half of the step to which the game rounds. */
const halfStep = damageStep / 2;
/** Share of a bound that is added for the last digits of its sums. */
const lastDigits = 1e-12;

/** Flags of the uses of a cycle. */
const inFigure = 1;
const inHit = 2;
const inCritical = 4;

/** Damage of a family's hits at some levels, and a bound of it, over all states that uptimes can be in. */
export class UptimeMixer {
  readonly #flat: FlatModel;
  #levels: ArrayLike<number> = [];
  /** Of each channel: what always holds, and its value in the state that is set. */
  readonly #always: Float64Array;
  readonly #values: Float64Array;
  /** Entries of each channel that hold for a part of the time and change it at these levels, from its `start` on. */
  readonly #gatedCount: Int32Array;
  readonly #gatedFigure: Float64Array;
  readonly #gatedGate: Int32Array;
  /** Channels of the figures of each family. */
  readonly #ownChannels: readonly Int32Array[];
  /** By cycle: which of figure, hit and critical hits hang on it, while that is found out. */
  readonly #uses: Uint8Array;
  /** Nothing holds for a part of the time. */
  readonly #isSteady: boolean;
  readonly #open: Uint8Array;
  /** Cycles that change figures, and those that change critical hits alone. */
  readonly #figures: CycleStates;
  readonly #others: CycleStates;
  /** Mean share of critical hits that weaken, that have the multiplier of the levels, and that have the usual one. */
  #weakened = 0;
  #raised = 0;
  #usual = 0;

  constructor(flat: FlatModel) {
    const { channelCount, entryGate, families, memberHit, uptimes } = flat;
    this.#flat = flat;
    this.#always = new Float64Array(channelCount);
    this.#values = new Float64Array(channelCount);
    this.#gatedCount = new Int32Array(channelCount);
    this.#gatedFigure = new Float64Array(entryGate.length);
    this.#gatedGate = new Int32Array(entryGate.length);
    this.#uses = new Uint8Array(uptimes.cycles.length);
    this.#isSteady = uptimes.cycles.length === 0;
    this.#open = new Uint8Array(uptimes.gateCount);
    this.#figures = new CycleStates(flat, this.#open);
    this.#others = new CycleStates(flat, this.#open);
    this.#ownChannels = families.map(
      ({ kind, product, sum, attackProduct, attackSum, firstMember, memberEnd }) =>
        Int32Array.from(
          new Set([
            product,
            sum,
            ...(kind === ofElement || kind === ofRaw ? [] : [attackProduct, attackSum]),
            ...memberHit.slice(firstMember, memberEnd),
          ]),
        ),
    );
  }

  setLevels(levels: ArrayLike<number>): void {
    this.#levels = levels;
    const { channelCount, isProduct, constant, start, table } = this.#flat;
    const { entrySkill, entryTable, entryGate, entryNeeds } = this.#flat;
    for (let channel = 0; channel < channelCount; channel++) {
      const begin = start[channel] as number;
      const end = start[channel + 1] as number;
      const multiplies = isProduct[channel] === 1;
      const neutral = multiplies ? 1 : 0;
      let value = constant[channel] as number;
      let count = 0;
      for (let entry = begin; entry < end; entry++) {
        const needs = entryNeeds[entry] as number;
        if (needs >= 0 && (levels[needs] as number) < 1) continue;
        const skill = entrySkill[entry] as number;
        const level = skill < 0 ? 0 : (levels[skill] as number);
        const figure = table[(entryTable[entry] as number) + level] as number;
        const gate = entryGate[entry] as number;
        if (gate < 0) value = multiplies ? value * figure : value + figure;
        else if (figure !== neutral) {
          this.#gatedFigure[begin + count] = figure;
          this.#gatedGate[begin + count] = gate;
          count += 1;
        }
      }
      this.#always[channel] = value;
      this.#values[channel] = value;
      this.#gatedCount[channel] = count;
    }
  }

  /** Average damage of a family's hits, critical hits included. */
  mixFamily(index: number, family: Family): number {
    const own = this.#ownChannels[index] as Int32Array;
    const figures = this.#figures;
    const others = this.#others;
    const isCritical = family.affinity >= 0;
    if (this.#isSteady) {
      if (isCritical) {
        this.#clearCritical();
        this.#addCritical(family, this.#values[family.affinity] as number, 1);
      }
      return this.#scoreFamily(family, isCritical);
    }
    figures.clear();
    others.clear();
    for (let at = 0; at < own.length; at++) this.#addCycles(own[at] as number, figures);
    const isBound = isCritical && this.#addCriticalCycles(family);
    let sum = 0;
    for (let state = 0; state < figures.count; state++) {
      figures.set(state);
      for (let at = 0; at < own.length; at++) this.#setChannel(own[at] as number);
      if (isCritical && (state === 0 || isBound)) this.#mixCritical(family);
      sum += figures.probability * this.#scoreFamily(family, isCritical);
    }
    return sum;
  }

  /**
   * No less than `mixFamily`. Hits that are not rounded are a product of three: figure (product + sum), multiplier, and
   * the factor of critical hits. Only cycles that two of them hang on are gone through; in each of their states the
   * three are independent, so that the mean of the product is the product of the means. The mean of a sum and of a
   * product over independent cycles is the sum and the product of means; a cap of the mean is no less than the
   * mean of what is capped. What rounding adds comes on top.
   */
  boundFamily(index: number, family: Family): number {
    // The cap of elemental ammo moves with attack.
    if (family.kind !== ofElement && family.kind !== ofRaw) return this.mixFamily(index, family);
    const joint = this.#figures;
    joint.clear();
    this.#others.clear();
    const isCritical = family.affinity >= 0;
    const { memberHit } = this.#flat;
    // Of the figure first, so that what is in two of the three can be told.
    this.#listCycles(family.product, inFigure);
    this.#listCycles(family.sum, inFigure);
    for (let member = family.firstMember; member < family.memberEnd; member++) {
      this.#listCycles(memberHit[member] as number, inHit);
    }
    if (isCritical) {
      this.#listCycles(family.affinity, inCritical);
      if (family.criticalGate >= 0) {
        const cycle = this.#flat.uptimes.cycleOf[family.criticalGate] as number;
        this.#uses[cycle] = (this.#uses[cycle] as number) | inCritical;
      }
    }
    let isBound = false;
    for (let cycle = 0; cycle < this.#uses.length; cycle++) {
      const uses = this.#uses[cycle] as number;
      if ((uses & (uses - 1)) !== 0) {
        joint.add(cycle);
        isBound ||= (uses & inCritical) !== 0;
      } else if (uses === inCritical) this.#others.add(cycle);
      this.#uses[cycle] = 0;
    }
    let sum = 0;
    for (let state = 0; state < joint.count; state++) {
      joint.set(state);
      if (isCritical && (state === 0 || isBound)) this.#mixCritical(family);
      sum += joint.probability * this.#boundState(family, isCritical);
    }
    return sum * (1 + lastDigits);
  }

  #listCycles(channel: number, use: number): void {
    const { cycleOf } = this.#flat.uptimes;
    const begin = this.#flat.start[channel] as number;
    const end = begin + (this.#gatedCount[channel] as number);
    for (let entry = begin; entry < end; entry++) {
      const cycle = cycleOf[this.#gatedGate[entry] as number] as number;
      this.#uses[cycle] = (this.#uses[cycle] as number) | use;
    }
  }

  #boundState(family: Family, isCritical: boolean): number {
    const { loose, memberWeight, memberRepeats, memberHit } = this.#flat;
    const levels = this.#levels;
    const isRaw = family.kind === ofRaw;
    const rounded = isRaw ? halfStep : 0;
    const figure = Math.min(family.cap, this.#getMean(family.product) + this.#getMean(family.sum)) + rounded;
    const least = Math.min(family.cap, this.#getLeast(family.product) + this.#getLeast(family.sum)) - rounded;
    const weakening = isRaw ? weakenedMultiplier : 1;
    let factor = 1;
    if (isCritical) {
      const level = family.criticalSkill < 0 ? 0 : (levels[family.criticalSkill] as number);
      factor += this.#weakened * (weakening - 1);
      factor += this.#raised * ((loose[family.criticalTable + level] as number) - 1);
      factor += this.#usual * (family.criticalUsual - 1);
    }
    let sum = 0;
    for (let member = family.firstMember; member < family.memberEnd; member++) {
      const hit = memberHit[member] as number;
      const weight = (memberWeight[member] as number) * this.#getSharpness(member);
      const atLeast = weight * this.#getLeast(hit) * least * weakening;
      // What is below 1 counts as 1.
      const slack = atLeast >= 1 ? halfStep : 1;
      const average = weight * this.#getMean(hit) * figure * factor;
      sum += (memberRepeats[member] as number) * (average + slack);
    }
    return sum;
  }

  /** Of a channel in the state of the joint cycles, over all others. */
  #getMean(channel: number): number {
    const count = this.#gatedCount[channel] as number;
    let value = this.#always[channel] as number;
    if (count === 0) return value;
    const { cycleOf, shareOf } = this.#flat.uptimes;
    const begin = this.#flat.start[channel] as number;
    const multiplies = this.#flat.isProduct[channel] === 1;
    for (let entry = begin; entry < begin + count; entry++) {
      const gate = this.#gatedGate[entry] as number;
      const cycle = cycleOf[gate] as number;
      const figure = this.#gatedFigure[entry] as number;
      if (this.#figures.has(cycle)) {
        if (this.#open[gate] === 1) value = multiplies ? value * figure : value + figure;
      } else if (!multiplies) value += (shareOf[gate] as number) * figure;
      else if (this.#isFirstOfCycle(begin, entry, cycle)) value *= this.#getMeanFactor(begin, count, cycle);
    }
    return value;
  }

  #isFirstOfCycle(begin: number, entry: number, cycle: number): boolean {
    const { cycleOf } = this.#flat.uptimes;
    for (let other = begin; other < entry; other++) {
      if (cycleOf[this.#gatedGate[other] as number] === cycle) return false;
    }
    return true;
  }

  /** Mean of the product of what hangs on one cycle. */
  #getMeanFactor(begin: number, count: number, cycle: number): number {
    const { cycles, cycleOf } = this.#flat.uptimes;
    const segments = cycles[cycle] as FlatModel["uptimes"]["cycles"][number];
    let mean = 0;
    for (let part = 0; part < segments.length; part++) {
      const segment = segments[part] as (typeof segments)[number];
      let factor = segment.probability;
      for (let entry = begin; entry < begin + count; entry++) {
        const gate = this.#gatedGate[entry] as number;
        if (cycleOf[gate] !== cycle || !segment.open.includes(gate)) continue;
        factor *= this.#gatedFigure[entry] as number;
      }
      mean += factor;
    }
    return mean;
  }

  /** No state has less. */
  #getLeast(channel: number): number {
    const count = this.#gatedCount[channel] as number;
    let value = this.#always[channel] as number;
    const begin = this.#flat.start[channel] as number;
    const multiplies = this.#flat.isProduct[channel] === 1;
    for (let entry = begin; entry < begin + count; entry++) {
      const figure = this.#gatedFigure[entry] as number;
      value = multiplies ? value * Math.min(figure, 1) : value + Math.min(figure, 0);
    }
    return value;
  }

  #getSharpness(member: number): number {
    const { loose, memberRow, memberColumn, memberColumns, memberTable } = this.#flat;
    const rowSkill = memberRow[member] as number;
    const columnSkill = memberColumn[member] as number;
    const row = rowSkill < 0 ? 0 : (this.#levels[rowSkill] as number);
    const column = columnSkill < 0 ? 0 : (this.#levels[columnSkill] as number);
    return loose[
      (memberTable[member] as number) + row * (memberColumns[member] as number) + column
    ] as number;
  }

  #addCycles(channel: number, to: CycleStates): void {
    const { cycleOf } = this.#flat.uptimes;
    const begin = this.#flat.start[channel] as number;
    const end = begin + (this.#gatedCount[channel] as number);
    for (let entry = begin; entry < end; entry++) {
      const cycle = cycleOf[this.#gatedGate[entry] as number] as number;
      if (!to.has(cycle)) to.add(cycle);
    }
  }

  /** @returns whether critical hits change with the state of the figures too */
  #addCriticalCycles({
    affinity,
    criticalGate,
    criticalTable,
    criticalSkill,
    criticalUsual,
  }: Family): boolean {
    const { cycleOf } = this.#flat.uptimes;
    const figures = this.#figures;
    const others = this.#others;
    let isBound = false;
    const begin = this.#flat.start[affinity] as number;
    const end = begin + (this.#gatedCount[affinity] as number);
    for (let entry = begin; entry < end; entry++) {
      const cycle = cycleOf[this.#gatedGate[entry] as number] as number;
      if (figures.has(cycle)) isBound = true;
      else if (!others.has(cycle)) others.add(cycle);
    }
    if (criticalGate < 0) return isBound;
    const level = criticalSkill < 0 ? 0 : (this.#levels[criticalSkill] as number);
    if (this.#flat.loose[criticalTable + level] === criticalUsual) return isBound;
    const cycle = cycleOf[criticalGate] as number;
    if (figures.has(cycle)) return true;
    if (!others.has(cycle)) others.add(cycle);
    return isBound;
  }

  #setChannel(channel: number): void {
    const count = this.#gatedCount[channel] as number;
    if (count === 0) return;
    const begin = this.#flat.start[channel] as number;
    const multiplies = this.#flat.isProduct[channel] === 1;
    let value = this.#always[channel] as number;
    for (let entry = begin; entry < begin + count; entry++) {
      if (this.#open[this.#gatedGate[entry] as number] === 0) continue;
      const figure = this.#gatedFigure[entry] as number;
      value = multiplies ? value * figure : value + figure;
    }
    this.#values[channel] = value;
  }

  #mixCritical(family: Family): void {
    const others = this.#others;
    this.#clearCritical();
    for (let state = 0; state < others.count; state++) {
      others.set(state);
      this.#setChannel(family.affinity);
      this.#addCritical(family, this.#values[family.affinity] as number, others.probability);
    }
  }

  #clearCritical(): void {
    this.#weakened = 0;
    this.#raised = 0;
    this.#usual = 0;
  }

  #addCritical({ criticalGate }: Family, affinity: number, probability: number): void {
    const share = (probability * Math.min(affinity < 0 ? -affinity : affinity, maxAffinity)) / 100;
    if (affinity < 0) this.#weakened += share;
    else if (criticalGate < 0 || this.#open[criticalGate] === 1) this.#raised += share;
    else this.#usual += share;
  }

  #scoreFamily(family: Family, isCritical: boolean): number {
    const { loose, memberWeight, memberRepeats, memberHit } = this.#flat;
    const levels = this.#levels;
    const figure = getFigure(family, this.#values);
    const level = family.criticalSkill < 0 ? 0 : (levels[family.criticalSkill] as number);
    const raised = isCritical ? (loose[family.criticalTable + level] as number) : 1;
    const weakening = family.kind === ofRaw ? weakenedMultiplier : 1;
    const ofWeakened = isCritical ? this.#weakened : 0;
    const ofRaised = isCritical ? this.#raised : 0;
    const ofUsual = isCritical ? this.#usual : 0;
    const plain = 1 - ofWeakened - ofRaised - ofUsual;
    let sum = 0;
    for (let member = family.firstMember; member < family.memberEnd; member++) {
      const hitChannel = memberHit[member] as number;
      const exact =
        (memberWeight[member] as number) *
        this.#getSharpness(member) *
        (this.#values[hitChannel] as number) *
        figure;
      let average = plain * roundHit(exact);
      if (ofWeakened > 0) average += ofWeakened * roundHit(exact * weakening);
      if (ofRaised > 0) average += ofRaised * roundHit(exact * raised);
      if (ofUsual > 0) average += ofUsual * roundHit(exact * family.criticalUsual);
      sum += (memberRepeats[member] as number) * average;
    }
    return sum;
  }
}

/** As `raiseToOne`. */
function roundHit(exact: number): number {
  return exact > 0 && exact < 1 ? 1 : Math.round(Math.round(exact * 1e6) / 1e5) / 10;
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
