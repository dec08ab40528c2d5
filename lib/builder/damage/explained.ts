/** Operation of a term on the figure before it. `value` of a rounding is its step; of the rest, its operand. */
type TermOperation =
  /** The figure starts as `value`. */
  | "start"
  | "add"
  | "multiply"
  /** No more than `value`. */
  | "atMost"
  /** No less than `value`. */
  | "atLeast"
  /** To the nearest multiple of `value`, halves up. */
  | "round"
  /** Damage is at least 1 once there is any, and a multiple of `value` otherwise. */
  | "damage";

/** Names of terms. The words that people read for them are not ours to give. */
export type TermLabel =
  | "affinity"
  | "affinityWeight"
  | "artillery"
  | "attack"
  | "average"
  | "baseAffinity"
  | "baseAttack"
  | "baseElement"
  | "bonus"
  | "capped"
  | "count"
  | "critical"
  | "criticalShare"
  | "damageUnits"
  | "element"
  | "elementAttackFactor"
  | "elementCap"
  | "elementHitzone"
  | "elementModifier"
  | "elementOfAttack"
  | "elementalHit"
  | "fixedElement"
  | "frenzyOvercome"
  | "hits"
  | "hitzone"
  | "motionValue"
  | "none"
  | "notCritical"
  | "phial"
  | "powerState"
  | "proc"
  | "procs"
  | "rawHit"
  | "rawModifier"
  | "rounded"
  | "sharpness"
  | "sharpnessSpared"
  | "skill"
  | "step"
  | "uptimeMix";

/** Source of a term other than the weapon or the move itself. */
export interface TermSource {
  readonly kind: "skill" | "move" | "meal" | "food" | "melody" | "echo-bubble" | "modifier" | "own";
  readonly id: string;
  /** Of a skill. */
  readonly level?: number;
  /** Percent of the time; absent = always. `value` has it in already. */
  readonly uptime?: number;
}

export interface Term {
  readonly label: TermLabel;
  readonly source: TermSource | null;
  readonly operation: TermOperation;
  readonly value: number;
  /** The figure after this term. */
  readonly total: number;
}

/** A number and everything that made it: `recompute(terms)` is `value`. */
export interface Explained {
  readonly value: number;
  readonly terms: readonly Term[];
}

/** The step to which hits and attack are rounded. */
export const damageStep = 0.1;

/** Rounds to tenths, halves up, and not thrown off by binary fractions. */
export function roundToTenth(value: number): number {
  // 0.35 is stored as 0.34999…; the millionths put it back before the tenth is decided.
  return Math.round(Math.round(value * 1e6) / 1e5) / 10;
}

/** Displayed damage of a share of damage: at least 1 once there is any, to a tenth otherwise. */
export function raiseToOne(value: number): number {
  return value > 0 && value < 1 ? 1 : roundToTenth(value);
}

/** The figure after a term. */
function applyTerm(before: number, operation: TermOperation, value: number): number {
  switch (operation) {
    case "start":
      return value;
    case "add":
      return before + value;
    case "multiply":
      return before * value;
    case "atMost":
      return Math.min(before, value);
    case "atLeast":
      return Math.max(before, value);
    case "round":
      return roundToTenth(before);
    case "damage":
      return raiseToOne(before);
  }
}

/** The number that a list of terms makes. 0 without terms. */
export function recompute(terms: readonly Pick<Term, "operation" | "value">[]): number {
  return terms.reduce((total, { operation, value }) => applyTerm(total, operation, value), 0);
}

/** Writes down terms while it calculates. */
export class Ledger {
  readonly #terms: Term[] = [];
  #total = 0;

  get total(): number {
    return this.#total;
  }

  /** Applies a term and writes it down. */
  note(label: TermLabel, operation: TermOperation, value: number, source: TermSource | null = null): this {
    this.#total = applyTerm(this.#total, operation, value);
    this.#terms.push({ label, source, operation, value, total: this.#total });
    return this;
  }

  close(): Explained {
    return { value: this.#total, terms: this.#terms };
  }
}
