import type { SearchNames } from "@/lib/names/search-names";
import { findMatches } from "@/lib/text/match-texts";
import type { RunnableQuest } from "./runnable-quest";

/** Quests by name, monster or stars (`8★`), best first; the first ones of all where nothing is typed. */
export function findQuests(
  typed: string,
  quests: readonly RunnableQuest[],
  names: SearchNames,
  max: number,
): readonly RunnableQuest[] {
  return findMatches(
    typed,
    quests,
    ({ id, name, stars, monsters }) => ({
      names: names.list("quests", id, name),
      mentions: [
        `${stars}★`,
        ...monsters.flatMap((monster) => names.list("monsters", monster.id, monster.name)),
      ],
    }),
    max,
  );
}
