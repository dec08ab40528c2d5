import type { SharpnessColor } from "@/lib/catalog/codes";
import type { ActiveSkill } from "./active-skills";
import { type BonusFigure, listBonusStates } from "./bonus-figures";
import {
  affinityLimits,
  criticalMultiplier,
  displayedPerDamage,
  elementCriticalMultiplier,
  outsideAmmoElement,
  perhapsOutsideAmmoElement,
  weakenedMultiplier,
} from "./constants";
import { damageStep, type Explained, Ledger, type TermLabel, type TermSource } from "./explained";
import { type FigureEffect, scaleFigures } from "./figure-effect";
import { getElementCap, getElementPhial, getPowerPhial } from "./hit-factors";
import type { DamageBonus, DamageMove, DamageScenario } from "./inputs";
import { isReadOtherwise } from "./readings";
import { createMoveContext, getGatedEffects, getSkillContribution, type MoveContext } from "./skill-figures";
import { type Gates, getLength, isMixed, type MixedInterval } from "./uptime-gates";

/** An effect, and when it holds. */
export interface FigureSource {
  /** `null` = always, or by its share of the time. */
  readonly gate: MixedInterval | null;
  readonly effect: FigureEffect;
  /** Its attack does not raise the element of elemental ammo. */
  readonly outsideAmmo: boolean;
}

/** Figures that change the hits of one move: skills and bonuses with the values that hold for it. */
export interface MoveFigures {
  readonly context: MoveContext;
  /** `null` where the move, or the weapon, uses none. */
  readonly color: SharpnessColor | null;
  /** Skills and bonuses with what is expected of their figures, as they are shown. */
  readonly named: readonly NamedFigures[];
  /** The same apart by when they hold. */
  readonly sources: readonly FigureSource[];
}

interface NamedFigures {
  readonly label: TermLabel;
  readonly source: TermSource | null;
  readonly effect: FigureEffect;
  readonly outsideAmmo: boolean;
}

/** @param color of the weapon; a move that does not use sharpness has none */
export function calculateMoveFigures(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  move: DamageMove,
  color: SharpnessColor | null,
  gates: Gates,
): MoveFigures {
  const context = createMoveContext(scenario, move, gates);
  const ownColor = move.usesSharpness === false ? null : color;
  const named: NamedFigures[] = [];
  const sources: FigureSource[] = [];
  for (const { skill, level } of active) {
    const figures = getSkillContribution(skill, level, context, ownColor);
    if (figures === null) continue;
    const outsideAmmo = isOutsideAmmo(scenario, skill.id);
    const source = toSkillSource(skill.id, level, figures.uptime);
    named.push({ label: "skill", source, effect: figures, outsideAmmo });
    const gated = getGatedEffects(skill, level, context, ownColor);
    sources.push(...gated.map((each) => ({ ...each, outsideAmmo })));
  }
  for (const state of listBonusStates(move, scenario, gates)) {
    const { bonus, interval, effect } = state;
    const share = getLength(interval);
    const expected = scaleFigures(effect, share);
    const gated = isMixed(interval);
    const label = bonus === null ? state.label : "bonus";
    const source = bonus === null ? null : toBonusSource(bonus);
    named.push({ label, source, effect: expected, outsideAmmo: false });
    sources.push({ gate: gated ? interval : null, effect: gated ? effect : expected, outsideAmmo: false });
  }
  return { context, color: ownColor, named, sources };
}

/** Whether the attack of a skill stays out of the element of elemental ammo. */
export function isOutsideAmmo(scenario: DamageScenario, skill: string): boolean {
  const doubtful = skill === perhapsOutsideAmmoElement && isReadOtherwise(scenario, "ballisticsAmmo");
  return doubtful || outsideAmmoElement.includes(skill);
}

function toSkillSource(id: string, level: number, uptime: number): TermSource {
  return uptime === 100 ? { kind: "skill", id, level } : { kind: "skill", id, level, uptime };
}

function toBonusSource({ kind, id, uptime }: DamageBonus): TermSource {
  return uptime === undefined || uptime === 100 ? { kind, id } : { kind, id, uptime };
}

/** Multiplies by every percentage of one kind. */
export function notePercents(ledger: Ledger, figure: BonusFigure, { named }: MoveFigures): void {
  for (const { label, source, effect } of named) {
    const percent = effect[figure];
    if (percent !== 0) ledger.note(label, "multiply", 1 + percent / 100, source);
  }
}

/** Adds every flat figure of one kind. */
function noteFlats(ledger: Ledger, figure: BonusFigure, named: readonly NamedFigures[]): void {
  for (const { label, source, effect } of named) {
    const flat = effect[figure];
    if (flat !== 0) ledger.note(label, "add", flat, source);
  }
}

/** base raw × percentages + flat bonuses, to a tenth. */
export function explainAttack(figures: MoveFigures): Explained {
  return explainAttackOf(figures, figures.named);
}

/** The attack that elemental ammo makes its element of: without the flat attack of some skills. */
function explainAmmoAttack(figures: MoveFigures): Explained {
  return explainAttackOf(
    figures,
    figures.named.map((each) =>
      each.outsideAmmo ? { ...each, effect: { ...each.effect, attack: 0 } } : each,
    ),
  );
}

function explainAttackOf(figures: MoveFigures, named: readonly NamedFigures[]): Explained {
  const { scenario, move } = figures.context;
  const ledger = new Ledger().note("baseAttack", "start", scenario.weapon.attack);
  const phial = getPowerPhial(scenario, move);
  if (phial !== 1) ledger.note("phial", "multiply", phial);
  notePercents(ledger, "attackPct", { ...figures, named });
  noteFlats(ledger, "attack", named);
  return ledger.note("rounded", "round", damageStep).close();
}

/** base element × percentages + flat bonuses, capped. Displayed units; a fixed element has neither of the former. */
export function explainElement(figures: MoveFigures): Explained {
  const { element, scenario, move } = figures.context;
  const ledger = new Ledger();
  if (element === null) return ledger.note("none", "start", 0).close();
  if (element.kind === "fixed") {
    ledger.note("fixedElement", "start", element.value * displayedPerDamage);
    noteFlats(ledger, "element", figures.named);
    return ledger.close();
  }
  if (element.kind === "ofAttack") {
    ledger.note("attack", "start", explainAmmoAttack(figures).value);
    ledger.note("elementOfAttack", "multiply", element.percent / 10);
  } else {
    ledger.note(element.kind === "phial" ? "phial" : "baseElement", "start", element.value);
  }
  const cap = getElementCap(scenario, move, element, ledger.total);
  const phial = getElementPhial(scenario, move);
  if (phial !== 1) ledger.note("phial", "multiply", phial);
  notePercents(ledger, "elementPct", figures);
  if (move.elementAttackFactor !== undefined) {
    ledger.note("elementAttackFactor", "multiply", move.elementAttackFactor);
  }
  noteFlats(ledger, "element", figures.named);
  if (ledger.total > cap) ledger.note("elementCap", "atMost", cap);
  return ledger.close();
}

/** Affinity of the weapon with everything that raises it, between its limits. Percentage points. */
export function explainAffinity(figures: MoveFigures): Explained {
  const { scenario, move } = figures.context;
  const ledger = new Ledger();
  if (move.canCrit === false) return ledger.note("notCritical", "start", 0).close();
  ledger.note("baseAffinity", "start", scenario.weapon.affinity);
  noteFlats(ledger, "affinity", figures.named);
  if (ledger.total > affinityLimits.max) ledger.note("capped", "atMost", affinityLimits.max);
  if (ledger.total < affinityLimits.min) ledger.note("capped", "atLeast", affinityLimits.min);
  return ledger.close();
}

/** Raw factor of a critical hit; with negative affinity, that of a weakened one. */
export function explainRawCritical(figures: MoveFigures, affinity: number): Explained {
  const ledger = new Ledger();
  if (figures.context.move.canCrit === false) return ledger.note("notCritical", "start", 1).close();
  if (affinity < 0) return ledger.note("critical", "start", weakenedMultiplier).close();
  ledger.note("critical", "start", criticalMultiplier);
  for (const { label, source, effect } of figures.named) {
    if (effect.rawCritical !== 0) ledger.note(label, "atLeast", effect.rawCritical, source);
  }
  return ledger.close();
}

/** Element factor of a critical hit; a weakened one has 1. */
export function explainElementCritical(figures: MoveFigures, affinity: number): Explained {
  const ledger = new Ledger();
  if (figures.context.move.canCrit === false) return ledger.note("notCritical", "start", 1).close();
  ledger.note("critical", "start", elementCriticalMultiplier);
  if (affinity < 0) return ledger.close();
  for (const { label, source, effect } of figures.named) {
    if (effect.elementCritical !== 0) ledger.note(label, "atLeast", effect.elementCritical, source);
  }
  return ledger.close();
}
