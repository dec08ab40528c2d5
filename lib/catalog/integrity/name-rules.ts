import { type NamedEntity, namedEntities } from "@/lib/catalog/named-entities";
import { armorPieces, weaponElements, weaponTypes } from "../codes";
import { isOfKind } from "../collection";
import { translatedLanguages } from "../languages";
import { toSlug } from "../to-slug";
import type { CatalogData } from "./catalog-data";
import { type Check, runCheck } from "./check";

const maxNameLength = 80;

/** Names belong to something, nothing lacks one in any language, and each is fit to be shown. */
export function checkRecordNames(data: CatalogData): readonly Check[] {
  const known = listNamedIds(data);
  return [
    runCheck("every name has a record, and every record has a name", (expect) => {
      for (const language of translatedLanguages) {
        const names = data.names[language];
        for (const entity of Object.keys(names)) {
          expect(
            namedEntities.some((name) => name === entity),
            () => `names ${language}: what are ${entity}?`,
          );
        }
        for (const entity of namedEntities) {
          const given = new Set(Object.keys(names[entity] ?? {}));
          for (const id of given) {
            expect(known[entity].has(id), () => `names ${language}: no ${entity} "${id}"`);
          }
          for (const id of known[entity]) {
            expect(given.has(id), () => `names ${language}: ${entity} "${id}" has no name`);
          }
        }
      }
    }),
    runCheck("names are fit to be shown", (expect) => {
      for (const language of translatedLanguages) {
        for (const [entity, names] of Object.entries(data.names[language])) {
          for (const [id, name] of Object.entries(names ?? {})) {
            expect(
              name === name.trim() && name.length <= maxNameLength && !/[<>\n\r\t{}]/.test(name),
              () => `names ${language}, ${entity} ${id}: ${JSON.stringify(name)}`,
            );
          }
        }
      }
    }),
  ];
}

/** Ids that must have a name, per entity; see `data/README.md` on their keys. */
function listNamedIds(data: CatalogData): Readonly<Record<NamedEntity, ReadonlySet<string>>> {
  const ids = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id));
  const melodies = data.melodies;
  return {
    weapons: ids(data.weapons),
    armor: ids(data.armor),
    "armor-sets": ids(data.armorSets),
    "layered-armor": ids(data.layeredArmor),
    skills: ids(data.skills),
    "skill-levels": new Set(
      data.skills.flatMap(({ id, levels = [] }) => levels.map(({ level }) => `${id}/${level}`)),
    ),
    decorations: ids(data.decorations),
    charms: ids(data.charms),
    talismans: ids(isOfKind(data.randomTalismans, "talisman")),
    pendants: ids(data.pendants),
    "palico-sets": ids(data.palicoGear),
    "palico-gear": new Set(
      data.palicoGear.flatMap(({ id, pieces }) => pieces.map(({ piece }) => `${id}/${piece}`)),
    ),
    items: ids(data.items),
    monsters: ids(data.monsters),
    "monster-variants": new Set(
      data.monsters.flatMap(({ id, variants = [] }) => variants.map((variant) => `${id}/${variant}`)),
    ),
    parts: listPartIds(data),
    species: listSlugs(data.monsters.map(({ species }) => species)),
    ailments: listSlugs(data.monsters.flatMap(({ ailments = [] }) => ailments)),
    "hunter-ailments": ids(data.hunterAilments),
    locales: ids(data.locales),
    "locales-short": ids(data.locales.filter(({ shortName }) => shortName !== null)),
    environments: listSlugs(data.locales.flatMap(({ environments }) => environments)),
    camps: listCampIds(data),
    "gathering-places": listSlugs(
      data.itemSources.flatMap(({ sources }) =>
        sources.flatMap((source) =>
          source.kind === "gather" || source.kind === "slinger"
            ? (source.place ?? [])
            : source.kind === "animal"
              ? source.animal
              : [],
        ),
      ),
    ),
    "food-skills": ids(data.foodSkills),
    meals: ids(data.meals.filter(({ name }) => name !== undefined)),
    // Quests that players wrote down are in no table.
    quests: ids(data.quests.filter(({ gameId }) => gameId !== null)),
    "side-quests": ids(data.sideQuests),
    "story-missions": listSlugs(
      [...data.quests, ...data.sideQuests].flatMap(({ unlockedBy = [] }) =>
        unlockedBy.flatMap((condition) => ("story" in condition ? condition.story : [])),
      ),
    ),
    "weapon-types": new Set(weaponTypes),
    "weapon-series": listSlugs(data.weapons.flatMap(({ series }) => series ?? [])),
    "armor-pieces": new Set(armorPieces),
    elements: new Set(weaponElements),
    "artian-bonuses": ids(data.artianBonuses.filter(({ kind }) => kind !== "skillPool")),
    "artian-parts": ids(isOfKind(data.artianParts, "part")),
    "bowgun-mods": ids(data.bowgunMods.filter(({ kind }) => kind !== "slot")),
    "special-ammo": ids(data.specialAmmo),
    kinsects: ids(isOfKind(data.kinsects, "kinsect")),
    melodies: ids(isOfKind(melodies, "melody")),
    "echo-waves": ids(isOfKind(melodies, "echo-wave")),
    "echo-bubbles": ids(isOfKind(melodies, "echo-bubble")),
  };
}

function listSlugs(names: readonly string[]): ReadonlySet<string> {
  // "???" has no slug, and reads the same in every language.
  return new Set(names.map(toSlug).filter((slug) => slug !== ""));
}

function listPartIds(data: CatalogData): ReadonlySet<string> {
  return new Set([
    ...data.monsters.flatMap(({ hitzones, breakableParts }) =>
      [...hitzones, ...breakableParts].map(({ part }) => part),
    ),
    ...data.monsterDrops.flatMap(({ drops }) => drops.flatMap(({ part }) => part ?? [])),
  ]);
}

function listCampIds(data: CatalogData): ReadonlySet<string> {
  return new Set(
    data.locales.flatMap(({ id, camps }) => camps.map(({ area, name }) => `${id}/${area}-${toSlug(name)}`)),
  );
}
