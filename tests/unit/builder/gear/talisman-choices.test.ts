import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import { listTalismanOptions } from "@/lib/builder/gear/talisman-choices";
import { formatSlots } from "@/lib/builder/loadout/format-slots";
import { isLegalTalisman } from "@/lib/builder/loadout/talisman";
import { catalog } from "@/tests/support/builder/loadouts";
import { getRuns } from "@/tests/support/test-size";

const { talismans: rules } = catalog;
const kinds = rules.talismans.map(({ id }) => id);

describe("listTalismanOptions", () => {
  test("never ends in a talisman that appraising cannot give, nor in a dead end", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (kind, picks) => {
          const skills: SkillLevel[] = [];
          for (const pick of picks) {
            const { next, complete, slots } = listTalismanOptions(kind, skills, rules);
            if (complete) {
              for (const each of slots)
                expect(isLegalTalisman({ talisman: kind, skills, slots: each }, catalog)).toBe(true);
            }
            const entry = next[pick % Math.max(next.length, 1)];
            if (!entry) {
              expect(complete).toBe(true);
              return;
            }
            skills.push(entry);
          }
          throw new Error("a talisman with eight skills");
        },
      ),
      { numRuns: getRuns({ small: 40, full: 150 }) },
    );
  });

  test("reaches every talisman of a pattern, in any order of its skills", () => {
    const patterns = rules.talismans.flatMap(({ id, patterns: each }) =>
      each.map((pattern) => ({ id, pattern })),
    );
    const entriesOf = (group: number) =>
      rules.skillGroups.find((each) => each.group === group)?.entries ?? [];
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
        ({ id, pattern }, picks) => {
          const skills = pattern
            .slice(0, -1)
            .filter((group) => group !== 0)
            .map((group, at) => entriesOf(group)[(picks[at] ?? 0) % entriesOf(group).length])
            .filter((entry) => entry !== undefined)
            .toReversed();
          fc.pre(new Set(skills.map(({ skill }) => skill)).size === skills.length);
          const slots = rules.slotGroups.find(({ group }) => group === pattern.at(-1))?.slots ?? [];
          const { complete, slots: offered } = listTalismanOptions(id, skills, rules);
          expect(complete).toBe(true);
          expect(offered.map(formatSlots)).toContain(formatSlots(slots));
          const before = listTalismanOptions(id, skills.slice(0, -1), rules).next;
          expect(before).toContainEqual(skills.at(-1));
        },
      ),
      { numRuns: getRuns({ small: 40, full: 150 }) },
    );
  });

  test("offers nothing for skills that do not go together and for unknown kinds", () => {
    const twice = [
      { skill: "attack-boost", level: 1 },
      { skill: "attack-boost", level: 1 },
      { skill: "attack-boost", level: 1 },
      { skill: "attack-boost", level: 1 },
    ];
    expect(listTalismanOptions("golden-age-charm", twice, rules)).toEqual({
      next: [],
      complete: false,
      slots: [],
    });
    expect(listTalismanOptions("no-charm", [], rules)).toEqual({ next: [], complete: false, slots: [] });
  });
});
