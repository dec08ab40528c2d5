import type { Element, Rank } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named, Unlock } from "@/lib/catalog/named";
import type { QuestKind, QuestObjective, QuestVariant } from "@/lib/catalog/world-codes";
import type { DrawCount } from "@/lib/drops/expected-hunts";

export interface QuestTarget extends Named {
  readonly variant: QuestVariant | null;
  /** How many of it are hunted. */
  readonly count: number;
}

export interface QuestRow extends Named {
  readonly kind: QuestKind;
  readonly objective: QuestObjective;
  readonly stars: number;
  readonly rank: Rank;
  readonly locale: Named;
  readonly targets: readonly QuestTarget[];
  readonly minutes: number;
  readonly players: number;
  /** Hunter rank that opens the quest. */
  readonly hunterRank: number;
  /** Written down by players; not in the game's tables. */
  readonly isFromCommunity: boolean;
}

export interface QuestTargetDetail extends QuestTarget {
  readonly species: string;
  /** The recommendation of the game's field guide. */
  readonly elements: readonly Element[];
  /**
   * A figure that the tables hold with the target of a quest with rules of its own. It is no number of monsters;
   * what it counts is not known.
   */
  readonly unknownFigure: number | null;
  /** With 1, 2 and more hunters, as many as can join. Empty where it is not known. */
  readonly health: readonly number[];
}

export interface QuestDetail extends Omit<QuestRow, "targets"> {
  readonly targets: readonly QuestTargetDetail[];
  /** Other quests with a monster of this one, easiest first. */
  readonly others: readonly QuestRow[];
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
  /** `null` for quests that players wrote down. */
  readonly reward: {
    readonly zenny: number;
    readonly hunterRankPoints: number;
    readonly faints: number;
  } | null;
  /**
   * Items for completing it, likeliest first; the chance is percent, of one draw, and pieces are the mean number of a
   * completed quest. Empty where it is not known.
   */
  readonly items: readonly (Named & {
    readonly qty: number;
    readonly chance: number;
    readonly pieces: number;
  })[];
  /** How often the items are drawn. */
  readonly draws: DrawCount;
  /** Quests, hunts and missions of the story that unlock the quest, as far as they are known. */
  readonly unlockedBy: readonly Unlock[];
}

export interface QuestListProps {
  /** Easiest first. */
  readonly rows: readonly QuestRow[];
  /** The choices of the filters, by name. */
  readonly monsters: readonly Named[];
  readonly locales: readonly Named[];
}
