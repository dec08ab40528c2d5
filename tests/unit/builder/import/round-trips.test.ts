import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDecorationCsv, writeDecorationCsv } from "@/lib/builder/collection/decoration-csv";
import { readTalismanFile } from "@/lib/builder/collection/import-talismans";
import { createNameIndex } from "@/lib/builder/collection/name-index";
import { exportDecorations, importOwnDecorations } from "@/lib/builder/collection/own-decorations";
import { readTalismanCsv, writeTalismanCsv } from "@/lib/builder/collection/talisman-csv";
import { importBuilds } from "@/lib/builder/import/import-builds";
import type { Loadout } from "@/lib/builder/loadout/model";
import { exportBuild, exportTalismans, type SavedTalisman } from "@/lib/builder/share/build-file";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { formatBuildMessage, getBuildLink } from "@/lib/builder/share/share-build";
import { exportMyBuilds } from "@/lib/builder/workspace/my-builds/add-imported";
import { anyLoadout, anyTalisman } from "@/tests/support/builder/random-loadouts";
import { createTestData } from "@/tests/support/builder-page";
import { getRuns } from "@/tests/support/test-size";

const data = createTestData();
const { catalog, getName, tables } = data;
const index = createNameIndex(data);
let marks = 0;
const reading = { index, catalog, getName, createId: () => `mark-${++marks}` };
const read = (text: string) => importBuilds([text], { builderData: data, index });
const toCode = (loadout: Loadout) => encodeLoadout(loadout, tables);
const runs = { numRuns: getRuns({ small: 60, full: 1000 }) };

const anyName = fc.oneof(
  fc.string({ maxLength: 20 }),
  // What spreadsheets, quotes and line ends make of a name.
  fc.string({
    unit: fc.constantFrom("'", '"', "=", "-", "+", "@", "1", "%", ",", ";", "\t", "\n", "\r", " ", "é"),
    maxLength: 8,
  }),
);
const anySaved: fc.Arbitrary<SavedTalisman> = fc
  .tuple(anyTalisman, anyName, fc.uuid())
  .map(([{ talisman, skills, slots }, name, id]) => ({
    id,
    // As the dialog saves it.
    name: name.trim().replaceAll(/\s+/g, " "),
    talisman,
    skills,
    slots,
  }));
const anyShelf = fc.uniqueArray(anySaved, { selector: ({ id }) => id, minLength: 1, maxLength: 6 });
const ids = [...catalog.decorations.keys()];
const anyCounts = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 99 }), { maxKeys: 12 });

describe("what is exported is imported again as it was", () => {
  test("builds: as a file, a link, a message and a file of named builds", () => {
    fc.assert(
      fc.property(anyLoadout, fc.string({ minLength: 1, maxLength: 20 }), (loadout, title) => {
        const code = toCode(loadout);
        const mine = { id: "a", name: title, changedAt: "2026-11-23", code, criteria: null, setup: null };
        const link = getBuildLink("https://quarry.example", code, "modifier*demondrug", {
          search: "1_rank.any",
        });
        for (const text of [
          exportBuild(loadout),
          link,
          formatBuildMessage("Weapon: any\nHead: any", link),
          exportMyBuilds([mine]),
        ]) {
          const { builds, problems } = read(text);
          expect(builds.map((build) => [toCode(build.loadout), build.left])).toEqual([[code, []]]);
          expect(problems).toEqual([]);
        }
      }),
      runs,
    );
  });

  test("talismans: as JSON and as CSV, in the order they were in", () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        expect(readTalismanFile(exportTalismans(shelf), catalog, getName)).toEqual({
          ok: true,
          talismans: shelf,
        });
        const { talismans, bad } = readTalismanCsv(writeTalismanCsv(shelf, getName), reading);
        expect(bad).toEqual([]);
        expect(talismans.map(({ id: _, ...figures }) => figures)).toEqual(
          shelf.map(({ id: _, ...figures }) => figures),
        );
      }),
      runs,
    );
  });

  test("counts of decorations: as JSON and as CSV", () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        expect(importOwnDecorations(exportDecorations(counts), (id) => catalog.decorations.has(id))).toEqual({
          ok: true,
          decorations: counts,
        });
        expect(readDecorationCsv(writeDecorationCsv(counts, ids, getName), index)).toEqual({
          counts,
          read: ids.length,
          bad: [],
        });
      }),
      runs,
    );
    expect(importOwnDecorations(exportDecorations("unlimited"), () => true)).toEqual({
      ok: true,
      decorations: "unlimited",
    });
  });
});

/** Values that no field of a build has, and that are no way to write an empty one. */
const anyJunk = fc.constantFrom<unknown>(
  4242,
  -1,
  0.5,
  "Zzyzx",
  { zzyzx: "Zzyzx" },
  ["Zzyzx", 7],
  { name: 7 },
  [[7]],
  "9".repeat(300),
);

/** Every place in a JSON value, as the keys that lead to it. */
function listPlaces(json: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json !== "object" || json === null) return [way];
  return [
    ...(way.length > 0 ? [way] : []),
    ...Object.entries(json).flatMap(([key, each]) => listPlaces(each, [...way, key])),
  ];
}

function withJunk(json: unknown, [key = "", ...rest]: readonly string[], junk: unknown): unknown {
  const inner = (each: unknown) => (rest.length === 0 ? junk : withJunk(each, rest, junk));
  if (Array.isArray(json)) return json.map((each, at) => (String(at) === key ? inner(each) : each));
  return Object.fromEntries(
    Object.entries(Object(json)).map(([name, each]) => [name, name === key ? inner(each) : each]),
  );
}

/** A build as tools write it, in names. */
function toNames({ weapon, armor, charm, transcended }: Loadout) {
  const worn = Object.entries(armor).map(([piece, each]) => [
    piece,
    each && {
      name: getName("armor", each.id),
      decorations: each.decorations.map((id) => id && getName("decoration", id)),
    },
  ]);
  const rolled =
    charm?.kind === "talisman"
      ? {
          name: getName("talisman", charm.talisman),
          skills: charm.skills.map(({ skill, level }) => ({ name: getName("skill", skill), level })),
          slots: charm.slots,
        }
      : null;
  return {
    // Artian parts cannot be told in words of other tools without loss.
    weapon: weapon && !weapon.artian ? weapon.id : null,
    armor: Object.fromEntries(worn),
    charm: charm?.kind === "charm" ? getName("charm", charm.id) : rolled,
    transcended,
  };
}

/** What of a build is reported: sentences next to it and of the file. */
function listReports(text: string): readonly string[] {
  const { builds, problems } = read(text);
  return [...problems, ...builds.flatMap(({ left }) => left)];
}

describe("what is damaged is reported, and never throws", () => {
  test("a wrong value in any field of a build, in ids or in names", () => {
    fc.assert(
      fc.property(anyLoadout, anyJunk, fc.nat(), fc.boolean(), (loadout, junk, seed, isNamed) => {
        const json: unknown = isNamed ? toNames(loadout) : JSON.parse(exportBuild(loadout));
        // A build whose file does not say what it is is read all the same.
        const places = listPlaces(json).filter(([key]) => key !== "format" && key !== "version");
        const way = places[seed % places.length] ?? [];
        const damaged = JSON.stringify(withJunk(json, way, junk));
        const wasNothing = read(JSON.stringify(json)).builds.length === 0;
        expect({ way, junk, isReported: wasNothing || listReports(damaged).length > 0 }).toMatchObject({
          isReported: true,
        });
      }),
      { numRuns: getRuns({ small: 300, full: 5000 }) },
    );
  });

  test("an entry among named builds that is none", () => {
    fc.assert(
      fc.property(
        fc.array(anyLoadout, { minLength: 1, maxLength: 3 }),
        anyJunk,
        fc.nat(),
        (loadouts, junk, seed) => {
          const good = loadouts.map((loadout) => ({ name: "Good", code: toCode(loadout) }));
          const at = seed % (good.length + 1);
          for (const bad of [junk, { name: "Bad", code: "nonsense" }]) {
            const { builds, problems } = read(
              JSON.stringify({
                format: "quarry-builds",
                version: 1,
                builds: good.toSpliced(at, 0, Object(bad)),
              }),
            );
            expect(builds.map(({ loadout }) => toCode(loadout))).toEqual(good.map(({ code }) => code));
            expect(problems.join()).toContain(`Build ${at + 1}`);
          }
        },
      ),
      runs,
    );
  });

  test("a wrong cell in any line of a table, while the other lines are taken", () => {
    fc.assert(
      fc.property(
        anyShelf,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("Zzyzx", "99", "0.5", "1e9", "()"),
        (shelf, row, column, junk) => {
          const lines = writeTalismanCsv(shelf, getName).trim().split("\r\n");
          // Names hold no line ends here, and no separators: each cell is one.
          const at = 1 + (row % shelf.length);
          const cells = [
            "",
            ...Array.from({ length: 9 }, (_, cell) => lines[at]?.split(",").at(cell - 9) ?? ""),
          ];
          cells[1 + (column % 9)] = junk;
          const { talismans, bad } = readTalismanCsv(lines.with(at, cells.join(",")).join("\n"), reading);
          expect([talismans.length, bad.map(({ line }) => line)]).toEqual([shelf.length - 1, [at + 1]]);
        },
      ),
      runs,
    );
    fc.assert(
      fc.property(
        anyCounts,
        fc.nat({ max: ids.length - 1 }),
        fc.constantFrom("", "many", "-1", "1.5", "1e3", "12345"),
        (counts, row, junk) => {
          const lines = writeDecorationCsv(counts, ids, getName).trim().split("\r\n");
          const damaged = lines.with(row + 1, (lines[row + 1] ?? "").replace(/[^,]*$/, junk));
          const { read: taken, bad } = readDecorationCsv(damaged.join("\n"), index);
          expect([taken, bad.map(({ line }) => line)]).toEqual([ids.length - 1, [row + 2]]);
        },
      ),
      runs,
    );
  });

  test("a quotation mark that is not closed, and what is too long to be read", () => {
    const head = "Name,Owned,Note";
    const open = readDecorationCsv(
      `${head}\nAttack Jewel [1],3,\nAttack Jewel [1],4,"half\nAmbush Jewel [2],5,`,
      index,
    );
    expect(open.counts).toEqual({ "attack-jewel-1": 3 });
    expect(open.bad).toEqual([{ line: 3, why: expect.stringContaining("quotation mark") }]);
    expect(readDecorationCsv(`Name,Owned,"Note\nAttack Jewel [1],3,`, index).bad).toMatchObject([
      { line: 1 },
    ]);
    expect(readDecorationCsv(head, index).bad).toMatchObject([{ line: 2 }]);
    const many = readDecorationCsv(`${head}\n${"Attack Jewel [1],7,\n".repeat(5001)}`, index);
    expect([many.read, many.bad.map(({ line }) => line)]).toEqual([5000, [5002]]);
    // A million characters end within a count.
    const long = `${head}\nAttack Jewel [1],7,${"x".repeat(999_960)}\nAmbush Jewel [2],12,`;
    const cut = readDecorationCsv(long, index);
    expect([cut.counts, cut.bad.map(({ line }) => line)]).toEqual([{ "attack-jewel-1": 7 }, [3]]);
  });

  test("any part of a file that is cut out, doubled or overwritten: no reader throws", () => {
    const anyText = fc.oneof(
      anyLoadout.map(exportBuild),
      anyLoadout.map((loadout) => JSON.stringify(toNames(loadout))),
      anyLoadout.map((loadout) => getBuildLink("https://quarry.example", toCode(loadout))),
      anyShelf.map(exportTalismans),
      anyShelf.map((shelf) => writeTalismanCsv(shelf, getName)),
      anyCounts.map(exportDecorations),
      anyCounts.map((counts) => writeDecorationCsv(counts, ids, getName)),
    );
    const anyDamage = fc.tuple(
      fc.nat(),
      fc.nat({ max: 40 }),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(anyText, fc.array(anyDamage, { minLength: 1, maxLength: 4 }), (text, damages) => {
        const damaged = damages.reduce((now, [seed, length, junk, isDoubled]) => {
          const at = seed % (now.length + 1);
          const cut = now.slice(at, at + length);
          return now.slice(0, at) + junk + (isDoubled ? cut + cut : "") + now.slice(at + length);
        }, text);
        const builds = read(damaged);
        expect(builds.builds.length + builds.problems.length).toBeGreaterThan(0);
        const file = readTalismanFile(damaged, catalog, getName);
        expect(file.ok || file.problems.length > 0).toBe(true);
        const shelf = readTalismanCsv(damaged, reading);
        expect(shelf.talismans.length + shelf.bad.length).toBeGreaterThan(0);
        const counts = importOwnDecorations(damaged, (id) => catalog.decorations.has(id));
        expect(counts.ok || counts.problems.length > 0).toBe(true);
        const table = readDecorationCsv(damaged, index);
        expect(table.read + table.bad.length).toBeGreaterThan(0);
      }),
      { numRuns: getRuns({ small: 150, full: 3000 }) },
    );
  });
});
