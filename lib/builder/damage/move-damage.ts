import type { SharpnessColor } from "@/lib/catalog/codes";
import type { ActiveSkill } from "./active-skills";
import { displayedPerDamage, sharpnessElement, sharpnessRaw } from "./constants";
import { damageStep, type Explained, Ledger } from "./explained";
import { getElementHitzone, getElementModifier } from "./hit-factors";
import { expectHit, hasSeveralStates } from "./hit-state";
import type { DamageMove, DamageScenario } from "./inputs";
import {
  calculateMoveFigures,
  explainAffinity,
  explainAttack,
  explainElement,
  explainElementCritical,
  explainRawCritical,
  type MoveFigures,
  notePercents,
} from "./move-figures";
import type { HitFigures, MoveDamage } from "./outputs";
import type { Gates } from "./uptime-gates";

/**
 * One hit of a move, every number with the terms that made it. Where effects hold for a part of the time, figures
 * are what is expected of them, and the average is mixed of every state that a hit can be in.
 *
 * @param active skills with their levels
 * @param color of the weapon's sharpness; `null` for ranged weapons
 */
export function explainMove(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  move: DamageMove,
  color: SharpnessColor | null,
  gates: Gates,
): MoveDamage {
  const figures = calculateMoveFigures(scenario, active, move, color, gates);
  const attack = explainAttack(figures);
  const element = explainElement(figures);
  const affinity = explainAffinity(figures);
  const rawCritical = explainRawCritical(figures, affinity.value);
  const elementCritical = explainElementCritical(figures, affinity.value);
  const share = Math.abs(affinity.value) / 100;
  const mixed = hasSeveralStates(figures) ? expectHit(figures) : null;

  const rawHit = createRawLedger(figures, attack);
  const raw = getHitFigures(rawHit, "rawHit", rawCritical.value, { share, mixed: mixed?.raw ?? null });
  const elementHit = createElementLedger(figures, element);
  const elemental = getHitFigures(elementHit, "elementalHit", elementCritical.value, {
    share,
    mixed: mixed?.elemental ?? null,
  });
  const hit = sumFigures(raw.hit, elemental.hit);
  const critical = sumFigures(raw.critical, elemental.critical);
  const total = mixed === null ? null : mixed.raw + mixed.elemental;
  return {
    move: move.id,
    attack,
    element,
    affinity,
    rawCritical,
    elementCritical,
    raw,
    elemental,
    total: { hit, critical, average: weigh(hit, critical, { share, mixed: total }) },
  };
}

/** attack × motion value × hitzone × sharpness × multipliers, before rounding. */
function createRawLedger(figures: MoveFigures, attack: Explained): Ledger {
  const { move, rawHitzone } = figures.context;
  const ledger = new Ledger()
    .note("attack", "start", attack.value)
    .note("motionValue", "multiply", move.motionValue / 100);
  if (move.usesHitzone !== false) ledger.note("hitzone", "multiply", rawHitzone / 100);
  if (figures.color !== null) ledger.note("sharpness", "multiply", sharpnessRaw[figures.color]);
  if (move.rawModifier !== undefined) ledger.note("rawModifier", "multiply", move.rawModifier);
  notePercents(ledger, "rawDamagePct", figures);
  return ledger;
}

/** element ÷ 10 × hitzone × modifier × sharpness, before rounding. */
function createElementLedger(figures: MoveFigures, element: Explained): Ledger {
  const { move, scenario, element: source } = figures.context;
  if (source === null) return new Ledger().note("none", "start", 0);
  const hitzone = getElementHitzone(scenario, move, source);
  const ledger = new Ledger()
    .note("element", "start", element.value)
    .note("damageUnits", "multiply", 1 / displayedPerDamage)
    .note("elementHitzone", "multiply", hitzone / 100)
    .note("elementModifier", "multiply", getElementModifier(scenario, move));
  if (figures.color !== null) ledger.note("sharpness", "multiply", sharpnessElement[figures.color]);
  notePercents(ledger, "elementDamagePct", figures);
  return ledger;
}

function getHitFigures(
  before: Ledger,
  label: "rawHit" | "elementalHit",
  multiplier: number,
  mixing: Mixing,
): HitFigures {
  const exact = before.total;
  const hit = before.note("rounded", "damage", damageStep).close();
  const critical = new Ledger()
    .note(label, "start", exact)
    .note("critical", "multiply", multiplier)
    .note("rounded", "damage", damageStep)
    .close();
  return { hit, critical, average: weigh(hit, critical, mixing) };
}

/** Raw and element of a hit together, to a tenth. */
function sumFigures(raw: Explained, elemental: Explained): Explained {
  return new Ledger()
    .note("rawHit", "start", raw.value)
    .note("elementalHit", "add", elemental.value)
    .note("rounded", "round", damageStep)
    .close();
}

interface Mixing {
  /** Share of critical or weakened hits at the figures that are shown. */
  readonly share: number;
  /** The mean over every state; `null` = there is one alone. */
  readonly mixed: number | null;
}

/** Expected value of a hit: the share of critical ones is |affinity| percent. */
function weigh(hit: Explained, critical: Explained, { share, mixed }: Mixing): Explained {
  const ledger = new Ledger()
    .note("average", "start", hit.value)
    .note("affinityWeight", "multiply", 1 - share)
    .note("criticalShare", "add", critical.value * share);
  if (mixed !== null) ledger.note("uptimeMix", "add", mixed - ledger.total);
  return ledger.close();
}
