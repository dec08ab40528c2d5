import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packArmorData, unpackArmorData } from "@/lib/builder/data/armor-file";
import { packAvailabilityData, unpackAvailabilityData } from "@/lib/builder/data/availability-file";
import { packDamageData, unpackDamageData } from "@/lib/builder/data/damage-file";
import { BuilderDataError } from "@/lib/builder/data/data-error";
import {
  gatherArmorData,
  gatherAvailabilityData,
  gatherDamageData,
  gatherHuntData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packHuntData, unpackHuntData } from "@/lib/builder/data/hunt-file";
import { packWeaponsData, unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { getRuns } from "@/tests/support/test-size";

function fewArmorRecords() {
  const data = gatherArmorData();
  const { skills, armorSets, armor, decorations, charms, talismans } = data;
  const few = { armor: armor.slice(0, 5), decorations: decorations.slice(0, 5), charms: charms.slice(0, 5) };
  return packArmorData({ skills, armorSets, talismans, ...few });
}

function fewWeapons() {
  const { weapons, artian } = gatherWeaponsData();
  return packWeaponsData({ weapons: weapons.filter((_, at) => at % 60 === 0), artian });
}

function fewMoves() {
  const data = gatherDamageData();
  const moves = data.moves.filter((_, at) => at % 40 === 0);
  return packDamageData({
    ...data,
    moves,
    combos: moves.map(({ weapon, id }) => {
      return { id: `${weapon}-twice`, name: "Twice", weapon, steps: [{ moves: [id], count: 2 }] };
    }),
    monsters: data.monsters.slice(0, 3),
  });
}

const fewGear = 40;

function fewNeeds() {
  const { monsters, appraisals, needs } = gatherAvailabilityData();
  const few = {
    armor: needs.armor.slice(0, fewGear),
    charms: needs.charms.slice(0, fewGear),
    weapons: needs.weapons.slice(0, fewGear),
  };
  return packAvailabilityData({ monsters, appraisals, needs: few });
}

function unpackFewNeeds(packed: unknown) {
  const ids = Array.from({ length: fewGear }, (_, at) => `gear-${at}`);
  return unpackAvailabilityData(packed, { armor: ids, charms: ids, weapons: ids });
}

function fewHunts() {
  const { effects, monsters, quests, ...rest } = gatherHuntData();
  return packHuntData({
    ...rest,
    effects: effects.slice(0, 40),
    monsters: monsters.slice(0, 6),
    quests: quests.slice(0, 6),
  });
}

const files = [
  { file: "armor", packed: JSON.stringify(fewArmorRecords()), unpack: unpackArmorData },
  { file: "weapons", packed: JSON.stringify(fewWeapons()), unpack: unpackWeaponsData },
  { file: "damage", packed: JSON.stringify(fewMoves()), unpack: unpackDamageData },
  { file: "availability", packed: JSON.stringify(fewNeeds()), unpack: unpackFewNeeds },
  { file: "hunt", packed: JSON.stringify(fewHunts()), unpack: unpackHuntData },
] as const;

/** Walks down by the given turns and puts something else where it ends. */
function spoil(root: unknown, turns: readonly number[], other: unknown): void {
  let node: unknown = root;
  for (const [depth, turn] of turns.entries()) {
    if (typeof node !== "object" || node === null) return;
    const keys = Object.keys(node);
    const key = keys[turn % Math.max(keys.length, 1)];
    if (key === undefined) return;
    const next: unknown = Reflect.get(node, key);
    const ends = depth === turns.length - 1 || typeof next !== "object" || next === null;
    if (ends) {
      Reflect.set(node, key, other);
      return;
    }
    node = next;
  }
}

const others = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, 0, -1, 1e12, 0.5, "", "zz", "~", [], [3], {}, [[], []], true),
);

function codeOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    // Anything else fails the test.
    if (!(error instanceof BuilderDataError)) throw error;
    return error.code;
  }
}

describe.each(files)("a damaged $file file", ({ file, packed, unpack }) => {
  test("is read or refused, and crashes nothing", () => {
    const runs = getRuns({ small: 100, full: 400 });
    let refused = 0;
    const turns = fc.array(fc.nat({ max: 60 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(turns, others, (way, other) => {
        const root: unknown = JSON.parse(packed);
        spoil(root, way, other);
        if (codeOf(() => unpack(root)) !== null) refused++;
      }),
      { numRuns: runs, seed: 5 },
    );
    expect(refused).toBeGreaterThan(runs * 0.625);
  });

  test("is refused where it is no file at all", () => {
    for (const other of [null, undefined, 3, "armor", [], {}, { format: 1 }, { format: 1, file }]) {
      expect(codeOf(() => unpack(other))).not.toBeNull();
    }
  });

  test("is told from one of another version", () => {
    const root = { ...JSON.parse(packed), format: 99 };
    expect(codeOf(() => unpack(root))).toBe("wrong-version");
    expect(codeOf(() => unpack({ ...JSON.parse(packed), file: "other" }))).toBe("damaged");
  });

  test("names the place", () => {
    const root = { ...JSON.parse(packed) };
    root.tables[1] = [3, "x"];
    expect(() => unpack(root)).toThrow(/damaged at [a-zA-Z.]+\.$/);
  });
});
