import { describe, expect, test } from "vitest";
import { KnownLevels } from "@/lib/builder/search/engine/known-levels";
import type { Layer } from "@/lib/builder/search/layers";
import { createDice, type Dice } from "@/tests/support/builder/dice";
import { getRuns } from "@/tests/support/test-size";

/** Candidates of a part with random levels and slots; a charm is a part of one. */
function rollLayer(dice: Dice, size: number, targetCount: number): Layer {
  return {
    size,
    levels: Uint8Array.from({ length: size * targetCount }, () => Math.max(0, dice.between(-3, 2))),
    slots: Uint8Array.from({ length: size * 3 }, () => Math.max(0, dice.between(-2, 1))),
    members: Array.from({ length: size }, (_, at) => Int32Array.of(at)),
    value: new Float64Array(size),
    values: new Float64Array(size),
  };
}

function rollQuestion(dice: Dice) {
  const targets = Array.from({ length: 4 }, () => {
    const size = dice.between(0, 3);
    return { size, owned: size === 0 ? 0 : dice.between(1, 4) };
  });
  const parts = Array.from({ length: 5 }, () => rollLayer(dice, 3, targets.length));
  return { targets, parts, charm: rollLayer(dice, 1, targets.length) };
}

type Question = ReturnType<typeof rollQuestion>;

/** Whether decorations bring what pieces and charm lack, by putting each into the smallest slot that takes it. */
function hasLevels({ targets, parts, charm }: Question, pieces: Int32Array, asked: Int32Array): boolean {
  const chosen = [...parts.map((layer, part) => ({ layer, at: pieces[part] ?? 0 })), { layer: charm, at: 0 }];
  const sizes: number[] = [];
  for (const [k, { size, owned }] of targets.entries()) {
    const brought = chosen.reduce(
      (sum, { layer, at }) => sum + (layer.levels[at * targets.length + k] ?? 0),
      0,
    );
    const missing = (asked[k] ?? 0) - brought;
    if (missing > owned) return false;
    for (let count = 0; count < missing; count++) sizes.push(size);
  }
  const slots = chosen.flatMap(({ layer, at }) =>
    [1, 2, 3].flatMap((level) => Array.from({ length: layer.slots[at * 3 + level - 1] ?? 0 }, () => level)),
  );
  slots.sort((a, b) => a - b);
  return sizes
    .sort((a, b) => b - a)
    .every((size) => {
      const at = slots.findIndex((level) => level >= size);
      if (at >= 0) slots.splice(at, 1);
      return at >= 0;
    });
}

function listAllPieces(parts: readonly Layer[]): Int32Array[] {
  return parts
    .reduce<number[][]>(
      (all, { size }) => all.flatMap((some) => Array.from({ length: size }, (_, at) => [...some, at])),
      [[]],
    )
    .map((pieces) => Int32Array.from(pieces));
}

describe("what tests of levels have found out", () => {
  test("answers for other levels and charms as an exhaustive search does", () => {
    const dice = createDice(20_261_129);
    const seen = { found: 0, missing: 0, refuted: 0 };
    for (let round = 0; round < getRuns({ small: 40, full: 400 }); round += 1) {
      const question = rollQuestion(dice);
      const all = listAllPieces(question.parts);
      const known = new KnownLevels(question.parts, question.targets);
      const added = dice.some(all, 12);
      for (const pieces of added) known.addPieces(pieces);
      for (let list = 0; list < 12; list += 1) {
        known.addPrices(Float64Array.from(question.targets, () => dice.between(0, 4) / 4));
      }
      for (let asks = 0; asks < 20; asks += 1) {
        // Another charm, which what is known does not hang on.
        const asked = { ...question, charm: rollLayer(dice, 1, question.targets.length) };
        const levels = Int32Array.from(question.targets, () => dice.between(0, 7));
        const pieces = known.findPieces(asked.charm, levels);
        if (pieces) {
          seen.found += 1;
          expect(hasLevels(asked, pieces, levels)).toBe(true);
        } else {
          seen.missing += 1;
          expect(added.filter((each) => hasLevels(asked, each, levels))).toEqual([]);
        }
        if (!known.refutes(asked.charm, levels)) continue;
        seen.refuted += 1;
        expect(all.some((each) => hasLevels(asked, each, levels))).toBe(false);
      }
    }
    expect(Math.min(seen.found, seen.missing, seen.refuted)).toBeGreaterThan(50);
  });
});
