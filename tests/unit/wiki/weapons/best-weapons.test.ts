import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getFacetFields } from "@/components/list/facets";
import { createBestFacets } from "@/components/wiki/weapons/BestWeaponsList";
import { isCraftable } from "@/lib/catalog/availability";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getWeaponNeeds } from "@/lib/catalog/relations/get-crafting-needs.server";
import { parseState } from "@/lib/site/list-state";
import {
  listedPerType,
  pickBestWeapons,
  toProgress,
  unpackBestWeapons,
} from "@/lib/wiki/weapons/best-weapons";
import { getBestWeapons, getRawWorth } from "@/lib/wiki/weapons/get-best-weapons.server";
import { getRuns } from "@/tests/support/test-size";

const packed = getBestWeapons();
const rows = unpackBestWeapons(packed);
const { monsters } = packed;
const all = getCatalog()
  .weapons.all.filter(({ artian }) => artian === null)
  .map((weapon) => ({ weapon, worth: getRawWorth(weapon), needs: getWeaponNeeds(weapon) }));

describe("the best weapons that can be made", () => {
  test("are what a look at every weapon finds, for any progress", () => {
    const progress = fc.record({
      rank: fc.constantFrom("low", "high"),
      lockedMonsters: fc.subarray(monsters.map(([id]) => id)),
    });
    fc.assert(
      fc.property(progress, (reached) => {
        const expected = weaponTypes.map((type) =>
          all
            .filter(({ weapon, needs }) => weapon.type === type && isCraftable(needs, reached))
            .map(({ worth }) => Math.round(worth * 10) / 10)
            .toSorted((a, b) => b - a)
            .slice(0, listedPerType),
        );
        const found = pickBestWeapons(rows, reached);
        expect(
          weaponTypes.map((type) => found.flatMap((row) => (row.type === type ? row.worth : []))),
        ).toEqual(expected);
      }),
      { numRuns: getRuns({ small: 60, full: 1000 }) },
    );
  });

  test("are three of each type for whoever can hunt everything, and for a beginner too", () => {
    for (const rank of ["low", "high"] as const) {
      const found = pickBestWeapons(rows, { rank, lockedMonsters: [] });
      for (const type of weaponTypes) {
        expect(found.filter((row) => row.type === type)).toHaveLength(listedPerType);
      }
    }
  });

  test("count affinity and sharpness", () => {
    const worthOf = (attack: number, affinity: number, sharpness?: number[]) => {
      const [any] = getCatalog().weapons.all;
      if (!any) throw new Error("A weapon was expected");
      return getRawWorth({ ...any, attack, affinity, sharpness });
    };
    expect(worthOf(200, 20)).toBeCloseTo(210);
    expect(worthOf(200, -20)).toBeCloseTo(190);
    // White: raw damage by 1.32.
    expect(worthOf(100, 0, [50, 50, 50, 50, 50, 50, 0])).toBeCloseTo(132);
  });

  test("follow the address", () => {
    const fields = getFacetFields(createBestFacets(monsters));
    expect(toProgress(parseState(fields, "rank=low&locked=arkveld.nobody"))).toEqual({
      rank: "low",
      lockedMonsters: ["arkveld"],
    });
    expect(toProgress(parseState(fields, ""))).toEqual({ rank: "high", lockedMonsters: [] });
  });
});
