import { beforeAll, describe, expect, it } from "vitest";
import LocalePage, { getStaticPaths, getStaticProps } from "@/pages/wiki/locales/[id]";
import LocalesPage, { getStaticProps as listProps } from "@/pages/wiki/locales/index";
import { htmlText, pageHtml } from "@/tests/support/page-html";
import { tableRows, wordsAt } from "@/tests/support/page-tables";
import { stored, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface StoredLocale {
  id: string;
  name: string;
  kind: string;
  areas: number | null;
  environments: string[];
  camps: { name: string; area: number; risk: string }[];
  monsters: string[];
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
  name: string;
  kind: string;
  stars: number;
  locale: string;
  timeLimitMin: number;
  targets: { monster: string; variant?: string; count?: number }[];
}
const locales = stored<StoredLocale>("locales");
const monsters = stored<StoredMonster>("monsters");
const quests = stored<StoredQuest>("quests");
const texts = storedTexts("locales");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = (id: string) => monsters.find((monster) => monster.id === id)?.name;
const living = (locale: StoredLocale, size: string) =>
  monsters.filter((monster) => monster.size === size && monster.locales.includes(locale.id));
const questsIn = ({ id }: StoredLocale) => quests.filter(({ locale }) => locale === id);
const fought = (locale: StoredLocale) => [
  ...new Set(questsIn(locale).flatMap(({ targets }) => targets.map(({ monster }) => monster))),
];

describe.each(locales)("the page of $id", (locale) => {
  let html = "";
  beforeAll(async () => {
    html = await pageHtml(LocalePage, getStaticProps, `/wiki/locales/${locale.id}`, { id: locale.id });
  });

  it("shows name, text and environments", () => {
    expect(wordsAt(html, "h1")).toBe(locale.name);
    const about = wordsAt(html, "#about");
    expect(about).toContain(texts[locale.id]);
    for (const environment of locale.environments) expect(about).toContain(environment);
  });

  it("shows every camp with area and risk", () => {
    const shown = locale.camps.length > 0 ? tableRows(html, "Camp sites") : [];
    const wanted = locale.camps.map(({ name, area, risk }) => [name, `${area}`, capital(risk)]);
    expect(shown.map(([name, area, risk]) => [name, area, risk?.replace(/^\W+/, "")]).sort()).toEqual(
      wanted.sort(),
    );
  });

  it("shows who lives or is fought there, with elements and quests", () => {
    const title = locale.kind === "arena" ? "Monsters fought here" : "Large monsters";
    const resident = living(locale, "large");
    const wanted =
      locale.kind === "arena" ? monsters.filter(({ id }) => fought(locale).includes(id)) : resident;
    const shown = wanted.length > 0 ? tableRows(html, title) : [];
    expect(shown.sort()).toEqual(
      wanted
        .map(({ id, name, species, recommendedElements = [] }) => [
          name,
          species,
          recommendedElements.map(capital).join(""),
          `${questsIn(locale).filter(({ targets }) => targets.some(({ monster }) => monster === id)).length}`,
        ])
        .sort(),
    );
    const small = living(locale, "small");
    if (small.length === 0) expect(html).not.toContain('id="small-monsters"');
    else for (const { name } of small) expect(wordsAt(html, "#small-monsters")).toContain(name);
  });

  it("shows every quest that takes place there", () => {
    const wanted = questsIn(locale);
    const shown = wanted.length > 0 ? tableRows(html, "Quests that take place here") : [];
    expect(shown.map(([name, , kind, stars, limit]) => [name, kind, stars, limit]).sort()).toEqual(
      wanted
        .map(({ name, kind, stars, timeLimitMin }) => [
          name,
          capital(kind),
          `${stars}${stars === 1 ? "star" : "stars"}`,
          `${timeLimitMin} min`,
        ])
        .sort(),
    );
    for (const { name, targets } of wanted) {
      const cell = shown.find(([shownName]) => shownName === name)?.[1];
      for (const { monster, variant } of targets) {
        expect(cell).toContain(`${variant ? `${variant} ` : ""}${nameOf(monster)}`);
      }
    }
  });
});

describe("the list of locales", () => {
  let html = "";
  beforeAll(async () => {
    html = await pageHtml(LocalesPage, listProps, "/wiki/locales");
  });

  it.each(locales.filter(({ kind }) => kind === "field"))("shows the figures of $id", (locale) => {
    const card = wordsAt(html, `article:has(a[href="/wiki/locales/${locale.id}"])`);
    expect(card).toContain(
      [
        `Areas ${locale.areas}`,
        `Camps ${locale.camps.length}`,
        `Large monsters ${living(locale, "large").length}`,
        `Small monsters ${living(locale, "small").length}`,
        `Quests ${questsIn(locale).length}`,
      ].join(" "),
    );
    for (const risk of new Set(locale.camps.map((camp) => camp.risk))) {
      expect(card).toContain(`${locale.camps.filter((camp) => camp.risk === risk).length} ${risk}`);
    }
  });

  it.each(locales)("links to $id", ({ id, name }) => {
    expect(html).toContain(`<a href="/wiki/locales/${id}">`);
    expect(htmlText(html)).toContain(name);
  });

  it("has a page for each", async () => {
    const { paths } = await getStaticPaths({});
    expect(paths).toHaveLength(locales.length);
  });
});

it("agrees with the locales' own lists of large monsters", () => {
  for (const locale of locales) {
    expect(
      living(locale, "large")
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...locale.monsters].sort());
  }
});
