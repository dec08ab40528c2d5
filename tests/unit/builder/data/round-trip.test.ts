import { describe, expect, test } from "vitest";
import { type ArmorData, packArmorData, unpackArmorData } from "@/lib/builder/data/armor-file";
import { packAvailabilityData, unpackAvailabilityData } from "@/lib/builder/data/availability-file";
import { packDamageData, unpackDamageData } from "@/lib/builder/data/damage-file";
import {
  gatherArmorData,
  gatherAvailabilityData,
  gatherDamageData,
  gatherHuntData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packHuntData, unpackHuntData } from "@/lib/builder/data/hunt-file";
import { packWeaponsData, unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** As it arrives: through JSON. */
const sent = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

const armor = unpackArmorData(sent(packArmorData(gatherArmorData())));
const weapons = unpackWeaponsData(sent(packWeaponsData(gatherWeaponsData())));
const damage = unpackDamageData(sent(packDamageData(gatherDamageData())));

/** The same without fields that no type of the builder names. */
function without(record: object, ...left: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !left.includes(key)));
}

describe("the armor file", () => {
  const catalog = getCatalog();
  const source: ArmorData = gatherArmorData();

  test("holds every skill with its levels and figures", () => {
    expect(armor.skills).toStrictEqual(
      catalog.skills.all.map((each) => without(each, "gameId", "effectsSource", "params")),
    );
  });

  test("holds every piece of armor", () => {
    expect(armor.armor).toStrictEqual(
      catalog.armor.all.map((each) => without(each, "defense", "zenny", "materials")),
    );
    expect(armor.armorSets).toStrictEqual(catalog.armorSets.all.map(({ id, name }) => ({ id, name })));
  });

  test("holds every decoration and every charm", () => {
    expect(armor.decorations).toStrictEqual(catalog.decorations.all.map((each) => without(each, "gameId")));
    expect(armor.charms).toStrictEqual(
      catalog.charms.all.map((each) => without(each, "gameId", "level", "upgradeFrom", "zenny", "materials")),
    );
  });

  test("holds the rules of appraised talismans", () => {
    const { talismans, skillGroups, slotGroups } = source.talismans;
    expect(armor.talismans).toStrictEqual({
      // The builder does not ask where one is appraised, nor how often.
      talismans: talismans.map((each) => without(each, "kind", "appraisedFrom", "weights")),
      skillGroups: skillGroups.map((each) => without(each, "id", "kind")),
      slotGroups: slotGroups.map((each) => without(each, "id", "kind")),
    });
  });
});

describe("the weapons file", () => {
  const source = gatherWeaponsData();

  test("holds every weapon", () => {
    const left = ["gameId", "attackDisplay", "series", "upgradeFrom", "craft", "treePosition"];
    expect(weapons.weapons).toStrictEqual(
      getCatalog().weapons.all.map((each) => ({
        ...without(each, ...left),
        ...(each.extra && { extra: without(each.extra, "melodies") }),
      })),
    );
  });

  test("holds what Artian weapons are made of", () => {
    const { artian } = source;
    const own = ["kind", "type", "tier", "rarity", "focus", "attack", "affinity", "slots"];
    expect(weapons.artian).toStrictEqual({
      weapons: artian.weapons.map((each) =>
        without(each, ...own, "sharpness", "handicraft", "elementInfusion"),
      ),
      traits: artian.traits.map((each) => without(each, "id", "kind")),
      bonuses: artian.bonuses.map((each) => without(each, "rare", "category", "gogmaWeights")),
      categoryCaps: artian.categoryCaps.map(({ category, max }) => ({ category, max })),
      skillPool: {
        setBonuses: artian.skillPool.setBonuses,
        groupSkills: artian.skillPool.groupSkills,
      },
    });
  });
});

describe("the damage file", () => {
  const catalog = getCatalog();
  const source = gatherDamageData();

  test("holds every move with its newest figures", () => {
    expect(damage.moves).toStrictEqual(source.moves.map((each) => without(each, "order")));
    expect(damage.moves).toHaveLength(catalog.attacks.all.length);
    expect(damage.moves.filter((move) => move.source !== "tables")).toHaveLength(7);
  });

  test("holds every combo", () => {
    expect(damage.combos).toStrictEqual(source.combos);
    expect(damage.combos.length).toBeGreaterThan(80);
  });

  test("holds every monster's hitzones by part and state, and its resistance to what weapons inflict", () => {
    const figuresOf = (record: object) => without(record, "stun");
    expect(damage.monsters).toStrictEqual(
      catalog.monsters.all.map(({ id, name, size, hitzones, weakPointHitzones, ...more }) => ({
        id,
        name,
        size,
        ...(more.statusThresholds && { statusThresholds: without(more.statusThresholds, "stun", "exhaust") }),
        ...(more.statusProcs && { statusProcs: without(more.statusProcs, "stun", "exhaust") }),
        hitzones: hitzones.map((each) => ({
          ...without(each, "health", "kinsectExtract"),
          states: each.states.map(figuresOf),
        })),
        ...(weakPointHitzones && { weakPointHitzones: weakPointHitzones.map(figuresOf) }),
      })),
    );
  });

  test("holds meals, ingredients and food skills", () => {
    const eaten = ["minutes", "health", "stamina", "defense", "allResistance"];
    expect(damage.meals).toStrictEqual(catalog.meals.all.map((each) => without(each, "ticket", ...eaten)));
    expect(damage.ingredients).toStrictEqual(source.ingredients);
    expect(damage.ingredients[0]?.name).toBe("Airy Egg");
    const drawn = ["gameId", "randomWeight", "ingredients", "villageMeals"];
    expect(damage.foodSkills).toStrictEqual(catalog.foodSkills.all.map((each) => without(each, ...drawn)));
  });

  test("holds melodies, echo bubbles, sets of notes and modifiers", () => {
    const played = ["kind", "gameId", "durationSec", "repeatSec", "extendSec", "params", "repeatParams"];
    expect(damage.melodies).toStrictEqual(source.melodies.map((each) => without(each, ...played)));
    expect(damage.echoBubbles).toStrictEqual(source.echoBubbles.map((each) => without(each, ...played)));
    expect(damage.noteSets).toStrictEqual(
      source.noteSets.map(({ notes, melodies }) => ({ notes, melodies })),
    );
    expect(damage.modifiers).toStrictEqual(source.modifiers.map((each) => without(each, "source")));
    expect(damage.modifiers).toHaveLength(35);
  });
});

describe("the availability file", () => {
  const source = gatherAvailabilityData();
  const { armor: pieces, charms, weapons: arms } = getCatalog();
  const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
  const ids = { armor: toIds(pieces.all), charms: toIds(charms.all), weapons: toIds(arms.all) };

  test("holds what every piece of gear takes, by its id", () => {
    const { needs, monsters } = unpackAvailabilityData(sent(packAvailabilityData(source)), ids);
    const expected = (["armor", "charms", "weapons"] as const).flatMap((kind) =>
      ids[kind].map((id, at) => {
        const own = source.needs[kind][at];
        return [id, { rank: own?.rank, materials: own?.materials }] as const;
      }),
    );
    expect(needs.size).toBe(expected.length);
    expect([...needs]).toStrictEqual(expected);
    expect(monsters.length).toBeGreaterThan(25);
    expect(monsters).toContainEqual({ id: "arkveld", name: "Arkveld" });
  });

  test("holds how talismans come up on appraisal", () => {
    const { appraisals } = unpackAvailabilityData(sent(packAvailabilityData(source)), ids);
    expect(appraisals).toStrictEqual(source.appraisals);
    for (const { talismans } of appraisals.items) {
      expect(talismans.reduce((sum, { chance }) => sum + chance, 0)).toBe(100);
    }
  });

  test("is refused where it is of other gear", () => {
    const packed = sent(packAvailabilityData(source));
    expect(() => unpackAvailabilityData(packed, { ...ids, charms: ids.charms.slice(1) })).toThrow(/damaged/);
  });
});

describe("the hunt file", () => {
  const hunt = unpackHuntData(sent(packHuntData(gatherHuntData())));
  const catalog = getCatalog();

  test("holds what moves do besides damage, and every monster's combat figures", () => {
    expect(hunt.effects.find(({ move }) => move === "great-sword-charged-slash-lv3")).toStrictEqual({
      move: "great-sword-charged-slash-lv3",
      status: 1.3,
      partBreak: 1.2,
    });
    expect(hunt.monsters.map(({ id }) => id)).toStrictEqual(catalog.monsterCombat.all.map(({ id }) => id));
    // A part that breaks and has no hitzones is named here alone.
    const dahaad = hunt.monsters.find(({ id }) => id === "jin-dahaad");
    expect(dahaad?.breaks.find(({ part }) => part === "frozen-core-head")?.name).toBe("Iceplate (Head)");
    const rathalos = hunt.monsters.find(({ id }) => id === "rathalos");
    const { parts, wounds, breaks } = catalog.monsterCombat.require("rathalos");
    expect(rathalos).toMatchObject({
      ...{ parts, wounds, breaks },
      stun: { initial: 120, increase: 100, max: 720 },
      stunSec: [10, 8, 6],
    });
  });

  test("holds the quests whose health is known, with what they multiply", () => {
    const quest = hunt.quests.find(({ id }) => id === "1-000-shimmering-swords");
    expect(quest?.targets).toStrictEqual(catalog.quests.require("1-000-shimmering-swords").targets);
    expect(hunt.quests.length).toBeGreaterThan(60);
  });
});
