import { weaponTypes } from "../codes";
import type { CatalogData } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Fewest combos of a weapon type. */
const minCombos = 3;

/** Combos are made of moves that their weapon has, and leave open only what the weapon in hand decides. */
export function checkCombos({ combos, attacks, playerModifiers }: CatalogData): Check {
  const moves = new Map(attacks.map((attack) => [attack.id, attack]));
  return runCheck("combos", (expect) => {
    expect(new Set(combos.map(({ id }) => id)).size === combos.length, () => "combos: duplicate id");
    for (const type of weaponTypes) {
      const names = combos.filter(({ weapon }) => weapon === type).map(({ name }) => name);
      expect(names.length >= minCombos, () => `combos: ${names.length} of ${type}, expected ${minCombos}`);
      expect(new Set(names).size === names.length, () => `combos: two of ${type} have one name`);
    }
    for (const { id, weapon, states = [], steps } of combos) {
      for (const state of states) {
        const modifier = playerModifiers.find((each) => each.id === state);
        expect(modifier?.weapon === weapon, () => `combos ${id}: ${weapon} has no state "${state}"`);
      }
      const first = steps.map((step) => step.moves[0]);
      expect(new Set(first).size === first.length, () => `combos ${id}: a move has two steps`);
      for (const { moves: choices } of steps) {
        const known = choices.flatMap((move) => moves.get(move) ?? []);
        for (const move of choices) {
          expect(moves.get(move)?.weapon === weapon, () => `combos ${id}: ${weapon} has no move "${move}"`);
        }
        expect(new Set(choices).size === choices.length, () => `combos ${id}: a move stands twice in a step`);
        // What takes the place of another move is the same act with another phial, shell, ammo or wave.
        const [{ mode, hits } = { mode: undefined, hits: 0 }] = known;
        expect(
          known.every((each) => each.mode === mode && each.hits === hits),
          () => `combos ${id}: choices of a step differ in mode or hits`,
        );
      }
    }
  });
}
