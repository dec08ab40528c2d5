import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AppraisedTalisman, BuilderDecoration, TalismanSlot } from "@/lib/builder/catalog/catalog";
import {
  createDecorationIndex,
  findOutclassed,
  listPlentiful,
  outclasses,
} from "@/lib/builder/collection/find-outclassed";
import { createTestData } from "@/tests/support/builder-page";

/** Small enough to try every filling: two or more skills for each kind and size of slot, one decoration of two. */
const decorations: readonly BuilderDecoration[] = [
  { id: "a1", kind: "armor", slot: 1, skills: [{ skill: "a", level: 1 }] },
  { id: "b1", kind: "armor", slot: 1, skills: [{ skill: "b", level: 1 }] },
  { id: "x1", kind: "armor", slot: 1, skills: [{ skill: "x", level: 1 }] },
  { id: "c2", kind: "armor", slot: 2, skills: [{ skill: "c", level: 1 }] },
  { id: "y2", kind: "armor", slot: 2, skills: [{ skill: "y", level: 1 }] },
  { id: "d3", kind: "armor", slot: 3, skills: [{ skill: "d", level: 1 }] },
  { id: "z3", kind: "armor", slot: 3, skills: [{ skill: "z", level: 1 }] },
  { id: "e1", kind: "weapon", slot: 1, skills: [{ skill: "e", level: 1 }] },
  { id: "w1", kind: "weapon", slot: 1, skills: [{ skill: "w", level: 1 }] },
  {
    id: "ef2",
    kind: "weapon",
    slot: 2,
    skills: [
      { skill: "e", level: 1 },
      { skill: "f", level: 1 },
    ],
  },
  { id: "v2", kind: "weapon", slot: 2, skills: [{ skill: "v", level: 1 }] },
];
/** Skills that talismans have; the others only come from decorations, so every slot is worth something of its own. */
const skill = fc.record({
  skill: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  level: fc.integer({ min: 1, max: 2 }),
});
const slot = fc.oneof(
  fc.record({ kind: fc.constant("armor" as const), slot: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("weapon" as const), slot: fc.integer({ min: 1, max: 2 }) }),
);
const talisman = fc.record({
  skills: fc.uniqueArray(skill, { maxLength: 3, selector: (each) => each.skill }),
  slots: fc.array(slot, { maxLength: 3 }),
});
type Figures = Pick<AppraisedTalisman, "skills" | "slots">;

/** All sums of skills that a talisman can give: each slot empty or with one of what fits. */
function listSums({ skills, slots }: Figures): ReadonlyMap<string, number>[] {
  const base = new Map(skills.map((each) => [each.skill, each.level]));
  return slots.reduce<ReadonlyMap<string, number>[]>(
    (sums, each: TalismanSlot) => {
      const fitting = decorations.filter(({ kind, slot }) => kind === each.kind && slot <= each.slot);
      return sums.flatMap((sum) => [
        sum,
        ...fitting.map((decoration) => {
          const more = new Map(sum);
          for (const { skill, level } of decoration.skills) more.set(skill, (more.get(skill) ?? 0) + level);
          return more;
        }),
      ]);
    },
    [base],
  );
}

function outclassesByTrying(better: Figures, worse: Figures): boolean {
  const own = listSums(better);
  return listSums(worse).every((sum) =>
    own.some((each) => [...sum].every(([skill, level]) => (each.get(skill) ?? 0) >= level)),
  );
}

describe("a talisman outclasses another one", () => {
  test("exactly where every filling of that one can be matched", () => {
    let positive = 0;
    fc.assert(
      fc.property(talisman, talisman, fc.boolean(), (first, second, isNear) => {
        // Two at random rarely compare: half of the cases are a talisman and something smaller.
        const worse = isNear
          ? { skills: second.skills.slice(0, 1), slots: first.slots.slice(1).slice(0, 1) }
          : second;
        const index = createDecorationIndex(decorations);
        const expected = outclassesByTrying(first, worse);
        if (expected) positive++;
        expect(outclasses(first, worse, index)).toBe(expected);
      }),
      { numRuns: 1500 },
    );
    expect(positive).toBeGreaterThan(50);
  });
});

describe("with the decorations that a hunter owns", () => {
  const maxLevels = new Map(
    ["a", "b", "x", "c", "y", "d", "z", "e", "f", "w", "v"].map((id, at) => [id, { maxLevel: 1 + (at % 3) }]),
  );
  const stock = fc
    .tuple(...decorations.map(() => fc.integer({ min: 0, max: 3 })))
    .map((counts) => Object.fromEntries(decorations.map(({ id }, at) => [id, counts[at] ?? 0])));

  /** All that a talisman and a slot for each kind can give together, each copy used once, no level above its maximum. */
  function listTotals({ skills, slots }: Figures, owned: Readonly<Record<string, number>>) {
    const all: TalismanSlot[] = [...slots, { kind: "armor", slot: 3 }, { kind: "weapon", slot: 2 }];
    const totals = new Set<string>();
    const place = (
      at: number,
      levels: ReadonlyMap<string, number>,
      left: Readonly<Record<string, number>>,
    ) => {
      const each = all[at];
      if (!each) {
        const capped = [...maxLevels].map(([id, { maxLevel }]) => Math.min(levels.get(id) ?? 0, maxLevel));
        totals.add(capped.join());
        return;
      }
      place(at + 1, levels, left);
      for (const { id, kind, slot: size, skills: brought } of decorations) {
        if (kind !== each.kind || size > each.slot || (left[id] ?? 0) <= 0) continue;
        const more = new Map(levels);
        for (const { skill: name, level } of brought) more.set(name, (more.get(name) ?? 0) + level);
        place(at + 1, more, { ...left, [id]: (left[id] ?? 0) - 1 });
      }
    };
    place(0, new Map(skills.map((each) => [each.skill, each.level])), owned);
    return [...totals].map((total) => total.split(",").map(Number));
  }

  test("nothing is lost without one that is outclassed, whatever else a set needs them for", () => {
    let positive = 0;
    fc.assert(
      fc.property(talisman, talisman, stock, (first, second, owned) => {
        const better = { ...first, slots: first.slots.slice(0, 2) };
        const worse = { skills: second.skills.slice(0, 1), slots: first.slots.slice(1, 2).slice(0, 1) };
        const plenty = listPlentiful(decorations, owned, maxLevels);
        if (!outclasses(better, worse, createDecorationIndex(plenty))) return;
        positive++;
        const own = listTotals(better, owned);
        for (const total of listTotals(worse, owned)) {
          expect(own.some((each) => each.every((level, at) => level >= (total[at] ?? 0)))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
    expect(positive).toBeGreaterThan(10);
  });

  test("a decoration with too few copies makes up for nothing", () => {
    const one = [{ id: "a1", kind: "armor" as const, slot: 1, skills: [{ skill: "a", level: 1 }] }];
    const levels = new Map([["a", { maxLevel: 3 }]]);
    expect(listPlentiful(one, { a1: 2 }, levels)).toEqual([]);
    expect(listPlentiful(one, { a1: 3 }, levels)).toEqual(one);
    expect(listPlentiful(one, "unlimited", levels)).toEqual(one);
  });
});

describe("of a list", () => {
  const of = (id: string, skills: AppraisedTalisman["skills"], slots: AppraisedTalisman["slots"] = []) => ({
    id,
    talisman: "kind",
    skills,
    slots,
  });
  const armor = (level: number): TalismanSlot => ({ kind: "armor", slot: level });

  test("the first of equals stays, and what outclasses others is one that stays", () => {
    const found = findOutclassed(
      [
        of("worst", [{ skill: "a", level: 1 }]),
        of("equal", [{ skill: "a", level: 1 }]),
        of("middle", [{ skill: "a", level: 1 }], [armor(1)]),
        of("best", [{ skill: "b", level: 1 }], [armor(2), armor(1)]),
        of("other", [{ skill: "c", level: 2 }]),
      ],
      decorations,
    );
    expect(Object.fromEntries([...found].map(([id, better]) => [id, better.id]))).toEqual({
      worst: "best",
      equal: "best",
      middle: "best",
    });
  });

  test("giving up all that are named loses nothing, and 2,000 take a moment", () => {
    const { catalog } = createTestData();
    const all = [...catalog.decorations.values()];
    const skills = [...new Set(all.flatMap((each) => each.skills.map(({ skill }) => skill)))];
    const talismans = fc
      .sample(
        fc.record({
          skills: fc.uniqueArray(
            fc.record({ skill: fc.constantFrom(...skills), level: fc.integer({ min: 1, max: 3 }) }),
            { minLength: 1, maxLength: 3, selector: (each) => each.skill },
          ),
          slots: fc.array(
            fc.record({ kind: fc.constant("armor" as const), slot: fc.integer({ min: 1, max: 3 }) }),
            { maxLength: 3 },
          ),
        }),
        2_000,
      )
      .map((each, at) => ({ id: `t${at}`, talisman: "kind", ...each }));
    const found = findOutclassed(talismans, all);
    const index = createDecorationIndex(all);
    expect(found.size).toBeGreaterThan(0);
    for (const [id, better] of found) {
      const worse = talismans.find((each) => each.id === id);
      expect(found.has(better.id)).toBe(false);
      expect(worse && outclasses(better, worse, index)).toBe(true);
    }
  }, 30_000);
});
