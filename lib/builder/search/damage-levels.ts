import { getLevelByPieces } from "../catalog/skill-levels";
import type { CompiledDamage } from "../damage/compiled";
import * as cells from "./cells";
import type { ScoredTarget } from "./damage-targets";

const { readInt } = cells;

/** Represents the logarithm of no damage at all. */
export const logOfNothing = -700;

/** Expected damage out of the value of a set. */
export function toDamage(value: number): number {
  return value <= logOfNothing ? 0 : Math.exp(value);
}

/** From open levels of targets to levels of the scored skills. */
export class DamageLevels {
  /** Number of scored skills. */
  readonly count: number;
  /** Target of each scored skill; -1 = nothing can raise it further. */
  readonly targetBySkill: Int32Array;
  /** Level of a target by the levels that are open. */
  readonly byOpen: readonly Int32Array[];
  /** Level of a skill that nothing can raise: the one that the weapon gives it. */
  readonly #fixed: Int32Array;

  constructor(damage: CompiledDamage, targets: readonly ScoredTarget[]) {
    const { skills } = damage;
    this.count = skills.length;
    this.targetBySkill = Int32Array.from(skills, (_, at) => targets.findIndex(({ scored }) => scored === at));
    this.#fixed = Int32Array.from(skills, ({ maxLevel }) => maxLevel);
    this.byOpen = targets.map(({ target, top, levels }) =>
      Int32Array.from({ length: target.need + 1 }, (_, open) =>
        levels ? getLevelByPieces(levels, top - open) : top - open,
      ),
    );
  }

  /** Level of a scored skill when so many levels of its target are open. */
  getLevel(skill: number, open: number): number {
    const levels = this.byOpen[readInt(this.targetBySkill, skill)];
    return levels ? readInt(levels, open) : readInt(this.#fixed, skill);
  }
}
