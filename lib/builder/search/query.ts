import type { ArmorPiece, Element, Rank } from "@/lib/catalog/codes";
import type { AppraisedTalisman, SkillLevel, TalismanSlot } from "../catalog/catalog";
import type { CompiledDamage } from "../damage/compiled";

/**
 * The figure that is maximized. Equal sets are ordered by a second figure, then by a fixed order of their
 * pieces, so that the same question always has the same answer:
 *
 * - `defense`: sum of defense at the level cap, then free slots.
 * - `slots`: free armor slots of level 3, then of level 2, then of level 1, then defense.
 * - `resistance`: sum of one element's resistance over the pieces, then defense.
 * - `damage`: expected damage of a rotation, not rounded. Figures that differ by less than one part in 10^10 are
 *   equal, and which of equal sets end a full list is left to the search. The weapon of the query brings its
 *   slots, skills and bonuses; empty slots of weapon and armor are filled with what adds damage.
 */
export type Objective = SummedObjective | { readonly kind: "damage"; readonly damage: CompiledDamage };

/** Part by which damage may differ and still count as equal: twice that of the search, as two figures are compared. */
export const equalDamage = 2e-10;

/** An objective to which each piece and each empty slot adds its own. */
export type SummedObjective =
  | { readonly kind: "defense" }
  | { readonly kind: "slots" }
  | { readonly kind: "resistance"; readonly element: Element };

/** Conditions of the sets. Every field that is left out has the default that its comment names. */
export interface SearchQuery {
  /** Least levels of skills, capped at their maximum. Armor and weapon skills. None. */
  readonly skills?: Readonly<Record<string, number>> | undefined;
  /** Least levels of set bonuses and group skills. None. */
  readonly bonuses?: Readonly<Record<string, number>> | undefined;
  /** The weapon in hand: its free slots, and what it brings. No weapon. */
  readonly weapon?:
    | {
        /** Levels 1 to 3; weapon decorations alone go in. */
        readonly slots?: readonly number[] | undefined;
        /** Levels that are there already. */
        readonly skills?: Readonly<Record<string, number>> | undefined;
        /** Pieces that it counts toward set bonuses and group skills. */
        readonly bonuses?: Readonly<Record<string, number>> | undefined;
      }
    | undefined;
  /** `high`. */
  readonly rank?: Rank | "any" | undefined;
  /** Slots and defense of transcended pieces. `false`. */
  readonly transcended?: boolean | undefined;
  /** Ids of pieces that must be equipped, and of the charm. None. */
  readonly pinned?: Readonly<Partial<Record<ArmorPiece | "charm", string>>> | undefined;
  /** Ids of pieces and charms that must not be equipped. None. */
  readonly excluded?: readonly string[] | undefined;
  /** Least sums over the pieces: defense at the level cap, and resistances, which may be below 0. None. */
  readonly minimum?:
    | {
        readonly defense?: number | undefined;
        readonly resistances?: Readonly<Partial<Record<Element, number>>> | undefined;
      }
    | undefined;
  /**
   * Decorations that every set must use, by id with how many. Those for weapons go into the slots of the weapon, not
   * of a talisman. What runs a query first puts it through `lowerLockedDecorations`. None.
   */
  readonly lockedDecorations?: Readonly<Record<string, number>> | undefined;
  /** Counts by id; what is not named is not owned. `unlimited`. */
  readonly decorations?: "unlimited" | Readonly<Record<string, number>> | undefined;
  /** Craftable charms: all, none, or these ids. `craftable`. */
  readonly charms?: "craftable" | "none" | readonly string[] | undefined;
  /** Appraised talismans in addition to the charms: none, any legal one, or those owned. `none`. */
  readonly talismans?: "none" | "any-legal" | readonly AppraisedTalisman[] | undefined;
  /** `defense`. */
  readonly objective?: Objective | undefined;
  /** Sets to list, 1 and up. 100. */
  readonly limit?: number | undefined;
}

/** A craftable charm, or an appraised talisman. */
export type FoundCharm =
  | { readonly kind: "charm"; readonly id: string }
  | {
      readonly kind: "talisman";
      /** The owner's mark; `null` for one that is legal but not owned. */
      readonly id: string | null;
      readonly talisman: string;
      readonly skills: readonly SkillLevel[];
      readonly slots: readonly TalismanSlot[];
    };

/**
 * Two sets are different when their armor is. A set carries the charm that serves the objective best on that
 * armor: the same five pieces with another charm are not a second answer.
 */
export interface FoundSet {
  readonly armor: Readonly<Record<ArmorPiece, string>>;
  /** `null` = the set needs none. */
  readonly charm: FoundCharm | null;
  /** Ids, one per decoration, those for armor slots. */
  readonly decorations: readonly string[];
  /** Ids, one per decoration, those for weapon slots (of the weapon and of a talisman). */
  readonly weaponDecorations: readonly string[];
  /** Sum over the pieces, at the level cap. */
  readonly defense: number;
  /** Sum over the pieces. */
  readonly resistances: Readonly<Record<Element, number>>;
  /** Armor slots that stay empty, of level 1, 2 and 3. */
  readonly freeSlots: readonly [level1: number, level2: number, level3: number];
  /** Expected damage, not rounded; absent where damage is not the objective. */
  readonly damage?: number | undefined;
}

/**
 * - `optimal`: every set that is not in the list is proved to be no better than the last one in it.
 * - `infeasible`: proved that no set exists.
 * - `bounded`: the budget ran out; no set can beat `bound`.
 * - `cancelled`: the caller stopped it; the sets found so far are valid, nothing is proved.
 */
export type ProofStatus = "optimal" | "infeasible" | "bounded" | "cancelled";

export interface SearchReport {
  readonly status: ProofStatus;
  /** Best first. */
  readonly results: readonly FoundSet[];
  /**
   * `bounded`: no set has a higher objective than this; the gap is the way from the best result to here. Free
   * slots are one number, 10,000 for each of level 3, 100 for each of level 2, 1 for each of level 1. `null` where
   * nothing is known yet, and with every other status.
   */
  readonly bound: number | null;
  /**
   * `bounded`: no set that is not in the list has a higher objective than this, in the same figure. The best set
   * may be proved while the rest of the list is open. `null` as `bound`; absent where no search ran.
   */
  readonly openBound?: number | null | undefined;
  /** Sets and parts of sets that were looked at. */
  readonly nodes: number;
  /** Milliseconds, by the clock that was handed in; 0 without one. */
  readonly ms: number;
}
