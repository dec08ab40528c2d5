import * as cells from "../cells";
import type { Figures } from "../dominance";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import { getWorth } from "./bound";
import { type BroughtLevels, listBroughtLevels } from "./search-state";

const { readByte, readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;

/** The least used make room. */
const maxArmors = 2000;
const maxPrices = 60;
/** Armors that are tried in the time of a list of prices. */
const armorsPerPrices = 30;
const needSlack = 1e-6;

/** Five pieces by what they bring: levels by target, and slots of at least level 1, 2, 3. */
interface KnownArmor {
  /** Places in their parts. */
  readonly pieces: Int32Array;
  readonly levels: Int32Array;
  readonly slots: Int32Array;
}

/** A target as tests ask for it. */
interface TestedTarget {
  /** Slot level of its decoration; 0 = none. */
  readonly size: number;
  /** Decorations that may be used. */
  readonly owned: number;
}

/**
 * What tests of levels have found out, to answer later ones. Packing is counting: whether five pieces that were found once
 * have other levels too is a matter of three sums. And prices at which all parts together are worth less than what was
 * asked for are prices for anything else that is asked for. Neither hangs on the charm, so both hold for all kinds.
 */
export class KnownLevels {
  /** Armors that were tried to answer a test; a list of prices counts as many as take that long. */
  tries = 0;
  readonly #parts: readonly Layer[];
  readonly #brought: readonly BroughtLevels[];
  readonly #targets: readonly TestedTarget[];
  readonly #armors: KnownArmor[] = [];
  /** For a level of each target. */
  readonly #prices: Float64Array[] = [];
  readonly #slotPrices = new Float64Array(slotStride);

  /**
   * @param parts candidates with what they bring of the targets
   * @param targets in the order of the levels
   */
  constructor(parts: readonly Layer[], targets: readonly TestedTarget[]) {
    this.#parts = parts;
    this.#brought = parts.map((layer) => listBroughtLevels(layer, targets.length));
    this.#targets = targets;
  }

  /** Five pieces that are known and have so many levels together with a charm; `null` where none is known. */
  findPieces(charm: Figures, asked: Int32Array): Int32Array | null {
    const armors = this.#armors;
    for (let at = 0; at < armors.length; at++) {
      const armor = readItem(armors, at);
      this.tries++;
      if (!this.#has(armor, charm, asked)) continue;
      moveForward(armors, at);
      return armor.pieces;
    }
    return null;
  }

  addPieces(pieces: Int32Array): void {
    const levels = new Int32Array(this.#targets.length);
    const slots = new Int32Array(slotStride);
    this.#parts.forEach((layer, part) => {
      const at = layer.members.findIndex((each) => each.includes(readInt(pieces, part)));
      for (let k = 0; k < levels.length; k++) {
        levels[k] = readInt(levels, k) + readByte(layer.levels, at * levels.length + k);
      }
      for (let s = 0; s < slotStride; s++) slots[s] = readInt(slots, s) + countSlots(layer, at, s);
    });
    this.#armors.unshift({ pieces, levels, slots });
    if (this.#armors.length > maxArmors) this.#armors.pop();
  }

  /** Packing is counting (README). */
  #has({ levels, slots }: KnownArmor, charm: Figures, asked: Int32Array): boolean {
    const targets = this.#targets;
    let missing1 = 0;
    let missing2 = 0;
    let missing3 = 0;
    for (let k = 0; k < asked.length; k++) {
      const missing = readInt(asked, k) - readInt(levels, k) - readByte(charm.levels, k);
      if (missing <= 0) continue;
      const { size, owned } = readItem(targets, k);
      if (size === 0 || missing > owned) return false;
      missing1 += missing;
      if (size > 1) missing2 += missing;
      if (size > 2) missing3 += missing;
    }
    return (
      missing1 <= readInt(slots, 0) + countSlots(charm, 0, 0) &&
      missing2 <= readInt(slots, 1) + countSlots(charm, 0, 1) &&
      missing3 <= readInt(slots, 2) + countSlots(charm, 0, 2)
    );
  }

  /** Whether known prices show that no set has so many levels with a charm. */
  refutes(charm: Figures, asked: Int32Array): boolean {
    const all = this.#prices;
    for (let at = 0; at < all.length; at++) {
      this.tries += armorsPerPrices;
      if (!this.#isTooMuch(readItem(all, at), charm, asked)) continue;
      moveForward(all, at);
      return true;
    }
    return false;
  }

  /** @param prices for a level of each target */
  addPrices(prices: Float64Array): void {
    this.#prices.unshift(prices);
    if (this.#prices.length > maxPrices) this.#prices.pop();
  }

  /** Whether at some prices the levels are worth more than the best of all parts together. */
  #isTooMuch(prices: Float64Array, charm: Figures, asked: Int32Array): boolean {
    const slotPrices = this.#slotPrices;
    slotPrices.fill(0);
    let rest = 0;
    for (let k = 0; k < asked.length; k++) {
      const price = readFloat(prices, k);
      const level = readInt(asked, k);
      if (level === 0 || price === 0) continue;
      rest += price * (level - Math.min(level, readByte(charm.levels, k)));
      const { size } = readItem(this.#targets, k);
      if (size > 0 && price > readFloat(slotPrices, size - 1)) slotPrices[size - 1] = price;
    }
    for (let s = 1; s < slotStride; s++) {
      slotPrices[s] = Math.max(readFloat(slotPrices, s), readFloat(slotPrices, s - 1));
    }
    for (let s = 0; s < slotStride; s++) rest -= readByte(charm.slots, s) * readFloat(slotPrices, s);
    for (let part = 0; part < this.#parts.length && rest > needSlack; part++) {
      rest -= this.#getMostWorth(part, prices, asked);
    }
    return rest > needSlack;
  }

  #getMostWorth(part: number, prices: Float64Array, asked: Int32Array): number {
    const { size, slots } = readItem(this.#parts, part);
    const brought = readItem(this.#brought, part);
    let most = 0;
    for (let at = 0; at < size; at++) {
      const worth = getWorth(slots, brought, at, asked, prices, this.#slotPrices);
      if (worth > most) most = worth;
    }
    return most;
  }
}

/** Slots of a candidate of more than level `s`. */
function countSlots({ slots }: Figures, at: number, s: number): number {
  let count = 0;
  for (let level = s; level < slotStride; level++) count += readByte(slots, at * slotStride + level);
  return count;
}

/** What answered once is tried before the others the next time. */
function moveForward<Item>(list: Item[], at: number): void {
  const item = readItem(list, at);
  list.copyWithin(1, 0, at);
  list[0] = item;
}
