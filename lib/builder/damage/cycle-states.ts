import type { FlatModel } from "./flat-model";

/** Some of the cycles, and a state that they are in. */
export class CycleStates {
  readonly #flat: FlatModel;
  /** 1 where a gate is open; shared by all that count states. */
  readonly #open: Uint8Array;
  readonly #cycles: Int32Array;
  readonly #parts: Int32Array;
  #length = 0;
  /** States that there are. */
  count = 1;
  /** Of the state that is set. */
  probability = 1;

  constructor(flat: FlatModel, open: Uint8Array) {
    this.#flat = flat;
    this.#open = open;
    this.#cycles = new Int32Array(flat.uptimes.cycles.length);
    this.#parts = new Int32Array(flat.uptimes.cycles.length);
  }

  clear(): void {
    this.#length = 0;
    this.count = 1;
    this.probability = 1;
  }

  add(cycle: number): void {
    this.#cycles[this.#length] = cycle;
    this.#parts[this.#length] = -1;
    this.#length += 1;
    this.count *= this.#flat.uptimes.cycles[cycle]?.length ?? 1;
  }

  has(cycle: number): boolean {
    for (let at = 0; at < this.#length; at++) if (this.#cycles[at] === cycle) return true;
    return false;
  }

  /** @param state from 0 up to `count`, without it */
  set(state: number): void {
    const { cycles } = this.#flat.uptimes;
    let rest = state;
    this.probability = 1;
    for (let at = 0; at < this.#length; at++) {
      const segments = cycles[this.#cycles[at] as number] as FlatModel["uptimes"]["cycles"][number];
      const part = rest % segments.length;
      rest = (rest - part) / segments.length;
      const before = this.#parts[at] as number;
      const segment = segments[part] as (typeof segments)[number];
      this.probability *= segment.probability;
      if (before === part) continue;
      this.#parts[at] = part;
      if (before < 0) {
        for (let other = 0; other < segments.length; other++) this.#mark(segments[other], 0);
      } else this.#mark(segments[before], 0);
      this.#mark(segment, 1);
    }
  }

  #mark(segment: FlatModel["uptimes"]["cycles"][number][number] | undefined, value: number): void {
    const gates = segment?.open ?? [];
    for (let at = 0; at < gates.length; at++) this.#open[gates[at] as number] = value;
  }
}
