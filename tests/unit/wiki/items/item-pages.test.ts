import { describe, expect, test } from "vitest";
import { getItem } from "@/lib/wiki/items/get-item.server";
import { unpackItems } from "@/lib/wiki/items/item-types";
import { listItems } from "@/lib/wiki/items/list-items.server";
import { byId, finder } from "@/tests/support/by-id";
import { stored, storedNames } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredItem {
  id: string;
  name: string;
  type: string;
  rarity: number;
  maxCarry: number;
  sellPrice: number;
  buyPrice: number;
  recipes: { inputs: string[]; amount: number }[];
}
interface Gear {
  id: string;
  name: string;
  set: string;
  type: string;
  piece: string;
  materials?: { item: string; qty: number }[];
  craft?: { materials: { item: string; qty: number }[] } | null;
}
interface Drop {
  rank: string;
  kind: string;
  part?: string;
  table?: number;
  item: string;
  qty: number;
  chance: number;
}

const items = stored<StoredItem>("items");
const itemOf = finder(items);
const setNames = storedNames("armor-sets");
const ingredients = stored<{ id: string; kind: string; foodSkill: string; minutes: number }>(
  "food-ingredients",
);
const foodSkills = storedNames("food-skills");
const meals = stored<{ id: string; ticket?: string[] }>("meals");
const points = stored<{ kind: string; item: string; tier: string; points: number }>("artian-parts").filter(
  ({ kind }) => kind === "reinforcementItem",
);
const waysOf = new Map(
  stored<{ id: string; sources: { kind: string }[] }>("item-sources").map(({ id, sources }) => [
    id,
    sources.map(({ kind }) => kind),
  ]),
);
const drops = stored<{ id: string; drops: Drop[] }>("monster-drops").flatMap(({ id, drops: rows }) =>
  rows.map((drop) => ({ monster: id, ...drop })),
);
const givenByQuests = new Set(
  stored<{ id: string; rewards?: { item: string }[] }>("quests").flatMap(({ rewards }) =>
    (rewards ?? []).map(({ item }) => item),
  ),
);
const namesOf = translations("items");

const places = ["head", "chest", "arms", "waist", "legs"];
const named = (id: string) => ({ id, name: itemOf(id).name });
const recipeOf = (output: StoredItem, { inputs, amount }: StoredItem["recipes"][number]) => ({
  inputs: inputs.map(named),
  output: named(output.id),
  amount,
});

interface Use {
  readonly gear: Gear;
  readonly qty: number;
}

/** Entities of a kind that take an item, by the item. */
function usesOf(entries: readonly Gear[]): (id: string) => readonly Use[] {
  const uses = new Map<string, Use[]>();
  for (const gear of entries) {
    for (const { item, qty } of gear.materials ?? gear.craft?.materials ?? []) {
      uses.set(item, [...(uses.get(item) ?? []), { gear, qty }]);
    }
  }
  return (id) => uses.get(id) ?? [];
}
const inWeapons = usesOf(stored<Gear>("weapons"));
const inArmor = usesOf(stored<Gear>("armor"));
const inCharms = usesOf(stored<Gear>("charms"));
const inKinsects = usesOf(stored<Gear>("kinsects"));
const madeOf = (uses: readonly Use[]) => uses.map(({ gear: { id, name }, qty }) => ({ id, name, qty }));

const inPalicoGear = usesOf(
  stored<{ id: string; name: string; pieces: (Gear & { piece: string })[] }>("palico-gear").flatMap(
    ({ id, pieces }) => pieces.map((each) => ({ ...each, id: `${id}/${each.piece}` })),
  ),
);

describe("the page of every item", () => {
  const pages = byId(items, ({ id }) => getItem(id));

  test("has its figures and its names in all languages", () => {
    expect(
      byId(Object.values(pages), ({ name, type, rarity, sell, buy, carry, names }) => [
        name,
        type,
        rarity,
        sell,
        buy,
        carry,
        names,
      ]),
    ).toEqual(
      byId(items, ({ id, name, type, rarity, sellPrice, buyPrice, maxCarry }) => [
        name,
        type,
        rarity,
        sellPrice,
        buyPrice,
        maxCarry,
        namesOf(id),
      ]),
    );
  });

  test("has every way in which monsters drop it, with number and chance", () => {
    const words = (...parts: readonly (string | number | undefined)[]) =>
      parts.map((part) => part ?? "").join(" ");
    expect(
      byId(items, ({ id }) =>
        pages[id]?.drops
          .flatMap(({ rank, sources }) =>
            sources.flatMap((source) =>
              source.ways.flatMap(({ kind, part, table, prizes }) =>
                prizes.map(({ qty, chance }) =>
                  words(rank, source.rank, source.monster.id, kind, part?.id, table, qty, chance),
                ),
              ),
            ),
          )
          .sort(),
      ),
    ).toEqual(
      byId(items, ({ id }) =>
        drops
          .filter(({ item }) => item === id)
          .map(({ monster, rank, kind, part, table, qty, chance }) =>
            words(rank, rank, monster, kind, part, table, qty, chance),
          )
          .sort(),
      ),
    );
    // High rank first.
    for (const { drops: ranks } of Object.values(pages)) {
      expect(["high low", "high", "low", ""]).toContain(ranks.map(({ rank }) => rank).join(" "));
    }
  });

  test("has the recipes that make it and those that take it", () => {
    expect(byId(items, ({ id }) => pages[id]?.madeBy)).toEqual(
      byId(items, (item) => item.recipes.map((recipe) => recipeOf(item, recipe))),
    );
    expect(byId(items, ({ id }) => pages[id]?.makes)).toEqual(
      byId(items, ({ id }) =>
        items.flatMap((output) =>
          output.recipes
            .filter(({ inputs }) => inputs.includes(id))
            .map((recipe) => recipeOf(output, recipe)),
        ),
      ),
    );
  });

  test("has all gear that takes it: weapons by type, armor by set from head to legs", () => {
    const grouped = (
      groups: readonly { group: { id: string; name: string }; entries: readonly unknown[] }[],
    ) => Object.fromEntries(groups.map(({ group, entries }) => [group.id, [group.name, entries]]));
    expect(byId(items, ({ id }) => grouped(pages[id]?.weapons ?? []))).toEqual(
      byId(items, ({ id }) => {
        const uses = inWeapons(id);
        const types = new Set(uses.map(({ gear }) => gear.type));
        return grouped(
          [...types].map((type) => ({
            group: { id: type, name: type },
            entries: madeOf(uses.filter(({ gear }) => gear.type === type)),
          })),
        );
      }),
    );
    expect(byId(items, ({ id }) => grouped(pages[id]?.armor ?? []))).toEqual(
      byId(items, ({ id }) => {
        const uses = [...inArmor(id)].sort(
          (a, b) => places.indexOf(a.gear.piece) - places.indexOf(b.gear.piece),
        );
        const sets = new Set(uses.map(({ gear }) => gear.set));
        return grouped(
          [...sets].map((set) => ({
            group: { id: set, name: setNames.get(set) ?? "" },
            entries: madeOf(uses.filter(({ gear }) => gear.set === set)),
          })),
        );
      }),
    );
    expect(byId(items, ({ id }) => pages[id]?.palicoGear.flatMap(({ entries }) => entries))).toEqual(
      byId(items, ({ id }) => madeOf(inPalicoGear(id))),
    );
    expect(byId(items, ({ id }) => [pages[id]?.charms, pages[id]?.kinsects])).toEqual(
      byId(items, ({ id }) => [madeOf(inCharms(id)), madeOf(inKinsects(id))]),
    );
  });

  test("says what it is good for in the kitchen and at the smithy", () => {
    expect(
      byId(items, ({ id }) => {
        const { ingredient, meals, artianPoints } = getItem(id);
        return [
          ingredient && [ingredient.kind, ingredient.foodSkill, ingredient.minutes],
          meals.map((meal) => meal.id),
          artianPoints,
        ];
      }),
    ).toEqual(
      byId(items, ({ id }) => {
        const own = ingredients.find((ingredient) => ingredient.id === id);
        return [
          own ? [own.kind, { id: own.foodSkill, name: foodSkills.get(own.foodSkill) }, own.minutes] : null,
          meals.filter(({ ticket = [] }) => ticket.includes(id)).map((meal) => meal.id),
          points.filter(({ item }) => item === id).map(({ tier, points }) => ({ tier, points })),
        ];
      }),
    );
  });
});

const questWays: readonly string[] = ["otherQuest", "sideQuest", "gift", "questItem", "rewardTable"];

describe("the list of items", () => {
  test("has every item by name, with its figures, its uses and whoever drops it", () => {
    const rows = unpackItems(JSON.parse(JSON.stringify(listItems())));
    expect(rows).toHaveLength(773);
    expect(rows.map(({ name }) => name)).toEqual(
      items.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "en")),
    );
    expect(
      byId(rows, ({ monsters, ...row }) => ({ ...row, monsters: monsters.map(({ id }) => id).sort() })),
    ).toEqual(
      byId(items, ({ id, name, type, rarity, sellPrice, buyPrice, maxCarry, recipes }) => ({
        id,
        name,
        type,
        rarity,
        sell: sellPrice,
        buy: buyPrice,
        carry: maxCarry,
        isCrafted: recipes.length > 0,
        isQuestReward:
          givenByQuests.has(id) || (waysOf.get(id)?.some((kind) => questWays.includes(kind)) ?? false),
        hasOtherWays: waysOf.get(id)?.some((kind) => !questWays.includes(kind)) ?? false,
        uses: [
          ...(inWeapons(id).length > 0 ? ["weapon"] : []),
          ...(inArmor(id).length > 0 ? ["armor"] : []),
          ...(inCharms(id).length > 0 ? ["charm"] : []),
          ...(inKinsects(id).length > 0 ? ["kinsect"] : []),
          ...(items.some((output) => output.recipes.some(({ inputs }) => inputs.includes(id)))
            ? ["recipe"]
            : []),
          ...(ingredients.some((each) => each.id === id) || meals.some(({ ticket }) => ticket?.includes(id))
            ? ["food"]
            : []),
          ...(points.some(({ item }) => item === id) ? ["artian"] : []),
          ...(inPalicoGear(id).length > 0 ? ["palico"] : []),
        ],
        monsters: [...new Set(drops.filter(({ item }) => item === id).map(({ monster }) => monster))].sort(),
      })),
    );
  });

  test("is light: under 100 KB for 773 rows", () => {
    expect(JSON.stringify(listItems()).length).toBeLessThan(100_000);
  });
});

describe("the quests that give an item", () => {
  test("are listed with quantity and chance, the likeliest first", () => {
    const { rewards } = getItem("sf6-ticket");
    expect(rewards).toEqual([
      // 6.06 draws on average, of which 12 % and 3 % give one.
      {
        id: "true-strength",
        name: "True Strength",
        kind: "arena",
        stars: 5,
        qty: 1,
        chance: 12,
        pieces: expect.closeTo(0.7272, 10),
      },
      {
        id: "demonic-strength",
        name: "Demonic Strength",
        kind: "arena",
        stars: 5,
        qty: 1,
        chance: 3,
        pieces: expect.closeTo(0.1818, 10),
      },
    ]);
  });

  test("have events last, whatever their chance", () => {
    const kinds = getItem("heavy-armor-sphere").rewards.map(({ kind }) => (kind === "event" ? 1 : 0));
    expect(new Set(kinds)).toEqual(new Set([0, 1]));
    expect(kinds).toEqual(kinds.toSorted());
    expect(getItem("rathalos-ruby").rewards).toMatchObject([
      { id: "its-darker-than-you-think", kind: "event", chance: 3 },
    ]);
  });

  test("are none for an item that only monsters give", () => {
    expect(getItem("gore-magala-carapace").rewards).toEqual([]);
  });
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["acute-fang", { rarity: 6, sell: 425, buy: 4250, carry: 10 }],
    ["adamant-pill", { sell: 260, buy: 2696, carry: 5 }],
    ["dung-pod", { sell: 20, buy: 120 }],
    ["slicing-ammo", { sell: 3, buy: 12 }],
    ["iron-ore", { drops: [], madeBy: [] }],
  ])("%s", (id, figures) => {
    expect(getItem(id)).toMatchObject(figures);
  });

  test.each([
    ["rathalos-ruby", "high", "carve", 5],
    ["rathalos-ruby", "high", "carveSevered", 7],
    ["rathalos-ruby", "high", "target", 3],
    ["ajarakan-tail", "low", "carveSevered", 88],
    ["ajarakan-tail", "high", "carveSevered", 93],
    ["gogmazios-lacerator", "high", "brokenPart", 100],
    ["wyverian-bloodstone-l", "high", "temperedWound", 85],
  ])("%s in %s rank by %s", (id, rank, kind, chance) => {
    const { drops: ranks } = getItem(id);
    const ways = ranks
      .filter((each) => each.rank === rank)
      .flatMap(({ sources }) => sources.flatMap((source) => source.ways));
    const chances = ways
      .filter((way) => way.kind === kind)
      .flatMap(({ prizes }) => prizes.map((each) => each.chance));
    expect(chances).toContain(chance);
  });
});
