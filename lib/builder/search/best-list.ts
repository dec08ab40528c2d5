import * as cells from "./cells";

const { readInt, readItem } = cells;

/** One set: index of its piece per part, index of its charm, and its value. */
export interface Candidate {
  readonly pieces: Int32Array;
  readonly charm: number;
  readonly value: number;
}

/**
 * The best `limit` sets so far, as a heap with the worst on top. Equal values are ordered by the indices of
 * their pieces, part by part, lower first.
 */
export interface BestList {
  readonly size: number;
  /** Value that a set has to reach to be taken; while the list is not full the floor, or `-Infinity` without one. */
  readonly threshold: number;
  /** How often a set was taken. */
  readonly changes: number;
  /** How often the best one has changed. */
  readonly topChanges: number;
  offer(pieces: Int32Array, charm: number, value: number): boolean;
  /** The best one, if any. */
  top(): Candidate | null;
  /** Its value; `-Infinity` without one. */
  readonly topValue: number;
  /** Best first; all, or that many. */
  sorted(max?: number): Candidate[];
}

interface Entry {
  readonly pieces: Int32Array;
  charm: number;
  value: number;
}

/**
 * @param repeats whether the same pieces may be offered again, with another charm or weapon: the best counts
 * @param floor sets that do not exceed this value are of no interest, and need not be offered
 */
export function createBestList(limit: number, repeats = false, floor = -Infinity): BestList {
  const heap: Entry[] = [];
  let threshold = floor;
  let top: Candidate | null = null;
  let changes = 0;
  let topChanges = 0;

  return {
    get size() {
      return heap.length;
    },
    get threshold() {
      return threshold;
    },
    get changes() {
      return changes;
    },
    get topChanges() {
      return topChanges;
    },
    offer(pieces, charm, value) {
      const known = repeats ? heap.findIndex((entry) => comparePieces(entry.pieces, pieces) === 0) : -1;
      const entry = heap[known];
      if (entry) {
        if (value <= entry.value) return false;
        entry.charm = charm;
        entry.value = value;
        siftDown(heap, known);
      } else if (heap.length < limit) {
        heap.push({ pieces: pieces.slice(), charm, value });
        siftUp(heap);
      } else {
        const worst = readItem(heap, 0);
        if (value < worst.value || (value === worst.value && comparePieces(pieces, worst.pieces) > 0))
          return false;
        worst.pieces.set(pieces);
        worst.charm = charm;
        worst.value = value;
        siftDown(heap);
      }
      if (!top || isWorse(top, { pieces, charm, value })) {
        top = { pieces: pieces.slice(), charm, value };
        topChanges++;
      }
      changes++;
      if (heap.length === limit) threshold = readItem(heap, 0).value;
      return true;
    },
    get topValue() {
      return top?.value ?? -Infinity;
    },
    top: () => (top ? { ...top, pieces: top.pieces.slice() } : null),
    sorted: (max) =>
      heap
        .toSorted((a, b) => b.value - a.value || comparePieces(a.pieces, b.pieces))
        .slice(0, max)
        .map((each) => ({ ...each, pieces: each.pieces.slice() })),
  };
}

/** Whether two candidates are the same set with the same figures. */
export function isSameCandidate(a: Candidate, b: Candidate): boolean {
  return a.value === b.value && a.charm === b.charm && comparePieces(a.pieces, b.pieces) === 0;
}

function comparePieces(a: Int32Array, b: Int32Array): number {
  for (let at = 0; at < a.length; at++) {
    const difference = readInt(a, at) - readInt(b, at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether `a` belongs behind `b`. */
function isWorse(a: Candidate, b: Candidate): boolean {
  return a.value < b.value || (a.value === b.value && comparePieces(a.pieces, b.pieces) > 0);
}

function siftUp(heap: Entry[]): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(readItem(heap, at), readItem(heap, parent))) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function siftDown(heap: Entry[], from = 0): void {
  let at = from;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && isWorse(readItem(heap, child), readItem(heap, worst))) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: Entry[], a: number, b: number): void {
  const entry = readItem(heap, a);
  heap[a] = readItem(heap, b);
  heap[b] = entry;
}
