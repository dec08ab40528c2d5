import type { MonsterStatus, WeaponType } from "@/lib/catalog/codes";
import type { Unlock } from "@/lib/catalog/named";
import type {
  MonsterItem,
  MonsterSize,
  MonsterVariant,
  QuestKind,
  QuestVariant,
} from "@/lib/catalog/world-codes";
import type { MealAdvice } from "../food/food-types";
import type { RankDrops } from "./drop-groups";
import type { ElementAdvice } from "./get-element-advice";
import type { Hitzones } from "./hitzones";
import type { HuntCardData } from "./hunt-card";

/** Buildup that the first effect takes, what each further one adds, and the most it can take. */
type Threshold = readonly [initial: number, increase: number, max: number];

export interface StatusRow {
  readonly status: MonsterStatus;
  /** 0 = no effect to 3 = strong. */
  readonly stars: number;
  /** `null` where the status never takes hold. */
  readonly threshold: Threshold | null;
}

export interface BreakRow {
  readonly part: string;
  readonly name: string;
  readonly isSeverable: boolean;
  /** Carves of the part once it is severed. */
  readonly carves?: number;
}

/** Centimeters. */
export type Sizes =
  | { readonly base: number; readonly fixed: true }
  | {
      readonly base: number;
      readonly smallGold: number;
      readonly largeSilver: number;
      readonly largeGold: number;
    };

export interface MonsterQuestRow {
  readonly id: string;
  readonly name: string;
  readonly kind: QuestKind;
  readonly stars: number;
  readonly locale: string;
  readonly variant?: QuestVariant;
}

export interface FirstQuest {
  readonly id: string;
  readonly name: string;
  readonly kind: QuestKind;
  readonly stars: number;
  readonly hunterRank: number;
  readonly unlockedBy: readonly Unlock[];
}

export interface MonsterGearData {
  readonly sets: readonly {
    readonly id: string;
    readonly name: string;
    readonly rarity: number;
    /** Pieces that need a material of this monster, out of `of`. */
    readonly pieces: number;
    readonly of: number;
  }[];
  readonly weapons: readonly {
    readonly type: WeaponType;
    readonly list: readonly (readonly [id: string, name: string])[];
  }[];
}

/** The figures by which a hunter compares monsters. */
export interface MonsterFigures {
  readonly id: string;
  readonly name: string;
  readonly size: MonsterSize;
  readonly species: string;
  /** Before rank and number of players count. */
  readonly health: number;
  readonly elements: readonly ElementAdvice[];
  readonly hitzones: Hitzones;
  /** Empty for small monsters, of which the data knows none. */
  readonly status: readonly StatusRow[];
  readonly items: readonly (readonly [item: MonsterItem, works: boolean])[];
}

/** Everything the page of one monster shows. */
export interface MonsterPageProps extends MonsterFigures {
  readonly card: HuntCardData;
  /** Advice from its figures, in short sentences. */
  readonly advice: readonly string[];
  readonly variants: readonly MonsterVariant[];
  readonly ailments: readonly string[];
  /** The effect of a proc of each status, as text. */
  readonly procs: readonly (readonly [status: MonsterStatus, text: string])[];
  readonly text: string;
  /** `null` for small monsters. */
  readonly food: MealAdvice | null;
  readonly breaks: readonly BreakRow[];
  readonly drops: readonly RankDrops[];
  readonly sizes: Sizes | null;
  readonly locales: readonly (readonly [id: string, name: string])[];
  readonly quests: readonly MonsterQuestRow[];
  /** The quest of the lowest hunter rank with it, leaving out events and the arena; `null` where none has it. */
  readonly firstQuest: FirstQuest | null;
  readonly gear: MonsterGearData;
  /** Whether there is a page of its combat figures. */
  readonly hasCombat: boolean;
  /** Its name in the other languages. */
  readonly names: Readonly<Record<string, string>>;
}
