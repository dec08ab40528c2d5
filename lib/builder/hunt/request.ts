import type { DamageSkill } from "../damage/inputs";
import type { DamageData } from "../data/damage-file";
import type { HuntData, HuntQuest } from "../data/hunt-file";
import type { DerivedLoadout } from "../loadout/derived";
import type { DamageSetup, SetupMove } from "../target/damage-setup";
import type { TargetOption } from "../target/targets";
import type { HuntAssumptions } from "./assumptions";
import type { HuntModel, TimedBuff } from "./model";
import type { Load, PlannedSupply } from "./moments";
import type { LoopPace } from "./pace";
import type { HuntPlan } from "./plan";

/** A hunter of the party. */
export interface PartyHunter {
  readonly name: string;
  readonly derived: Pick<DerivedLoadout, "weapon" | "levels">;
  /** Moves, uptimes and bonuses; a combo that the weapon cannot do gives way to its usual one. */
  readonly setup: DamageSetup;
  /** Seconds of one loop as a person timed it; 0 = not said. */
  readonly loopSec: number;
  /** Stamina of one loop, as a person says; `null` = as the tables have it. */
  readonly staminaPerLoop: number | null;
  /** Rounds of one loop, as a person says; `null` = as we count them. */
  readonly roundsPerLoop: number | null;
  /** Uses of an item by bonus; as many as can be carried where nothing is said. */
  readonly uses: Readonly<Record<string, number>>;
  /**
   * Seconds between two renewals by skill or bonus. A buff that is left out has the share of the time of the setup, an
   * item is used when it ends.
   */
  readonly renewals: Readonly<Record<string, number>>;
}

/** Parts of a hunt. */
export interface HuntRequest {
  /** 1 to 4; the first one is the builder's own. */
  readonly hunters: readonly PartyHunter[];
  readonly monster: string;
  /** Part and state that are hit; `null` = the part that takes most of the first hunter's combo. */
  readonly part: string | null;
  readonly quest: string;
  /** Place of the target in the quest. */
  readonly target: number;
  /** How many of each trap the first hunter sets. */
  readonly traps: HuntPlan["traps"];
  readonly assumptions: HuntAssumptions;
}

/** Everything that a hunt is calculated with. */
export interface HuntFacts {
  readonly damage: DamageData;
  readonly hunt: HuntData;
  readonly skills: readonly DamageSkill[];
}

/** A hunter's part of the model, as a person reads it. */
export interface HunterNotes {
  readonly pace: LoopPace;
  /** Ids of moves whose buildup, stun and wounding are not in the tables. */
  readonly unknownEffects: readonly string[];
  /** Buffs of a duration that the loadout has, with the share of the time that they work. */
  readonly buffs: readonly (Pick<TimedBuff, "skill" | "durationSec"> & { readonly uptime: number })[];
  readonly supplies: readonly PlannedSupply[];
  /** Ammo that is loaded; `null` where none is. */
  readonly load: Omit<Load, "getCost"> | null;
  /** Seconds from one performance of a horn's melodies to the next. */
  readonly melodySec: number | null;
  /** Stamina of one loop; `null` where it limits nothing. */
  readonly staminaPerLoop: number | null;
  /** The moves that are done. */
  readonly rotation: readonly SetupMove[];
  /** Hits of one loop. */
  readonly hits: number;
}

export type ModelOutcome =
  | {
      readonly ok: true;
      readonly model: HuntModel;
      readonly notes: readonly HunterNotes[];
      readonly target: TargetOption;
      readonly quest: HuntQuest;
    }
  /** A short sentence that may be shown. */
  | { readonly ok: false; readonly reason: string };
