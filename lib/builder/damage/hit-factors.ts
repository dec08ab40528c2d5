import { capElement, elementPhialMultiplier, hammerElementFactor, powerPhialMultiplier } from "./constants";
import type { ElementSource } from "./element-source";
import type { DamageMove, DamageScenario } from "./inputs";
import { isReadOtherwise } from "./readings";

/** The element hitzone that counts for a move. Percent. */
export function getElementHitzone(
  { target }: DamageScenario,
  move: DamageMove,
  { type }: ElementSource,
): number {
  return Math.min(target.hitzone[type], move.elementHitzoneCap ?? Number.POSITIVE_INFINITY);
}

/** Element modifier of each hit of a move. */
export function getElementModifier(scenario: DamageScenario, move: DamageMove): number {
  const raised = move.weapon === "hammer" && isReadOtherwise(scenario, "hammerElement");
  return raised ? move.elementModifier * hammerElementFactor : move.elementModifier;
}

/** The most that an element of this base can become with this weapon and move. Displayed units. */
export function getElementCap(
  scenario: DamageScenario,
  move: DamageMove,
  element: ElementSource,
  base: number,
): number {
  if (element.kind === "fixed") return Number.POSITIVE_INFINITY;
  const phial = isReadOtherwise(scenario, "elementPhialCap") ? getElementPhial(scenario, move) : 1;
  return capElement(base * phial, scenario.weapon.type);
}

/** Sword mode with a power phial, on base raw. */
export function getPowerPhial({ weapon }: DamageScenario, move: DamageMove): number {
  return weapon.traits.phial === "power" && move.mode === "sword" ? powerPhialMultiplier : 1;
}

/** Sword mode with an element phial, on base element. */
export function getElementPhial({ weapon }: DamageScenario, move: DamageMove): number {
  return weapon.traits.phial === "element" && move.mode === "sword" ? elementPhialMultiplier : 1;
}
