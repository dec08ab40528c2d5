import type { BuilderArmor } from "../catalog/catalog";
import type { PartIndex } from "./catalog-index";
import * as cells from "./cells";
import type { CharmChoice } from "./charm-choices";
import { type Figures, findUndominated } from "./dominance";
import { getSlots, slotLevels } from "./measures";
import type { ProblemTarget } from "./problem-target";

const { readByte, readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;

/**
 * Candidates of one part. Pieces that are the same to the query (levels, slots, bonuses) are one candidate
 * with several members. Figures are flat, one stretch per candidate: levels or pieces no more than each target
 * needs, slots of exactly level 1, 2 and 3.
 */
export interface Layer extends Figures {
  /** Indices of the pieces, best first, by candidate. */
  readonly members: readonly Int32Array[];
  /** Value of each candidate's best member. */
  readonly value: Float64Array;
  /** Value of each piece, by its index. */
  readonly values: Float64Array;
}

/**
 * Levels and slots of the pieces of a part.
 *
 * @param order places of the pieces in the part, in the order of the candidates
 */
export function createPartFigures(
  part: PartIndex,
  order: readonly number[],
  targets: readonly ProblemTarget[],
  transcended: boolean,
): Figures {
  const figures = createEmptyFigures(order.length, targets.length);
  const placeByPiece = new Int32Array(part.pieces.length).fill(-1);
  order.forEach((at, place) => {
    placeByPiece[at] = place;
    for (const slot of getSlots(readItem<BuilderArmor>(part.pieces, at), transcended)) {
      const cell = place * slotStride + slot - 1;
      figures.slots[cell] = readByte(figures.slots, cell) + 1;
    }
  });
  targets.forEach(({ id, need }, k) => {
    for (const { at, count } of part.shares.get(id) ?? []) {
      const place = readInt(placeByPiece, at);
      if (place >= 0) figures.levels[place * targets.length + k] = Math.min(count, need);
    }
  });
  return figures;
}

/** Skills come first among the targets; charms bring nothing of the rest. */
export function createCharmFigures(
  charms: readonly CharmChoice[],
  skillCount: number,
  targetCount: number,
): Figures {
  const figures = createEmptyFigures(charms.length, targetCount);
  charms.forEach(({ levels, slots }, at) => {
    figures.levels.set(levels.subarray(0, skillCount), at * targetCount);
    figures.slots.set(slots, at * slotStride);
  });
  return figures;
}

function createEmptyFigures(size: number, targetCount: number): Figures {
  return { size, levels: new Uint8Array(size * targetCount), slots: new Uint8Array(size * slotStride) };
}

/**
 * Groups candidates that bring the same, and leaves out those that none of the best sets has. Goes on in steps.
 *
 * @param limit sets to list: a piece is left out only where that many others do as well in every respect
 * @param exact targets of which more is not always better
 * @param mayReplace candidates that can always be had instead of another; then none are grouped
 */
export function* createLayer(
  all: Figures,
  values: Float64Array,
  limit: number,
  exact: readonly boolean[],
  mayReplace?: (place: number) => boolean,
): Generator<void, Layer, void> {
  const targetCount = exact.length;
  const places = yield* findUndominated(all, limit, exact, mayReplace);
  const groups = mayReplace ? places.map((at) => [at]) : groupEqual(all, places, targetCount);
  const members = groups.map((group) => Int32Array.from(group));
  const heads = members.map((group) => readInt(group, 0));
  const figures = createEmptyFigures(members.length, targetCount);
  heads.forEach((head, to) => {
    const levels = all.levels.subarray(head * targetCount, (head + 1) * targetCount);
    figures.levels.set(levels, to * targetCount);
    figures.slots.set(all.slots.subarray(head * slotStride, (head + 1) * slotStride), to * slotStride);
  });
  return { ...figures, members, value: Float64Array.from(heads, (head) => readFloat(values, head)), values };
}

/** Candidates that bring the same, in the order of their first. */
function groupEqual({ levels, slots }: Figures, places: readonly number[], targetCount: number): number[][] {
  const groups: number[][] = [];
  const byHash = new Map<number, number[][]>();
  const isSame = (a: number, b: number) => {
    for (let k = 0; k < targetCount; k++) {
      if (levels[a * targetCount + k] !== levels[b * targetCount + k]) return false;
    }
    for (let s = 0; s < slotStride; s++) {
      if (slots[a * slotStride + s] !== slots[b * slotStride + s]) return false;
    }
    return true;
  };
  for (const at of places) {
    let hash = 0;
    for (let k = 0; k < targetCount; k++) {
      hash = (Math.imul(hash, 31) + readByte(levels, at * targetCount + k)) | 0;
    }
    for (let s = 0; s < slotStride; s++) {
      hash = (Math.imul(hash, 31) + readByte(slots, at * slotStride + s)) | 0;
    }
    const alike = byHash.get(hash) ?? [];
    const group = alike.find((each) => isSame(readItem(each, 0), at));
    if (group) group.push(at);
    else {
      const own = [at];
      groups.push(own);
      byHash.set(hash, [...alike, own]);
    }
  }
  return groups;
}
