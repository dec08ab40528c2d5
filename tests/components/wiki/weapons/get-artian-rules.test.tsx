import { beforeAll, describe, expect, test } from "vitest";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { getArtianPage } from "@/lib/wiki/weapons/get-artian-page.server";
import ArtianRoute, { getStaticProps } from "@/pages/wiki/weapons/artian";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { entriesOf, heard, linksOf, parsePage, regionOf, rowsOf } from "@/tests/support/page-tables";
import { stored, storedNames } from "@/tests/support/stored";
import { renderAt } from "@/tests/support/wiki-view";

// Read past the catalog: what is shown is held against what is stored.
interface Part {
  id: string;
  kind: string;
  name: string;
  type: keyof typeof weaponTypeLabels;
  focus: string | null;
  attack: number;
  affinity: number;
  rarity: number;
  elements?: Record<string, number[] | null>;
  parts: string[];
  gogmaPart: string;
  points: number;
  item: string;
}
type Gain = Record<string, number | Record<string, number>> | null;
interface Bonus {
  id: string;
  kind: string;
  name: string;
  rare: boolean;
  maxCountArtian: number;
  maxCountGogma: number;
  artian: Gain;
  gogma: Gain;
  setBonuses: string[];
  groupSkills: string[];
}

const parts = stored<Part>("artian-parts");
const bonuses = stored<Bonus>("artian-bonuses");
const weaponNames = storedNames("weapons");
const items = storedNames("items");
const ofKind = (kind: string) => parts.filter((part) => part.kind === kind);
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

describe("the rules of Artian weapons", () => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(ArtianRoute, getStaticProps as never, "/wiki/weapons/artian"));
  });
  const cellsOf = (caption: string | RegExp) =>
    new Map(rowsOf(page, caption).map(({ title, cells }) => [title, cells]));

  test("names the three parts and the Gogma part of every type", () => {
    const names = new Map(ofKind("part").map(({ id, name }) => [id, name]));
    const recipes = ofKind("recipe");
    expect(recipes).toHaveLength(14);
    expect(cellsOf("Parts by weapon type")).toEqual(
      new Map(
        recipes.map(({ type, parts: own, gogmaPart }) => [
          weaponTypeLabels[type],
          { Parts: own.map((id) => names.get(id)).join(", "), "Gogma upgrade": names.get(gogmaPart) },
        ]),
      ),
    );
  });

  test("shows attack, affinity and element of all 84 weapons", () => {
    const weapons = ofKind("weapon");
    expect(weapons).toHaveLength(84);
    for (const { id, type, rarity, focus, attack, affinity, elements } of weapons) {
      const caption = `Artian weapons: ${weaponTypeLabels[type]}`;
      const address = `/wiki/weapons/${type}/${id}`;
      const row = rowsOf(page, caption).find(({ element }) => linksOf(element)[0]?.[1] === address);
      expect(row?.title).toBe(`Rarity ${rarity} ${weaponNames.get(id)}${focus ? ` (${focus} focus)` : ""}`);
      const words = (element: string) => elements?.[element]?.join(" / ") ?? "coating";
      expect(row?.cells).toEqual({
        Raw: `${attack}`,
        Affinity: `${signed(affinity)}%`,
        ...(elements && {
          "Fire–Dragon": words("fire"),
          Poison: words("poison"),
          Paralysis: words("paralysis"),
          Sleep: words("sleep"),
          Blast: words("blast"),
        }),
      });
      // One column stands for five elements: that holds only while they are the same.
      for (const element of ["water", "thunder", "ice", "dragon"]) {
        expect(elements?.[element]).toEqual(elements?.fire);
      }
    }
  });

  test("gives every focus the attack and affinity that all its weapons have", () => {
    for (const [focus, cells] of cellsOf("Gogma focus stats")) {
      const own = ofKind("weapon").filter((part) => part.focus === focus.toLowerCase());
      expect(own).toHaveLength(14);
      for (const { attack, affinity } of own) {
        expect(cells).toMatchObject({ "Raw attack": `${attack}`, Affinity: `${signed(affinity)}%` });
      }
    }
  });

  test("says what the element decides for each type", () => {
    const shown = cellsOf("Element effects for Artian weapons");
    for (const { element, byType } of getArtianPage().traits) {
      const cells = shown.get(element ? elementLabels[element] : "No match");
      for (const [type, { notes, text }] of Object.entries(byType)) {
        const [words = ""] = Object.entries(weaponTypeLabels).flatMap(([key, name]) =>
          key === type ? [name] : [],
        );
        if (notes) expect(cells?.[words]).toContain(`Notes: ${notes.join(", ")}`);
        expect(cells?.[words]).toContain(text ?? "");
      }
    }
  });

  test("shows what every reinforcement adds and how often it may be held", () => {
    const fixed = cellsOf(/^Bonus per reinforcement/);
    const byType = cellsOf("Bonuses by weapon type");
    for (const bonus of bonuses.filter(({ kind }) => kind === "reinforcement")) {
      const cells = fixed.get(`${bonus.name}${bonus.rare ? " rare" : ""}`);
      for (const [text, max, gain] of [
        [cells?.Artian, bonus.maxCountArtian, bonus.artian],
        [cells?.["Gogma Artian"], bonus.maxCountGogma, bonus.gogma],
      ] as const) {
        if (max === 0) {
          expect([bonus.id, text]).toEqual([bonus.id, "–"]);
          continue;
        }
        expect(text, bonus.id).toContain(`up to ${max}`);
        for (const value of Object.values(gain ?? {})) {
          if (typeof value === "number") expect(text).toContain(`+${value}`);
          else {
            expect(text).toContain("by type");
            for (const [type, words] of Object.entries(weaponTypeLabels)) {
              if (value[type]) expect(byType.get(words)?.[bonus.name], type).toContain(`+${value[type]}`);
            }
          }
        }
      }
    }
  });

  test("runs reinforcements from I to EX, and keeps what parts add out of them", () => {
    expect([...cellsOf(/^Bonus per reinforcement/).keys()].slice(0, 4)).toEqual([
      "Attack Boost I",
      "Attack Boost II",
      "Attack Boost III",
      "Attack Boost EX rare",
    ]);
    expect(Object.keys(cellsOf("Bonuses by weapon type").get("Bow") ?? {})).toEqual([
      "Element Boost I",
      "Element Boost II",
      "Element Boost EX",
      "Sharpness/Ammo Boost I",
      "Sharpness/Ammo Boost EX",
    ]);
  });

  test("lists the pool of skills and the points of items", () => {
    const pool = bonuses.find(({ kind }) => kind === "skillPool");
    const skills = regionOf(page, "Gogma skills");
    expect(linksOf(skills).map(([, href]) => href)).toEqual([
      "/wiki/odds?tab=skills",
      ...[...(pool?.setBonuses ?? []), ...(pool?.groupSkills ?? [])].map((id) => `/wiki/skills/${id}`),
    ]);
    expect(heard(skills)).toContain("21 × 14 = 294 pairs");
    expect(entriesOf(regionOf(page, "Costs")).sort()).toEqual(
      ofKind("reinforcementItem")
        .map(({ item, points }) => `${items.get(item)} ${points.toLocaleString("en-US")}`)
        .sort(),
    );
  });

  test("shows the cost of each step and of a reroll", () => {
    expect(rowsOf(page, "Reinforcement costs").map(({ cells }) => cells)).toEqual([
      { Steps: "5", Points: "100", Zenny: "400 z" },
      { Steps: "5", Points: "600", Zenny: "1,000 z" },
      { Steps: "5", Points: "3,000", Zenny: "2,000 z" },
      { Steps: "–", Points: "6,000", Zenny: "5,000 z" },
      { Steps: "–", Points: "1,500", Zenny: "9,000 z" },
    ]);
  });

  test("says in words what parts add, what may be held together, and which weapons go on", () => {
    expect(heard(regionOf(page, "Parts"))).toContain("Each adds attack +5 or affinity +5%");
    expect(heard(regionOf(page, "Reinforcements"))).toContain(
      "all grades combined: attack 5, affinity 5, element 4, sharpness or ammo 2",
    );
    expect(heard(page.body)).toContain("Rarity 8 ones can become Gogma Artian weapons");
  });
});

test("a third matching part adds an Element Infusion, as the page says", () => {
  const infusions = bonuses.find(({ id }) => id === "element-infusion")?.artian?.element;
  const own = (type: string) => (typeof infusions === "object" ? infusions[type] : undefined);
  const pairs = ofKind("weapon").flatMap(({ type, elements }) =>
    Object.values(elements ?? {}).map((pair) => ({ type, pair })),
  );
  expect(pairs.length).toBeGreaterThan(600);
  for (const { type, pair } of pairs) if (pair) expect((pair[1] ?? 0) - (pair[0] ?? 0)).toBe(own(type));
});

test("axe finds nothing", async () => {
  const props = getArtianPage();
  const few = {
    ...props,
    weapons: props.weapons.slice(0, 1),
    recipes: props.recipes.slice(0, 2),
    traits: props.traits.slice(0, 2),
    gains: props.gains.slice(0, 2),
    bonuses: props.bonuses.slice(0, 3),
    pool: { setBonuses: props.pool.setBonuses.slice(0, 2), groupSkills: props.pool.groupSkills.slice(0, 2) },
  };
  const { container } = renderAt("/wiki/weapons/artian", <ArtianRoute {...few} />);
  await expectNoAxeViolations(container);
});
