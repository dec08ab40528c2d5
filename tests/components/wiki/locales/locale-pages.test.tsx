import { beforeAll, describe, expect, test } from "vitest";
import { LocaleList } from "@/components/wiki/locales/LocaleList";
import { LocalePage } from "@/components/wiki/locales/LocalePage";
import { getLocale } from "@/lib/wiki/locales/get-locale.server";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import LocaleRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/locales/[id]";
import LocalesRoute, { getStaticProps as listProps } from "@/pages/wiki/locales/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  figuresOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
  termsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/locales. Here: that they show it.
const cards = listLocales();
const locales = cards.map(({ id }) => getLocale(id));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const sample = sampleOf(locales, ({ kind, campSites, large, small, meals, questRows, environments }) => [
  kind,
  ...campSites.map(({ risk }) => risk),
  campSites.length > 0 ? "camps" : "no camps",
  large.length > 0 ? "large" : "nobody",
  small.length > 0 ? "small" : "no small",
  questRows.length > 0 ? "quests" : "no quests",
  environments.length > 0 ? "environments" : "always the same",
  meals.length > 0 ? "meals" : "no meals",
]);

describe.each(sample)("the page of $id", (locale) => {
  const { id, name, kind, campSites, large, small, questRows, meals, environments } = locale;
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(LocaleRoute, getStaticProps, `/wiki/locales/${id}`, { id }));
  });
  const title = kind === "arena" ? "Monsters fought here" : "Large monsters";

  test("shows name, text, environments and figures", () => {
    expect(heard(page.querySelector("h1"))).toBe(name);
    const about = regionOf(page, "About");
    expect(heard(about)).toContain(locale.text);
    expect(entriesOf(about)).toEqual(environments.map((each) => each.name));
    expect(figuresOf(page)).toEqual({
      ...(locale.areas !== null && { Areas: `${locale.areas}` }),
      ...(campSites.length > 0 && { Camps: `${campSites.length}` }),
      ...(large.length > 0 && {
        [kind === "arena" ? "Monsters fought" : "Large monsters"]: `${large.length}`,
      }),
      ...(questRows.length > 0 && { Quests: `${questRows.length}` }),
    });
  });

  test("shows every camp with area and risk in words", () => {
    if (campSites.length === 0) expect(findRegion(page, "Camps")).toBeUndefined();
    else {
      expect(rowsOf(page, "Camp sites").map((row) => [row.title, row.cells])).toEqual(
        campSites.map((camp) => [camp.name, { Area: `${camp.area}`, Risk: capital(camp.risk) }]),
      );
    }
  });

  test("shows who lives or is fought there, with elements and quests", () => {
    if (large.length === 0) expect(findRegion(page, title)).toBeUndefined();
    else {
      expect(rowsOf(page, title).map((row) => [row.title, row.cells])).toEqual(
        large.map((monster) => [
          monster.name,
          {
            Species: monster.species,
            "Weak to": monster.elements.map(capital).join(""),
            "Quests here": `${monster.quests}`,
          },
        ]),
      );
    }
    const endemic = findRegion(page, "Endemic life");
    expect([...(endemic?.querySelectorAll("li") ?? [])].map((entry) => heard(entry))).toEqual([
      ...locale.endemicLife,
      ...locale.aquaticLife,
    ]);
    const little = findRegion(page, "Small monsters");
    expect(little ? linksOf(little) : []).toEqual(
      small.map((monster) => [monster.name, `/wiki/hitzones/${monster.id}`]),
    );
  });

  test("shows every quest that takes place there, and its meals", () => {
    if (questRows.length === 0) expect(findRegion(page, "Quests")).toBeUndefined();
    else {
      expect(rowsOf(page, "Quests in this locale").map((row) => [row.title, row.cells])).toEqual(
        questRows.map(({ name: quest, kind: questKind, stars, minutes, targets }) => [
          quest,
          {
            Targets: targets
              .map(
                (each) =>
                  `${each.count > 1 ? `${each.count} × ` : ""}${each.variant ? `${each.count > 1 ? each.variant : capital(each.variant)} ` : ""}${each.name}`,
              )
              .join(" "),
            Type: capital(questKind),
            Stars: `${stars}${stars === 1 ? "star" : "stars"}`,
            "Time limit": `${minutes} min`,
          },
        ]),
      );
    }
    const kitchen = findRegion(page, "Meals");
    expect(kitchen ? entriesOf(kitchen) : []).toEqual(
      meals.map(({ label, minutes }) => `${label}${minutes} min`),
    );
  });
});

describe("the list of locales", () => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(LocalesRoute, listProps, "/wiki/locales"));
  });

  test("lists fields in the order of the story, each with its figures", () => {
    const fields = [...regionOf(page, "Fields").querySelectorAll("article")];
    expect(fields.map((field) => heard(field.querySelector("h3")))).toEqual([
      "Windward Plains",
      "Scarlet Forest",
      "Oilwell Basin",
      "Iceshard Cliffs",
      "Ruins of Wyveria",
    ]);
    for (const field of fields) {
      const card = cards.find(({ name }) => name === heard(field.querySelector("h3")));
      if (!card) throw new Error(heard(field));
      const { safe, insecure, dangerous } = card.camps;
      expect(termsOf(field)).toEqual({
        Areas: `${card.areas}`,
        Camps: `${safe + insecure + dangerous}`,
        "Large monsters": `${card.largeMonsters}`,
        "Small monsters": `${card.smallMonsters}`,
        Quests: `${card.quests}`,
      });
      const risks = Object.entries(card.camps).filter(([, count]) => count > 0);
      for (const [risk, count] of risks) expect(entriesOf(field)).toContain(`${count} ${risk}`);
    }
  });

  test("leads to every locale, and each has a page", async () => {
    for (const { id, name } of cards) expect(linksOf(page)).toContainEqual([name, `/wiki/locales/${id}`]);
    expect((await getStaticPaths({})).paths).toHaveLength(cards.length);
  });

  test("axe finds nothing", async () => {
    const few = cards.filter(({ id }, at) => at === 0 || id === "wounded-hollow" || id === "grand-hub");
    const { container } = renderAt("/wiki/locales", <LocaleList locales={few} />);
    await expectNoAxeViolations(container);
  });
});

test.each(["azuz-the-everforge", "rimechain-peak"])("axe finds nothing on %s", async (id) => {
  const { container } = renderAt(`/wiki/locales/${id}`, <LocalePage locale={getLocale(id)} />);
  await expectNoAxeViolations(container);
});
