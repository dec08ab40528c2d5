import { listUsableMoves } from "../damage/moves";
import type { DamageData } from "../data/damage-file";
import type { DerivedWeapon } from "../loadout/derived";
import { isComboChosen, listCombos } from "./combos";
import type { SetupMove } from "./damage-setup";

/**
 * The moves of a rotation as another weapon of the type does them, so that both are compared by the same thing: a combo with
 * the explosions, shells or shots of the other one; any other rotation where it can do every move of it.
 *
 * @param rotation as it was chosen; moves that `from` cannot do are not looked at
 * @param from the weapon that it was chosen for
 * @returns `null` where the other weapon cannot do it
 */
export function adaptRotation(
  rotation: readonly SetupMove[],
  from: DerivedWeapon,
  to: DerivedWeapon,
  data: Pick<DamageData, "moves" | "combos">,
): readonly SetupMove[] | null {
  const own = new Set(listUsableMoves(from, data.moves).map(({ id }) => id));
  const chosen = rotation.filter(({ move }) => own.has(move));
  const combo = listCombos(data, from).find((each) => isComboChosen(each, chosen));
  if (combo) return listCombos(data, to).find(({ act }) => act === combo.act)?.rotation ?? null;
  const usable = new Set(listUsableMoves(to, data.moves).map(({ id }) => id));
  return chosen.every(({ move }) => usable.has(move)) ? chosen : null;
}
