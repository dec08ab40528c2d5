import { describe, expect, it } from "vitest";
import ItemRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/items/[id]";
import ItemsPage, { getStaticProps as listProps } from "@/pages/wiki/items/index";
import { htmlText, pageHtml, sectionHtml } from "@/tests/support/page-html";
import { stored } from "@/tests/support/stored";

interface Item {
  id: string;
  name: string;
  type: string;
  rarity: number;
  maxCarry: number;
  sellPrice: number;
  buyPrice: number;
  recipes: { inputs: string[]; amount: number }[];
}

interface Material {
  item: string;
  qty: number;
}

interface Gear {
  id: string;
  name: string;
  set?: string;
  type?: string;
  materials?: Material[];
  craft?: { materials: Material[] } | null;
}

interface Drop {
  rank: string;
  kind: string;
  item: string;
  qty: number;
  chance: number;
}

// Read past the catalogue: what is shown is held against what is stored.
const items = stored<Item>("items");
const gear = {
  weapons: stored<Gear>("weapons"),
  armor: stored<Gear>("armor"),
  charms: stored<Gear>("charms"),
};
const drops = stored<{ id: string; drops: Drop[] }>("monster-drops").flatMap(({ id, drops: rows }) =>
  rows.map((drop) => ({ monster: id, ...drop })),
);
const typeWords: Record<string, string> = {
  material: "Material",
  consumable: "Consumable",
  tool: "Tool",
  ammo: "Ammo",
  coating: "Coating",
  account: "Account item",
  appraisal: "To be appraised",
};

const zenny = (amount: number) => `${amount.toLocaleString("en-US")} z`;
const page = (id: string) => pageHtml(ItemRoute, getStaticProps as never, `/wiki/items/${id}`, { id });

/** The part of the HTML that belongs to one link of a list: from its address to the end of the entry. */
function entry(html: string, href: string): string {
  const at = html.indexOf(`href="${href}"`);
  return at === -1 ? "" : htmlText(`<a ${html.slice(at, html.indexOf("</li>", at))}`);
}

const usesOf = (things: readonly Gear[], id: string) =>
  things.flatMap((thing) => {
    const use = (thing.materials ?? thing.craft?.materials ?? []).find(({ item }) => item === id);
    return use ? [{ thing, qty: use.qty }] : [];
  });

const addressOf = {
  weapons: ({ type, id }: Gear) => `/wiki/weapons/${type}/${id}`,
  armor: ({ set, id }: Gear) => `/wiki/armor/${set}#${id}`,
  charms: ({ id }: Gear) => `/wiki/charms/${id}`,
};

describe.each(items)("the page of $id", (item) => {
  it("shows its figures, all its drops and everything it makes", async () => {
    const html = await page(item.id);
    const text = htmlText(html);
    expect(text).toContain(item.name);
    expect(text).toContain(`Type ${typeWords[item.type]} `);
    expect(text).toContain(`Rarity Rarity ${item.rarity} `);
    expect(text).toContain(`Carry ${item.maxCarry} `);
    expect(text).toContain(item.sellPrice > 0 ? `Sells for ${zenny(item.sellPrice)}` : "Sells for Not sold");
    expect(text).toContain(item.buyPrice > 0 ? `Price to buy ${zenny(item.buyPrice)}` : "Price to buy None");

    const own = drops.filter((drop) => drop.item === item.id);
    const shownDrops = sectionHtml(html, "drops");
    const ways = shownDrops
      .split("<li")
      .slice(1)
      .map((way) => htmlText(`<li${way}`));
    expect(ways).toHaveLength(own.length);
    for (const drop of own) {
      expect(shownDrops).toContain(`href="/wiki/hitzones/${drop.monster}#rewards"`);
      expect(ways.some((way) => way.includes(` ${drop.chance}%`))).toBe(true);
      if (drop.qty > 1)
        expect(ways.some((way) => way.includes(`${drop.chance}% for ${drop.qty}`))).toBe(true);
    }

    for (const kind of ["weapons", "armor", "charms"] as const) {
      const uses = usesOf(gear[kind], item.id);
      const shown = sectionHtml(html, kind);
      expect(shown === "").toBe(uses.length === 0);
      expect(shown.split("<li").length - 1).toBe(uses.length);
      for (const { thing, qty } of uses) {
        expect(entry(shown, addressOf[kind](thing))).toContain(`× ${qty}`);
      }
    }

    const recipes = htmlText(sectionHtml(html, "recipe"));
    for (const { inputs, amount } of item.recipes) {
      for (const input of inputs)
        expect(sectionHtml(html, "recipe")).toContain(`href="/wiki/items/${input}"`);
      expect(recipes).toContain(`× ${amount}`);
    }
    const taking = items.flatMap(({ recipes }) => recipes.filter(({ inputs }) => inputs.includes(item.id)));
    expect(sectionHtml(html, "makes").split("<li").length - 1 || 0).toBe(Math.max(0, taking.length));
  });
});

describe("figures read by hand from the tables", () => {
  it.each([
    ["acute-fang", ["Rarity 6 ", "425 z", "4,250 z", "Carry 10 "]],
    ["adamant-pill", ["260 z", "2,696 z", "Carry 5 ", "Immunizer", "Adamant Seed"]],
    ["dung-pod", ["20 z", "120 z", "Rolled-up Dung"]],
    ["slicing-ammo", ["3 z", "12 z", "Slashberry", "× 3"]],
    ["rathalos-ruby", ["Carve 5% × 3", "Carve severed part 7% × 1", "Target reward 3% × 3"]],
    ["ajarakan-tail", ["Carve severed part 88%", "Carve severed part 93%", "Low rank", "High rank"]],
    ["gogmazios-lacerator", ["Broken part: Back, second break 100% × 1"]],
    ["wyverian-bloodstone-l", ["Tempered wound destroyed 85%"]],
    ["screamer-pod", ["Slinger pods 100% for 3 not counted", "Baunos"]],
    ["iron-ore", ["No monster drops it and no recipe makes it."]],
  ])("%s", async (id, words) => {
    const text = htmlText(await page(id));
    for (const word of words) expect(text).toContain(word);
  });
});

describe("the list of items", () => {
  it("holds every item, each with a page", async () => {
    const html = await pageHtml(ItemsPage, listProps as never, "/wiki/items");
    expect(items).toHaveLength(773);
    for (const { id } of items) expect(html).toContain(`href="/wiki/items/${id}"`);
    const { paths, fallback } = await getStaticPaths({});
    expect(paths).toEqual(items.map(({ id }) => ({ params: { id } })));
    expect(fallback).toBe(false);
  });

  it("shows the figures of the rows that stand in it", async () => {
    const html = await pageHtml(ItemsPage, listProps as never, "/wiki/items");
    const rows = html
      .split("<tr")
      .slice(2)
      .map((row) => row.split("</tr>", 1)[0] ?? "");
    expect(rows).toHaveLength(100);
    for (const row of rows) {
      const item = items.find(({ id }) => row.includes(`href="/wiki/items/${id}"`));
      if (!item) throw new Error(`no item in ${row}`);
      const text = htmlText(`<tr${row}`);
      expect(text).toContain(typeWords[item.type]);
      expect(text).toContain(`Rarity ${item.rarity} `);
      expect(text).toContain(item.sellPrice > 0 ? zenny(item.sellPrice) : "—");
      expect(text).toContain(item.buyPrice > 0 ? zenny(item.buyPrice) : "—");
      expect(text).toMatch(new RegExp(` ${item.maxCarry} *$`));
    }
  });

  it("is light: under 100 KB of props for 773 rows", async () => {
    const { props } = (await listProps({})) as { props: unknown };
    expect(JSON.stringify(props).length).toBeLessThan(100_000);
  });
});
