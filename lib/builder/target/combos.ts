import { listUsableMoves } from "../damage/moves";
import type { DamageData } from "../data/damage-file";
import type { DerivedWeapon } from "../loadout/derived";
import type { SetupMove } from "./damage-setup";

/** A combo as the weapon in hand does it. */
export interface ComboOption {
  readonly id: string;
  /** English. */
  readonly name: string;
  readonly rotation: readonly SetupMove[];
}

/**
 * The combos that a weapon can do, each with the moves of its phial, shelling, ammo or echo wave. A combo with a step
 * that the weapon cannot do is left out.
 */
export function listCombos(
  { moves, combos }: Pick<DamageData, "moves" | "combos">,
  weapon: DerivedWeapon,
): readonly ComboOption[] {
  const usable = new Set(listUsableMoves(weapon, moves).map(({ id }) => id));
  return combos
    .filter((combo) => combo.weapon === weapon.type)
    .flatMap(({ id, name, steps }) => {
      const rotation = steps.flatMap(({ moves: choices, count }) => {
        const move = choices.find((choice) => usable.has(choice));
        return move === undefined ? [] : [{ move, count }];
      });
      return rotation.length === steps.length ? [{ id, name, rotation }] : [];
    });
}

/** Whether a rotation is just this combo. */
export function isComboChosen({ rotation }: ComboOption, chosen: readonly SetupMove[]): boolean {
  const counts = new Map(chosen.map(({ move, count }) => [move, count]));
  return counts.size === rotation.length && rotation.every(({ move, count }) => counts.get(move) === count);
}
