import {
  affinityLimits,
  criticalMultiplier,
  displayedPerDamage,
  elementCriticalMultiplier,
  sharpnessElement,
  sharpnessRaw,
  weakenedMultiplier,
} from "./constants";
import { raiseToOne, roundToTenth } from "./explained";
import {
  getElementCap,
  getElementHitzone,
  getElementModifier,
  getElementPhial,
  getPowerPhial,
} from "./hit-factors";
import type { FigureSource, MoveFigures } from "./move-figures";
import type { MixedInterval } from "./uptime-gates";

/** Everything that raises a hit while certain effects hold. */
interface HitState {
  /** Factors on base raw, and on what is added to it. */
  attackFactor: number;
  attackSum: number;
  /** Of `attackSum`, what does not raise the element of elemental ammo. */
  outsideAmmo: number;
  hitFactor: number;
  affinity: number;
  elementFactor: number;
  elementSum: number;
  elementHitFactor: number;
  /** 0 = the usual multiplier. */
  rawCritical: number;
  elementCritical: number;
}

/** Expected damage of one hit. Units of damage. */
interface ExpectedHit {
  readonly raw: number;
  readonly elemental: number;
}

const neutral: HitState = {
  attackFactor: 1,
  attackSum: 0,
  outsideAmmo: 0,
  hitFactor: 1,
  affinity: 0,
  elementFactor: 1,
  elementSum: 0,
  elementHitFactor: 1,
  rawCritical: 0,
  elementCritical: 0,
};

/** Calls back for every state that a hit can be in, with its probability. The state is only lent. */
function visitHitStates(
  figures: MoveFigures,
  visit: (state: Readonly<HitState>, probability: number) => void,
): void {
  const start = { ...neutral };
  for (const source of figures.sources) if (source.gate === null) addSource(start, source);
  const cycles = listCycles(figures.sources);
  const turn = (index: number, state: Readonly<HitState>, probability: number): void => {
    const segments = cycles[index];
    if (segments === undefined) {
      visit(state, probability);
      return;
    }
    for (const { share, sources } of segments) {
      const next = { ...state };
      for (const source of sources) addSource(next, source);
      turn(index + 1, next, probability * share);
    }
  };
  turn(0, start, 1);
}

/** Whether a hit has several states. */
export function hasSeveralStates({ sources }: MoveFigures): boolean {
  return sources.some(({ gate }) => gate !== null);
}

interface Segment {
  readonly share: number;
  readonly sources: readonly FigureSource[];
}

/** Each cycle cut where something on it begins or ends. */
function listCycles(sources: readonly FigureSource[]): readonly (readonly Segment[])[] {
  const byCycle = new Map<string, { readonly gate: MixedInterval; readonly source: FigureSource }[]>();
  for (const source of sources) {
    if (source.gate === null) continue;
    const { gate } = source;
    byCycle.set(gate.cycle, [...(byCycle.get(gate.cycle) ?? []), { gate, source }]);
  }
  return [...byCycle.values()].map((members) => {
    const cuts = [...new Set([0, 1, ...members.flatMap(({ gate }) => [gate.from, gate.to])])].toSorted(
      (a, b) => a - b,
    );
    return cuts.slice(1).map((to, index) => {
      const from = cuts[index] ?? 0;
      const inside = members.filter(({ gate }) => gate.from <= from && gate.to >= to);
      return { share: to - from, sources: inside.map(({ source }) => source) };
    });
  });
}

function addSource(state: HitState, { effect, outsideAmmo }: FigureSource): void {
  state.attackFactor *= 1 + effect.attackPct / 100;
  state.attackSum += effect.attack;
  if (outsideAmmo) state.outsideAmmo += effect.attack;
  state.hitFactor *= 1 + effect.rawDamagePct / 100;
  state.affinity += effect.affinity;
  state.elementFactor *= 1 + effect.elementPct / 100;
  state.elementSum += effect.element;
  state.elementHitFactor *= 1 + effect.elementDamagePct / 100;
  state.rawCritical = Math.max(state.rawCritical, effect.rawCritical);
  state.elementCritical = Math.max(state.elementCritical, effect.elementCritical);
}

/** Attack in a state, to a tenth. True raw. */
function getStateAttack(figures: MoveFigures, state: Readonly<HitState>, forAmmo = false): number {
  const { scenario, move } = figures.context;
  const base = scenario.weapon.attack * getPowerPhial(scenario, move);
  return roundToTenth(base * state.attackFactor + state.attackSum - (forAmmo ? state.outsideAmmo : 0));
}

/** Element in a state, capped. Displayed units. */
function getStateElement(figures: MoveFigures, state: Readonly<HitState>): number {
  const { element, scenario, move } = figures.context;
  if (element === null) return 0;
  if (element.kind === "fixed") return element.value * displayedPerDamage + state.elementSum;
  const base =
    element.kind === "ofAttack"
      ? (getStateAttack(figures, state, true) * element.percent) / 10
      : element.value;
  const product = base * getElementPhial(scenario, move) * state.elementFactor;
  const raised = product * (move.elementAttackFactor ?? 1) + state.elementSum;
  return Math.min(getElementCap(scenario, move, element, base), raised);
}

/** Affinity in a state, between its limits. Percentage points. */
function getStateAffinity({ context }: MoveFigures, { affinity }: Readonly<HitState>): number {
  if (context.move.canCrit === false) return 0;
  const total = context.scenario.weapon.affinity + affinity;
  return Math.min(Math.max(total, affinityLimits.min), affinityLimits.max);
}

/** Factors of critical hits, or of weakened ones, in a state. */
function getStateMultipliers(
  { context }: MoveFigures,
  state: Readonly<HitState>,
  affinity: number,
): { readonly raw: number; readonly element: number } {
  if (context.move.canCrit === false) return { raw: 1, element: 1 };
  if (affinity < 0) return { raw: weakenedMultiplier, element: 1 };
  return {
    raw: Math.max(criticalMultiplier, state.rawCritical),
    element: Math.max(elementCriticalMultiplier, state.elementCritical),
  };
}

/** The mean of a hit over every state, each rounded as the game shows it. */
export function expectHit(figures: MoveFigures): ExpectedHit {
  let raw = 0;
  let elemental = 0;
  visitHitStates(figures, (state, probability) => {
    const hit = expectState(figures, state);
    raw += probability * hit.raw;
    elemental += probability * hit.elemental;
  });
  return { raw, elemental };
}

function expectState(figures: MoveFigures, state: Readonly<HitState>): ExpectedHit {
  const { context, color } = figures;
  const { move, scenario, rawHitzone, element } = context;
  const affinity = getStateAffinity(figures, state);
  const share = Math.abs(affinity) / 100;
  const multipliers = getStateMultipliers(figures, state, affinity);
  const average = (exact: number, multiplier: number) =>
    (1 - share) * raiseToOne(exact) + share * raiseToOne(exact * multiplier);
  const raw =
    getStateAttack(figures, state) *
    (move.motionValue / 100) *
    (move.usesHitzone === false ? 1 : rawHitzone / 100) *
    (color === null ? 1 : sharpnessRaw[color]) *
    (move.rawModifier ?? 1) *
    state.hitFactor;
  const elemental =
    element === null
      ? 0
      : (getStateElement(figures, state) / displayedPerDamage) *
        (getElementHitzone(scenario, move, element) / 100) *
        getElementModifier(scenario, move) *
        (color === null ? 1 : sharpnessElement[color]) *
        state.elementHitFactor;
  return { raw: average(raw, multipliers.raw), elemental: average(elemental, multipliers.element) };
}

/** The mean of attack and of displayed element, each × sharpness × affinity, over every state. Not rounded. */
export function expectEffective(figures: MoveFigures): ExpectedHit {
  const { color } = figures;
  let raw = 0;
  let elemental = 0;
  visitHitStates(figures, (state, probability) => {
    const affinity = getStateAffinity(figures, state);
    const share = Math.abs(affinity) / 100;
    const multipliers = getStateMultipliers(figures, state, affinity);
    raw += probability * getStateAttack(figures, state) * (1 + share * (multipliers.raw - 1));
    elemental += probability * getStateElement(figures, state) * (1 + share * (multipliers.element - 1));
  });
  if (color === null) return { raw, elemental };
  return { raw: raw * sharpnessRaw[color], elemental: elemental * sharpnessElement[color] };
}
