import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { createLoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import {
  type ArtianChoices,
  type EquippedCharm,
  type EquippedWeapon,
  emptyLoadout,
  type Loadout,
} from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import {
  catalog,
  data,
  equip,
  gogmaziosLoadout,
  goldenTalisman,
  loadoutWith,
} from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

/** What is wrong with a loadout that has these places filled. */
function problems(parts: Parameters<typeof loadoutWith>[0]): readonly LoadoutProblem[] {
  return checkLoadout(loadoutWith(parts), catalog);
}

describe("a legal loadout", () => {
  test("has no problem, be it empty, worked out by hand or made at random from the tables", () => {
    expect(checkLoadout(emptyLoadout, catalog)).toEqual([]);
    expect(checkLoadout(gogmaziosLoadout, catalog)).toEqual([]);
    expect(problems({ charm: goldenTalisman })).toEqual([]);
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        expect(checkLoadout(loadout, catalog)).toEqual([]);
      }),
      { numRuns: getRuns({ small: 80, full: 500 }) },
    );
  });

  test("is judged the same after a way through JSON", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const read: Loadout = JSON.parse(JSON.stringify(loadout));
        expect(read).toEqual(loadout);
        expect(checkLoadout(read, catalog)).toEqual([]);
      }),
      { numRuns: getRuns({ small: 25, full: 100 }) },
    );
  });

  test("may have slots left open, also past the end of its lists", () => {
    const weapon = { ...getWeapon(gogmaziosLoadout), decorations: [null, null, null, null, null] };
    expect(problems({ weapon, armor: equip(["gogmazios-helm-alpha"]) })).toEqual([]);
  });
});

describe("gear that cannot be there", () => {
  test("is named where the catalog does not know it", () => {
    expect(
      problems({
        weapon: { id: "bow-of-nowhere", decorations: [], artian: null },
        armor: { legs: { id: "greaves-of-nowhere", decorations: [] } },
        charm: { kind: "charm", id: "charm-of-nowhere" },
      }),
    ).toEqual([
      { code: "unknown-weapon", id: "bow-of-nowhere" },
      { code: "unknown-armor", place: "legs", id: "greaves-of-nowhere" },
      { code: "unknown-charm", id: "charm-of-nowhere" },
    ]);
  });

  test("is not found by the names that every object has", () => {
    const id = "constructor";
    expect(problems({ weapon: { id, decorations: [id], artian: null } }).map(({ code }) => code)).toEqual([
      "unknown-weapon",
      "unknown-decoration",
    ]);
  });

  test("is found in the place of another piece", () => {
    const armor = { legs: { id: "gogmazios-helm-alpha", decorations: [] } };
    expect(problems({ armor })).toEqual([
      { code: "wrong-piece", place: "legs", id: "gogmazios-helm-alpha", belongs: "head" },
    ]);
  });
});

describe("decorations that do not fit", () => {
  test("are known by no catalog", () => {
    expect(problems({ armor: equip(["gogmazios-helm-alpha", null, "jewel-of-nowhere"]) })).toEqual([
      { code: "unknown-decoration", place: "head", slot: 1, id: "jewel-of-nowhere" },
    ]);
  });

  test("are for armor and sit in a weapon", () => {
    const weapon = { ...getWeapon(gogmaziosLoadout), decorations: ["defense-jewel-1"] };
    expect(problems({ weapon })).toEqual([
      {
        code: "decoration-kind",
        place: "weapon",
        slot: 0,
        id: "defense-jewel-1",
        kind: "armor",
        slotKind: "weapon",
      },
    ]);
  });

  test("are for weapons and sit in armor or in an armor slot of a talisman", () => {
    const wrong = { code: "decoration-kind", id: "attack-jewel-1", kind: "weapon", slotKind: "armor" };
    expect(problems({ armor: equip(["gogmazios-helm-alpha", "attack-jewel-1"]) })).toEqual([
      { ...wrong, place: "head", slot: 0 },
    ]);
    const charm = { ...goldenTalisman, decorations: [null, "attack-jewel-1"] };
    expect(problems({ charm })).toEqual([{ ...wrong, place: "charm", slot: 1 }]);
  });

  test("are too large", () => {
    expect(problems({ armor: equip(["gogmazios-helm-alpha", null, "flawless-jewel-2"]) })).toEqual([
      {
        code: "decoration-size",
        place: "head",
        slot: 1,
        id: "flawless-jewel-2",
        size: 2,
        slotSize: 1,
      },
    ]);
  });

  test("are more than there are slots", () => {
    expect(problems({ armor: equip(["gogmazios-helm-alpha", null, null, "defense-jewel-1"]) })).toEqual([
      { code: "decoration-count", place: "head", decorations: 3, slots: 2 },
    ]);
    const charm = { ...goldenTalisman, decorations: [null, null, "defense-jewel-1"] };
    expect(problems({ charm })).toEqual([
      { code: "decoration-count", place: "charm", decorations: 3, slots: 2 },
    ]);
  });

  test("fit the slots of a transcended piece alone", () => {
    // Two slots of level 1; transcended 2, 2 and 1.
    const armor = equip(["alloy-helm-alpha", "flawless-jewel-2", "flawless-jewel-2", "defense-jewel-1"]);
    expect(problems({ armor, transcended: true })).toEqual([]);
    expect(problems({ armor }).map(({ code }) => code)).toEqual([
      "decoration-size",
      "decoration-size",
      "decoration-count",
    ]);
    expect(
      problems({ armor: equip(["duna-wildbraces", null, "defense-jewel-1"]), transcended: true }),
    ).toEqual([{ code: "decoration-count", place: "arms", decorations: 2, slots: 1 }]);
  });
});

describe("choices for an Artian weapon", () => {
  const fire = { element: "fire", infusion: "attack" } as const;
  const choices: ArtianChoices = {
    parts: [fire, fire, fire],
    reinforcements: [],
    setBonus: null,
    groupSkill: null,
  };
  const made = (id: string, change: Partial<ArtianChoices>) =>
    problems({ weapon: { id, decorations: [], artian: { ...choices, ...change } } });
  const gogma = "great-sword-ostrak-oblivion-attack-focus";
  const plain = "great-sword-varianza";

  test("are missing, or belong to no Artian weapon", () => {
    expect(problems({ weapon: { id: plain, decorations: [], artian: null } })).toEqual([
      { code: "artian-missing", id: plain },
    ]);
    expect(made("bow-hope-bow-i", {})).toEqual([{ code: "artian-unexpected", id: "bow-hope-bow-i" }]);
  });

  test("have three parts", () => {
    expect(made(plain, { parts: [fire, fire] })).toEqual([{ code: "artian-parts", parts: 2, needed: 3 }]);
    expect(made(plain, { parts: [fire, fire, fire, fire] })).toEqual([
      { code: "artian-parts", parts: 4, needed: 3 },
    ]);
  });

  test("have elements that the weapon can have, coatings and ammo included", () => {
    const poison = { element: "poison", infusion: "attack" } as const;
    expect(made("bow-angelbein", { parts: [poison, poison, fire] })).toEqual([]);
    expect(made("heavy-bowgun-greifen", { parts: [poison, poison, fire] })).toEqual([]);
    const narrow = createLoadoutCatalog({
      ...data,
      artian: { ...data.artian, weapons: [{ id: plain, elements: { fire: [450, 480] } }] },
    });
    const weapon = { id: plain, decorations: [], artian: { ...choices, parts: [poison, poison, fire] } };
    expect(checkLoadout(loadoutWith({ weapon }), narrow)).toEqual([
      { code: "artian-element", type: "great-sword", element: "poison" },
    ]);
  });

  test("have five reinforcements at most", () => {
    const five = Array.from({ length: 5 }, () => "attack-boost-i");
    expect(made(plain, { reinforcements: five })).toEqual([]);
    expect(made(plain, { reinforcements: [...five, "affinity-boost-i"] })).toEqual([
      { code: "artian-reinforcements", reinforcements: 6, max: 5 },
    ]);
  });

  test("have no reinforcement that does not exist or is something else", () => {
    expect(made(plain, { reinforcements: ["luck-boost", "attack-infusion", "gogma-skill-pool"] })).toEqual([
      { code: "artian-bonus-unknown", bonus: "luck-boost" },
      { code: "artian-bonus-unknown", bonus: "attack-infusion" },
      { code: "artian-bonus-unknown", bonus: "gogma-skill-pool" },
    ]);
  });

  test("have reinforcements of their tier", () => {
    expect(made(plain, { reinforcements: ["attack-boost-ex"] })).toEqual([
      { code: "artian-bonus-tier", bonus: "attack-boost-ex", tier: "artian" },
    ]);
    expect(made(gogma, { reinforcements: ["attack-boost-i"] })).toEqual([
      { code: "artian-bonus-tier", bonus: "attack-boost-i", tier: "gogma" },
    ]);
  });

  test("have reinforcements that do something for the type", () => {
    expect(made("bow-angelbein", { reinforcements: ["sharpness-ammo-boost-i"] })).toEqual([
      { code: "artian-bonus-type", bonus: "sharpness-ammo-boost-i", type: "bow" },
    ]);
    expect(made("heavy-bowgun-greifen", { reinforcements: ["element-boost-i"] })).toEqual([
      { code: "artian-bonus-type", bonus: "element-boost-i", type: "heavy-bowgun" },
    ]);
    expect(made("heavy-bowgun-greifen", { reinforcements: ["sharpness-ammo-boost-i"] })).toEqual([]);
  });

  test("have no reinforcement too often", () => {
    const four = Array.from({ length: 4 }, () => "affinity-boost-i");
    expect(made(plain, { reinforcements: four.slice(1) })).toEqual([]);
    expect(made(plain, { reinforcements: four })).toEqual([
      { code: "artian-bonus-count", bonus: "affinity-boost-i", count: 4, max: 3 },
    ]);
  });

  test("have no category too often, though each reinforcement alone would do", () => {
    const mixed = ["sharpness-ammo-boost-i", "sharpness-ammo-boost-ex"];
    expect(made(gogma, { reinforcements: mixed })).toEqual([]);
    expect(made(gogma, { reinforcements: [...mixed, "sharpness-ammo-boost-i"] })).toEqual([
      { code: "artian-category-count", category: "sharpness-ammo", count: 3, max: 2 },
    ]);
    const element = ["element-boost-ii", "element-boost-ii", "element-boost-ii", "element-boost-ex"];
    expect(made(gogma, { reinforcements: element })).toEqual([]);
    expect(made(gogma, { reinforcements: [...element, "element-boost-ex"] })).toEqual([
      { code: "artian-category-count", category: "element", count: 5, max: 4 },
    ]);
  });

  test("have rolled skills on Gogma Artian weapons alone, out of their pool", () => {
    expect(made(gogma, { setBonus: "gogmapocalypse", groupSkill: "lords-soul" })).toEqual([]);
    expect(made(plain, { setBonus: "gogmapocalypse", groupSkill: "lords-soul" })).toEqual([
      { code: "artian-roll-tier", skill: "gogmapocalypse" },
      { code: "artian-roll-tier", skill: "lords-soul" },
    ]);
    expect(made(gogma, { setBonus: "flamefete-prayer", groupSkill: "festival-spirit" })).toEqual([
      { code: "artian-roll-set-bonus", skill: "flamefete-prayer" },
      { code: "artian-roll-group-skill", skill: "festival-spirit" },
    ]);
    expect(made(gogma, { setBonus: "lords-soul", groupSkill: "gogmapocalypse" })).toHaveLength(2);
  });
});

describe("damage done to any legal loadout", () => {
  const weaponOf = (id: string, decorations: readonly string[] = []) =>
    ({ id, decorations, artian: null }) satisfies EquippedWeapon;
  const withHead = (loadout: Loadout, ...decorations: readonly (string | null)[]): Loadout => ({
    ...loadout,
    armor: { ...loadout.armor, head: { id: "gogmazios-helm-alpha", decorations } },
  });
  const withTalisman = (loadout: Loadout, change: Partial<Extract<EquippedCharm, { kind: "talisman" }>>) => ({
    ...loadout,
    charm: { ...goldenTalisman, ...change },
  });
  const withArtian = (loadout: Loadout, change: Partial<ArtianChoices>): Loadout => {
    const weapon = getWeapon(gogmaziosLoadout);
    return { ...loadout, weapon: { ...weapon, artian: weapon.artian && { ...weapon.artian, ...change } } };
  };

  test.each<[LoadoutProblem["code"], (loadout: Loadout) => Loadout]>([
    ["unknown-weapon", (loadout) => ({ ...loadout, weapon: weaponOf("nothing") })],
    ["unknown-charm", (loadout) => ({ ...loadout, charm: { kind: "charm", id: "nothing" } })],
    [
      "unknown-armor",
      (loadout) => ({
        ...loadout,
        armor: { ...loadout.armor, waist: { id: "nothing", decorations: [] } },
      }),
    ],
    [
      "wrong-piece",
      (loadout) => ({
        ...loadout,
        armor: { ...loadout.armor, waist: { id: "gogmazios-helm-alpha", decorations: [] } },
      }),
    ],
    ["unknown-decoration", (loadout) => withHead(loadout, "nothing")],
    ["decoration-kind", (loadout) => withHead(loadout, "attack-jewel-1")],
    ["decoration-size", (loadout) => withHead(loadout, null, "challenger-jewel-3")],
    ["decoration-count", (loadout) => withHead(loadout, null, null, "defense-jewel-1")],
    ["artian-missing", (loadout) => ({ ...loadout, weapon: weaponOf("great-sword-varianza") })],
    [
      "artian-unexpected",
      (loadout) => ({
        ...loadout,
        weapon: { ...weaponOf("bow-hope-bow-i"), artian: getWeapon(gogmaziosLoadout).artian },
      }),
    ],
    ["artian-parts", (loadout) => withArtian(loadout, { parts: [] })],
    [
      "artian-reinforcements",
      (loadout) =>
        withArtian(loadout, {
          reinforcements: [
            ...Array.from({ length: 3 }, () => "attack-boost-ii"),
            ...Array.from({ length: 3 }, () => "affinity-boost-ii"),
          ],
        }),
    ],
    ["artian-bonus-unknown", (loadout) => withArtian(loadout, { reinforcements: ["nothing"] })],
    ["artian-bonus-tier", (loadout) => withArtian(loadout, { reinforcements: ["attack-boost-i"] })],
    [
      "artian-category-count",
      (loadout) =>
        withArtian(loadout, { reinforcements: Array.from({ length: 5 }, () => "element-boost-ii") }),
    ],
    ["artian-roll-set-bonus", (loadout) => withArtian(loadout, { setBonus: "attack-boost" })],
    ["artian-roll-group-skill", (loadout) => withArtian(loadout, { groupSkill: "attack-boost" })],
    ["talisman-unknown", (loadout) => withTalisman(loadout, { talisman: "nothing" })],
    [
      "talisman-skill-unknown",
      (loadout) => withTalisman(loadout, { skills: [{ skill: "nothing", level: 1 }] }),
    ],
    ["talisman-skill-level", (loadout) => withTalisman(loadout, { skills: [{ skill: "focus", level: 4 }] })],
    [
      "talisman-skill-twice",
      (loadout) =>
        withTalisman(loadout, { skills: [...goldenTalisman.skills, ...goldenTalisman.skills.slice(1)] }),
    ],
    ["talisman-skills", (loadout) => withTalisman(loadout, { skills: goldenTalisman.skills.slice(1) })],
    ["talisman-slots", (loadout) => withTalisman(loadout, { slots: [], decorations: [] })],
  ])("is found, and nothing else with it: %s", (code, damage) => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const damaged = deepFreeze(damage(loadout));
        expect(checkLoadout(damaged, catalog).map((problem) => problem.code)).toEqual([code]);
      }),
      { numRuns: getRuns({ small: 8, full: 30 }) },
    );
  });
});

function getWeapon({ weapon }: Loadout): EquippedWeapon {
  if (!weapon) throw new Error("no weapon");
  return weapon;
}
