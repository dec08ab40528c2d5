import { screen } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { ItemList } from "@/components/wiki/items/ItemList";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { dropKindLabels, itemTypeLabels } from "@/lib/catalog/world-labels";
import type { DropWay } from "@/lib/drops/find-sources";
import { getItem } from "@/lib/wiki/items/get-item.server";
import {
  type CraftedEntry,
  type CraftedGroup,
  type RecipeDetail,
  unpackItems,
} from "@/lib/wiki/items/item-types";
import { listItems } from "@/lib/wiki/items/list-items.server";
import { packRows, unpackRows } from "@/lib/wiki/pack-rows";
import ItemRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/items/[id]";
import ItemsRoute, { getStaticProps as listProps } from "@/pages/wiki/items/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { chooseRecord } from "@/tests/support/choose-record";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
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

// What the pages are given is held against the records in tests/unit/wiki/items. Here: that they show it.
const list = listItems();
const items = unpackItems(list).map(({ id }) => getItem(id));
const zenny = (amount: number) => `${amount.toLocaleString("en-US")} z`;
const size = (groups: readonly unknown[]) =>
  groups.length > 14 ? "folded" : groups.length > 0 ? "some" : "none";

const sample = sampleOf(items, (item) => [
  item.type,
  item.sell > 0 ? "sold" : "not sold",
  item.buy > 0 ? "bought" : "not bought",
  `drops ${item.drops.map(({ rank }) => rank).join()}`,
  ...item.drops.flatMap(({ sources }) =>
    sources.flatMap(({ ways, expected }) => [
      expected === null ? "not counted" : "counted",
      ...ways.flatMap(({ kind, part, stage, table = 0, prizes }) => [
        kind,
        part ? "part" : "no part",
        stage ? `stage ${stage}` : "one stage",
        table > 1 ? "column" : "no column",
        prizes.some(({ qty }) => qty > 1) ? "several" : "single",
      ]),
    ]),
  ),
  `made by ${Math.min(2, item.madeBy.length)}`,
  item.otherWays.length > 0 ? "other ways" : "no other way",
  `given by ${Math.min(2, item.rewards.length)} quests`,
  item.makes.length > 0 ? "makes" : "makes nothing",
  `weapons ${size(item.weapons)}`,
  `armor ${size(item.armor)}`,
  `charms ${size(item.charms)}`,
  `kinsects ${size(item.kinsects)}`,
  item.ingredient ? item.ingredient.kind : "no ingredient",
  item.ingredient?.effects.some(({ skill }) => skill) ? "raises a skill" : "raises none",
  item.meals.length > 0 ? "pays" : "pays nothing",
  ...item.artianPoints.map(({ tier }) => tier),
]);

/** Ways as they are read out: what, where, chance, number, how often. */
const wayWords = ({ kind, part, stage, table = 0, prizes, times, extra }: DropWay) =>
  prizes.map(({ qty, chance }) =>
    [
      `${dropKindLabels[kind]}${table > 1 ? `, table ${table}` : ""}`,
      part ? `: ${part.name}` : "",
      stage ? `, ${stage === 1 ? "first" : "second"} break` : "",
      ` ${chance}%${table > 1 ? " of the table" : ""}${qty > 1 ? ` for ${qty}` : ""} ${times === 0 ? "not counted" : `× ${times}${extra ? `–${times + extra.length - 1}` : ""}`}`,
    ].join(""),
  );
const noDropText = ({ rewards, otherWays, madeBy }: (typeof items)[number]) => {
  const ways = [
    ...(rewards.length > 0 ? ["the quests"] : []),
    ...(otherWays.length > 0 ? ["the other ways"] : []),
    ...(madeBy.length > 0 ? ["the recipe"] : []),
  ];
  return ways.length > 0 ? `See ${ways.join(" and ")} below.` : "Source unknown: no monster drop";
};
const recipeWords = ({ inputs, output, amount }: RecipeDetail) =>
  `${inputs.map(({ name }) => name).join(" + ")} = ${output.name} × ${amount}`;

describe.each(sample)("the page of $id", (item) => {
  let page: Document;
  beforeAll(async () => {
    const path = `/wiki/items/${item.id}`;
    page = parsePage(await pageHtml(ItemRoute, getStaticProps as never, path, { id: item.id }));
  });

  /** Things in a section with the address of each and how many it takes. */
  const made = (section: string) => {
    const entries = [...(findRegion(page, section)?.querySelectorAll("td li") ?? [])];
    return entries.map((entry) => [linksOf(entry)[0]?.[1], heard(entry)]).sort();
  };
  const wanted = (things: readonly CraftedEntry[], address: (id: string) => string) =>
    things.map(({ id, name, qty }) => [address(id), `${name}× ${qty}`]).sort();
  const inGroups = (groups: readonly CraftedGroup[], address: (group: string, id: string) => string) =>
    groups.flatMap(({ group, entries: things }) => wanted(things, (id) => address(group.id, id))).sort();

  test("shows its figures", () => {
    expect(heard(page.querySelector("h1"))).toBe(item.name);
    expect(figuresOf(page)).toMatchObject({
      Type: itemTypeLabels[item.type],
      Rarity: `Rarity ${item.rarity}`,
      "Sell price": item.sell > 0 ? zenny(item.sell) : "Can't be sold",
      "Buy price": item.buy > 0 ? expect.stringContaining(zenny(item.buy)) : "None",
      "Carry limit": item.carry.toLocaleString("en-US"),
    });
  });

  test("shows every way to get it", () => {
    if (item.drops.length === 0) {
      expect(heard(regionOf(page, "Drop sources"))).toContain(noDropText(item));
    }
    const quests = findRegion(page, "Quest rewards");
    expect(linksOf(quests ?? page.createElement("p")).map(([name]) => name)).toEqual(
      item.rewards.map(({ name }) => name),
    );
    for (const { rank, sources } of item.drops) {
      const rows = rowsOf(page, `${item.name} in ${rank} rank, best first`);
      expect(rows.map(({ title, element }) => [title, entriesOf(element), linksOf(element)[0]?.[1]])).toEqual(
        sources
          .slice(0, 30)
          .map(({ monster, ways }) => [
            `${ways.every(({ kind }) => kind === "temperedWound") ? "Tempered " : ""}${monster.name}`,
            ways.flatMap(wayWords),
            `/wiki/hitzones/${monster.id}#rewards`,
          ]),
      );
    }
    const recipes = findRegion(page, "Recipe");
    expect(recipes ? entriesOf(recipes) : []).toEqual(item.madeBy.map(recipeWords));
  });

  test("ranks its sources, each with what one use gives", () => {
    const rows = findRegion(page, "Quickest sources")
      ? rowsOf(page, `Sources of ${item.name}, quickest first`)
      : [];
    expect(rows).toHaveLength(item.sources.length > 1 ? item.sources.length : 0);
    for (const [at, { cells }] of rows.entries()) {
      const source = item.sources[at];
      expect(cells["Outings for one"] !== "—").toBe(source?.standing === "open");
      expect(cells["Expected pieces"] !== "—").toBe((source?.mean ?? 0) > 0);
    }
  });

  test("shows everything that takes it, with the number", () => {
    const { weapons, armor, charms, kinsects, palicoGear, makes } = item;
    expect(made("Weapons")).toEqual(inGroups(weapons, (type, id) => `/wiki/weapons/${type}/${id}`));
    expect(made("Armor")).toEqual(inGroups(armor, (set, id) => `/wiki/armor/${set}#${id}`));
    expect(made("Charms")).toEqual(wanted(charms, (id) => `/wiki/charms/${id}`));
    expect(made("Kinsects")).toEqual(wanted(kinsects, (id) => `/wiki/weapons/kinsects#${id}`));
    expect(made("Palico gear")).toEqual(inGroups(palicoGear, (set) => `/wiki/palico-gear/${set}`));
    for (const { group } of weapons) {
      expect(linksOf(regionOf(page, "Weapons"))).toContainEqual([
        weaponTypeLabels[group.id],
        `/wiki/weapons/${group.id}`,
      ]);
    }
    const recipes = findRegion(page, "Used in recipes");
    expect(recipes ? entriesOf(recipes) : []).toEqual(makes.map(recipeWords));
  });

  test("shows what it does in the kitchen and at the smithy", () => {
    const kitchen = findRegion(page, "As an ingredient");
    expect(kitchen ? termsOf(kitchen)["Food skill"] : undefined).toBe(item.ingredient?.foodSkill.name);
    const meals = findRegion(page, "Voucher for");
    expect(meals ? entriesOf(meals) : []).toEqual(item.meals.map(({ name }) => name));
    const smithy = findRegion(page, "Artian reinforcement");
    expect(smithy ? Object.values(termsOf(smithy)) : []).toEqual(
      item.artianPoints.map(({ points }) => `${points.toLocaleString("en-US")} points`),
    );
  });
});

test("there is a page for each item, and the static list leads to it", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths.map((path) => typeof path !== "string" && path.params.id).sort()).toEqual(
    items.map(({ id }) => id).sort(),
  );
  expect(fallback).toBe(false);
  const addresses = addressesIn(await pageHtml(ItemsRoute, listProps as never, "/wiki/items"));
  for (const { id } of items) expect(addresses).toContain(`/wiki/items/${id}`);
});

describe("the list of items", () => {
  const ids = ["rathalos-ruby", "acute-fang", "dung-pod", "slicing-ammo", "iron-ore", "screamer-pod"];
  const few = { ...list, items: packRows(unpackRows(list.items).filter(({ id }) => ids.includes(id))) };
  const names = () => rowsOf(document, "Items").map(({ title }) => title);
  const show = (query = "") => renderAt(`/wiki/items${query}`, <ItemList {...few} />);

  test("shows the figures of each row", () => {
    show();
    const rows = new Map(rowsOf(document, "Items").map(({ title, cells }) => [title, cells]));
    expect(rows.get("Rathalos Ruby")).toMatchObject({ Type: "Material", Source: "Rathalos, quest reward" });
    expect(rows.get("Acute Fang")).toMatchObject({
      Rarity: "Rarity 6",
      "Sell price": "425 z",
      "Buy price": "4,250 z",
      "Carry limit": "10",
    });
    expect(rows.get("Slicing Ammo")).toMatchObject({
      Type: "Ammo",
      Source: "Gathered, bought or traded, recipe",
    });
    expect(rows.get("Iron Ore")).toMatchObject({ Source: "Quest reward, gathered, bought or traded" });
  });

  test("is narrowed by type and by who drops it; axe finds nothing", async () => {
    const { user, container } = show();
    await user.click(screen.getByLabelText(/^Ammo/));
    expect(names()).toEqual(["Slicing Ammo"]);
    await user.click(screen.getByLabelText(/^Ammo/));
    await chooseRecord(user, "Dropped by", "Rathalos");
    expect(names()).toEqual(["Rathalos Ruby"]);
    await expectNoAxeViolations(container);
  });

  test("opens sorted as the address says", () => {
    show("?sort=sell.desc");
    const amounts = rowsOf(document, "Items").map(({ cells }) =>
      Number(cells["Sell price"]?.replace(/\D/g, "")),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });
});

describe("words read by hand from the tables", () => {
  test.each([
    [
      "rathalos-ruby",
      "Rathalos Ruby in high rank",
      ["Carve 5% × 3", "Carve severed part 7% × 1", "Target reward 3% × 4–8"],
    ],
    ["gogmazios-lacerator", "Gogmazios Lacerator in high rank", ["Broken part: Back, second break 100% × 1"]],
  ])("%s", async (id, caption, ways) => {
    const path = `/wiki/items/${id}`;
    const page = parsePage(await pageHtml(ItemRoute, getStaticProps as never, path, { id }));
    const [row] = rowsOf(page, `${caption}, best first`);
    for (const way of ways) expect(row && entriesOf(row.element)).toContain(way);
  });
});
