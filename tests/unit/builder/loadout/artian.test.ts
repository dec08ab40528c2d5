import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getMatchingParts, maxReinforcements } from "@/lib/builder/loadout/artian";
import { deriveWeapon } from "@/lib/builder/loadout/derive-weapon";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import type { ArtianChoices, ArtianInfusion, ArtianPartChoice } from "@/lib/builder/loadout/model";
import type { WeaponElement } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { artianTiers, gogmaFocuses } from "@/lib/catalog/weapon-codes";
import { catalog } from "@/tests/support/builder/loadouts";
import { anyArtianWeapon } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

function part(element: WeaponElement, infusion: ArtianInfusion = "attack"): ArtianPartChoice {
  return { element, infusion };
}

const none: ArtianChoices = { parts: [], reinforcements: [], setBonus: null, groupSkill: null };

function made(id: string, elements: readonly WeaponElement[], ...reinforcements: string[]): DerivedWeapon {
  const artian = { ...none, parts: elements.map((element) => part(element)), reinforcements };
  const derived = deriveWeapon(deepFreeze({ id, decorations: [], artian }), 0, catalog);
  if (!derived) throw new Error(`no weapon ${id}`);
  return derived;
}

const three = (element: WeaponElement) => [element, element, element];
const two = (element: WeaponElement) => [element, element === "ice" ? "fire" : "ice", element] as const;
const mixed = ["fire", "water", "ice"] as const;

describe("parts that are alike", () => {
  test.each([
    [[], null, 0],
    [["fire"], null, 0],
    [["fire", "water", "ice"], null, 0],
    [["fire", "water", "fire"], "fire", 2],
    [["water", "fire", "fire"], "fire", 2],
    [["ice", "ice", "ice"], "ice", 3],
  ] as const)("%j", (elements, element, matching) => {
    expect(getMatchingParts(elements.map((each) => part(each)))).toEqual({ element, matching });
  });

  test("never count as more than three, however many there are", () => {
    const four = Array.from({ length: 4 }, () => part("dragon"));
    expect(getMatchingParts(four)).toEqual({ element: "dragon", matching: 3 });
    expect(getMatchingParts([part("ice"), part("ice"), ...four])).toEqual({ element: "dragon", matching: 3 });
  });
});

describe("figures of an Artian weapon", () => {
  test("begin with the record and rise by 5 a part", () => {
    expect(made("great-sword-varianza", mixed).attack).toBe(190 + 15);
  });

  test("follow the infusion of each part", () => {
    const parts = [part("fire", "affinity"), part("water", "affinity"), part("ice", "attack")];
    const artian = { ...none, parts };
    const weapon = { id: "great-sword-varianza", decorations: [], artian };
    expect(deriveWeapon(weapon, 0, catalog)).toMatchObject({ attack: 195, affinity: 15, attackDisplay: 936 });
  });

  test("take the element of two or of three parts", () => {
    const id = "dual-blades-tiltkreise";
    expect(made(id, two("thunder")).element).toEqual({ type: "thunder", value: 250 });
    expect(made(id, three("thunder")).element).toEqual({ type: "thunder", value: 270 });
    expect(made(id, three("blast")).element).toEqual({ type: "blast", value: 120 });
    expect(made(id, mixed).element).toBeNull();
  });

  test("raise the element by the boost of the type and the tier", () => {
    expect(made("dual-blades-tiltkreise", two("ice"), "element-boost-i").element?.value).toBe(250 + 20);
    const gogma = "dual-blades-eternal-cusp-element-focus";
    const boosts = ["element-boost-ii", "element-boost-ex"];
    expect(made(gogma, three("ice"), ...boosts).element?.value).toBe(300 + 30 + 50);
    expect(made("great-sword-varianza", two("ice"), "element-boost-i").element?.value).toBe(450 + 80);
  });

  test("get no element from boosts without two parts alike", () => {
    const weapon = made("dual-blades-tiltkreise", mixed, "element-boost-i");
    expect(weapon.element).toBeNull();
    expect(weapon.artian?.bonuses.at(-1)).toMatchObject({ id: "element-boost-i", element: 0 });
  });

  test("get nothing from what is no reinforcement", () => {
    const weapon = made("great-sword-varianza", mixed, "attack-infusion", "gogma-skill-pool", "luck-boost");
    expect(weapon).toEqual(made("great-sword-varianza", mixed));
  });

  test("of a plain insect glaive get 20 units of sharpness, where the other types get 30", () => {
    const boost = "sharpness-ammo-boost-i";
    const getAddedSharpness = (id: string) => made(id, mixed, boost).artian?.bonuses.at(-1)?.sharpness;
    const ids = (tier: string) =>
      getCatalog().weapons.all.filter(({ artian, type }) => artian === tier && type === "insect-glaive");
    expect(ids("artian").map(({ id }) => getAddedSharpness(id))).toEqual([20, 20, 20]);
    expect(ids("gogma").map(({ id }) => getAddedSharpness(id))).toEqual([30, 30, 30]);
    expect(getAddedSharpness("great-sword-varianza")).toBe(30);
  });

  test("fill sharpness color by color and no further than Handicraft could", () => {
    const boost = "sharpness-ammo-boost-i";
    const id = "great-sword-artian-blade-i";
    // Blue 40 with headroom for 20 more, then 30 of white.
    expect(made(id, mixed).sharpness).toMatchObject({ base: [80, 40, 60, 80, 40, 0, 0], color: "blue" });
    expect(made(id, mixed, boost).sharpness).toEqual({
      base: [80, 40, 60, 80, 60, 10, 0],
      handicraft: [20],
      bar: [80, 40, 60, 80, 60, 10, 0],
      color: "white",
    });
    expect(made(id, mixed, boost, boost).sharpness).toMatchObject({
      base: [80, 40, 60, 80, 60, 30, 0],
      handicraft: [0],
    });
  });

  test("are those of the record alone while nothing is chosen", () => {
    const weapon = { id: "great-sword-varianza", decorations: [], artian: null };
    expect(deriveWeapon(weapon, 0, catalog)).toMatchObject({
      attack: 190,
      affinity: 5,
      element: null,
      artian: { tier: "artian", focus: null, element: null, matching: 0, bonuses: [] },
    });
  });

  test("say by how much each capacity of ammo rises, and leave open whose", () => {
    const id = "heavy-bowgun-trembling-hels-attack-focus";
    const weapon = made(id, mixed, "sharpness-ammo-boost-ex", "sharpness-ammo-boost-i");
    expect(weapon.artian?.bonuses.map(({ ammo }) => ammo)).toEqual([0, 0, 0, 2, 1]);
    expect(weapon.traits.ammo).toEqual(getCatalog().weapons.require(id).extra?.ammo);
  });

  test("equal an independent sum over all bonuses, whatever is chosen", () => {
    fc.assert(
      fc.property(anyArtianWeapon, (equipped) => {
        const record = getCatalog().weapons.require(equipped.id);
        const derived = deriveWeapon(deepFreeze(equipped), 0, catalog);
        const { parts = [], reinforcements = [] } = equipped.artian ?? {};
        const sum = (figure: "attack" | "affinity" | "element") =>
          reinforcements.reduce((total, id) => {
            const bonus = getCatalog().artianBonuses.require(id);
            const value = bonus.kind === "skillPool" ? 0 : bonus[record.artian ?? "artian"]?.[figure];
            return total + ((typeof value === "object" ? value[record.type] : value) ?? 0);
          }, 0);
        const infused = (kind: ArtianInfusion) =>
          5 * parts.filter(({ infusion }) => infusion === kind).length;
        expect(derived?.attack).toBe(record.attack + infused("attack") + sum("attack"));
        expect(derived?.affinity).toBe(record.affinity + infused("affinity") + sum("affinity"));

        const elements = parts.map(({ element }) => element).toSorted();
        const alike = elements.filter((element) => element === elements[1]).length;
        const row = isOfKind(getCatalog().artianParts.all, "weapon").find(({ id }) => id === equipped.id);
        const values = elements[1] && alike > 1 ? row?.elements?.[elements[1]] : undefined;
        const base = values?.[alike - 2];
        expect(derived?.element?.value).toBe(base === undefined ? undefined : base + sum("element"));
      }),
      { numRuns: getRuns({ small: 80, full: 500 }) },
    );
  });

  test("stop at five reinforcements, as every rarity of the tables does", () => {
    const costs = isOfKind(getCatalog().artianParts.all, "reinforcementCost");
    const steps = costs.flatMap(({ steps }) => steps ?? []);
    expect(steps).toHaveLength(3);
    expect(new Set(steps)).toEqual(new Set([maxReinforcements]));
  });
});

describe("what the element of an Artian weapon decides", () => {
  test("notes, wave and bubble of a hunting horn", () => {
    expect(made("hunting-horn-omiltika", two("sleep")).traits).toEqual({
      notes: ["purple", "aqua", "orange"],
      echoWave: "elem-sleep",
      echoBubble: "def-up-attr-def-up",
    });
    expect(made("hunting-horn-omiltika", mixed).traits).toEqual({
      notes: ["purple", "blue", "orange"],
      echoWave: "slash",
      echoBubble: "disable-bad-cond-attr-dmg",
    });
  });

  test("shelling of a gunlance", () => {
    expect(made("gunlance-argenesis", two("dragon")).traits).toEqual({ shellType: "long", shellLevel: 3 });
    expect(made("gunlance-argenesis", mixed).traits).toEqual({ shellType: "normal", shellLevel: 2 });
  });

  test("phials, with a figure for those alone that have one", () => {
    expect(made("switch-axe-mundus-altus", two("fire")).traits).toEqual({ phial: "element" });
    expect(made("switch-axe-mundus-altus", two("blast")).traits).toEqual({ phial: "power" });
    expect(made("switch-axe-mundus-altus", mixed).traits).toEqual({ phial: "dragon", phialValue: 260 });
    expect(made("charge-blade-chrono-gear", two("fire")).traits).toEqual({ phial: "element" });
    expect(made("charge-blade-chrono-gear", mixed).traits).toEqual({ phial: "impact" });
  });

  test("coatings of a bow, in the place of an element for three ailments", () => {
    expect(made("bow-angelbein", mixed).traits).toEqual({ coatings: ["close-range"] });
    expect(made("bow-angelbein", two("blast"))).toMatchObject({
      element: { type: "blast", value: 60 },
      traits: { coatings: ["blast"] },
    });
    expect(made("bow-angelbein", three("blast")).traits).toEqual({ coatings: ["blast", "power"] });
    expect(made("bow-angelbein", three("poison"), "element-boost-i")).toMatchObject({
      element: null,
      traits: { coatings: ["poison", "pierce"] },
      artian: { element: "poison", matching: 3 },
    });
  });

  test("ammo of a bowgun, after its own", () => {
    const id = "heavy-bowgun-greifen";
    const own = getCatalog().weapons.require(id).extra?.ammo ?? [];
    expect(made(id, mixed).traits).toEqual({ ammo: own });
    expect(made(id, two("poison"))).toMatchObject({ element: null });
    expect(made(id, two("poison")).traits.ammo).toEqual([
      ...own,
      { type: "water", level: 1, capacity: 4 },
      { type: "poison", level: 1, capacity: 3 },
    ]);
    expect(made(id, three("poison")).traits.ammo?.slice(own.length)).toEqual([
      { type: "water", level: 1, capacity: 5 },
      { type: "poison", level: 2, capacity: 4 },
    ]);
    expect(made("light-bowgun-animilater", mixed).traits.specialAmmo).toBe("adhesive");
  });
});

describe("what the focus of a Gogma Artian weapon decides", () => {
  test("the echo bubble of a horn, whose notes follow the element", () => {
    expect(made("hunting-horn-onyx-choros-affinity-focus", two("fire")).traits).toEqual({
      notes: ["purple", "yellow", "orange"],
      echoWave: "elem-fire",
      echoBubble: "stamina",
    });
  });

  test("shelling and phials, whatever the element", () => {
    expect(made("gunlance-auguring-omen-element-focus", two("fire")).traits).toEqual({
      shellType: "wide",
      shellLevel: 3,
    });
    expect(made("charge-blade-promised-abyss-attack-focus", two("fire")).traits).toEqual({ phial: "impact" });
    expect(made("switch-axe-wicked-regnum-attack-focus", two("fire")).traits).toEqual({ phial: "power" });
  });

  test("not the phial of a switch axe without an element", () => {
    for (const focus of gogmaFocuses) {
      expect(made(`switch-axe-wicked-regnum-${focus}-focus`, mixed).traits).toEqual({
        phial: "dragon",
        phialValue: 300,
      });
    }
  });

  test("one coating besides those of the element, none twice", () => {
    const bow = (focus: string) => `bow-calamitous-angel-${focus}-focus`;
    expect(made(bow("affinity"), two("fire")).traits).toEqual({ coatings: ["close-range", "power"] });
    expect(made(bow("attack"), two("fire")).traits).toEqual({ coatings: ["close-range"] });
    expect(made(bow("element"), three("blast")).traits).toEqual({ coatings: ["blast", "power", "pierce"] });
  });

  test("its own ammo, the element's on top", () => {
    const ammo = made("heavy-bowgun-trembling-hels-affinity-focus", three("dragon")).traits.ammo ?? [];
    expect(ammo.map(({ type }) => type)).toContain("slicing");
    expect(ammo.slice(-2)).toEqual([
      { type: "flaming", level: 1, capacity: 3 },
      { type: "dragon", level: 1, capacity: 2 },
    ]);
  });
});

describe("every weapon of the catalog", () => {
  const special: Readonly<Record<string, readonly string[]>> = {
    "hunting-horn": ["echoBubble", "echoWave", "notes"],
    gunlance: ["shellLevel", "shellType"],
    "switch-axe": ["phial"],
    "charge-blade": ["phial"],
    "insect-glaive": ["kinsectLevel"],
    bow: ["coatings"],
    "light-bowgun": ["ammo", "specialAmmo"],
    "heavy-bowgun": ["ammo"],
  };

  test("has what its type has, made of parts or not, and no melodies by name", () => {
    for (const { id, type, extra, artian } of getCatalog().weapons.all) {
      const derived = artian
        ? made(id, two("fire"))
        : deriveWeapon({ id, decorations: [], artian: null }, 0, catalog);
      const keys = Object.keys(derived?.traits ?? {}).filter((key) => key !== "phialValue");
      const silent = !artian && extra?.echoWave === "none";
      const expected = (special[type] ?? []).filter((key) => !(silent && key === "echoWave"));
      expect(keys.toSorted(), id).toEqual(expected);
      for (const key of artian ? [] : keys) {
        expect(Object.entries(derived?.traits ?? {}), id).toContainEqual([
          key,
          Object.entries(extra ?? {}).find(([each]) => each === key)?.[1],
        ]);
      }
    }
  });

  test("that is not Artian has attack, affinity, element and sharpness of its record", () => {
    for (const weapon of getCatalog().weapons.all.filter(({ artian }) => artian === null)) {
      const { id, type, attack, attackDisplay, affinity, element, sharpness, handicraft } = weapon;
      const derived = deriveWeapon({ id, decorations: [], artian: null }, 0, catalog);
      expect(derived, id).toMatchObject({
        id,
        type,
        attack,
        attackDisplay,
        affinity,
        element,
        element2: null,
      });
      expect(derived?.sharpness?.base, id).toEqual(sharpness);
      expect(derived?.sharpness?.handicraft, id).toEqual(handicraft);
    }
  });

  test("that is Artian belongs to a tier and, at the Gogma tier alone, to a focus", () => {
    const focuses = artianTiers.map((tier) =>
      getCatalog()
        .weapons.all.filter(({ artian }) => artian === tier)
        .map(({ id }) => made(id, mixed).artian),
    );
    expect(focuses[0]?.every((artian) => artian?.tier === "artian" && artian.focus === null)).toBe(true);
    expect(focuses[1]?.every((artian) => artian?.tier === "gogma" && artian.focus !== null)).toBe(true);
    expect(focuses.map((list) => list.length)).toEqual([42, 42]);
  });
});

describe("Handicraft", () => {
  const bar = (id: string, level: number) =>
    deriveWeapon({ id, decorations: [], artian: null }, level, catalog);

  test("adds ten units a level, from the last color upward", () => {
    const id = "charge-blade-shrouded-kutharja";
    expect(bar(id, 0)?.sharpness).toMatchObject({ bar: [60, 20, 100, 90, 80, 0, 0], color: "blue" });
    expect(bar(id, 1)?.sharpness).toMatchObject({ bar: [60, 20, 100, 90, 90, 0, 0], color: "blue" });
    expect(bar(id, 3)?.sharpness).toMatchObject({ bar: [60, 20, 100, 90, 90, 20, 0], color: "white" });
    expect(bar(id, 5)?.sharpness).toMatchObject({
      base: [60, 20, 100, 90, 80, 0, 0],
      handicraft: [10, 40],
      bar: [60, 20, 100, 90, 90, 40, 0],
    });
  });

  test("opens a new color at once where the last one is full", () => {
    expect(bar("charge-blade-aslat-charger-i", 1)?.sharpness).toMatchObject({
      bar: [50, 70, 100, 60, 70, 10, 0],
      color: "white",
    });
  });

  test("does nothing for a bow", () => {
    expect(bar("bow-hope-bow-i", 5)?.sharpness).toBeNull();
  });
});
