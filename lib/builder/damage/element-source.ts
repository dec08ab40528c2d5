import { type Element, elements } from "@/lib/catalog/codes";
import type { DamageMove, DamageWeapon } from "./inputs";

/** Where the element of a move's hits comes from. */
export type ElementSource =
  /** Units of damage, whatever the weapon. */
  | { readonly kind: "fixed"; readonly type: Element; readonly value: number }
  /** Elemental ammo: percent of attack. */
  | { readonly kind: "ofAttack"; readonly type: Element; readonly percent: number }
  /** Displayed units. */
  | { readonly kind: "weapon" | "phial"; readonly type: Element; readonly value: number };

/** The element of a move with a weapon; `null` = its hits have none. Ailments are none. */
export function getElementSource(weapon: DamageWeapon, move: DamageMove): ElementSource | null {
  if (move.fixedElement !== undefined && move.element !== undefined) {
    return { kind: "fixed", type: move.element, value: move.fixedElement };
  }
  if (move.elementPctOfAttack !== undefined && move.element !== undefined) {
    return { kind: "ofAttack", type: move.element, percent: move.elementPctOfAttack };
  }
  const { phial, phialValue } = weapon.traits;
  if (phial === "dragon" && phialValue !== undefined) {
    // The dragon element is the phial's, and the phial is the sword mode's.
    return move.mode === "sword" ? { kind: "phial", type: "dragon", value: phialValue } : null;
  }
  const type = elements.find((element) => element === weapon.element?.type);
  if (type === undefined || weapon.element === null || weapon.element.value <= 0) return null;
  return { kind: "weapon", type, value: weapon.element.value };
}
