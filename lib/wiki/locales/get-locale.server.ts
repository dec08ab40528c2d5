import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getLocaleText } from "@/lib/catalog/get-texts.server";
import { listQuestsInLocale } from "@/lib/catalog/relations/list-quest-relations.server";
import type { Locale, Monster, Quest } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import { getMealLabel, getMealLocale } from "@/lib/wiki/food/get-meal-label";
import { listGathered } from "@/lib/wiki/items/list-other-ways.server";
import { toQuestRow } from "@/lib/wiki/quests/to-quest-row.server";
import { getFieldMap } from "./get-field-map.server";
import { listOpponents, listResidents, toLocaleCard } from "./list-locales.server";
import type { CampRow, LocaleDetail, LocaleMeal, LocaleQuestRow, ResidentRow } from "./locale-types";

/** Everything that the page of a locale shows. */
export function getLocale(id: string): LocaleDetail {
  const locale = getCatalog().locales.require(id);
  const residents = listResidents(locale);
  const quests = listQuestsInLocale(locale.id);
  const listed =
    residents.length > 0 ? residents.filter(({ size }) => size === "large") : listOpponents(quests);
  return {
    ...toLocaleCard(locale),
    text: getLocaleText(id),
    shortName: locale.shortName,
    names: getNamesByLanguage("locales", id),
    campSites: locale.camps.map((camp) => toCampRow(locale, camp)).sort(compareAreas),
    large: listed.map((monster) => toResidentRow(monster, quests)),
    small: residents
      .filter(({ size }) => size === "small")
      .map(({ id, name, species }) => ({ id, name, species })),
    endemicLife: locale.endemicLife,
    aquaticLife: locale.aquaticLife,
    gathered: listGathered(id),
    map: getFieldMap(id),
    questRows: quests.map(toLocaleQuest).sort((a, b) => a.stars - b.stars || a.name.localeCompare(b.name)),
    meals: listMeals(id),
  };
}

function toCampRow(locale: Locale, { name, area, risk }: Locale["camps"][number]): CampRow {
  return { id: `${locale.id}/${toSlug(`${area} ${name}`)}`, name, area, risk };
}

function compareAreas(a: CampRow, b: CampRow): number {
  return a.area - b.area || a.name.localeCompare(b.name);
}

function toResidentRow(monster: Monster, quests: readonly Quest[]): ResidentRow {
  const { id, name, species, recommendedElements = [] } = monster;
  const about = quests.filter(({ targets }) => targets.some((target) => target.monster === id));
  return { id, name, species, elements: recommendedElements, quests: about.length };
}

function toLocaleQuest(quest: Quest): LocaleQuestRow {
  const { id, name, kind, stars, minutes, targets } = toQuestRow(quest);
  return { id, name, kind, stars, minutes, targets };
}

function listMeals(locale: string): LocaleMeal[] {
  return getCatalog()
    .meals.all.filter((meal) => getMealLocale(meal) === locale)
    .map((meal) => ({ id: meal.id, label: getMealLabel(meal), minutes: meal.minutes }));
}
