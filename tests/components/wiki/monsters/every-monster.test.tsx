import { beforeAll, describe, expect, test } from "vitest";
import MonsterPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/hitzones/[id]";
import ComparePage, { getStaticProps as compareProps } from "@/pages/wiki/hitzones/compare";
import HitzonesPage, { getStaticProps as listProps } from "@/pages/wiki/hitzones/index";
import { pageHtml } from "@/tests/support/page-html";
import { parsePage, textOf } from "@/tests/support/page-tables";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface StoredMonster {
  id: string;
  name: string;
  size: string;
  species: string;
  baseHealth: number;
  variants?: string[];
  ailments?: string[];
  locales: string[];
  recommendedElements?: string[];
  statusEffectiveness?: Record<string, number>;
  itemEffectiveness?: Record<string, boolean>;
  statusThresholds?: Record<string, { initial: number; increase: number; max: number }>;
  sizes?: { base: number; smallGold?: number; largeSilver?: number; largeGold?: number; fixed?: true };
  hitzones: {
    part: string;
    name: string;
    hidden?: true;
    health: number;
    kinsectExtract: string | null;
    states: Record<string, number | string>[];
  }[];
  weakPointHitzones?: Record<string, number>[];
  breakableParts: { part: string; severable: boolean }[];
}
interface StoredDrop {
  rank: string;
  kind: string;
  item: string;
  qty: number;
  chance: number;
}
const monsters = stored<StoredMonster>("monsters");
const texts = storedTexts("monsters");
const drops = new Map(
  stored<{ id: string; drops: StoredDrop[] }>("monster-drops").map((each) => [each.id, each.drops]),
);
const items = storedNames("items");
const locales = storedNames("locales");
const quests = stored<{ id: string; name: string; targets: { monster: string }[] }>("quests");

const types = ["sever", "blunt", "ammo", "fire", "water", "thunder", "ice", "dragon", "stun"];
const grouped = (value: number) => value.toLocaleString("en-US");

/** Rows of the table for a state: the words of the part, then its nine values. */
function heatRows(page: Document, state: string): string[] {
  const panel = page.querySelector(`[id$="-${state}-panel"]`) ?? page.querySelector("#hitzones");
  return [...(panel?.querySelectorAll("tbody tr") ?? [])].map((row) =>
    [...row.children].map((cell) => textOf(cell).replace(", best", "")).join("|"),
  );
}

describe.each(monsters)("the page of $id", (monster) => {
  let page: Document;
  let text = "";
  beforeAll(async () => {
    const path = `/wiki/hitzones/${monster.id}`;
    page = parsePage(await pageHtml(MonsterPage, getStaticProps, path, { id: monster.id }));
    text = textOf(page.body);
  });

  test("has its name as the one heading of the first level, its kind and health", () => {
    expect([...page.querySelectorAll("h1")].map(textOf)).toEqual([monster.name]);
    expect(text).toContain(`${grouped(monster.baseHealth)} base health`);
    expect(text).toContain(monster.species === "???" ? "Unknown species" : monster.species);
    expect(text).toContain(texts[monster.id]);
  });

  test("shows every value of every part in every state", () => {
    const states = new Set(monster.hitzones.flatMap((zone) => zone.states.map(({ state }) => `${state}`)));
    if (monster.weakPointHitzones) states.add("weakPoint");
    for (const state of states) {
      const want = monster.hitzones.flatMap((zone) => {
        const figures = zone.states.find((each) => each.state === state);
        if (!figures) return [];
        const extract = zone.kinsectExtract;
        const letter = extract ? `${extract.charAt(0).toUpperCase()}${extract}` : "no extract";
        const head = `${zone.name}${zone.hidden ? " not listed" : ""}${letter}${grouped(zone.health)}`;
        return [[head, ...types.map((type) => figures[type])].join("|")];
      });
      const loose = state === "weakPoint" ? (monster.weakPointHitzones ?? []) : [];
      want.push(
        ...loose.map((figures) =>
          ["Weak point, on any part", ...types.map((type) => figures[type])].join("|"),
        ),
      );
      expect(heatRows(page, state), state).toEqual(want);
    }
  });

  test("marks the highest value of each column, and weak spots of raw damage from 45 on", () => {
    const cells = [...page.querySelectorAll<HTMLElement>("#hitzones tbody td")];
    for (const cell of cells) {
      const value = Number.parseInt(textOf(cell), 10);
      const column = [...(cell.parentElement?.children ?? [])].indexOf(cell) - 1;
      expect(cell.hasAttribute("data-reached")).toBe(column < 3 && value >= 45);
      const body = cell.closest("tbody");
      const rivals = [...(body?.querySelectorAll("tr") ?? [])]
        .filter((row) => !textOf(row.children[0]).includes("not listed"))
        .map((row) => Number.parseInt(textOf(row.children[column + 1]), 10));
      const competes = rivals.length > 0 && !textOf(cell.parentElement?.children[0]).includes("not listed");
      const alike = new Set(rivals).size === 1;
      expect(cell.hasAttribute("data-best")).toBe(
        competes && value > 0 && value === Math.max(...rivals) && !alike,
      );
    }
  });

  test("shows stars and thresholds of every status, pods and traps", () => {
    const rows = [...page.querySelectorAll("#status tbody tr")].map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
    const stars = Object.entries(monster.statusEffectiveness ?? {});
    expect(rows).toHaveLength(stars.length);
    for (const [index, [status, count]] of stars.entries()) {
      const [label = "", works = "", ...figures] = rows[index] ?? [];
      expect(label.toLowerCase()).toBe(status);
      expect(works).toContain("★".repeat(count) + "☆".repeat(3 - count));
      const limits = monster.statusThresholds?.[status];
      expect(figures).toEqual(
        limits ? [limits.initial, limits.increase, limits.max].map(grouped) : ["—never takes hold"],
      );
    }
    const effects = [...page.querySelectorAll("#status dl dd")].map((cell) => textOf(cell).slice(2));
    expect(effects).toEqual(
      Object.values(monster.itemEffectiveness ?? {}).map((works) => (works ? "works" : "no effect")),
    );
  });

  test("shows every reward with item, amount and chance, by rank", () => {
    const all = drops.get(monster.id) ?? [];
    const panels = [...page.querySelectorAll("#rewards [data-panel]")];
    const places = panels.length > 0 ? panels : [...page.querySelectorAll("#rewards")];
    const ranks = ["low", "high"].filter((rank) => all.some((drop) => drop.rank === rank));
    expect(places).toHaveLength(ranks.length);
    for (const [index, rank] of ranks.entries()) {
      const shown = [...(places[index]?.querySelectorAll("tbody tr") ?? [])].map((row) => textOf(row));
      const want = all
        .filter((drop) => drop.rank === rank)
        .map(({ item, qty, chance }) => `${items.get(item)}${qty > 1 ? ` ×${qty}` : ""}${chance}%`);
      expect(shown.sort(), rank).toEqual(want.sort());
    }
    const linked = new Set([...page.querySelectorAll("#rewards a")].map((link) => link.getAttribute("href")));
    expect(linked).toEqual(new Set(all.map(({ item }) => `/wiki/items/${item}`)));
  });

  test("shows breaks, sizes, locales and quests", () => {
    const breaks = [...page.querySelectorAll("#breaks li")].map(textOf);
    expect(breaks.map((each) => each.endsWith("can be cut off"))).toEqual(
      monster.breakableParts.map(({ severable }) => severable),
    );
    const { sizes } = monster;
    for (const size of [sizes?.base, sizes?.smallGold, sizes?.largeSilver, sizes?.largeGold]) {
      if (size !== undefined) {
        expect(textOf(page.querySelector("#crowns"))).toContain(
          `${size.toLocaleString("en-US", { maximumFractionDigits: 1 })} cm`,
        );
      }
    }
    expect(text.includes("its size never changes")).toBe(
      sizes?.fixed === true || /size never changes/.test(texts[monster.id] ?? ""),
    );
    expect([...page.querySelectorAll("#where a")].map(textOf)).toEqual(
      monster.locales.map((id) => locales.get(id)),
    );
    const hunts = quests.filter(({ targets }) => targets.some((target) => target.monster === monster.id));
    expect([...page.querySelectorAll("#quests a")].map(textOf).sort()).toEqual(
      hunts.map(({ name }) => name).sort(),
    );
  });
});

test("there is a page for each of the 54 monsters and for no other", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toEqual(monsters.map(({ id }) => ({ params: { id } })));
  expect(fallback).toBe(false);
});

test("the list shows each large monster with element, best parts, ailments and health; small ones as links", async () => {
  const page = parsePage(await pageHtml(HitzonesPage, listProps, "/wiki/hitzones"));
  const rows = [...page.querySelectorAll("table tbody tr")];
  const large = monsters.filter(({ size }) => size === "large");
  expect(rows.map((row) => textOf(row.querySelector("th")))).toEqual(large.map(({ name }) => name));
  for (const [index, monster] of large.entries()) {
    const cells = [...(rows[index]?.children ?? [])].map(textOf);
    const best = (type: string) =>
      Math.max(
        ...monster.hitzones
          .filter(({ hidden }) => !hidden)
          .map(({ states }) => Number(states.find(({ state }) => state === "normal")?.[type] ?? 0)),
      );
    for (const element of monster.recommendedElements ?? []) {
      expect(cells[1]?.toLowerCase(), monster.id).toContain(`${element} ${best(element)}`);
    }
    for (const [column, type] of ["sever", "blunt", "ammo"].entries()) {
      expect(cells[2 + column]?.startsWith(`${best(type)} `), `${monster.id} ${type}`).toBe(true);
    }
    expect(cells[5]).toBe((monster.ailments ?? []).join(", ") || "Nothing");
    expect(cells[7]).toBe(grouped(monster.baseHealth));
  }
  for (const { id } of monsters) {
    expect(page.querySelector(`a[href="/wiki/hitzones/${id}"]`), id).not.toBeNull();
  }
});

test("the comparison offers every monster, and leads to each without JavaScript", async () => {
  const html = await pageHtml(ComparePage, compareProps, "/wiki/hitzones/compare");
  const page = parsePage(html);
  const offered = [...page.querySelectorAll("select")].map((select) =>
    [...select.querySelectorAll("option")].map((option) => option.value).filter(Boolean),
  );
  const ids = monsters.map(({ id }) => id);
  expect(offered).toEqual([ids, ids]);
  for (const id of ids) expect(html).toContain(`href="/wiki/hitzones/${id}"`);
});
