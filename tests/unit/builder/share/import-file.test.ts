import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxSavedTalismans, maxTalismanName } from "@/lib/builder/collection/own-talismans";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { exportBuild, exportTalismans, type SavedTalisman } from "@/lib/builder/share/build-file";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import {
  formatFileProblem,
  importBuild,
  importTalismans,
  maxFileLength,
} from "@/lib/builder/share/import-file";
import { tables } from "@/tests/support/builder/code-tables";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { anyJumble } from "@/tests/support/builder/random-jumble";
import { anyLoadout, anyTalisman } from "@/tests/support/builder/random-loadouts";
import { createTestData } from "@/tests/support/builder-page";
import { drawTalismans } from "@/tests/support/full-box";
import { getRuns } from "@/tests/support/test-size";

const anySaved: fc.Arbitrary<readonly SavedTalisman[]> = fc.uniqueArray(
  fc
    .tuple(anyTalisman, fc.uuid(), fc.string({ maxLength: 20 }))
    .map(([{ talisman, skills, slots }, id, name]) => ({ id, name, talisman, skills, slots })),
  { selector: ({ id }) => id, maxLength: 20 },
);

function build(change: object): string {
  return JSON.stringify({ format: "quarry-build", version: 1, build: { ...gogmaziosLoadout, ...change } });
}

function wordsOf(text: string, read: typeof importBuild | typeof importTalismans = importBuild): string[] {
  const file = read(text);
  return file.ok ? [] : file.problems.map(formatFileProblem);
}

describe("round trip", () => {
  test("brings back builds as they are, legal or not", () => {
    fc.assert(
      fc.property(fc.oneof(anyLoadout, anyJumble), (loadout) => {
        expect(importBuild(exportBuild(loadout))).toEqual({ ok: true, content: loadout });
      }),
      { numRuns: getRuns({ small: 80, full: 500 }) },
    );
  });

  test("brings back saved talismans with their names", () => {
    fc.assert(
      fc.property(anySaved, (saved) => {
        expect(importTalismans(exportTalismans(saved))).toEqual({ ok: true, content: saved });
      }),
    );
  });

  test("brings back as many talismans as are saved, with the longest marks and names", () => {
    const all = drawTalismans(createTestData().armor.talismans, maxSavedTalismans, 1);
    const saved = all.map((each) => ({
      ...each,
      id: each.id.padStart(36, "0"),
      name: "N".repeat(maxTalismanName),
    }));
    const file = importTalismans(exportTalismans(saved));
    expect(file.ok && file.content.length).toBe(maxSavedTalismans);
  });

  test("preserves ids that this version does not know", () => {
    const head = { id: "helm-of-tomorrow", decorations: ["jewel-of-tomorrow-3"] };
    const loadout = { ...emptyLoadout, armor: { ...emptyLoadout.armor, head } };
    expect(importBuild(exportBuild(loadout))).toEqual({ ok: true, content: loadout });
  });
});

describe("where and what is wrong", () => {
  test("names files of another kind", () => {
    expect(wordsOf("{")).toEqual(["The file is not JSON."]);
    for (const text of ["null", "[]", "7", '"quarry-build"', "{}", exportTalismans([])]) {
      expect(wordsOf(text)).toEqual(["The file format must be quarry-build."]);
    }
    expect(wordsOf(exportBuild(emptyLoadout), importTalismans)).toEqual([
      "The file format must be quarry-talismans.",
    ]);
    expect(wordsOf('{"format":"quarry-build","version":2}')).toEqual([
      "The file has version 2, which this site cannot read.",
    ]);
    expect(wordsOf(" ".repeat(maxFileLength + 1))).toEqual([
      "The file is too long: 2,000,001 characters, the maximum is 2,000,000.",
    ]);
  });

  test.each([
    [{ transcended: "yes" }, "build.transcended should be true or false."],
    [{ weapon: undefined }, "build.weapon should be an object."],
    [
      { armor: { ...emptyLoadout.armor, head: { id: "<b>", decorations: [] } } },
      "build.armor.head.id is not a known ID.",
    ],
    [
      { armor: { ...emptyLoadout.armor, legs: { id: "a", decorations: new Array(8).fill(null) } } },
      "build.armor.legs.decorations lists more than 7.",
    ],
    [{ charm: { kind: "ring", id: "a" } }, "build.charm.kind has an unknown type."],
    [
      {
        charm: {
          kind: "talisman",
          talisman: "a",
          skills: [{ skill: "b", level: 9 }],
          slots: [],
          decorations: [],
        },
      },
      "build.charm.skills.0.level is above 8.",
    ],
    [
      {
        charm: {
          kind: "talisman",
          talisman: "a",
          skills: [{ skill: "b", level: 1.5 }],
          slots: [],
          decorations: [],
        },
      },
      "build.charm.skills.0.level should be a whole number.",
    ],
    [
      {
        charm: {
          kind: "talisman",
          talisman: "a",
          skills: [],
          slots: [{ kind: "ring", slot: 1 }],
          decorations: [],
        },
      },
      "build.charm.slots.0.kind should be weapon or armor.",
    ],
    [{ notes: "x" }, "build has unknown fields: notes."],
  ])("says so for %o", (change, words) => {
    expect(wordsOf(build(change))).toEqual([words]);
  });

  test("names talismans with the same mark", () => {
    const one: SavedTalisman = { id: "a", name: "", talisman: "golden-age-charm", skills: [], slots: [] };
    expect(wordsOf(exportTalismans([one, { ...one, name: "other" }]), importTalismans)).toEqual([
      "talismans.1.id is the ID of another talisman.",
    ]);
    expect(wordsOf(exportTalismans([{ ...one, name: "x".repeat(61) }]), importTalismans)).toEqual([
      "talismans.0.name is above 60 characters.",
    ]);
    const many = Array.from({ length: 2001 }, (_, at) => ({ ...one, id: `t${at}` }));
    expect(wordsOf(exportTalismans(many), importTalismans)).toEqual(["talismans lists more than 2000."]);
  });

  test("names ten fields at most", () => {
    const talismans = new Array(50).fill({});
    const text = JSON.stringify({ format: "quarry-talismans", version: 1, talismans });
    expect(wordsOf(text, importTalismans)).toHaveLength(10);
  });
});

describe("hostile files", () => {
  test("are never thrown at the caller, and what is taken can be written as a code", () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom("attack-boost", 1, 3, null, [], [null]));
    const key = fc.constantFrom("weapon", "armor", "charm", "transcended");
    fc.assert(
      fc.property(key, value, (field, content) => {
        const file = importBuild(build({ [field]: content }));
        if (file.ok) expect(() => encodeLoadout(file.content, tables)).not.toThrow();
        else expect(file.problems.map(formatFileProblem).join("")).not.toBe("");
      }),
      { numRuns: getRuns({ small: 300, full: 2000 }) },
    );
  });

  test("may be nested as deep as they like", () => {
    const deep = `{"format":"quarry-build","version":1,"build":${"[".repeat(300_000)}${"]".repeat(300_000)}}`;
    expect(importBuild(deep).ok).toBe(false);
  });
});
