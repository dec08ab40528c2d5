import type { SharpnessColor } from "@/lib/catalog/codes";
import type { ActiveSkill } from "./active-skills";
import { displayedPerDamage, sharpnessElement, sharpnessRaw } from "./constants";
import { damageStep, type Explained, Ledger } from "./explained";
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

/**
 * One hit of a move, every number with the terms that made it.
 *
 * @param active skills with their levels
 * @param color of the weapon's sharpness; `null` for ranged weapons
 */
export function explainMove(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  move: DamageMove,
  color: SharpnessColor | null,
): MoveDamage {
  const figures = calculateMoveFigures(scenario, active, move, color);
  const attack = explainAttack(figures);
  const element = explainElement(figures, attack);
  const affinity = explainAffinity(figures);
  const rawCritical = explainRawCritical(figures, affinity.value);
  const elementCritical = explainElementCritical(figures, affinity.value);
  const share = Math.abs(affinity.value) / 100;

  const rawHit = createRawLedger(figures, attack);
  const raw = getHitFigures(rawHit, "rawHit", rawCritical.value, share);
  const elementHit = createElementLedger(figures, element);
  const elemental = getHitFigures(elementHit, "elementalHit", elementCritical.value, share);
  const hit = sumFigures(raw.hit, elemental.hit);
  const critical = sumFigures(raw.critical, elemental.critical);
  return {
    move: move.id,
    attack,
    element,
    affinity,
    rawCritical,
    elementCritical,
    raw,
    elemental,
    total: { hit, critical, average: weigh(hit, critical, share) },
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
  const hitzone = Math.min(
    scenario.target.hitzone[source.type],
    move.elementHitzoneCap ?? Number.POSITIVE_INFINITY,
  );
  const ledger = new Ledger()
    .note("element", "start", element.value)
    .note("damageUnits", "multiply", 1 / displayedPerDamage)
    .note("elementHitzone", "multiply", hitzone / 100)
    .note("elementModifier", "multiply", move.elementModifier);
  if (figures.color !== null) ledger.note("sharpness", "multiply", sharpnessElement[figures.color]);
  return ledger;
}

function getHitFigures(
  before: Ledger,
  label: "rawHit" | "elementalHit",
  multiplier: number,
  share: number,
): HitFigures {
  const exact = before.total;
  const hit = before.note("rounded", "damage", damageStep).close();
  const critical = new Ledger()
    .note(label, "start", exact)
    .note("critical", "multiply", multiplier)
    .note("rounded", "damage", damageStep)
    .close();
  return { hit, critical, average: weigh(hit, critical, share) };
}

/** Raw and element of a hit together, to a tenth. */
function sumFigures(raw: Explained, elemental: Explained): Explained {
  return new Ledger()
    .note("rawHit", "start", raw.value)
    .note("elementalHit", "add", elemental.value)
    .note("rounded", "round", damageStep)
    .close();
}

/** What is to be expected of a hit: the share of critical ones is |affinity| percent. */
function weigh(hit: Explained, critical: Explained, share: number): Explained {
  return new Ledger()
    .note("average", "start", hit.value)
    .note("affinityWeight", "multiply", 1 - share)
    .note("criticalShare", "add", critical.value * share)
    .close();
}
