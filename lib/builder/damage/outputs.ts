import type { HitzoneState, SharpnessColor } from "@/lib/catalog/codes";
import type { SkillDoubt } from "./counted-skills";
import type { Explained } from "./explained";
import type { DamageBonus } from "./inputs";
import type { Reading } from "./readings";

/** Hit, critical hit and what is to be expected of the two. Units of damage. */
export interface HitFigures {
  readonly hit: Explained;
  /** With negative affinity, the weakened hit. The hit itself where the move cannot be critical. */
  readonly critical: Explained;
  /** Both, weighted by affinity. */
  readonly average: Explained;
}

/** One hit of one move. */
export interface MoveDamage {
  readonly move: string;
  /** True raw with everything that raises it. */
  readonly attack: Explained;
  /** Displayed units with everything that raises it; 0 where the move has none. */
  readonly element: Explained;
  /** Percentage points, −100 to 100; 0 where the move cannot be critical. */
  readonly affinity: Explained;
  /** Multiplier of a critical hit on raw damage. */
  readonly rawCritical: Explained;
  /** Multiplier of a critical hit on element damage. */
  readonly elementCritical: Explained;
  readonly raw: HitFigures;
  readonly elemental: HitFigures;
  /** Raw and element together. */
  readonly total: HitFigures;
}

/** A move of the rotation with all its hits and repetitions. */
export interface StepDamage {
  readonly count: number;
  readonly hits: number;
  /** One hit. */
  readonly perHit: MoveDamage;
  /** Average of all hits. */
  readonly total: Explained;
}

export interface RotationDamage {
  readonly steps: readonly StepDamage[];
  /** Averages of all hits. */
  readonly raw: Explained;
  readonly elemental: Explained;
  /** Extra hits of skills over the whole rotation. */
  readonly procs: Explained;
  /** Raw, element and extra hits. */
  readonly total: Explained;
  readonly effective: EffectiveFigures;
  readonly sharpness: SharpnessUse;
  readonly notes: DamageNotes;
}

/** Effective figures of the weapon before any move, against the targeted part. */
export interface EffectiveFigures {
  /** Attack × sharpness × affinity. */
  readonly raw: Explained;
  /** Displayed units: element × sharpness × affinity. */
  readonly element: Explained;
}

interface SharpnessUse {
  /** The color that was calculated with; `null` for ranged weapons. */
  readonly color: SharpnessColor | null;
  /** Units that the hits of the rotation use, less those that skills are expected to spare. */
  readonly used: Explained;
}

/** Omitted and disputed parts of a number. Ids, in the order of the input. */
export interface DamageNotes {
  /** Skills whose figures, or a part of them, are not known. */
  readonly notCounted: readonly string[];
  /** Skills whose figures are disputed. */
  readonly doubtful: readonly DoubtfulSkill[];
  /** Skills that do nothing because another skill is missing. */
  readonly missing: readonly MissingSkill[];
  /** Doubtful terms that enter these numbers, and whether they are calculated by their other reading. */
  readonly readings: readonly { readonly reading: Reading; readonly other: boolean }[];
  /** Skills whose extra hits are left out because the rotation has no length in seconds. */
  readonly procsNotCounted: readonly string[];
  /** The element of a move was cut at its cap. */
  readonly elementCapReached: boolean;
  readonly secondElementNotCounted: boolean;
  /** Bonuses that name no figure of damage. */
  readonly bonusesNotCounted: readonly Pick<DamageBonus, "kind" | "id">[];
}

/** A skill, and the one without which it does nothing. */
interface MissingSkill {
  readonly skill: string;
  readonly requires: string;
}

export interface DoubtfulSkill {
  readonly skill: string;
  readonly doubt: SkillDoubt;
}

/** One part in one state. */
export interface PartDamage {
  readonly part: string;
  readonly state: HitzoneState;
  /** Averages of the whole rotation. */
  readonly raw: number;
  readonly elemental: number;
  readonly total: number;
}
