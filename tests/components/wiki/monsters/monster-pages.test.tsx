import { beforeAll, describe, expect, test } from "vitest";
import { stateLabels } from "@/lib/catalog/state-labels";
import { dropKindLabels } from "@/lib/catalog/world-labels";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";
import type { HitzoneRow } from "@/lib/wiki/monsters/hitzones";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import MonsterRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/hitzones/[id]";
import CompareRoute, { getStaticProps as compareProps } from "@/pages/wiki/hitzones/compare";
import HitzonesRoute, { getStaticProps as listProps } from "@/pages/wiki/hitzones/index";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
  tableOf,
  termsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";

// What the pages are given is held against the records in tests/unit/wiki/monsters. Here: that they show it.
const list = listMonsters();
const monsters = list.rows.map(({ id }) => getMonsterPage(id));
const damage = ["Sever", "Blunt", "Ammo", "Fire", "Water", "Thunder", "Ice", "Dragon", "Stun"];
const grouped = (value: number, digits = 0) =>
  value.toLocaleString("en-US", { maximumFractionDigits: digits });

const sample = sampleOf(monsters, (monster) => [
  monster.size,
  monster.species === "???" ? "unknown species" : "a species",
  ...monster.hitzones.states.map(({ state }) => state),
  `${Math.min(2, monster.hitzones.states.length)} states`,
  ...monster.hitzones.parts.flatMap(({ hidden, extract }) => [
    hidden ? "hidden" : "listed",
    extract ?? "none",
  ]),
  ...monster.hitzones.states.flatMap(({ rows }) =>
    rows.map(([part]) => (part < 0 ? "of no part" : "of a part")),
  ),
  ...monster.status.flatMap(({ stars, threshold }) => [`${stars} stars`, threshold ? "takes" : "never"]),
  `drops ${monster.drops.map(({ rank }) => rank).join()}`,
  ...monster.drops.flatMap(({ groups }) => groups.map(({ kind }) => kind)),
  monster.sizes === null ? "no size" : "fixed" in monster.sizes ? "fixed" : "sizes",
  monster.breaks.length > 0 ? "breaks" : "does not break",
  monster.quests.length > 0 ? "quests" : "no quests",
  monster.gear.sets.length > 0 ? "sets" : "no sets",
  monster.gear.weapons.length > 0 ? "weapons" : "no weapons",
  monster.elements.length > 0 ? "elements" : "all alike",
]);

/** Which of its column a row has the highest value of; ties of all rows and hidden parts mark none. */
function isBest(
  rows: readonly HitzoneRow[],
  row: HitzoneRow,
  column: number,
  competes: (row: HitzoneRow) => boolean,
) {
  const listed = rows.filter(competes);
  const rivals = (listed.length > 0 ? listed : rows).map((each) => each[column + 1] ?? 0);
  const value = row[column + 1] ?? 0;
  return value > 0 && value === Math.max(...rivals) && new Set(rivals).size > 1 && competes(row);
}

describe.each(sample)("the page of $id", (monster) => {
  const { id, hitzones, sizes } = monster;
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(MonsterRoute, getStaticProps, `/wiki/hitzones/${id}`, { id }));
  });

  test("has its name as the one heading of the first level, its kind and health", () => {
    expect([...page.querySelectorAll("h1")].map(heard)).toEqual([monster.name]);
    const head = heard(page.querySelector("h1")?.closest("header"));
    expect(head).toContain(`${grouped(monster.health)} base health`);
    expect(head).toContain(monster.species === "???" ? "Unknown species" : monster.species);
    expect(heard(regionOf(page, "Overview"))).toContain(monster.text);
  });

  test("shows every value of every part in every state, the best of each column marked", () => {
    for (const { state, rows } of hitzones.states) {
      const caption = new RegExp(`^${stateLabels[state].label}\\.`);
      expect(rowsOf(page, caption).map(({ title, cells }) => [title, cells])).toEqual(
        rows.map((row) => {
          const part = hitzones.parts[row[0]];
          const { name = "", hidden, extract = null, health = 0 } = part ?? {};
          const title = part
            ? `${name}${hidden ? " not listed" : ""}${extract ?? "no extract"}${grouped(health)}`
            : "Weak point (any part)";
          const competes = ([place]: HitzoneRow) => !hitzones.parts[place]?.hidden;
          const cells = damage.map((type, column) => [
            type,
            `${row[column + 1]}${isBest(rows, row, column, competes) ? ", best" : ""}`,
          ]);
          return [title, Object.fromEntries(cells)];
        }),
      );
      for (const cell of tableOf(page, caption).querySelectorAll("tbody td")) {
        const column = [...(cell.parentElement?.children ?? [])].indexOf(cell) - 1;
        const isWeakSpot = column < 3 && Number.parseInt(heard(cell), 10) >= 45;
        expect(cell.hasAttribute("data-reached")).toBe(isWeakSpot);
      }
    }
  });

  test("shows stars and thresholds of every status, pods and traps", () => {
    const section = findRegion(page, "Ailments and traps");
    expect(section === undefined).toBe(monster.status.length === 0);
    if (!section) return;
    const words = ["No effect", "Weak", "Fair", "Strong"];
    expect(rowsOf(section, /^Threshold/).map(({ title, cells }) => [title.toLowerCase(), cells])).toEqual(
      monster.status.map(({ status, stars, threshold }) => {
        const limits = threshold?.map((value) => grouped(value)) ?? Array(3).fill("immune");
        return [
          status,
          {
            Effect: `${stars} of 3 stars ${words[stars]}`,
            First: limits[0],
            Increase: limits[1],
            Max: limits[2],
          },
        ];
      }),
    );
    expect(Object.values(termsOf(section))).toEqual(
      monster.items.map(([, works]) => (works ? "works" : "no effect")),
    );
  });

  test("shows every reward with item, amount and chance, by rank and source", () => {
    const rewards = findRegion(page, "Rewards");
    expect(rewards === undefined).toBe(monster.drops.length === 0);
    const tables = [...(rewards?.querySelectorAll("table") ?? [])];
    expect(
      tables.map((table) => [
        heard(table.caption?.querySelector("b")),
        [...(table.tBodies[0]?.rows ?? [])].map(heard),
        linksOf(table).map(([, href]) => href),
      ]),
    ).toEqual(
      monster.drops.flatMap(({ groups }) =>
        // How often a hunt pays from further tables of target rewards is not known: they stand apart, at the end.
        [
          ...groups.filter(({ table = 1 }) => table === 1),
          ...groups.filter(({ table = 1 }) => table > 1),
        ].map(({ kind, part, table, rows }) => [
          `${dropKindLabels[kind]}${part ? `: ${part.name}` : ""}${table ? `, table ${table}` : ""}`,
          rows.map(([, name, qty, chance]) => `${name}${qty > 1 ? ` ×${qty}` : ""} ${chance}%`),
          rows.map(([item]) => `/wiki/items/${item}`),
        ]),
      ),
    );
  });

  test("says what its figures mean", () => {
    expect(heard(page.body)).toContain(monster.advice.join(" "));
  });

  test("shows breaks, sizes, locales, quests and gear", () => {
    const breaks = findRegion(page, "Breakable parts");
    expect(breaks ? entriesOf(breaks) : []).toEqual(
      monster.breaks.map(
        ({ name, isSeverable: severable, carves = 1 }) =>
          `${name} ${severable ? "severable" : "breakable"}${carves > 1 ? `, ${carves} carves` : ""}`,
      ),
    );
    const crowns = findRegion(page, "Size and crowns");
    const wanted =
      sizes && "fixed" in sizes
        ? { "Base size": sizes.base, Crowns: null }
        : sizes && {
            "Base size": sizes.base,
            "Small gold crown": sizes.smallGold,
            "Large silver crown": sizes.largeSilver,
            "Large gold crown": sizes.largeGold,
          };
    expect(crowns ? termsOf(crowns) : null).toEqual(
      wanted &&
        Object.fromEntries(
          Object.entries(wanted).map(([label, size]) => [
            label,
            expect.stringContaining(size === null ? "None (fixed size)" : `${grouped(size, 1)} cm`),
          ]),
        ),
    );
    expect(linksOf(regionOf(page, "Habitat"))).toEqual(
      monster.locales.map(([locale, name]) => [name, `/wiki/locales/${locale}`]),
    );
    const quests = findRegion(page, "Quests");
    const { firstQuest } = monster;
    expect(quests ? linksOf(quests) : []).toEqual([
      ...(firstQuest
        ? [
            [firstQuest.name, `/wiki/quests/${firstQuest.id}`],
            // Missions of the story have no page.
            ...firstQuest.unlockedBy
              .filter(({ entity }) => entity !== "story-missions")
              .map(({ entity, id: before, name }) => [
                name,
                entity === "quests" ? `/wiki/quests/${before}` : `/wiki/hitzones/${before}`,
              ]),
          ]
        : []),
      ...monster.quests.map((quest) => [quest.name, `/wiki/quests/${quest.id}`]),
    ]);
    const gear = findRegion(page, "Gear");
    expect(new Set((gear ? linksOf(gear) : []).map(([, href]) => href))).toEqual(
      new Set([
        ...monster.gear.sets.map((set) => `/wiki/armor/${set.id}`),
        ...monster.gear.weapons.flatMap(({ type, list: some }) =>
          some.map(([weapon]) => `/wiki/weapons/${type}/${weapon}`),
        ),
      ]),
    );
  });
});

test("there is a page for each of the 54 monsters and for no other", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toEqual(monsters.map(({ id }) => ({ params: { id } })));
  expect(paths).toHaveLength(54);
  expect(fallback).toBe(false);
});

test("the list shows each large monster with element, best parts, ailments and health; small ones as links", async () => {
  const html = await pageHtml(HitzonesRoute, listProps, "/wiki/hitzones");
  const best = ([value, , name, more]: (typeof list.rows)[number]["best"][number]) =>
    value === 0 ? "0" : `${value} ${name}${more > 0 ? ` +${more}` : ""}`;
  expect(rowsOf(parsePage(html), "Large monsters").map(({ title, cells }) => [title, cells])).toEqual(
    list.rows
      .filter(({ size }) => size === "large")
      .map((row) => {
        const [sever, blunt, ammo] = row.best.map(best);
        return [
          row.name,
          {
            "Weak to": expect.stringMatching(
              new RegExp(
                row.elements.map(([element, value]) => `${element} \\(${value}\\)`).join("\\s*"),
                "i",
              ),
            ),
            Sever: sever,
            Blunt: blunt,
            Ammo: ammo,
            Inflicts: row.ailments.join(", ") || "None",
            Species: row.species === "???" ? "Unknown species" : row.species,
            "Base health": grouped(row.health),
          },
        ];
      }),
  );
  const addresses = addressesIn(html);
  for (const { id } of monsters) expect(addresses).toContain(`/wiki/hitzones/${id}`);
});

test("the comparison offers every monster, and leads to each without JavaScript", async () => {
  const html = await pageHtml(CompareRoute, compareProps, "/wiki/hitzones/compare");
  const offered = [...parsePage(html).querySelectorAll("select")]
    // The first one is the choice of the visitor's weapon.
    .slice(1)
    .map((select) => [...select.options].map((option) => option.value).filter(Boolean));
  const ids = monsters.map(({ id }) => id);
  expect(offered).toEqual([ids, ids]);
  const addresses = addressesIn(html);
  for (const id of ids) expect(addresses).toContain(`/wiki/hitzones/${id}`);
});
