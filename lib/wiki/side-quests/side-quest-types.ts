import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named } from "@/lib/catalog/named";
import type { SideQuest } from "@/lib/catalog/schema";
import type { SideQuestKind } from "@/lib/catalog/world-codes";
import type { DrawCount } from "@/lib/drops/expected-hunts";
import type { QuestDetail, QuestTarget } from "@/lib/wiki/quests/quest-types";

/** Pieces of an item. */
interface Gift {
  readonly item: Named;
  readonly qty: number;
}

/** A row of the list. */
export interface SideQuestRow extends Named {
  readonly kind: SideQuestKind;
  /** `null` where the tables name no locale. */
  readonly locale: Named | null;
  readonly targets: readonly QuestTarget[];
  readonly deliver: Gift | null;
  /** Of its quest; `null` without one. */
  readonly stars: number | null;
  /** Given once. */
  readonly gifts: readonly Gift[];
}

type Hunt = NonNullable<SideQuest["hunt"]>;

/** Everything that the page of a side quest shows. */
export interface SideQuestDetail extends SideQuestRow {
  readonly hunt:
    | (Omit<Hunt, "targets" | "locale" | "deliver" | "rewards" | "gameId"> & { readonly locale: Named })
    | null;
  /** Of a side mission, without those of its quest. */
  readonly hunterRankPoints: number | null;
  readonly unlockedBy: QuestDetail["unlockedBy"];
  readonly items: QuestDetail["items"];
  readonly draws: DrawCount;
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
