import { getCatalog } from "@/lib/catalog/catalog.server";
import { namesOf } from "@/lib/catalog/names.server";
import { questsInLocale } from "@/lib/catalog/relations/quest-relations.server";
import type { Locale, Monster, Quest } from "@/lib/catalog/schema";
import { slugOf } from "@/lib/catalog/slug";
import { localeText } from "@/lib/catalog/texts.server";
import { mealDoubt, mealLabel, mealLocale } from "@/lib/wiki/food/meal-labels";
import { questRow } from "@/lib/wiki/quests/quest-rows.server";
import { localeCard, opponentsIn, residentsOf } from "./list-locales.server";
import type { CampRow, LocaleDetail, LocaleMeal, LocaleQuestRow, ResidentRow } from "./types";

/** Everything that the page of a locale shows. */
export function getLocale(id: string): LocaleDetail {
  const locale = getCatalog().locales.require(id);
  const residents = residentsOf(locale);
  const quests = questsInLocale(locale.id);
  const hunted =
    residents.length > 0 ? residents.filter(({ size }) => size === "large") : opponentsIn(quests);
  return {
    ...localeCard(locale),
    text: localeText(id),
    shortName: locale.shortName,
    names: namesOf("locales", id),
    campSites: locale.camps.map((camp) => campRow(locale, camp)).sort(byArea),
    large: hunted.map((monster) => residentRow(monster, quests)),
    small: residents
      .filter(({ size }) => size === "small")
      .map(({ id, name, species }) => ({ id, name, species })),
    questRows: quests.map(localeQuest).sort((a, b) => a.stars - b.stars || a.name.localeCompare(b.name)),
    meals: mealsIn(id),
  };
}

function campRow(locale: Locale, { name, area, risk }: Locale["camps"][number]): CampRow {
  return { id: `${locale.id}/${slugOf(`${area} ${name}`)}`, name, area, risk };
}

function byArea(a: CampRow, b: CampRow): number {
  return a.area - b.area || a.name.localeCompare(b.name);
}

function residentRow(monster: Monster, quests: readonly Quest[]): ResidentRow {
  const { id, name, species, recommendedElements = [] } = monster;
  const about = quests.filter(({ targets }) => targets.some((target) => target.monster === id));
  return { id, name, species, elements: recommendedElements, quests: about.length };
}

function localeQuest(quest: Quest): LocaleQuestRow {
  const { id, name, kind, stars, minutes, targets } = questRow(quest);
  return { id, name, kind, stars, minutes, targets };
}

function mealsIn(locale: string): LocaleMeal[] {
  return getCatalog()
    .meals.all.filter((meal) => mealLocale(meal) === locale)
    .map((meal) => {
      const doubt = mealDoubt(meal);
      return { id: meal.id, label: mealLabel(meal), minutes: meal.minutes, ...(doubt && { doubt }) };
    });
}
