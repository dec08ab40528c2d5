import { monsterStatuses, type WeaponType } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getMonsterText } from "@/lib/catalog/get-texts.server";
import { listStatusProcs } from "@/lib/catalog/list-status-procs";
import { getSoleDropper } from "@/lib/catalog/relations/get-monster-drops.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import {
  findFirstQuest,
  listQuestsOfMonster,
  listUnlocks,
} from "@/lib/catalog/relations/list-quest-relations.server";
import type { Monster } from "@/lib/catalog/schema";
import { monsterItems } from "@/lib/catalog/world-codes";
import { getMealAdvice } from "../food/get-meal-advice.server";
import { getElementAdvice } from "./get-element-advice";
import { getHitzones } from "./get-hitzones.server";
import { getHuntCard } from "./get-hunt-card.server";
import { getMonsterAdvice } from "./get-monster-advice";
import { listDropGroups } from "./list-drop-groups.server";
import type {
  BreakRow,
  FirstQuest,
  MonsterFigures,
  MonsterGearData,
  MonsterPageProps,
  MonsterQuestRow,
  StatusRow,
} from "./monster-page";

/** Ids of all monsters, for the addresses of their pages. */
export function listMonsterIds(): readonly string[] {
  return getCatalog().monsters.all.map(({ id }) => id);
}

/**
 * The figures of all monsters. Compressed they weigh some 8 kB, less than one picture, so a page that compares
 * carries them: it changes at once and cannot fail to load.
 */
export function listMonsterFigures(): readonly MonsterFigures[] {
  return getCatalog().monsters.all.map(toMonsterFigures);
}

/**
 * Everything the page of one monster shows.
 *
 * @throws where the id is unknown
 */
export function getMonsterPage(id: string): MonsterPageProps {
  const { monsters, locales, monsterCombat } = getCatalog();
  const monster = monsters.require(id);
  const figures = toMonsterFigures(monster);
  const breaks = getBreaks(monster);
  return {
    ...figures,
    card: getHuntCard(figures, monsterCombat.get(id)),
    advice: getMonsterAdvice({ hitzones: figures.hitzones, breaks }),
    variants: monster.variants ?? [],
    ailments: monster.ailments ?? [],
    procs: listStatusProcs(monster),
    text: getMonsterText(id),
    food: getMealAdvice(monster),
    breaks,
    drops: listDropGroups(id),
    sizes: monster.sizes ?? null,
    locales: monster.locales.map((locale) => [locale, locales.require(locale).name]),
    quests: listQuests(id),
    firstQuest: getFirstQuest(id),
    gear: getMonsterGearData(id),
    hasCombat: monsterCombat.get(id) !== undefined,
    names: getNamesByLanguage("monsters", id),
  };
}

function toMonsterFigures(monster: Monster): MonsterFigures {
  const hitzones = getHitzones(monster);
  return {
    id: monster.id,
    name: monster.name,
    size: monster.size,
    species: monster.species,
    health: monster.baseHealth,
    elements: getElementAdvice(monster.recommendedElements, hitzones),
    hitzones,
    status: getStatusRows(monster),
    items: getItemEffects(monster),
  };
}

function getStatusRows({ statusEffectiveness, statusThresholds }: Monster): StatusRow[] {
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

function getItemEffects({ itemEffectiveness }: Monster): MonsterPageProps["items"] {
  return itemEffectiveness ? monsterItems.map((item) => [item, itemEffectiveness[item]]) : [];
}

function getBreaks({ breakableParts }: Monster): BreakRow[] {
  return breakableParts.map(({ part, severable, carves }) => ({
    part,
    name: getPartName(part),
    isSeverable: severable,
    ...(carves !== undefined && { carves }),
  }));
}

/** Quests that hunt the monster, the easiest first. */
function listQuests(monster: string): MonsterQuestRow[] {
  const { locales } = getCatalog();
  return listQuestsOfMonster(monster)
    .flatMap(({ id, name, kind, stars, locale, targets }): MonsterQuestRow[] => {
      const target = targets.find((each) => each.monster === monster);
      if (!target) return [];
      const { variant } = target;
      return [{ id, name, kind, stars, locale: locales.require(locale).name, ...(variant && { variant }) }];
    })
    .sort((a, b) => a.stars - b.stars || a.name.localeCompare(b.name, "en"));
}

function getFirstQuest(monster: string): FirstQuest | null {
  const first = findFirstQuest(monster);
  if (!first) return null;
  const { id, name, kind, stars, hunterRank } = first;
  return { id, name, kind, stars, hunterRank, unlockedBy: listUnlocks(first) };
}

/**
 * Gear that takes a material which no other monster gives. Materials that several monsters share (bones,
 * bloodstones, sacs) do not count, or every set would be listed for every monster.
 *
 * @returns sets, the one with most such pieces first, and weapons by type; empty lists where there is none
 */
export function getMonsterGearData(monster: string): MonsterGearData {
  const { armor, armorSets, weapons } = getCatalog();
  const needs = (materials: readonly { readonly item: string }[]) =>
    materials.some(({ item }) => getSoleDropper(item) === monster);

  const sets = armorSets.all
    .map(({ id, name, rarity, pieces }) => {
      const made = pieces.filter((piece) => needs(armor.require(piece.armor).materials)).length;
      return { id, name, rarity, pieces: made, of: pieces.length };
    })
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.pieces - a.pieces || a.rarity - b.rarity);
  const made = weapons.all.filter(({ craft }) => craft && needs(craft.materials));
  const byType = new Map<WeaponType, [id: string, name: string][]>();
  for (const { id, name, type } of made) {
    byType.set(type, [...(byType.get(type) ?? []), [id, name]]);
  }
  return { sets, weapons: [...byType].map(([type, list]) => ({ type, list })) };
}
