import { beforeAll, expect, test } from "vitest";
import ArtianPage, { getStaticProps } from "@/pages/wiki/weapons/artian";
import { pageHtml } from "@/tests/support/page-html";
import { parsePage, textOf } from "@/tests/support/page-tables";
import { stored, storedNames } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface Part {
  id: string;
  kind: string;
  name: string;
  type: string;
  focus: string | null;
  attack: number;
  affinity: number;
  elements?: Record<string, number[] | null>;
  parts?: string[];
  gogmaPart?: string;
  points?: number;
  item?: string;
  tier?: string;
}
interface Bonus {
  id: string;
  kind: string;
  name: string;
  maxCountArtian: number;
  maxCountGogma: number;
  artian: Record<string, number | Record<string, number>> | null;
  gogma: Record<string, number | Record<string, number>> | null;
  setBonuses?: string[];
  groupSkills?: string[];
}

const parts = stored<Part>("artian-parts");
const bonuses = stored<Bonus>("artian-bonuses");
const weaponNames = storedNames("weapons");

let page: Document;
beforeAll(async () => {
  const html = await pageHtml(ArtianPage, getStaticProps as never, "/wiki/weapons/artian");
  page = parsePage(html);
});
const cellsOf = (selector: string) =>
  [...page.querySelectorAll(`${selector} tbody tr`)].map((row) => [...row.children].map(textOf));

test("names the three parts and the Gogma part of every type", () => {
  const partNames = new Map(parts.filter(({ kind }) => kind === "part").map(({ id, name }) => [id, name]));
  const rows = [...page.querySelectorAll("#parts tbody tr")];
  const recipes = parts.filter(({ kind }) => kind === "recipe");
  expect(rows).toHaveLength(14);
  for (const recipe of recipes) {
    const row = rows.find((each) => each.querySelector(`a[href="/wiki/weapons/${recipe.type}"]`));
    expect([...(row?.children ?? [])].slice(1).map(textOf)).toEqual([
      recipe.parts?.map((id) => partNames.get(id)).join(", "),
      partNames.get(recipe.gogmaPart ?? ""),
    ]);
  }
});

test("shows attack, affinity and element of all 84 weapons", () => {
  const weapons = parts.filter(({ kind }) => kind === "weapon");
  expect(weapons).toHaveLength(84);
  for (const weapon of weapons) {
    const row = page
      .querySelector(`#figures a[href="/wiki/weapons/${weapon.type}/${weapon.id}"]`)
      ?.closest("tr");
    const [name, attack, affinity, ...elements] = [...(row?.children ?? [])].map(textOf);
    expect(name).toContain(weaponNames.get(weapon.id));
    expect(attack).toBe(`${weapon.attack}`);
    expect(affinity?.replace("−", "-").replace("+", "")).toBe(`${weapon.affinity}%`);
    const { elements: own } = weapon;
    if (!own) {
      expect(elements).toEqual([]);
      continue;
    }
    expect(elements).toEqual(
      ["fire", "poison", "paralysis", "sleep", "blast"].map(
        (element) => own[element]?.join(" / ") ?? "coating",
      ),
    );
    // One column stands for five elements: that holds only while they are the same.
    for (const element of ["water", "thunder", "ice", "dragon"]) expect(own[element]).toEqual(own.fire);
  }
});

test("gives every focus the attack and affinity that all its weapons have", () => {
  for (const [focus = "", attack, affinity] of cellsOf("#focus")) {
    const own = parts.filter((part) => part.kind === "weapon" && part.focus === focus.toLowerCase());
    expect(own).toHaveLength(14);
    for (const weapon of own) {
      expect(attack).toBe(`${weapon.attack}`);
      expect(affinity?.replace("−", "-").replace("+", "")).toBe(`${weapon.affinity}%`);
    }
  }
});

test("shows what every reinforcement adds and how often it may be held", () => {
  const [fixed, byType] = [...page.querySelectorAll("#reinforcements table")];
  const heads = [...(byType?.querySelectorAll("thead th") ?? [])].map(textOf);
  for (const bonus of bonuses.filter(({ kind }) => kind === "reinforcement")) {
    const row = [...(fixed?.querySelectorAll("tbody tr") ?? [])].find(
      (each) => textOf(each.querySelector("th")).replace(/ rare$/, "") === bonus.name,
    );
    const [, artian, gogma] = [...(row?.children ?? [])].map(textOf);
    for (const [text, max, gain] of [
      [artian, bonus.maxCountArtian, bonus.artian],
      [gogma, bonus.maxCountGogma, bonus.gogma],
    ] as const) {
      if (max === 0) {
        expect(text, bonus.id).toBe("–");
        continue;
      }
      expect(text, bonus.id).toContain(`up to ${max}`);
      for (const value of Object.values(gain ?? {})) {
        if (typeof value === "number") expect(text).toContain(`+${value}`);
        else {
          expect(text).toContain("by type");
          const column = heads.indexOf(bonus.name);
          for (const [type, own] of Object.entries(value)) {
            const cell = byType?.querySelector(`tbody a[href="/wiki/weapons/${type}"]`)?.closest("tr")
              ?.children[column];
            expect(textOf(cell), `${bonus.id} ${type}`).toContain(`+${own}`);
          }
        }
      }
    }
  }
});

test("runs reinforcements from I to EX, and keeps what parts add out of them", () => {
  const [fixed, byType] = [...page.querySelectorAll("#reinforcements table")];
  const names = [...(fixed?.querySelectorAll("tbody th") ?? [])].map(textOf);
  expect(names.slice(0, 4)).toEqual([
    "Attack Boost I",
    "Attack Boost II",
    "Attack Boost III",
    "Attack Boost EX rare",
  ]);
  expect([...(byType?.querySelectorAll("thead th") ?? [])].map(textOf)).toEqual([
    "Type",
    "Element Boost I",
    "Element Boost II",
    "Element Boost EX",
    "Sharpness/Ammo Boost I",
    "Sharpness/Ammo Boost EX",
  ]);
});

test("a third matching part adds an Element Infusion, as the page says", () => {
  const infusions = bonuses.find(({ id }) => id === "element-infusion")?.artian?.element;
  const own = (type: string) => (typeof infusions === "object" ? infusions[type] : undefined);
  const pairs = parts
    .filter(({ kind }) => kind === "weapon")
    .flatMap(({ type, elements }) => Object.values(elements ?? {}).map((pair) => ({ type, pair })));
  expect(pairs.length).toBeGreaterThan(600);
  for (const { type, pair } of pairs) if (pair) expect((pair[1] ?? 0) - (pair[0] ?? 0)).toBe(own(type));
});

test("lists the pool of skills and the points of items", () => {
  const pool = bonuses.find(({ kind }) => kind === "skillPool");
  const links = [...page.querySelectorAll("#skills a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    [...(pool?.setBonuses ?? []), ...(pool?.groupSkills ?? [])].map((id) => `/wiki/skills/${id}`),
  );
  expect(textOf(page.querySelector("#skills"))).toContain("21 × 14 = 294 pairs");
  const points = parts.filter(({ kind }) => kind === "reinforcementItem");
  const shown = [...page.querySelectorAll("#costs li")].map(
    (row) =>
      `${row.querySelector("a")?.getAttribute("href")?.split("/").at(-1)} ${textOf(row).match(/[\d,]+$/)?.[0]}`,
  );
  expect(shown.sort()).toEqual(
    points.map(({ item, points: value }) => `${item} ${value?.toLocaleString("en-US")}`).sort(),
  );
});

test("shows the cost of each step and of a reroll", () => {
  expect(cellsOf("#costs").map(([, ...figures]) => figures)).toEqual([
    ["5", "100", "400 z"],
    ["5", "600", "1,000 z"],
    ["5", "3,000", "2,000 z"],
    ["–", "6,000", "5,000 z"],
    ["–", "1,500", "9,000 z"],
  ]);
});
