import { armorPieces, elements } from "@/lib/catalog/codes";
import type { BuilderArmor } from "../catalog/catalog";
import type { Candidate } from "./best-list";
import * as cells from "./cells";
import { getDefense, getSlots } from "./measures";
import type { Problem } from "./problem";
import type { FoundSet } from "./query";

const { readInt, readItem } = cells;

/** Ids and figures of a set that the search found. */
export function describeSet(problem: Problem, { pieces, charm: tail, value }: Candidate): FoundSet {
  const scored = problem.scoring?.describe(tail);
  const equipped = armorPieces.map((_, l) => readItem(readItem(problem.pieces, l), readInt(pieces, l)));
  const choice = problem.charms[scored?.charm ?? tail];
  const free = [...(choice?.slots ?? [0, 0, 0])] as [number, number, number];
  for (const piece of equipped) {
    for (const slot of getSlots(piece, problem.transcended)) free[slot - 1] = (free[slot - 1] ?? 0) + 1;
  }
  const needed = scored?.decorations ?? listNeededDecorations(problem, equipped, choice?.levels);
  // Where levels may be dropped, those that need the largest slots are.
  const decorations = problem.dropCost === null ? needed : needed.slice(countUnplaced(free, needed));
  for (const { size } of decorations) takeSlot(free, size);
  return {
    armor: Object.fromEntries(equipped.map(({ piece, id }) => [piece, id])) as FoundSet["armor"],
    charm: choice?.charm ?? null,
    decorations: decorations.map(({ id }) => id),
    weaponDecorations: scored?.weaponDecorations ?? choice?.weaponDecorations ?? [],
    defense: equipped.reduce((sum, piece) => sum + getDefense(piece, problem.transcended), 0),
    resistances: Object.fromEntries(
      elements.map((element) => [
        element,
        equipped.reduce((sum, { resistances }) => sum + resistances[element], 0),
      ]),
    ) as FoundSet["resistances"],
    freeSlots: free,
    ...(scored ? { damage: problem.figure(value) } : {}),
  };
}

/** One decoration for each level that pieces and charm leave open, those for large slots first. */
function listNeededDecorations(
  { targets }: Problem,
  equipped: readonly BuilderArmor[],
  charmLevels: Uint8Array | undefined,
): { id: string; size: number }[] {
  return targets
    .flatMap(({ id, need, size, jewel, owned }, k) => {
      if (!jewel) return [];
      const brought = equipped.flatMap(({ skills: own }) => own).filter(({ skill }) => skill === id);
      const levels = brought.reduce((sum, { level }) => sum + level, charmLevels?.[k] ?? 0);
      const count = Math.max(0, Math.min(need - levels, owned));
      return Array.from({ length: count }, () => ({ id: jewel, size }));
    })
    .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
}

/** How many decorations find no slot. */
function countUnplaced(free: readonly number[], decorations: readonly { size: number }[]): number {
  const over = free.map((_, s) => {
    const room = free.slice(s).reduce((sum, count) => sum + count, 0);
    return decorations.filter(({ size }) => size > s).length - room;
  });
  return Math.max(0, ...over);
}

/** The smallest free slot that fits: larger ones stay free. */
function takeSlot(free: [number, number, number], size: number): void {
  for (let level = size; level <= free.length; level++) {
    const count = free[level - 1] ?? 0;
    if (count > 0) {
      free[level - 1] = count - 1;
      return;
    }
  }
  throw new RangeError(`No slot is left for a decoration of level ${size}`);
}
