import type { QuestFacts } from "./categories";

/** A quest in the form for runs. */
export interface RunnableQuest extends QuestFacts {
  /** English. */
  readonly name: string;
  /** 1 to 10. */
  readonly stars: number;
  /** English names of its targets, each once. */
  readonly monsters: readonly string[];
}
