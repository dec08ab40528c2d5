import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getLocaleText } from "@/lib/catalog/get-texts.server";
import {
  listMonstersInLocale,
  listQuestsInLocale,
} from "@/lib/catalog/relations/list-quest-relations.server";
import type { Locale, Monster, Quest } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import { localeKinds } from "@/lib/catalog/world-codes";
import { getFirstSentence } from "@/lib/wiki/get-first-sentence";
import { countElements } from "./count-elements";
import type { LocaleCardData } from "./locale-types";

/** Every locale: fields in the order of the story, then arenas, settlements and hubs by name. */
export function listLocales(): LocaleCardData[] {
  return [...getCatalog().locales.all]
    .sort(
      (a, b) =>
        localeKinds.indexOf(a.kind) - localeKinds.indexOf(b.kind) ||
        getSortKey(a).localeCompare(getSortKey(b)),
    )
    .map(toLocaleCard);
}

/** Stages are numbered as the story opens them; only fields have a number. */
function getSortKey({ stageCode, name }: Locale): string {
  return stageCode ?? name;
}

/** A locale for a list and the head of its page. */
export function toLocaleCard(locale: Locale): LocaleCardData {
  const residents = listResidents(locale);
  const quests = listQuestsInLocale(locale.id);
  const large = residents.filter(({ size }) => size === "large");
  const count = (risk: string) => locale.camps.filter((camp) => camp.risk === risk).length;
  return {
    id: locale.id,
    name: locale.name,
    kind: locale.kind,
    lead: getFirstSentence(getLocaleText(locale.id)),
    areas: locale.areas,
    environments: locale.environments.map((name) => ({ id: toSlug(name), name })),
    camps: { safe: count("safe"), insecure: count("insecure"), dangerous: count("dangerous") },
    largeMonsters: large.length,
    smallMonsters: residents.length - large.length,
    quests: quests.length,
    elements: countElements(large.map(({ recommendedElements }) => recommendedElements ?? [])),
    opponents: residents.length > 0 ? [] : listOpponents(quests).map(({ id, name }) => ({ id, name })),
  };
}

/** Monsters that live in a locale, by name. The monster's record is the fuller one: it knows small game too. */
export function listResidents(locale: Locale): Monster[] {
  return listMonstersInLocale(locale.id).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Monsters that the quests of a place are about, by name. */
export function listOpponents(quests: readonly Quest[]): Monster[] {
  const ids = new Set(quests.flatMap(({ targets }) => targets.map(({ monster }) => monster)));
  return [...ids].map((id) => getCatalog().monsters.require(id)).sort((a, b) => a.name.localeCompare(b.name));
}
