import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { runOnce } from "@/lib/catalog/run-once";
import { listRunnableQuests } from "@/lib/leaderboards/run/list-runnable-quests.server";
import type { MatchTexts } from "@/lib/text/fold-texts";
import { findMatches } from "@/lib/text/match-texts";

/** Something that a command can name. */
export interface NamedThing {
  readonly id: string;
  /** English. */
  readonly name: string;
  /** Texts to find it by: its names in all languages, and those of the monsters of a quest. */
  readonly texts: MatchTexts;
}

/** Records that each command can name, by the name of its option. */
export const namedThings: Readonly<Record<string, () => readonly NamedThing[]>> = {
  monster: runOnce(() =>
    getCatalog()
      .monsters.all.toSorted((a, b) => a.size.localeCompare(b.size))
      .map(({ id, name }) => ({ id, name, texts: listNames("monsters", id, name) })),
  ),
  item: runOnce(() =>
    getCatalog().items.all.map(({ id, name }) => ({ id, name, texts: listNames("items", id, name) })),
  ),
  quest: runOnce(() =>
    listRunnableQuests().map(({ id, name, monsters }) => ({
      id,
      name,
      texts: {
        names: listNames("quests", id, name),
        mentions: monsters.flatMap((monster) => listNames("monsters", monster.id, monster.name)),
      },
    })),
  ),
};

function listNames(entity: "monsters" | "items" | "quests", id: string, english: string): readonly string[] {
  return [english, ...Object.values(getNamesByLanguage(entity, id))];
}

/** Things that fit what was typed, best first; all where nothing was. */
export function findThings(typed: string, all: readonly NamedThing[], max: number): readonly NamedThing[] {
  return findMatches(typed, all, ({ texts }) => texts, max);
}
