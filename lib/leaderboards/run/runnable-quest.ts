import type { QuestFacts } from "@/lib/leaderboards/categories";

/** A quest in the form for runs. */
export interface RunnableQuest extends QuestFacts {
  /** English. */
  readonly name: string;
  /** 1 to 10. */
  readonly stars: number;
  /** Its targets, each once, with their English names. */
  readonly monsters: readonly { readonly id: string; readonly name: string }[];
}
