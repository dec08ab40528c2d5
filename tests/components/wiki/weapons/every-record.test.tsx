import { describe, expect, test } from "vitest";
import WeaponPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/weapons/[type]/[id]";
import WeaponTypePage, { getStaticProps as listProps } from "@/pages/wiki/weapons/[type]/index";
import WeaponTreePage, { getStaticProps as treeProps } from "@/pages/wiki/weapons/[type]/tree";
import WeaponsPage, { getStaticProps as doorProps } from "@/pages/wiki/weapons/index";
import { pageHtml } from "@/tests/support/page-html";
import { parsePage, textOf } from "@/tests/support/page-tables";
import { stored, storedNames } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface Material {
  item: string;
  qty: number;
}
interface Stored {
  id: string;
  type: string;
  name: string;
  rarity: number;
  attack: number;
  attackDisplay: number;
  affinity: number;
  defense: number;
  element: { type: string; value: number } | null;
  slots: number[];
  skills: { skill: string; level: number }[];
  sharpness?: number[];
  handicraft?: number[];
  extra?: {
    notes?: string[];
    melodies?: string[];
    echoWave?: string;
    shellType?: string;
    shellLevel?: number;
    phial?: string;
    phialValue?: number;
    kinsectLevel?: number;
    coatings?: string[];
    ammo?: { type: string; level: number; capacity: number; rapid?: boolean }[];
    specialAmmo?: string;
  };
  series: string | null;
  gogmaFocus?: string;
  upgradeFrom: string | null;
  craft: { zenny: number; materials: Material[]; forgeable: boolean } | null;
  treePosition: { column: number; row: number } | null;
  artian: string | null;
}

const weapons = stored<Stored>("weapons");
const byId = new Map(weapons.map((weapon) => [weapon.id, weapon]));
const skills = storedNames("skills");
const items = storedNames("items");
const artianWeapons = new Map(
  stored<{ id: string; kind: string; elements?: Record<string, number[] | null> }>("artian-parts")
    .filter(({ kind }) => kind === "weapon")
    .map((record) => [record.id, record]),
);
const types = [...new Set(weapons.map(({ type }) => type))];

const grouped = (value: number) => value.toLocaleString("en-US");
const signed = (value: number) =>
  value > 0 ? `+${grouped(value)}` : value < 0 ? `−${grouped(-value)}` : "0";
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const texts = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map(textOf);
/** Materials as a list writes them: "Iron Ore × 2". */
const listed = (materials: Material[]) =>
  materials.map(({ item, qty }) => `${items.get(item)} × ${qty}`).sort();
const materialsOf = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll("li") ?? [])].map((row) => textOf(row).replace(/\s*×\s*/, " × ")).sort();
const fullName = ({ name, gogmaFocus }: Stored) => (gogmaFocus ? `${name} (${gogmaFocus} focus)` : name);

/** From the root to the weapon, by the records alone. */
function pathOf(weapon: Stored): Stored[] {
  const before = weapon.upgradeFrom ? byId.get(weapon.upgradeFrom) : undefined;
  return before ? [...pathOf(before), weapon] : [weapon];
}

/** The bar at a level of Handicraft, unit by unit: another way than the page's own. */
function barAt(weapon: Stored, level: number): number[] {
  const bar = [...(weapon.sharpness ?? [])];
  let color = bar.reduce((last, length, index) => (length > 0 ? index : last), 0);
  const room = [...(weapon.handicraft ?? [])];
  for (let unit = 0; unit < level * 10; unit++) {
    while (room.length > 0 && room[0] === 0) {
      room.shift();
      color++;
    }
    if (room.length === 0) break;
    room[0] = (room[0] ?? 0) - 1;
    bar[color] = (bar[color] ?? 0) + 1;
  }
  return bar;
}

function checkFigures(page: Document, weapon: Stored): void {
  expect(texts(page, "h1")).toEqual([fullName(weapon)]);
  const figures = new Map(
    [...page.querySelectorAll("header dl > div")].map((cell) => [
      textOf(cell.querySelector("dt")),
      textOf(cell.querySelector("dd")),
    ]),
  );
  expect(figures.get("Attack, raw")).toBe(`${weapon.attack}`);
  expect(figures.get("Attack in game")).toBe(grouped(weapon.attackDisplay));
  expect(figures.get("Affinity")).toBe(`${signed(weapon.affinity)}%`);
  expect(figures.get("Defense")).toBe(signed(weapon.defense));
  expect(figures.get("Rarity")).toMatch(new RegExp(`${weapon.rarity}$`));
  const { element } = weapon;
  expect(figures.get("Element")).toBe(
    element ? `${capital(element.type)} ${element.value}` : weapon.artian ? "By parts" : "None",
  );
  expect(figures.get("Slots")).toContain(weapon.slots.length > 0 ? weapon.slots.join("-") : "No slots");
}

function checkSharpness(page: Document, weapon: Stored): void {
  const rows = [...page.querySelectorAll("#sharpness tbody tr")];
  if (!weapon.sharpness) {
    expect(rows).toEqual([]);
    return;
  }
  const levels = (weapon.handicraft ?? []).length > 0 ? [0, 1, 2, 3, 4, 5] : [0];
  expect(rows.map((row) => texts(row, "td").slice(1).map(Number))).toEqual(
    levels.map((level) =>
      barAt(weapon, level)
        .map((length) => length || Number.NaN)
        .slice(0, lastColor(weapon) + 1),
    ),
  );
}

/** The last color that the bar reaches with all of Handicraft. */
function lastColor(weapon: Stored): number {
  return barAt(weapon, 5).reduce((last, length, index) => (length > 0 ? index : last), 0);
}

function checkSkills(page: Document, weapon: Stored): void {
  const rows = [...page.querySelectorAll("#skills li > div")].map((row) => [
    textOf(row.querySelector("a")),
    row.querySelector("a")?.getAttribute("href"),
    textOf(row).includes(
      `Level ${weapon.skills.find(({ skill }) => row.querySelector(`a[href$="/${skill}"]`))?.level}`,
    ),
  ]);
  expect(rows).toEqual(weapon.skills.map(({ skill }) => [skills.get(skill), `/wiki/skills/${skill}`, true]));
}

function checkSpecial(page: Document, weapon: Stored): void {
  const { extra = {}, artian } = weapon;
  const text = textOf(page.querySelector("#special"));
  if (extra.notes && artian === "gogma") expect(text).toBe("");
  else if (extra.notes) {
    expect(page.querySelector("#special [role=img]")?.getAttribute("aria-label")).toBe(
      `Notes: ${extra.notes.join(", ")}`,
    );
    expect(texts(page, "#special tbody th")).toEqual(extra.melodies);
  }
  if (extra.shellType)
    expect(text).toContain(`${capital(extra.shellType)} shelling, level ${extra.shellLevel}`);
  if (extra.phial) {
    expect(text).toContain(`${capital(extra.phial)} phial${extra.phialValue ? `, ${extra.phialValue}` : ""}`);
  }
  if (extra.kinsectLevel) expect(text).toContain(`Kinsect level ${extra.kinsectLevel}:`);
  if (extra.coatings) {
    const taken = texts(page, "#special li[data-takes] a").map((name) =>
      name.replace(/ Coating$/, "").toLowerCase(),
    );
    expect(taken.sort()).toEqual([...extra.coatings].sort());
  }
  if (extra.ammo) {
    expect(
      [...page.querySelectorAll("#special tbody tr")].map((row) => [...row.children].map(textOf)),
    ).toEqual(
      extra.ammo.map(({ type, level, capacity, rapid }) => [
        items.get(type === "cluster" ? "cluster-bomb" : `${type}-ammo`),
        `${level}`,
        `${capacity}`,
        ...(weapon.type === "light-bowgun" ? [rapid ? "Yes" : "No"] : []),
      ]),
    );
    if (extra.specialAmmo) expect(text.toLowerCase()).toContain(`special ammo: ${extra.specialAmmo} ammo`);
  }
}

function checkMaking(page: Document, weapon: Stored): void {
  const section = page.querySelector("#making");
  if (!weapon.craft) {
    expect(section).toBeNull();
    expect(weapon.artian).not.toBeNull();
    return;
  }
  const [steps, whole] = [...(section?.querySelectorAll("h3") ?? [])].reduce<[Element[], Element[]]>(
    ([some, rest], heading) => {
      const part = heading.parentElement;
      if (part) (textOf(heading) === "From nothing" ? rest : some).push(part);
      return [some, rest];
    },
    [[], []],
  );
  const { zenny, materials, forgeable } = weapon.craft;
  expect(steps).toHaveLength(forgeable ? 2 : 1);
  expect(textOf(steps[0])).toContain(`${grouped(zenny)} z`);
  expect(materialsOf(steps[0])).toEqual(listed(materials));
  if (forgeable) {
    expect(textOf(steps[1])).toContain(`${grouped(zenny * 2)} z`);
    expect(materialsOf(steps[1])).toEqual(listed(materials.map(({ item, qty }) => ({ item, qty: qty * 2 }))));
  }
  const path = pathOf(weapon);
  expect(whole).toHaveLength(path.length > 1 ? 1 : 0);
  if (path.length === 1) return;
  // Every start that the records allow, summed by hand; the cheapest stands open, the others fold.
  const ways = path
    .flatMap((start, index) => {
      const times = index === 0 ? 1 : start.craft?.forgeable ? 2 : 0;
      return times ? [{ times, steps: path.slice(index) }] : [];
    })
    .map(({ times, steps: own }) => {
      const sum = new Map<string, number>();
      let cost = 0;
      for (const [index, step] of own.entries()) {
        const factor = index === 0 ? times : 1;
        cost += (step.craft?.zenny ?? 0) * factor;
        for (const { item, qty } of step.craft?.materials ?? []) {
          sum.set(item, (sum.get(item) ?? 0) + qty * factor);
        }
      }
      return { cost, materials: listed([...sum].map(([item, qty]) => ({ item, qty }))) };
    })
    .sort((a, b) => a.cost - b.cost);
  const shown = [
    materialsOf(
      [...(whole[0]?.children ?? [])].find((each) => each.querySelector("ul") && each.tagName === "DIV"),
    ),
    ...[...(whole[0]?.querySelectorAll("details") ?? [])].map(materialsOf),
  ];
  const text = textOf(whole[0]);
  for (const { cost } of ways) expect(text).toContain(`${grouped(cost)} z`);
  expect(shown.map((each) => each.join()).sort()).toEqual(ways.map((way) => way.materials.join()).sort());
  expect(shown[0]).toEqual(ways[0]?.materials);
}

function checkTree(page: Document, weapon: Stored): void {
  if (!weapon.treePosition) {
    expect(page.querySelector("#tree")).toBeNull();
    return;
  }
  expect(texts(page, "#tree ol li")).toEqual(pathOf(weapon).map(({ name }) => name));
  const upgrades = weapons.filter(({ upgradeFrom }) => upgradeFrom === weapon.id);
  expect([...page.querySelectorAll("#tree tbody a")].map((link) => link.getAttribute("href")).sort()).toEqual(
    upgrades.map(({ id }) => `/wiki/weapons/${weapon.type}/${id}`).sort(),
  );
  const same = weapons.filter(
    ({ id, type, series }) => type === weapon.type && series === weapon.series && id !== weapon.id,
  );
  expect(
    [...page.querySelectorAll("#series tbody a")].map((link) => link.getAttribute("href")).sort(),
  ).toEqual(same.map(({ id }) => `/wiki/weapons/${weapon.type}/${id}`).sort());
}

function checkArtian(page: Document, weapon: Stored): void {
  const record = artianWeapons.get(weapon.id);
  expect(page.querySelector("#artian") !== null).toBe(record !== undefined);
  if (!record?.elements) return;
  const rows = [...page.querySelectorAll("#artian tbody tr")].map((row) => [...row.children].map(textOf));
  for (const [element, values] of Object.entries(record.elements)) {
    const row = rows.find(([label]) => label?.toLowerCase() === element);
    expect(row?.slice(1, 3)).toEqual(values ? values.map(String) : ["coating only", "coating only"]);
  }
}

describe.each(types)("%s", (type) => {
  const own = weapons.filter((weapon) => weapon.type === type);

  test("each weapon's page shows its record", { timeout: 300_000 }, async () => {
    for (const weapon of own) {
      const path = `/wiki/weapons/${type}/${weapon.id}`;
      const page = parsePage(
        await pageHtml(WeaponPage, getStaticProps as never, path, { type, id: weapon.id }),
      );
      try {
        checkFigures(page, weapon);
        checkSharpness(page, weapon);
        checkSkills(page, weapon);
        checkSpecial(page, weapon);
        checkMaking(page, weapon);
        checkTree(page, weapon);
        checkArtian(page, weapon);
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
  });

  test("the list holds every weapon with its figures", { timeout: 60_000 }, async () => {
    const page = parsePage(
      await pageHtml(WeaponTypePage, listProps as never, `/wiki/weapons/${type}`, { type }),
    );
    const heads = texts(page, "main table thead th, table thead th").map((head) =>
      head.replace(/[^A-Za-z ]/g, ""),
    );
    const rows = new Map(
      [...page.querySelectorAll("table tbody tr")].map((row) => [
        row.querySelector("a")?.getAttribute("href")?.split("/").at(-1),
        [...row.children],
      ]),
    );
    expect([...rows.keys()].sort()).toEqual(own.map(({ id }) => id).sort());
    expect(heads[0]).toContain("Weapon");
    const hasElements = own.some((weapon) => weapon.element);
    expect(heads.includes("Element")).toBe(hasElements);
    for (const weapon of own) {
      const cells = rows.get(weapon.id) ?? [];
      const [name, rarity, raw, shown, affinity] = cells.map(textOf);
      const element = textOf(cells[heads.indexOf("Element")]);
      expect(name, weapon.id).toContain(fullName(weapon));
      expect(rarity).toMatch(new RegExp(`${weapon.rarity}$`));
      expect(raw).toBe(`${weapon.attack}`);
      expect(shown).toBe(grouped(weapon.attackDisplay));
      expect(affinity).toBe(`${signed(weapon.affinity)}%`);
      if (hasElements) {
        const { element: own, artian } = weapon;
        expect(element).toContain(own ? `${capital(own.type)} ${own.value}` : artian ? "by parts" : "–");
      }
      const text = cells.map(textOf).join(" | ");
      for (const { skill, level } of weapon.skills)
        expect(text).toContain(`${skills.get(skill)} Lv ${level}`);
      const forged = weapon.craft !== null && (weapon.upgradeFrom === null || weapon.craft.forgeable);
      expect(cells[0]?.querySelector("[role=img]") !== null, weapon.id).toBe(forged);
      if (weapon.sharpness) {
        const bar = cells.map((cell) => cell.querySelector("[aria-label^=Sharpness]")).find(Boolean);
        const lengths = bar?.getAttribute("aria-label")?.match(/\d+/g)?.map(Number);
        expect(lengths).toEqual(weapon.sharpness.filter((length) => length > 0));
      }
    }
  });

  test("the tree holds every weapon that has a place, in it", { timeout: 60_000 }, async () => {
    const path = `/wiki/weapons/${type}/tree`;
    const page = parsePage(await pageHtml(WeaponTreePage, treeProps as never, path, { type }));
    const placed = own.filter(({ treePosition }) => treePosition);
    const nodes = [...page.querySelectorAll<HTMLElement>("a[data-node]")];
    expect(nodes).toHaveLength(placed.length);
    for (const weapon of placed) {
      const node = nodes.find((each) => each.dataset.node === weapon.id);
      expect(node?.getAttribute("href")).toBe(`/wiki/weapons/${type}/${weapon.id}`);
      expect(node?.style.gridColumn).toBe(`${(weapon.treePosition?.column ?? 0) + 1}`);
      expect(node?.style.gridRow).toBe(`${(weapon.treePosition?.row ?? 0) + 1}`);
      expect(textOf(node)).toContain(`${weapon.name}Attack ${weapon.attack}`);
      if (weapon.element)
        expect(textOf(node)).toContain(`${capital(weapon.element.type)} ${weapon.element.value}`);
    }
    // The same as nested lists: under each weapon what is made from it.
    for (const weapon of placed.filter(({ upgradeFrom }) => upgradeFrom)) {
      const entry = page.querySelector(`#list a[href="/wiki/weapons/${type}/${weapon.id}"]`);
      const above = entry?.closest("ul")?.parentElement?.querySelector("a")?.getAttribute("href");
      expect(above).toBe(`/wiki/weapons/${type}/${weapon.upgradeFrom}`);
    }
  });
});

test("there is a page for each of the 1,188 weapons and for no other", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toEqual(weapons.map(({ type, id }) => ({ params: { type, id } })));
  expect(paths).toHaveLength(1188);
  expect(fallback).toBe(false);
});

test("the door counts the weapons of each type and names the range of their attack", async () => {
  const page = parsePage(await pageHtml(WeaponsPage, doorProps as never, "/wiki/weapons"));
  for (const type of types) {
    const own = weapons.filter((weapon) => weapon.type === type);
    const attacks = own.map(({ attack }) => attack);
    const card = page.querySelector(`h2 a[href="/wiki/weapons/${type}"]`)?.closest("li");
    expect(texts(card ?? page, "dd").slice(0, 2)).toEqual([
      `${own.length}`,
      `${Math.min(...attacks)}–${Math.max(...attacks)}`,
    ]);
  }
});
