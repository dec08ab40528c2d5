import { getCatalog } from "@/lib/catalog/catalog.server";
import { monsterItems, monsterStatuses } from "@/lib/catalog/codes";
import { namesOf } from "@/lib/catalog/names.server";
import { partName } from "@/lib/catalog/relations/part-names.server";
import { questsOfMonster } from "@/lib/catalog/relations/quest-relations.server";
import type { Monster } from "@/lib/catalog/schema";
import { monsterText } from "@/lib/catalog/texts.server";
import { dropGroups } from "./drop-groups.server";
import { elementAdvice } from "./elements";
import { gearOf } from "./gear.server";
import { heatOf } from "./heat.server";
import type { BreakRow, MonsterFigures, MonsterPageProps, QuestRow, StatusRow } from "./monster";

/** Ids of all monsters, for the addresses of their pages. */
export function monsterIds(): readonly string[] {
  return getCatalog().monsters.all.map(({ id }) => id);
}

/**
 * The figures of all monsters. Compressed they weigh some 8 kB, less than one picture, so a page that compares
 * carries them: it changes at once and cannot fail to load.
 */
export function allFigures(): readonly MonsterFigures[] {
  return getCatalog().monsters.all.map(figuresOf);
}

/**
 * Everything the page of one monster shows.
 *
 * @throws where the id is unknown
 */
export function monsterPage(id: string): MonsterPageProps {
  const { monsters, locales } = getCatalog();
  const monster = monsters.require(id);
  return {
    ...figuresOf(monster),
    variants: monster.variants ?? [],
    ailments: monster.ailments ?? [],
    text: monsterText(id),
    breaks: breaksOf(monster),
    drops: dropGroups(id),
    sizes: monster.sizes ?? null,
    locales: monster.locales.map((locale) => [locale, locales.require(locale).name]),
    quests: questsOf(id),
    gear: gearOf(id),
    names: namesOf("monsters", id),
  };
}

function figuresOf(monster: Monster): MonsterFigures {
  const heat = heatOf(monster);
  return {
    id: monster.id,
    name: monster.name,
    size: monster.size,
    species: monster.species,
    health: monster.baseHealth,
    elements: elementAdvice(monster.recommendedElements, heat),
    heat,
    status: statusOf(monster),
    items: itemsOf(monster),
  };
}

function statusOf({ statusEffectiveness, statusThresholds }: Monster): StatusRow[] {
  if (!statusEffectiveness) return [];
  return monsterStatuses.map((status) => {
    const figures = statusThresholds?.[status];
    return {
      status,
      stars: statusEffectiveness[status],
      threshold: figures ? [figures.initial, figures.increase, figures.max] : null,
    };
  });
}

function itemsOf({ itemEffectiveness }: Monster): MonsterPageProps["items"] {
  return itemEffectiveness ? monsterItems.map((item) => [item, itemEffectiveness[item]]) : [];
}

function breaksOf({ breakableParts }: Monster): BreakRow[] {
  return breakableParts.map(({ part, severable }) => ({
    part,
    name: partName(part),
    severable,
  }));
}

/** Quests that hunt the monster, the easiest first. */
function questsOf(monster: string): QuestRow[] {
  const { locales } = getCatalog();
  return questsOfMonster(monster)
    .flatMap(({ id, name, kind, stars, locale, targets }): QuestRow[] => {
      const target = targets.find((each) => each.monster === monster);
      if (!target) return [];
      const { variant } = target;
      return [{ id, name, kind, stars, locale: locales.require(locale).name, ...(variant && { variant }) }];
    })
    .sort((a, b) => a.stars - b.stars || a.name.localeCompare(b.name, "en"));
}
