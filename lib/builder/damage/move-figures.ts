import type { SharpnessColor } from "@/lib/catalog/codes";
import type { ActiveSkill } from "./active-skills";
import { type BonusFigure, getBonusFigure, listBonuses } from "./bonus-figures";
import {
  affinityLimits,
  axePowerAttack,
  capElement,
  criticalMultiplier,
  displayedPerDamage,
  elementCriticalMultiplier,
  elementPhialMultiplier,
  powerPhialMultiplier,
  weakenedMultiplier,
} from "./constants";
import { damageStep, type Explained, Ledger, type TermLabel, type TermSource } from "./explained";
import type { DamageBonus, DamageMove, DamageScenario } from "./inputs";
import {
  createMoveContext,
  getSkillContribution,
  type MoveContext,
  type SkillContribution,
} from "./skill-figures";

/** What changes the hits of one move: skills and bonuses with the figures that hold for it. */
export interface MoveFigures {
  readonly context: MoveContext;
  /** `null` where the move, or the weapon, uses none. */
  readonly color: SharpnessColor | null;
  readonly skills: readonly { readonly source: TermSource; readonly figures: SkillContribution }[];
  readonly bonuses: readonly { readonly source: TermSource; readonly bonus: DamageBonus }[];
}

/** @param color of the weapon; a move that does not use sharpness has none */
export function calculateMoveFigures(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  move: DamageMove,
  color: SharpnessColor | null,
): MoveFigures {
  const context = createMoveContext(scenario, move);
  const ownColor = move.usesSharpness === false ? null : color;
  const skills = active.flatMap(({ skill, level }) => {
    const figures = getSkillContribution(skill, level, context, ownColor);
    return figures === null ? [] : [{ source: toSkillSource(skill.id, level, figures.uptime), figures }];
  });
  const bonuses = listBonuses(move, scenario.bonuses).map((bonus) => ({
    source: toBonusSource(bonus),
    bonus,
  }));
  return { context, color: ownColor, skills, bonuses };
}

function toSkillSource(id: string, level: number, uptime: number): TermSource {
  return uptime === 100 ? { kind: "skill", id, level } : { kind: "skill", id, level, uptime };
}

function toBonusSource({ kind, id, uptime }: DamageBonus): TermSource {
  return uptime === undefined || uptime === 100 ? { kind, id } : { kind, id, uptime };
}

/** Multiplies by every percentage of one kind. */
export function notePercents(ledger: Ledger, figure: BonusFigure, { skills, bonuses }: MoveFigures): void {
  const note = (label: TermLabel, percent: number, source: TermSource) => {
    if (percent !== 0) ledger.note(label, "multiply", 1 + percent / 100, source);
  };
  for (const { source, figures } of skills) note("skill", figures[figure], source);
  for (const { source, bonus } of bonuses) note("bonus", getBonusFigure(bonus, figure), source);
}

/** Adds every flat figure of one kind. */
function noteFlats(ledger: Ledger, figure: BonusFigure, { skills, bonuses }: MoveFigures): void {
  const note = (label: TermLabel, flat: number, source: TermSource) => {
    if (flat !== 0) ledger.note(label, "add", flat, source);
  };
  for (const { source, figures } of skills) note("skill", figures[figure], source);
  for (const { source, bonus } of bonuses) note("bonus", getBonusFigure(bonus, figure), source);
}

/** base raw × percentages + flat bonuses, to a tenth. */
export function explainAttack(figures: MoveFigures): Explained {
  const { scenario, move } = figures.context;
  const ledger = new Ledger().note("baseAttack", "start", scenario.weapon.attack);
  const powerPhial = scenario.weapon.traits.phial === "power" && move.mode === "sword";
  if (powerPhial) ledger.note("phial", "multiply", powerPhialMultiplier);
  notePercents(ledger, "attackPct", figures);
  const powered = getAxePower(scenario, move);
  if (powered > 0) ledger.note("powerState", "add", powered);
  noteFlats(ledger, "attack", figures);
  return ledger.note("rounded", "round", damageStep).close();
}

/** Expected attack of the power state of axe mode. */
export function getAxePower(scenario: DamageScenario, move: DamageMove): number {
  const isAxe = scenario.weapon.type === "switch-axe" && move.mode === "axe";
  return isAxe ? axePowerAttack * ((scenario.axePowerUptime ?? 0) / 100) : 0;
}

/** base element × percentages + flat bonuses, capped. Displayed units; a fixed element has neither of the former. */
export function explainElement(figures: MoveFigures, attack: Explained): Explained {
  const { element, scenario, move } = figures.context;
  const ledger = new Ledger();
  if (element === null) return ledger.note("none", "start", 0).close();
  if (element.kind === "fixed") {
    ledger.note("fixedElement", "start", element.value * displayedPerDamage);
    noteFlats(ledger, "element", { ...figures, bonuses: [] });
    return ledger.close();
  }
  if (element.kind === "ofAttack") {
    ledger.note("attack", "start", attack.value);
    ledger.note("elementOfAttack", "multiply", element.percent / 10);
  } else {
    ledger.note(element.kind === "phial" ? "phial" : "baseElement", "start", element.value);
  }
  const cap = capElement(ledger.total);
  const elementPhial = scenario.weapon.traits.phial === "element" && move.mode === "sword";
  if (elementPhial) ledger.note("phial", "multiply", elementPhialMultiplier);
  notePercents(ledger, "elementPct", figures);
  noteFlats(ledger, "element", figures);
  if (ledger.total > cap) ledger.note("elementCap", "atMost", cap);
  return ledger.close();
}

/** Affinity of the weapon with everything that raises it, between its limits. Percentage points. */
export function explainAffinity(figures: MoveFigures): Explained {
  const { scenario, move } = figures.context;
  const ledger = new Ledger();
  if (move.canCrit === false) return ledger.note("notCritical", "start", 0).close();
  ledger.note("baseAffinity", "start", scenario.weapon.affinity);
  noteFlats(ledger, "affinity", figures);
  if (ledger.total > affinityLimits.max) ledger.note("capped", "atMost", affinityLimits.max);
  if (ledger.total < affinityLimits.min) ledger.note("capped", "atLeast", affinityLimits.min);
  return ledger.close();
}

/** What a critical hit multiplies raw damage by; with negative affinity, what a weakened one does. */
export function explainRawCritical(figures: MoveFigures, affinity: number): Explained {
  const ledger = new Ledger();
  if (figures.context.move.canCrit === false) return ledger.note("notCritical", "start", 1).close();
  if (affinity < 0) return ledger.note("critical", "start", weakenedMultiplier).close();
  ledger.note("critical", "start", criticalMultiplier);
  for (const { source, figures: own } of figures.skills) {
    if (own.rawCritical !== 0) ledger.note("skill", "atLeast", own.rawCritical, source);
  }
  return ledger.close();
}

/** What a critical hit multiplies element damage by; a weakened one leaves it as it is. */
export function explainElementCritical(figures: MoveFigures, affinity: number): Explained {
  const ledger = new Ledger();
  if (figures.context.move.canCrit === false) return ledger.note("notCritical", "start", 1).close();
  ledger.note("critical", "start", elementCriticalMultiplier);
  if (affinity < 0) return ledger.close();
  for (const { source, figures: own } of figures.skills) {
    if (own.elementCritical !== 0) ledger.note("skill", "atLeast", own.elementCritical, source);
  }
  return ledger.close();
}
