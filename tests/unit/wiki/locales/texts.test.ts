import { describe, expect, test } from "vitest";
import { stored, storedTexts } from "@/tests/support/stored";

interface LocaleRecord {
  id: string;
  kind: string;
  areas: number | null;
  environments: string[];
  camps: { risk: string }[];
}

const locales = stored<LocaleRecord>("locales");
const texts = storedTexts("locales");
const monsters = stored<{ id: string; name: string; size: string; locales: string[] }>("monsters");
const quests = stored<{ locale: string; targets: { monster: string }[] }>("quests");

/** Every figure that a text may hold, with what it must equal. */
function figures({ areas, camps }: LocaleRecord): [RegExp, number | null][] {
  const at = (risk: string) => camps.filter((camp) => camp.risk === risk).length;
  return [
    [/(\d+) areas/g, areas],
    [/(\d+) camps/g, camps.length],
    [/(\d+) (?:are |is )?safe/g, at("safe")],
    [/(\d+) (?:are |is )?insecure/g, at("insecure")],
    [/(\d+) (?:are |is )?dangerous/g, at("dangerous")],
  ];
}

describe("texts of locales", () => {
  test("has one for every locale and none besides", () => {
    expect(Object.keys(texts).sort()).toEqual(locales.map(({ id }) => id).sort());
  });

  test.each(locales)("says no figure of $id that its record does not hold", (locale) => {
    let rest = texts[locale.id] ?? "";
    for (const [pattern, value] of figures(locale)) {
      rest = rest.replace(pattern, (words, figure) => {
        expect({ words, figure: Number(figure) }).toEqual({ words, figure: value });
        return "";
      });
    }
    expect(rest).not.toMatch(/\d/);
  });

  test.each(locales.filter(({ kind }) => kind === "field"))(
    "gives areas, camps and environments of $id",
    (locale) => {
      const text = texts[locale.id] ?? "";
      expect(text).toContain(`${locale.areas} areas`);
      expect(text).toContain(`${locale.camps.length} camps`);
      for (const environment of locale.environments) expect(text).toContain(environment);
    },
  );

  test.each(locales)("names no monster in $id that is not met there", ({ id }) => {
    const text = texts[id] ?? "";
    const fought = quests
      .filter(({ locale }) => locale === id)
      .flatMap(({ targets }) => targets.map(({ monster }) => monster));
    const named = monsters
      .filter(({ name }) => new RegExp(`(?<!Guardian )\\b${name}\\b`).test(text))
      .filter(
        ({ name }) =>
          !monsters.some(
            (other) => other.name !== name && other.name.endsWith(` ${name}`) && text.includes(other.name),
          ),
      );
    for (const monster of named) {
      expect(monster.locales.includes(id) || fought.includes(monster.id), monster.name).toBe(true);
    }
  });

  test("is right that Wyveria lists more large monsters than any other field", () => {
    const count = (id: string) =>
      monsters.filter(({ size, locales }) => size === "large" && locales.includes(id)).length;
    const counts = locales
      .filter(({ kind, id }) => kind === "field" && id !== "ruins-of-wyveria")
      .map(({ id }) => count(id));
    expect(count("ruins-of-wyveria")).toBeGreaterThan(Math.max(...counts));
  });
});
