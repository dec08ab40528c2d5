import { describe, expect, test } from "vitest";
import { addBoxFile, readBoxFile, writeBoxFile } from "@/lib/box/box-file";
import { browserHomes } from "@/lib/box/browser-homes";
import type { PlainEntry } from "@/lib/box/model";
import { fieldSchemas, getFieldSchema } from "@/lib/box/schema";
import { counted, decoration, material, talisman, toSorted } from "@/tests/support/box-devices";

const now = new Date("2026-11-27T12:00:00Z");
const all: readonly PlainEntry[] = [
  talisman("t1"),
  counted,
  decoration("attack-jewel", 3),
  material("iron-ore", 12),
  { kind: "setting", id: "weapon", fields: { value: "bow" } },
  { kind: "gear", id: "armor/rathalos-helm", fields: { have: true } },
  { kind: "way", id: "weapon/bow-1", fields: { way: "forge" } },
  { kind: "crown", id: "rathalos", fields: { small: true, large: "gold", smallest: 1500.5, largest: null } },
  { kind: "wish", id: "weapon/bow-1", fields: { name: "Bow I", way: "path" } },
  { kind: "search", id: "My search", fields: { search: { criteria: { skills: [] }, target: null } } },
  {
    kind: "build",
    id: "b1",
    fields: {
      name: "Bow",
      content: { code: "abc", criteria: null, setup: null },
      changedAt: "2026-11-27T10:00:00.000Z",
    },
  },
  {
    kind: "weapon",
    id: "w1",
    fields: {
      name: "Mine",
      weapon: "gogma-bow",
      rolls: { parts: [], reinforcements: ["attack"], setBonus: null, groupSkill: null },
      goal: { setBonus: null, groupSkill: null },
    },
  },
  {
    kind: "roll",
    id: "r1",
    fields: {
      weapon: "w1",
      at: "2026-11-27T10:00:00.000Z",
      result: { reinforcements: ["attack"], setBonus: null, groupSkill: null },
      kept: true,
    },
  },
];

test("the storage of each feature becomes entries and back, with every kind", () => {
  const texts = browserHomes.map((home) => [home, home.write(null, all)] as const);
  const back = texts.flatMap(([home, text]) => home.read(text) ?? []);
  expect(toSorted(back)).toBe(toSorted(all));
  for (const { kind, fields } of all) {
    for (const [name, value] of Object.entries(fields)) {
      expect(getFieldSchema(kind, name)?.safeParse(value).success, `${kind} ${name}`).toBe(true);
    }
  }
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(fieldSchemas)));
});

describe("a text of a browser", () => {
  test.each(["{", "[]", "7", "null", '"x"'])("that is damaged says nothing: %s", (text) => {
    const jsonHomes = browserHomes.filter(({ settings }) => settings?.[0] !== "weapon");
    for (const { read } of jsonHomes) expect(read(text)).toBeNull();
  });

  test("keeps what is no part of a box", () => {
    const [collection] = browserHomes;
    const before = JSON.stringify({
      version: 1,
      talismans: [],
      decorations: "unlimited",
      recent: { weapon: ["bow-1"] },
    });
    const after = JSON.parse(collection?.write(before, [talisman("t1")]) ?? "{}");
    expect(after.recent).toEqual({ weapon: ["bow-1"] });
    expect(after.talismans).toHaveLength(1);
    expect(after.decorations).toBe("unlimited");
  });
});

describe("a file of everything", () => {
  test("is read back whole", () => {
    const read = readBoxFile(writeBoxFile(all, now));
    expect(read).toMatchObject({ ok: true, left: 0 });
    expect(read.ok && toSorted(read.entries)).toBe(toSorted(all));
  });

  test.each([
    "",
    "{",
    "[]",
    '{"format":"quarry-build","version":1}',
    '{"format":"quarry-box","version":2,"box":{}}',
  ])("that is none changes nothing: %s", (text) => {
    expect(readBoxFile(text)).toMatchObject({ ok: false });
  });

  test("tells of each entry that cannot be read, and takes the others", () => {
    const file = {
      format: "quarry-box",
      version: 1,
      box: { material: [{ id: "iron-ore", count: 3 }, { id: "bone", count: -1 }, { count: 2 }, 7] },
    };
    expect(readBoxFile(JSON.stringify(file))).toEqual({
      ok: true,
      entries: [material("iron-ore", 3)],
      left: 3,
      problems: [
        "Material 2: “count” is missing or can't be read.",
        "Material 3: it has no ID.",
        "Material 4: not an entry.",
      ],
    });
  });

  test("is added to what is there: it wins where both have an entry, and removes nothing", () => {
    const { entries, added, changed, full } = addBoxFile(
      [material("iron-ore", 1), material("bone", 2), material("hide", 3)],
      [material("iron-ore", 5), material("bone", 2), material("scale", 4)],
    );
    expect({ added, changed, full }).toEqual({ added: 1, changed: 1, full: [] });
    expect(entries).toEqual([
      material("iron-ore", 5),
      material("bone", 2),
      material("hide", 3),
      material("scale", 4),
    ]);
  });

  test("of 5,000 talismans fills the box, and says that the rest had no room", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => talisman(`t${at}`));
    const { entries, added, full } = addBoxFile([], many);
    expect({ added, full, count: entries.length }).toEqual({
      added: 2_000,
      full: ["talisman"],
      count: 2_000,
    });
  });
});
