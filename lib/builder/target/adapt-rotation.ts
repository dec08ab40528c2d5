import { listUsableMoves } from "../damage/moves";
import type { DerivedWeapon } from "../loadout/derived";
import { type ComboData, isComboChosen, listCombos, takeCombo } from "./combos";
import type { DamageSetup } from "./damage-setup";

/**
 * The moves of a rotation, and its bonuses, as another weapon of the type does them, so that both are compared by the same thing: a combo with
 * the explosions, shells or shots of the other one, and the boost of its phial; any other rotation where it can do every move of it.
 *
 * @param setup as it was chosen; moves that `from` cannot do are not looked at
 * @param from the weapon that it was chosen for
 * @returns `null` where the other weapon cannot do it
 */
export function adaptRotation(
  { rotation, bonuses }: Pick<DamageSetup, "rotation" | "bonuses">,
  from: DerivedWeapon,
  to: DerivedWeapon,
  data: ComboData,
): Pick<DamageSetup, "rotation" | "bonuses"> | null {
  const own = new Set(listUsableMoves(from, data.moves).map(({ id }) => id));
  const chosen = rotation.filter(({ move }) => own.has(move));
  const combo = listCombos(data, from).find((each) => isComboChosen(each, chosen));
  if (combo) {
    const other = listCombos(data, to).find(({ act }) => act === combo.act);
    if (!other) return null;
    // States that a person took away, or gave another share, are as they were.
    const isAsItComes = combo.states.length > 0 && combo.states.every((key) => bonuses[key] === 100);
    return isAsItComes ? takeCombo({ bonuses }, other, data) : { rotation: other.rotation, bonuses };
  }
  const usable = new Set(listUsableMoves(to, data.moves).map(({ id }) => id));
  return chosen.every(({ move }) => usable.has(move)) ? { rotation: chosen, bonuses } : null;
}
