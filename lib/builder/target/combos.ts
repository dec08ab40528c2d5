import { listUsableMoves } from "../damage/moves";
import type { DamageData } from "../data/damage-file";
import type { DerivedWeapon } from "../loadout/derived";
import type { DamageSetup, SetupMove } from "./damage-setup";
import { getStageConditions, hasOwnUptimes } from "./hunt-stages";

/** A combo as the weapon in hand does it. */
export interface ComboOption {
  readonly id: string;
  /** English. */
  readonly name: string;
  /** The same act with other shells is another combo. */
  readonly act: string;
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
    .flatMap(({ id, name, act = id, steps }) => {
      const rotation = steps.flatMap(({ moves: choices, count }) => {
        const move = choices.find((choice) => usable.has(choice));
        return move === undefined ? [] : [{ move, count }];
      });
      return rotation.length === steps.length ? [{ id, name, act, rotation }] : [];
    });
}

/** The combo that hunters of a type do most, as the weapon does it; `null` where it can do none. */
export function getUsualCombo(
  data: Pick<DamageData, "moves" | "combos">,
  weapon: DerivedWeapon,
): ComboOption | null {
  return listCombos(data, weapon)[0] ?? null;
}

/** The moves that were chosen, where the weapon can do one of them at least; else those of its usual combo. */
export function chooseRotation(
  rotation: readonly SetupMove[],
  weapon: DerivedWeapon,
  data: Pick<DamageData, "moves" | "combos">,
): readonly SetupMove[] {
  const usable = new Set(listUsableMoves(weapon, data.moves).map(({ id }) => id));
  if (rotation.some(({ move }) => usable.has(move))) return rotation;
  return getUsualCombo(data, weapon)?.rotation ?? rotation;
}

/**
 * The usual combo of the weapon and the uptimes of a steady hunt, each where a person has not chosen their own: nobody
 * hunts with a single hit.
 */
export function beginHunt(
  setup: DamageSetup,
  weapon: DerivedWeapon,
  data: Pick<DamageData, "moves" | "combos">,
): Pick<DamageSetup, "rotation"> & Partial<DamageSetup> {
  return {
    ...(hasOwnUptimes(setup) ? {} : { conditions: getStageConditions("steady", weapon.type) }),
    rotation: chooseRotation(setup.rotation, weapon, data),
  };
}

/**
 * The monster as the target. With the first one a hunt begins (`beginHunt`).
 *
 * @param weapon `null` = none is equipped
 */
export function aimAt(
  monster: string,
  setup: DamageSetup,
  weapon: DerivedWeapon | null,
  data: Pick<DamageData, "moves" | "combos">,
): Partial<DamageSetup> {
  const target = { monster, part: null, state: "normal" } as const;
  return setup.monster !== null || !weapon ? target : { ...target, ...beginHunt(setup, weapon, data) };
}

/** Whether a rotation is just this combo. */
export function isComboChosen({ rotation }: ComboOption, chosen: readonly SetupMove[]): boolean {
  const counts = new Map(chosen.map(({ move, count }) => [move, count]));
  return counts.size === rotation.length && rotation.every(({ move, count }) => counts.get(move) === count);
}
