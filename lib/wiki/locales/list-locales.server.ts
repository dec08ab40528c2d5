import { getCatalog } from "@/lib/catalog/catalog.server";
import { localeKinds } from "@/lib/catalog/codes";
import { monstersInLocale, questsInLocale } from "@/lib/catalog/relations/quest-relations.server";
import type { Locale, Monster, Quest } from "@/lib/catalog/schema";
import { slugOf } from "@/lib/catalog/slug";
import { localeText } from "@/lib/catalog/texts.server";
import { firstSentence } from "@/lib/wiki/first-sentence";
import { countElements } from "./advice";
import type { LocaleCard } from "./types";

/** Every locale: fields in the order of the story, then arenas, settlements and hubs by name. */
export function listLocales(): LocaleCard[] {
  return [...getCatalog().locales.all]
    .sort(
      (a, b) =>
        localeKinds.indexOf(a.kind) - localeKinds.indexOf(b.kind) || orderKey(a).localeCompare(orderKey(b)),
    )
    .map(localeCard);
}

/** Stages are numbered as the story opens them; only fields have a number. */
function orderKey({ stageCode, name }: Locale): string {
  return stageCode ?? name;
}

/** What a list shows of a locale, and the head of its page. */
export function localeCard(locale: Locale): LocaleCard {
  const residents = residentsOf(locale);
  const quests = questsInLocale(locale.id);
  const large = residents.filter(({ size }) => size === "large");
  const count = (risk: string) => locale.camps.filter((camp) => camp.risk === risk).length;
  return {
    id: locale.id,
    name: locale.name,
    kind: locale.kind,
    lead: firstSentence(localeText(locale.id)),
    areas: locale.areas,
    environments: locale.environments.map((name) => ({ id: slugOf(name), name })),
    camps: { safe: count("safe"), insecure: count("insecure"), dangerous: count("dangerous") },
    largeMonsters: large.length,
    smallMonsters: residents.length - large.length,
    quests: quests.length,
    elements: countElements(large.map(({ recommendedElements }) => recommendedElements ?? [])),
    opponents: residents.length > 0 ? [] : opponentsIn(quests).map(({ id, name }) => ({ id, name })),
  };
}

/** Monsters that live in a locale, by name. The monster's record is the fuller one: it knows small game too. */
export function residentsOf(locale: Locale): Monster[] {
  return monstersInLocale(locale.id).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Monsters that the quests of a place are about, by name. */
export function opponentsIn(quests: readonly Quest[]): Monster[] {
  const ids = new Set(quests.flatMap(({ targets }) => targets.map(({ monster }) => monster)));
  return [...ids].map((id) => getCatalog().monsters.require(id)).sort((a, b) => a.name.localeCompare(b.name));
}
