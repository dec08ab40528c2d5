import { describe, expect, test } from "vitest";
import { getLocale } from "@/lib/wiki/locales/get-locale.server";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import { byId, finder } from "@/tests/support/by-id";
import { stored, storedTexts } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredLocale {
  id: string;
  name: string;
  shortName: string | null;
  kind: string;
  areas: number | null;
  environments: string[];
  camps: { name: string; area: number; risk: string }[];
  monsters: string[];
  endemicLife: string[];
  aquaticLife: string[];
}
interface StoredMonster {
  id: string;
  name: string;
  size: string;
  species: string;
  locales: string[];
  recommendedElements?: string[];
}
interface StoredQuest {
  id: string;
  name: string;
  kind: string;
  stars: number;
  locale: string;
  timeLimitMin: number;
  targets: { monster: string; variant?: string; count?: number }[];
}
const locales = stored<StoredLocale>("locales");
const monsters = stored<StoredMonster>("monsters");
const monsterOf = finder(monsters);
const quests = stored<StoredQuest>("quests");
const texts = storedTexts("locales");
const namesOf = translations("locales");

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
const living = ({ id }: StoredLocale, size: string) =>
  monsters.filter((monster) => monster.size === size && monster.locales.includes(id)).sort(byName);
const questsIn = ({ id }: StoredLocale) => quests.filter(({ locale }) => locale === id);
const fought = (locale: StoredLocale) =>
  [...new Set(questsIn(locale).flatMap(({ targets }) => targets.map(({ monster }) => monster)))]
    .map(monsterOf)
    .sort(byName);
const isInhabited = (locale: StoredLocale) => monsters.some(({ locales }) => locales.includes(locale.id));

/** What the list shows of a locale, but for what is derived elsewhere. */
const cardOf = (locale: StoredLocale) => ({
  id: locale.id,
  name: locale.name,
  kind: locale.kind,
  areas: locale.areas,
  environments: locale.environments.map((name) => ({ name })),
  camps: Object.fromEntries(
    ["safe", "insecure", "dangerous"].map((risk) => [
      risk,
      locale.camps.filter((camp) => camp.risk === risk).length,
    ]),
  ),
  largeMonsters: living(locale, "large").length,
  smallMonsters: living(locale, "small").length,
  quests: questsIn(locale).length,
  opponents: isInhabited(locale) ? [] : fought(locale).map(({ id, name }) => ({ id, name })),
});

describe("the page of every locale", () => {
  const pages = byId(locales, ({ id }) => getLocale(id));

  test("has its record, its text and its names in all languages", () => {
    expect(pages).toMatchObject(
      byId(locales, (locale) => ({
        ...cardOf(locale),
        text: texts[locale.id],
        shortName: locale.shortName,
        names: namesOf(locale.id),
      })),
    );
    for (const { id } of locales) expect(pages[id]?.names).toEqual(namesOf(id));
  });

  test("has every camp with area and risk, by area", () => {
    expect(
      byId(locales, ({ id }) => pages[id]?.campSites.map(({ name, area, risk }) => ({ name, area, risk }))),
    ).toEqual(byId(locales, ({ camps }) => [...camps].sort((a, b) => a.area - b.area || byName(a, b))));
    const ids = Object.values(pages).flatMap(({ campSites }) => campSites.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has who lives there, or is fought where nobody lives, with elements and quests", () => {
    expect(byId(locales, ({ id }) => [pages[id]?.endemicLife, pages[id]?.aquaticLife])).toEqual(
      byId(locales, ({ endemicLife, aquaticLife }) => [endemicLife, aquaticLife]),
    );
    expect(byId(locales, ({ id }) => [pages[id]?.large, pages[id]?.small])).toEqual(
      byId(locales, (locale) => [
        (isInhabited(locale) ? living(locale, "large") : fought(locale)).map((monster) => ({
          id: monster.id,
          name: monster.name,
          species: monster.species,
          elements: monster.recommendedElements ?? [],
          quests: questsIn(locale).filter(({ targets }) =>
            targets.some((each) => each.monster === monster.id),
          ).length,
        })),
        living(locale, "small").map(({ id, name, species }) => ({ id, name, species })),
      ]),
    );
  });

  test("has every quest that takes place there, the easiest first", () => {
    expect(
      byId(locales, ({ id }) =>
        pages[id]?.questRows.map(({ targets, ...row }) => ({
          ...row,
          targets: targets.map((target) => [target.id, target.name, target.variant]),
        })),
      ),
    ).toEqual(
      byId(locales, (locale) =>
        questsIn(locale)
          .map(({ id, name, kind, stars, timeLimitMin, targets }) => {
            const kinds = new Map(
              targets.map(({ monster, variant = null }) => [
                `${monster} ${variant}`,
                [monster, monsterOf(monster).name, variant],
              ]),
            );
            return { id, name, kind, stars, minutes: timeLimitMin, targets: [...kinds.values()] };
          })
          .sort((a, b) => a.stars - b.stars || byName(a, b)),
      ),
    );
  });

  test("counts a target that a quest names twice, and no figure of rules of its own", () => {
    const rows = Object.values(pages).flatMap(({ questRows }) => questRows);
    const targets = (id: string) => rows.find((row) => row.id === id)?.targets;
    expect(targets("frenzy-obscured")?.find(({ id }) => id === "yian-kut-ku")?.count).toBe(2);
    expect(targets("a-feast-in-the-deep")).toEqual([
      { id: "uth-duna", name: "Uth Duna", variant: null, count: 1 },
    ]);
  });
});

test("the list has every locale with its figures", () => {
  const list = listLocales();
  expect(list).toHaveLength(locales.length);
  expect(byId(list, (card) => card)).toMatchObject(byId(locales, cardOf));
  const card = list.find(({ id }) => id === "windward-plains");
  expect(card?.elements.map(({ monsters }) => monsters)).toEqual(
    card?.elements.map(({ monsters }) => monsters).sort((a, b) => b - a),
  );
});

test("elements are counted over the large monsters that live there", () => {
  expect(
    byId(listLocales(), ({ elements }) =>
      Object.fromEntries(elements.map(({ element, monsters }) => [element, monsters])),
    ),
  ).toEqual(
    byId(locales, (locale) => {
      const counts: Record<string, number> = {};
      for (const element of living(locale, "large").flatMap(
        ({ recommendedElements = [] }) => recommendedElements,
      )) {
        counts[element] = (counts[element] ?? 0) + 1;
      }
      return counts;
    }),
  );
});

test("the records of monsters agree with the locales' own lists of large ones", () => {
  expect(
    byId(locales, (locale) =>
      living(locale, "large")
        .map(({ id }) => id)
        .sort(),
    ),
  ).toEqual(byId(locales, ({ monsters }) => [...monsters].sort()));
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["windward-plains", { areas: 17, largeMonsters: 9, smallMonsters: 7, quests: 30 }],
    ["scarlet-forest", { areas: 19, largeMonsters: 10, quests: 31 }],
    ["ruins-of-wyveria", { areas: 15, largeMonsters: 21 }],
    ["oilwell-basin", { areas: 18, camps: { safe: 4, insecure: 1, dangerous: 3 } }],
  ])("%s", (id, figures) => {
    expect(listLocales().find((locale) => locale.id === id)).toMatchObject(figures);
  });
});
