import { listUsableMoves } from "../damage/moves";
import type { DamageData } from "../data/damage-file";
import type { DerivedWeapon } from "../loadout/derived";
import { isUsable, toModifierKey } from "./bonus-options";
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
  /** Keys of the bonuses that it brings: states of the weapon in which it is done. */
  readonly states: readonly string[];
}

/** What a combo is made from. */
export type ComboData = Pick<DamageData, "moves" | "combos" | "modifiers">;
/** What a combo decides of a damage setup. */
type ComboSetup = Pick<DamageSetup, "rotation" | "bonuses">;

/**
 * The combos that a weapon can do, each with the moves of its phial, shelling, ammo or echo wave. A combo with a step
 * that the weapon cannot do is left out.
 */
export function listCombos(
  { moves, combos, modifiers }: ComboData,
  weapon: DerivedWeapon,
): readonly ComboOption[] {
  const usable = new Set(listUsableMoves(weapon, moves).map(({ id }) => id));
  return combos
    .filter((combo) => combo.weapon === weapon.type)
    .flatMap(({ id, name, act = id, states = [], steps }) => {
      const rotation = steps.flatMap(({ moves: choices, count }) => {
        const move = choices.find((choice) => usable.has(choice));
        return move === undefined ? [] : [{ move, count }];
      });
      if (rotation.length < steps.length) return [];
      const held = modifiers.filter((each) => states.includes(each.id) && isUsable(each, weapon));
      return [{ id, name, act, rotation, states: held.map(toModifierKey) }];
    });
}

/** The combo that hunters of a type do most, as the weapon does it; `null` where it can do none. */
export function getUsualCombo(data: ComboData, weapon: DerivedWeapon): ComboOption | null {
  return listCombos(data, weapon)[0] ?? null;
}

/**
 * A combo in place of the chosen moves, in the weapon states that it is done in all the time. The states of other
 * combos end with these, but not those that a person has given another share of the time.
 *
 * @param combo `null` = no moves
 */
export function takeCombo(
  { bonuses }: Pick<DamageSetup, "bonuses">,
  combo: Pick<ComboOption, "rotation" | "states"> | null,
  { combos, modifiers }: Pick<DamageData, "combos" | "modifiers">,
): ComboSetup {
  const { rotation = [], states = [] } = combo ?? {};
  const brought = new Set(combos.flatMap((each) => each.states ?? []).map((id) => toModifierKey({ id })));
  const groups = new Map(modifiers.map((each) => [toModifierKey(each), each.group ?? each.id]));
  const excluded = new Set(states.map((key) => groups.get(key)));
  const kept = Object.entries(bonuses).filter(
    ([key, share]) => !(brought.has(key) && share === 100) && !excluded.has(groups.get(key)),
  );
  const isSame = kept.length === Object.keys(bonuses).length && states.length === 0;
  return {
    rotation,
    bonuses: isSame ? bonuses : Object.fromEntries([...kept, ...states.map((key) => [key, 100] as const)]),
  };
}

/**
 * Moves and bonuses as they were chosen, where the weapon can do one of the moves at least; else those of its usual
 * combo.
 */
export function chooseRotation(
  { rotation, bonuses }: ComboSetup,
  weapon: DerivedWeapon,
  data: ComboData,
): ComboSetup {
  const usable = new Set(listUsableMoves(weapon, data.moves).map(({ id }) => id));
  if (rotation.some(({ move }) => usable.has(move))) return { rotation, bonuses };
  const usual = getUsualCombo(data, weapon);
  return usual ? takeCombo({ bonuses }, usual, data) : { rotation, bonuses };
}

/**
 * The usual combo of the weapon and the uptimes of a steady hunt, each where a person has not chosen their own: nobody
 * hunts with a single hit.
 */
export function beginHunt(
  setup: DamageSetup,
  weapon: DerivedWeapon,
  data: ComboData,
): ComboSetup & Partial<DamageSetup> {
  return {
    ...(hasOwnUptimes(setup) ? {} : { conditions: getStageConditions("steady", weapon.type) }),
    ...chooseRotation(setup, weapon, data),
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
  data: ComboData,
): Partial<DamageSetup> {
  const target = { monster, part: null, state: "normal" } as const;
  return setup.monster !== null || !weapon ? target : { ...target, ...beginHunt(setup, weapon, data) };
}

/** Whether a rotation is just this combo. */
export function isComboChosen({ rotation }: ComboOption, chosen: readonly SetupMove[]): boolean {
  const counts = new Map(chosen.map(({ move, count }) => [move, count]));
  return counts.size === rotation.length && rotation.every(({ move, count }) => counts.get(move) === count);
}
