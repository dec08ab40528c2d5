import { describe, expect, test } from "vitest";
import { getMonsterPage, listMonsterFigures } from "@/lib/wiki/monsters/get-monster-page.server";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import { byId } from "@/tests/support/by-id";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
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
  sizes?: Record<string, number | true>;
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
  part?: string;
  table?: number;
  item: string;
  qty: number;
  chance: number;
}
interface StoredQuest {
  id: string;
  name: string;
  kind: string;
  stars: number;
  locale: string;
  targets: { monster: string; variant?: string }[];
}
interface Gear {
  id: string;
  name: string;
  type: string;
  materials?: { item: string }[];
  craft?: { materials: { item: string }[] } | null;
}

const monsters = stored<StoredMonster>("monsters");
const texts = storedTexts("monsters");
const quests = stored<StoredQuest>("quests");
const dropsOf = new Map(
  stored<{ id: string; drops: StoredDrop[] }>("monster-drops").map(({ id, drops }) => [id, drops]),
);
const itemNames = storedNames("items");
const localeNames = storedNames("locales");
const namesOf = translations("monsters");

const damage = ["sever", "blunt", "ammo", "fire", "water", "thunder", "ice", "dragon", "stun"];
const states = [
  ...["normal", "broken", "custom1", "custom2", "custom3", "custom4"],
  ...["wound", "weakPoint", "weakPoint2"],
];
const elements = ["fire", "water", "thunder", "ice", "dragon"];
const figuresOf = (record: Record<string, number | string>) => damage.map((type) => record[type]);

/** Rows of a hitzone table: the part by its place, then nine values; -1 where a weak point is no part's own. */
function heatRows({ hitzones, weakPointHitzones = [] }: StoredMonster, state: string) {
  const rows = hitzones.flatMap(({ states }, place) =>
    states.filter((each) => each.state === state).map((each) => [place, ...figuresOf(each)]),
  );
  const loose = state === "weakPoint" ? weakPointHitzones.map((each) => [-1, ...figuresOf(each)]) : [];
  return [...rows, ...loose];
}

/** The highest value that a calm, whole part lets through, and the listed parts that have it. */
function bestOf({ hitzones }: StoredMonster, type: string) {
  const whole = hitzones.filter(({ states }) => states.some(({ state }) => state === "normal"));
  const listed = whole.filter(({ hidden }) => !hidden);
  const values = (listed.length > 0 ? listed : whole).map(({ part, name, states }) => ({
    part,
    name,
    value: Number(states.find(({ state }) => state === "normal")?.[type]),
  }));
  const value = Math.max(0, ...values.map((each) => each.value));
  return { value, parts: values.filter((each) => value > 0 && each.value === value) };
}

/** The elements to bring: those recommended; of small monsters those that do most, unless three do the same. */
function advice(monster: StoredMonster) {
  const all = elements.map((element): [string, number] => [element, bestOf(monster, element).value]);
  const most = Math.max(...all.map(([, value]) => value));
  const leaders = all.filter(([, value]) => value === most);
  const { recommendedElements } = monster;
  if (!recommendedElements) return leaders.length < 3 ? leaders : [];
  return all.filter(([element]) => recommendedElements.includes(element)).sort(([, a], [, b]) => b - a);
}

const comparable = (monster: StoredMonster) => ({
  id: monster.id,
  name: monster.name,
  size: monster.size,
  species: monster.species,
  health: monster.baseHealth,
  elements: advice(monster),
  hitzones: {
    parts: monster.hitzones.map(({ part, name, hidden, health, kinsectExtract }) => ({
      id: part,
      name,
      ...(hidden && { hidden }),
      health,
      extract: kinsectExtract,
    })),
    states: states
      .map((state) => ({ state, rows: heatRows(monster, state) }))
      .filter(({ rows }) => rows.length > 0),
  },
  status: Object.entries(monster.statusEffectiveness ?? {}).map(([status, stars]) => {
    const limits = monster.statusThresholds?.[status];
    return { status, stars, threshold: limits ? [limits.initial, limits.increase, limits.max] : null };
  }),
  items: Object.entries(monster.itemEffectiveness ?? {}),
});

test("the comparison has the figures of every monster", () => {
  expect(listMonsterFigures()).toEqual(monsters.map(comparable));
});

describe("the page of every monster", () => {
  const pages = byId(monsters, ({ id }) => getMonsterPage(id));

  test("has every value of every part in every state, what takes hold, and its records", () => {
    expect(pages).toMatchObject(
      byId(monsters, (monster) => ({
        ...comparable(monster),
        variants: monster.variants ?? [],
        ailments: monster.ailments ?? [],
        text: texts[monster.id],
        breaks: monster.breakableParts.map(({ severable, ...each }) => ({ ...each, isSeverable: severable })),
        sizes: monster.sizes ?? null,
        locales: monster.locales.map((id) => [id, localeNames.get(id)]),
        names: namesOf(monster.id),
      })),
    );
  });

  test("has every reward with item, number and chance, by rank and source", () => {
    expect(
      byId(monsters, ({ id }) =>
        pages[id]?.drops
          .flatMap(({ rank, groups }) =>
            groups.flatMap(({ kind, part, table, rows }) =>
              rows.map(([item, name, qty, chance]) =>
                [rank, kind, part?.id, table, item, name, qty, chance].join(),
              ),
            ),
          )
          .sort(),
      ),
    ).toEqual(
      byId(monsters, ({ id }) =>
        (dropsOf.get(id) ?? [])
          .map(({ rank, kind, part, table, item, qty, chance }) =>
            [rank, kind, part, table, item, itemNames.get(item), qty, chance].join(),
          )
          .sort(),
      ),
    );
  });

  test("has every quest that hunts it, the easiest first", () => {
    expect(byId(monsters, ({ id }) => pages[id]?.quests)).toEqual(
      byId(monsters, ({ id: monster }) =>
        quests
          .flatMap(({ id, name, kind, stars, locale, targets }) => {
            const target = targets.find((each) => each.monster === monster);
            if (!target) return [];
            const { variant } = target;
            return [{ id, name, kind, stars, locale: localeNames.get(locale), ...(variant && { variant }) }];
          })
          .sort((a, b) => a.stars - b.stars || a.name.localeCompare(b.name, "en")),
      ),
    );
  });

  test("has the gear that takes a material of no other monster", () => {
    const droppers = new Map<string, Set<string>>();
    for (const [monster, drops] of dropsOf) {
      for (const { item } of drops) droppers.set(item, (droppers.get(item) ?? new Set()).add(monster));
    }
    const needs = (monster: string, { materials, craft }: Gear) =>
      (materials ?? craft?.materials ?? []).some(
        ({ item }) => droppers.get(item)?.size === 1 && droppers.get(item)?.has(monster),
      );
    const armor = stored<Gear>("armor");
    const weapons = stored<Gear>("weapons");
    const sets = stored<{ id: string; pieces: { armor: string }[] }>("armor-sets");
    expect(
      byId(monsters, ({ id }) => [
        pages[id]?.gear.weapons
          .flatMap(({ type, list }) => list.map(([weapon]) => `${type} ${weapon}`))
          .sort(),
        pages[id]?.gear.sets.map((set) => `${set.id} ${set.pieces} of ${set.of}`).sort(),
      ]),
    ).toEqual(
      byId(monsters, ({ id }) => {
        const pieces = new Set(armor.filter((piece) => needs(id, piece)).map((piece) => piece.id));
        return [
          weapons
            .filter((weapon) => needs(id, weapon))
            .map((weapon) => `${weapon.type} ${weapon.id}`)
            .sort(),
          sets
            .map((set) => ({ ...set, made: set.pieces.filter((piece) => pieces.has(piece.armor)).length }))
            .filter(({ made }) => made > 0)
            .map((set) => `${set.id} ${set.made} of ${set.pieces.length}`)
            .sort(),
        ];
      }),
    );
  });
});

test("the list has every monster with elements, best parts, ailments and health", () => {
  expect(listMonsters().rows).toEqual(
    monsters.map((monster) => ({
      id: monster.id,
      name: monster.name,
      size: monster.size,
      species: monster.species,
      elements: advice(monster),
      best: ["sever", "blunt", "ammo"].map((type) => {
        const { value, parts } = bestOf(monster, type);
        return [value, parts[0]?.part ?? "", parts[0]?.name ?? "", Math.max(0, parts.length - 1)];
      }),
      ailments: monster.ailments ?? [],
      locales: monster.locales,
      variants: monster.variants ?? [],
      health: monster.baseHealth,
    })),
  );
});

describe("figures read by hand from the tables", () => {
  /** Values of a part in a state: sever, blunt, ammo, five elements, stun. */
  function values(id: string, state: string, part: string): readonly number[] | undefined {
    const { hitzones } = getMonsterPage(id);
    const rows = hitzones.states.find((each) => each.state === state)?.rows ?? [];
    const row = rows.find(([place]) => (hitzones.parts[place]?.name ?? "no part") === part);
    return row?.slice(1);
  }

  test.each([
    ["rathalos", "normal", "Head", [65, 70, 60, 0, 15, 20, 15, 30, 100]],
    ["rathalos", "weakPoint", "no part", [70, 75, 70, 0, 15, 20, 15, 30, 0]],
    ["xu-wu", "normal", "Mouth", [100, 100, 70, 15, 10, 15, 45, 0, 0]],
    ["omega-planetes", "normal", "Rear Power Unit", [75, 100, 10, 0, 5, 15, 5, 30, 30]],
    ["uth-duna", "normal", "Veil: Head (Right)", [90, 60, 60, 0, 0, 25, 0, 0, 0]],
    ["mizutsune", "normal", "Left Claw", [24, 24, 10, 5, 0, 30, 15, 30, 0]],
    ["bulaqchi", "custom1", "Head", [75, 75, 65, 50, 50, 50, 50, 50, 100]],
  ])("%s, %s: %s", (id, state, part, figures) => {
    expect(values(id, state, part)).toEqual(figures);
  });

  test.each([
    ["gogmazios", "stun", 1, [2250, 500, 3750]],
    ["chatacabra", "poison", 3, [100, 90, 370]],
  ])("%s and %s", (id, status, stars, threshold) => {
    expect(getMonsterPage(id).status).toContainEqual({ status, stars, threshold });
  });

  test.each([
    ["rathalos", "target", "rathalos-ruby", 1, 100],
    ["rathalos", "carveSevered", "rathalos-tail", 1, 80],
    ["rathalos", "carveSevered", "rath-medulla", 1, 13],
    ["rathalos", "carveSevered", "rathalos-ruby", 1, 7],
    ["gogmazios", "brokenPart", "mutated-armament", 4, 100],
  ])("%s, %s: %s", (id, kind, item, qty, chance) => {
    const rows = getMonsterPage(id).drops.flatMap(({ groups }) =>
      groups.filter((group) => group.kind === kind).flatMap((group) => group.rows),
    );
    expect(rows).toContainEqual([item, itemNames.get(item), qty, chance]);
  });

  test("sizes", () => {
    expect(getMonsterPage("rey-dau").sizes).toEqual({
      base: 2057.09,
      smallGold: 1851.38,
      largeSilver: 2365.65,
      largeGold: 2530.22,
    });
    expect(getMonsterPage("zoh-shia").sizes).toEqual({ base: 4623.6, fixed: true });
  });
});
