import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import type { Unlock } from "../named";
import { runOnce } from "../run-once";
import type { Monster, Quest, SideQuest } from "../schema";
import { toSlug } from "../to-slug";

const none: readonly Quest[] = Object.freeze([]);

/** Quests with the monster among their targets, easiest first. */
export function listQuestsOfMonster(monster: string): readonly Quest[] {
  return indexes().byMonster.get(monster) ?? none;
}

/**
 * The first quest with a monster: of the lowest rank, then stars, and of these the assignment, since it is what opens
 * the optional quest. It may ask to hunt the monster in the field before. Events, which come and go, and the arena are
 * left out, and its tempered and other variants where it has a quest of its own.
 */
export function findFirstQuest(monster: string): Quest | undefined {
  const lasting = listQuestsOfMonster(monster).filter(({ kind }) => kind !== "event" && kind !== "arena");
  const plain = lasting.filter(({ targets }) =>
    targets.some((target) => target.monster === monster && target.variant === undefined),
  );
  const [first] = (plain.length > 0 ? plain : lasting).toSorted(
    (a, b) =>
      a.hunterRank - b.hunterRank ||
      a.stars - b.stars ||
      Number(b.kind === "assignment") - Number(a.kind === "assignment"),
  );
  return first;
}

/** Conditions of a quest or a side quest. */
export function listUnlocks({ unlockedBy = [] }: Pick<SideQuest | Quest, "unlockedBy">): readonly Unlock[] {
  const { quests, sideQuests, monsters } = getCatalog();
  return unlockedBy.map((condition): Unlock => {
    if ("story" in condition) {
      return { entity: "story-missions", id: toSlug(condition.story), name: condition.story };
    }
    const [entity, { id, name }] =
      "quest" in condition
        ? (["quests", quests.require(condition.quest)] as const)
        : "monster" in condition
          ? (["monsters", monsters.require(condition.monster)] as const)
          : (["side-quests", sideQuests.require(condition.sideQuest)] as const);
    return { entity, id, name };
  });
}

/** Quests that take place in the locale, easiest first. */
export function listQuestsInLocale(locale: string): readonly Quest[] {
  return indexes().byLocale.get(locale) ?? none;
}

/** Monsters that live in the locale, large ones first, in the order of the catalog. */
export function listMonstersInLocale(locale: string): readonly Monster[] {
  return getCatalog().monsters.all.filter((monster) => monster.locales.includes(locale));
}

const indexes = runOnce(() => {
  const quests = [...getCatalog().quests.all].sort(
    (left, right) => left.stars - right.stars || left.hunterRank - right.hunterRank,
  );
  const targets = quests.flatMap((quest) =>
    [...new Set(quest.targets.map(({ monster }) => monster))].map((monster) => ({ monster, quest })),
  );
  const byMonster = new Map(
    [...groupBy(targets, ({ monster }) => monster)].map(([monster, entries]) => [
      monster,
      Object.freeze(entries.map(({ quest }) => quest)),
    ]),
  );
  return { byMonster, byLocale: groupBy(quests, ({ locale }) => locale) };
});
