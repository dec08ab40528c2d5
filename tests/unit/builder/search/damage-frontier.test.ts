import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { findFrontier } from "@/lib/builder/search/frontier";
import { armorPieces } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { everyDamage } from "@/tests/support/builder/damage-oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { smallQuery } from "@/tests/support/builder/random-query";
import { getRuns } from "@/tests/support/test-size";

/** Sum of fire resistance of the pieces named. */
function fireOf(armor: string, catalog: BuilderCatalog): number {
  const ids = armor.split(",");
  return catalog.armor.reduce(
    (sum, { id, resistances }) => sum + (ids.includes(id) ? resistances.fire : 0),
    0,
  );
}

/** Pairs that no other pair meets in both figures, most damage first. */
function frontOf(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = pairs.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]);
  const front: [number, number][] = [];
  for (const [damage, fire] of sorted) {
    const last = front.at(-1);
    if (last && fire <= last[1]) continue;
    if (last && damage >= last[0] * (1 - 1e-9)) front.pop();
    front.push([damage, fire]);
  }
  return front;
}

const question = smallCatalog(24).chain((catalog) =>
  fc.record({ catalog: fc.constant(catalog), damage: smallDamage(catalog), query: smallQuery(catalog) }),
);

describe("the frontier of damage and a resistance, against an exhaustive search", () => {
  test("has each pair of figures that none beats, and no other", () => {
    const runs = getRuns({ small: 60, full: 900 });
    let several = 0;
    fc.assert(
      fc.property(question, fc.boolean(), ({ catalog, damage, query }, turned) => {
        deepFreeze([catalog, query]);
        const pairs = [
          ...everyDamage({ ...query, objective: { kind: "damage", damage } }, catalog, damage),
        ].map(([armor, dealt]) => [dealt, fireOf(armor, catalog)] as const);
        const strong = { kind: "damage", damage } as const;
        const safe = { kind: "resistance", element: "fire" } as const;
        const { status, points } = findFrontier(query, catalog, turned ? [safe, strong] : [strong, safe]);
        const expected = frontOf(pairs);
        if (turned) expected.reverse();
        expect(status).toBe(pairs.length > 0 ? "optimal" : "infeasible");
        expect(points.map(({ resistances }) => resistances.fire)).toEqual(expected.map(([, fire]) => fire));
        points.forEach((point, at) => {
          expect(point.damage).toBeCloseTo(expected[at]?.[0] ?? Number.NaN, 6);
          expect(fireOf(armorPieces.map((part) => point.armor[part]).join(), catalog)).toBe(
            point.resistances.fire,
          );
        });
        if (points.length > 1) several += 1;
      }),
      { numRuns: runs },
    );
    expect(several).toBeGreaterThan(runs / 45);
  });
});
