import { describe, expect, test } from "vitest";
import type { ArtianChoices, Loadout } from "@/lib/builder/loadout/model";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { createShoppingList } from "@/lib/shopping/create-shopping-list";
import { gatherShoppingData } from "@/lib/shopping/gather-shopping-data.server";
import { listCraftWays } from "@/lib/shopping/list-craft-ways";
import { noneOwned, type Owned, type ShoppingList } from "@/lib/shopping/model";
import { createShoppingCatalog } from "@/lib/shopping/shopping-data";
import { toWishlist } from "@/lib/shopping/to-wishlist";
import { equip, goldenTalisman, loadoutWith } from "@/tests/support/builder/loadouts";

const catalog = createShoppingCatalog(deepFreeze(gatherShoppingData()));

function listFor(loadout: Loadout, owned: Partial<Owned> = {}): ShoppingList {
  return createShoppingList(deepFreeze(loadout), deepFreeze({ ...noneOwned, ...owned }), catalog);
}

const missingOf = ({ materials }: ShoppingList) =>
  Object.fromEntries(materials.map(({ item, missing }) => [item, missing]));

const wield = (id: string, artian: ArtianChoices | null = null) =>
  loadoutWith({ weapon: { id, decorations: [], artian } });

const arkvulcan = loadoutWith({
  armor: equip(
    ["arkvulcan-helm-alpha"],
    ["arkvulcan-mail-alpha"],
    ["arkvulcan-vambraces-alpha"],
    ["arkvulcan-coil-alpha"],
    ["arkvulcan-greaves-alpha"],
  ),
});
const arkvulcanIds = ["helm", "mail", "vambraces", "coil", "greaves"].map(
  (piece) => `arkvulcan-${piece}-alpha`,
);

describe("armor", () => {
  test("adds up the five pieces of a set", () => {
    const list = listFor(arkvulcan);
    expect(list.zenny).toEqual({ needed: 50_000, owned: 0, missing: 50_000 });
    expect(missingOf(list)).toEqual({
      "arkveld-certificate-s": 5,
      "arkveld-scale-plus": 14,
      "arkveld-armorplate": 15,
      "white-arkveld-pelt": 5,
      "arkveld-gem": 1,
      "arkveld-calloushell": 9,
      "arkveld-tail": 2,
      "arkveld-horn-plus": 5,
      "wyvern-gem": 1,
    });
  });

  test("subtracts owned pieces, items and zenny", () => {
    const list = listFor(arkvulcan, {
      zenny: 45_000,
      armor: ["arkvulcan-coil-alpha"],
      items: { "arkveld-armorplate": 20, "arkveld-tail": 1 },
    });
    expect(list.zenny).toEqual({ needed: 40_000, owned: 45_000, missing: 0 });
    expect(missingOf(list)).toEqual({
      "arkveld-certificate-s": 4,
      "arkveld-scale-plus": 14,
      "arkveld-armorplate": 0,
      "white-arkveld-pelt": 2,
      "arkveld-calloushell": 9,
      "arkveld-tail": 1,
      "arkveld-horn-plus": 5,
      "wyvern-gem": 1,
    });
  });

  test("says that levels are not known, and transcending where the build needs it", () => {
    expect(listFor(arkvulcan).unknown).toEqual([{ kind: "armor-levels", ids: arkvulcanIds }]);
    expect(listFor({ ...arkvulcan, transcended: true }).unknown).toEqual([
      { kind: "armor-levels", ids: arkvulcanIds },
      { kind: "transcending", ids: arkvulcanIds },
    ]);
  });

  test("counts nothing for what is no count", () => {
    const items = { "arkveld-tail": -3, "arkveld-gem": Number.NaN, "wyvern-gem": 0.9 };
    expect(missingOf(listFor(arkvulcan, { zenny: -5, items }))).toEqual(missingOf(listFor(arkvulcan)));
    expect(listFor(arkvulcan, { zenny: -5 }).zenny.missing).toBe(50_000);
  });
});

describe("a weapon at the end of five upgrades", () => {
  const leviora = wield("bow-firetrail-leviora");
  const lastTwo = {
    "nu-udra-certificate-s": 3,
    "quematrice-hide-plus": 6,
    "inferno-sac": 5,
    "wyvern-gem": 1,
    "hunter-symbol-i": 5,
    "quematrice-scale-plus": 6,
    "nu-udra-flamegem": 1,
  };

  test("costs the whole line, which is cheaper than forging in its middle", () => {
    const list = listFor(leviora);
    expect(list.zenny.needed).toBe(200 + 500 + 1500 + 4000 + 14_000 + 20_000);
    expect(list.parts[0]?.steps.map(({ way }) => way)).toEqual([
      "first",
      ...Array<string>(5).fill("upgrade"),
    ]);
    expect(missingOf(list)).toEqual({
      "quematrice-scale": 3,
      "quematrice-igniter": 2,
      "quematrice-crest": 1,
      firestone: 1,
      "quematrice-tail": 1,
      "dragonite-ore": 1,
      "quematrice-certificate-s": 2,
      "quematrice-igniter-plus": 5,
      "quematrice-crest-plus": 3,
      ...lastTwo,
    });
  });

  test("costs the rest of the line from a weapon that is owned on the way", () => {
    const owned = { weapons: ["bow-quematrice-arco-i", "bow-quematrice-arco-iii"] };
    const list = listFor(leviora, owned);
    expect(list.zenny.needed).toBe(34_000);
    expect(missingOf(list)).toEqual(lastTwo);
    expect(toWishlist(list).items).toEqual([
      { kind: "weapon", id: "bow-quematrice-arco-iv", name: "Quematrice Arco IV", way: "step" },
      { kind: "weapon", id: "bow-firetrail-leviora", name: "Firetrail Leviora", way: "step" },
    ]);
  });

  test("has a cost that is not known where the line has a gap", () => {
    const data = gatherShoppingData();
    const cut = createShoppingCatalog({
      ...data,
      weapons: data.weapons.filter(({ id }) => id !== "bow-quematrice-arco-ii"),
    });
    const list = createShoppingList(leviora, noneOwned, cut);
    expect(list.parts).toEqual([]);
    expect(list.unknown).toEqual([{ kind: "no-recipe", id: "bow-firetrail-leviora" }]);
  });
});

describe("ways along a line", () => {
  const record = (id: string, zenny: number, qty: number, forgeable = false) => ({
    id,
    name: id,
    cost: { zenny, materials: [{ item: `for-${id}`, qty }] },
    forgeable,
  });
  const none = () => false;

  test("forges in the middle at double cost where that is cheaper", () => {
    const line = deepFreeze([record("a", 5000, 1), record("b", 1000, 3, true), record("c", 500, 2)]);
    const [best, ...others] = listCraftWays(line, none, () => 0);
    expect(best?.cost).toEqual({
      zenny: 2500,
      materials: [
        { item: "for-b", qty: 6 },
        { item: "for-c", qty: 2 },
      ],
    });
    expect(best?.steps.map(({ way }) => way)).toEqual(["forge", "upgrade"]);
    expect(others.map(({ cost }) => cost.zenny)).toEqual([6500]);
  });

  test("takes the way with fewer missing pieces where zenny is equal", () => {
    const line = deepFreeze([record("a", 1000, 4), record("b", 1000, 3, true)]);
    expect(listCraftWays(line, none, () => 0)[0]?.steps[0]?.way).toBe("forge");
    expect(listCraftWays(line, none, (item) => (item === "for-a" ? 4 : 0))[0]?.steps[0]?.way).toBe("first");
  });

  test("takes no way whose costs are not known", () => {
    const line = deepFreeze([{ ...record("a", 1, 1), cost: null }, record("b", 9, 1, true)]);
    expect(listCraftWays(line, none, () => 0).map(({ cost }) => cost.zenny)).toEqual([18]);
  });
});

describe("charms and finds", () => {
  const fitness = loadoutWith({ charm: { kind: "charm", id: "fitness-charm-v" } });

  test("a charm of level 5 costs its five levels", () => {
    const list = listFor(fitness);
    expect(list.zenny.needed).toBe(1500 + 3000 + 6000 + 9000 + 16_000);
    expect(list.materials).toHaveLength(20);
    expect(missingOf(list)).toMatchObject({ "ajarakan-scale": 2, "carbalite-ore": 5, "beast-gem": 1 });
    expect(missingOf(list)).toMatchObject({ "gore-magala-wing-plus": 4, "hunter-symbol-iii": 5 });
  });

  test("a charm goes on from the level that is owned", () => {
    expect(listFor(fitness, { charms: ["fitness-charm-iv"] }).zenny.needed).toBe(16_000);
  });

  test("counts decorations of all places against those owned, and says that their source is not known", () => {
    const build = loadoutWith({
      armor: equip(["arkvulcan-helm-alpha", "defense-jewel-1"]),
      charm: goldenTalisman,
    });
    const list = listFor(build, { armor: ["arkvulcan-helm-alpha"], decorations: { "defense-jewel-1": 1 } });
    expect(list.finds.map(({ id, needed, missing }) => [id, needed, missing])).toEqual([
      ["defense-jewel-1", 2, 1],
      ["attack-jewel-1", 1, 1],
      ["golden-age-charm", 1, 1],
    ]);
    expect(list.unknown).toEqual([
      { kind: "decoration-source", ids: ["defense-jewel-1", "attack-jewel-1"] },
      { kind: "talisman-source", id: "golden-age-charm" },
    ]);
  });

  test("knows an owned talisman whatever the order of its skills", () => {
    const { kind: _kind, decorations: _decorations, ...figures } = goldenTalisman;
    const build = loadoutWith({ charm: goldenTalisman });
    const turned = { ...figures, skills: figures.skills.toReversed(), slots: figures.slots.toReversed() };
    expect(listFor(build, { talismans: [turned] }).finds.at(-1)?.missing).toBe(0);
    const other = { ...figures, skills: figures.skills.slice(1) };
    expect(listFor(build, { talismans: [other] }).finds.at(-1)?.missing).toBe(1);
  });

  test("names what is not in the catalog", () => {
    expect(listFor(wield("no-such-weapon")).unknown).toEqual([
      { kind: "not-in-catalog", id: "no-such-weapon" },
    ]);
  });
});

describe("Artian weapons", () => {
  const choices: ArtianChoices = {
    parts: [
      { element: "fire", infusion: "attack" },
      { element: "fire", infusion: "affinity" },
      { element: "fire", infusion: "attack" },
    ],
    reinforcements: [
      "attack-boost-i",
      "attack-boost-i",
      "affinity-boost-i",
      "element-boost-i",
      "attack-boost-i",
    ],
    setBonus: null,
    groupSkill: null,
  };
  const varianza = wield("great-sword-varianza", choices);

  test("take three parts, and points and zenny for each of five steps", () => {
    const list = listFor(varianza);
    expect(list.artianParts).toEqual([
      { part: "broken-blade", name: "Broken Blade", count: 2 },
      { part: "crushed-tube", name: "Crushed Tube", count: 1 },
    ]);
    expect(list.zenny.needed).toBe(5 * 2000);
    expect(list.materials).toEqual([]);
    expect(list.points).toMatchObject({ tier: "artian", needed: 15_000, covered: 0, missing: 15_000 });
    expect(list.points?.givers.map(({ item, count }) => [item, count])).toEqual([
      ["oricalcite", 50],
      ["argecite", 75],
      ["specklite", 150],
      ["drearisite", 750],
    ]);
    expect(list.unknown.map(({ kind }) => kind)).toEqual([
      "artian-assembly",
      "artian-part-source",
      "artian-chance",
    ]);
  });

  test("take fewer points for the ore that is owned", () => {
    const list = listFor(varianza, { items: { oricalcite: 10, specklite: 5 } });
    expect(list.points).toMatchObject({ needed: 15_000, covered: 3500, missing: 11_500 });
    expect(list.points?.givers[0]).toMatchObject({ item: "oricalcite", count: 39 });
    expect(listFor(varianza, { items: { oricalcite: 999 } }).points).toMatchObject({
      covered: 15_000,
      missing: 0,
    });
  });

  test("leave to the other parts of the build what those take", () => {
    const data = gatherShoppingData();
    const givers = [{ tier: "artian" as const, item: "arkveld-tail", points: 100 }];
    const invented = createShoppingCatalog({ ...data, artian: { ...data.artian, givers } });
    const owned = { ...noneOwned, items: { "arkveld-tail": 5 } };
    expect(
      createShoppingList({ ...arkvulcan, weapon: varianza.weapon }, owned, invented).points?.covered,
    ).toBe(300);
  });

  test("go on from an owned one with the same parts and some of the reinforcements", () => {
    const started = { ...choices, parts: choices.parts.toReversed(), reinforcements: ["affinity-boost-i"] };
    const list = listFor(varianza, { artian: [{ id: "great-sword-varianza", choices: started }] });
    expect(list.artianParts).toEqual([]);
    expect(list.zenny.needed).toBe(4 * 2000);
    expect(list.points?.needed).toBe(12_000);
  });

  test("start anew where the owned one has other parts or reinforcements", () => {
    const id = "great-sword-varianza";
    const elsewhere = { ...choices, parts: choices.parts.slice(1) };
    const wrong = { ...choices, reinforcements: ["sharpness-ammo-boost-i"] };
    for (const owned of [elsewhere, wrong]) {
      expect(listFor(varianza, { artian: [{ id, choices: owned }] }).points?.needed).toBe(15_000);
    }
  });

  const gogma: ArtianChoices = {
    ...choices,
    reinforcements: ["attack-boost-ex"],
    setBonus: "doshagumas-might",
    groupSkill: "lords-soul",
  };
  const oblivion = "great-sword-ostrak-oblivion-attack-focus";

  test("of the Gogma kind: costs of a try are told, and counted in no total", () => {
    const list = listFor(wield(oblivion, gogma));
    expect(list.zenny.needed).toBe(0);
    expect(list.points).toBeNull();
    expect(list.unknown.slice(2)).toEqual([
      { kind: "gogma-upgrade", id: oblivion, part: "tarred-blade" },
      { kind: "gogma-tries", of: "bonuses", perTry: { points: 6000, zenny: 5000 } },
      { kind: "gogma-tries", of: "skills", perTry: { points: 1500, zenny: 9000 } },
    ]);
  });

  test("of the Gogma kind: an owned one leaves the rolls that are not right", () => {
    const owned = { ...gogma, groupSkill: null };
    expect(listFor(wield(oblivion, gogma), { artian: [{ id: oblivion, choices: owned }] }).unknown).toEqual([
      { kind: "gogma-tries", of: "skills", perTry: { points: 1500, zenny: 9000 } },
    ]);
    expect(listFor(wield(oblivion, gogma), { artian: [{ id: oblivion, choices: gogma }] }).parts).toEqual([]);
  });
});
