import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { textsSchema } from "@/lib/catalog/schema";
import { findCodeClashes, getBuildImpact } from "@/scripts/data-import/build-impact";
import { compareRecords } from "@/scripts/data-import/compare-records";
import { createImportReport } from "@/scripts/data-import/create-report";
import { findOutliers } from "@/scripts/data-import/find-outliers";
import { formatReport } from "@/scripts/data-import/format-report";
import { runImportCommand } from "@/scripts/data-import/import-command";
import { runImport } from "@/scripts/data-import/run-import";
import { TableLog } from "@/scripts/data-import/table-log";
import {
  copyData,
  copyTables,
  editTable,
  extractImporters,
  makeFolder,
} from "@/tests/support/data-import/tables";

const none = { added: [], removed: [], changed: [] };

/** Imports and reports, with the tables that were read. */
function reportOn(folder: string, dataFolder: string) {
  const log = new TableLog();
  const outcome = runImport(folder, dataFolder, extractImporters, log.load);
  return createImportReport(dataFolder, outcome, log.toRecord());
}

const cleanUps: (() => void)[] = [];
afterAll(() => {
  for (const cleanUp of cleanUps) cleanUp();
});

/** What the first import of the extract leaves: made once, as it takes a second. */
let imported: string | null = null;

/** Imports the extract into a copy of the data, so that a second import has it as what was there before. */
function importFirst(): string {
  if (!imported) {
    const dataFolder = copyData((cleanUp) => cleanUps.push(cleanUp));
    const setup = { dataFolder, importers: extractImporters, today: "2026-11-23", print: () => undefined };
    expect(runImportCommand(["tests/fixtures/tables", "--accept-removed"], setup)).toBe(0);
    imported = dataFolder;
  }
  const copy = makeFolder();
  cpSync(imported, copy, { recursive: true });
  return copy;
}

describe("comparing a file before and after", () => {
  test("tells what was added and removed, by id", () => {
    expect(compareRecords([{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }])).toEqual({
      added: ["c"],
      removed: ["a"],
      changed: [],
    });
  });

  test("tells each figure that changed, with the old one, at any depth", () => {
    const before = { id: "a", attack: 100, craft: { zenny: 500, materials: [{ item: "ore", qty: 2 }] } };
    const after = { id: "a", attack: 110, craft: { zenny: 500, materials: [{ item: "ore", qty: 3 }] } };
    expect(compareRecords([before], [after]).changed).toEqual([
      { id: "a", field: "attack", before: 100, after: 110 },
      { id: "a", field: "craft.materials.0.qty", before: 2, after: 3 },
    ]);
  });

  test("tells what came to a list and what left it, each as often as it did", () => {
    const { changed } = compareRecords([{ id: "a", slots: [3, 1, 1] }], [{ id: "a", slots: [3, 2] }]);
    expect(changed).toEqual([
      { id: "a", field: "slots", before: 1, after: undefined },
      { id: "a", field: "slots", before: 1, after: undefined },
      { id: "a", field: "slots", before: undefined, after: 2 },
    ]);
  });

  test("takes a field that was not there for a change", () => {
    const { changed } = compareRecords([{ id: "a" }], [{ id: "a", requires: "burst" }]);
    expect(changed).toEqual([{ id: "a", field: "requires", before: undefined, after: "burst" }]);
  });

  test("finds nothing in what is the same", () => {
    expect(compareRecords([{ id: "a", slots: [1] }], [{ id: "a", slots: [1] }])).toEqual(none);
  });
});

describe("what an import means for builds", () => {
  test("names removed records with their number in codes", () => {
    const impact = getBuildImpact(new Map([["charms", { ...none, removed: ["blast-charm-i"] }]]));
    expect(impact.removed).toHaveLength(1);
    expect(impact.removed[0]).toMatch(/^charm blast-charm-i \(number \d+\)$/);
  });

  test("tells records that fit differently from those with other figures", () => {
    const changed = [
      { id: "bone-blade", field: "slots.0", before: 1, after: 2 },
      { id: "bone-blade", field: "attack", before: 100, after: 110 },
      { id: "iron-blade", field: "attack", before: 100, after: 110 },
    ];
    const impact = getBuildImpact(new Map([["weapons", { ...none, changed }]]));
    expect(impact).toEqual({ removed: [], refitted: ["weapon bone-blade"], refigured: 2 });
  });

  test("leaves out what no build holds", () => {
    const changed = [{ id: "potion", field: "sellPrice", before: 8, after: 9 }];
    const impact = getBuildImpact(new Map([["items", { ...none, removed: ["herb"], changed }]]));
    expect(impact).toEqual({ removed: [], refitted: [], refigured: 0 });
  });

  test("refuses ids that would share a number", () => {
    // Reinforcements have 8 bits, so that 300 ids cannot all have numbers of their own.
    const ids = Array.from({ length: 300 }, (_, index) => `boost-${index}`);
    const clashes = findCodeClashes(new Map([["artian-bonuses", ids]]));
    expect(clashes.length).toBeGreaterThanOrEqual(45);
    expect(clashes[0]).toMatch(/^reinforcement boost-\d+ would have the number of boost-\d+ in build codes$/);
  });
});

describe("the range of a kind of number", () => {
  const before = [
    { id: "a", attack: 100, slots: [1, 3] },
    { id: "b", attack: 250, slots: [2], affinity: -15 },
  ];
  const find = (record: { id: string; [field: string]: unknown }) =>
    findOutliers("weapons", before, [record]);

  test("is left past twice the most, and below what a negative least allows", () => {
    expect(find({ id: "c", attack: 999999 })).toEqual(["weapons c attack: 999999 is far out of 100 to 250"]);
    expect(find({ id: "a", attack: -1 })).toEqual(["weapons a attack: -1 is far out of 100 to 250"]);
    expect(find({ id: "a", slots: [1, 70] })).toEqual(["weapons a slots.1: 70 is far out of 1 to 3"]);
    expect(find({ id: "b", affinity: -31 })).toHaveLength(1);
  });

  test("holds what a patch usually raises, and what is new", () => {
    expect(find({ id: "c", attack: 500, slots: [6], affinity: -30, elements: { fire: 900 } })).toEqual([]);
  });
});

describe("the report of a patch", () => {
  test("has each change with old and new figures, a new name and what it lacks", () => {
    const dataFolder = importFirst();
    const folder = copyTables();
    editTable(folder, "Common/Item/itemData", '"_SellPrice":8,', '"_SellPrice":9,');
    editTable(folder, "Text/Excel_Data/Item", '"Potion","Potion",', '"Potion","Potion de soin",');
    editTable(folder, "Common/Equip/AccessoryData", '"_SlotLevelAcc":"[1] Lv1"', '"_SlotLevelAcc":"[2] Lv2"');
    const report = reportOn(folder, dataFolder);
    const lines = formatReport({ ...report, missing: ["thunderstep: no entry"] }, 10);

    expect(lines).toContain("items: 0 added, 1 changed, 0 removed");
    expect(lines).toContain("  sellPrice (1)");
    expect(lines).toContain("    potion sellPrice: 8 -> 9");
    expect(lines).toContain('  items/potion name: "Potion" -> "Potion de soin"');
    expect(lines).toContain("  thunderstep: no entry");
    expect(lines.join("\n")).toMatch(/0 records .* removed, 1 fit differently, 0 have other figures/);
    expect(lines.join("\n")).toMatch(/ {2}~ decoration \S+/);
  });

  test("asks for the text of a record that has none", () => {
    const dataFolder = importFirst();
    const path = join(dataFolder, "texts/skills.json");
    const texts = textsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    delete texts["attack-boost"];
    writeFileSync(path, JSON.stringify(texts));
    const report = reportOn("tests/fixtures/tables", dataFolder);
    expect(report.missing).toEqual(["attack-boost: no text in data/texts/skills.json"]);
  });

  test("keeps the ids of talismans and Artian bonuses that are called something else now, and asks for new ones", () => {
    const dataFolder = importFirst();
    const folder = copyTables();
    editTable(folder, "Text/Excel_Data/ArtianBonus", '"Attack Boost I"', '"Attack Surge I"');
    editTable(folder, "Text/Excel_Equip/Amulet", '"Unknown Charm"', '"Nameless Charm"');
    editTable(folder, "Facility/ArtianBonusData", '"[4] BONUS_003"', '"[99] BONUS_099"');
    const { files, missing } = runImport(folder, dataFolder, extractImporters);
    expect(files.get("catalog/random-talismans.json")).toContain(
      '{"id":"unknown-charm","kind":"talisman","name":"Nameless Charm"',
    );
    expect(files.get("catalog/artian-bonuses.json")).toContain('{"id":"attack-surge-i"');
    expect(missing).toEqual(["attack-surge-i: no entry in data/sources/ids.json"]);
  });

  test("says of tables that change nothing that they change nothing", () => {
    const dataFolder = importFirst();
    const report = reportOn("tests/fixtures/tables", dataFolder);
    const lines = formatReport(report, 10);
    expect(lines).toContain("No table that is read changed.");
    expect(lines).toContain("No facts change.");
    expect(lines).toContain("No names change.");
    expect(lines).toContain("Nothing is missing.");
  });

  test("names the table of a change that makes no fact, and the newest version that a row names", () => {
    const dataFolder = importFirst();
    const folder = copyTables();
    const versions = '"_Since":"[7] VER_1041_00_00","_Until":"[8] VER_9999_99_99",';
    editTable(folder, "Common/Item/itemData", '"_SellPrice":8,', `"_SellPrice":8,${versions}`);
    const report = reportOn(folder, dataFolder);
    const lines = formatReport(report, 10);

    expect(report.version).toBe("1.041.00.00");
    expect(lines[0]).toMatch(/names: 1\.041\.00\.00\. The site covers Ver\./);
    expect(lines[1]).toMatch(/^Tables that are read: 0 added, 1 changed, 0 removed\. /);
    expect(lines[2]).toBe("  ~ Common/Item/itemData.user.3.json");
    expect(lines).toContain("No facts change.");
  });

  test("counts the lines of a long list that it does not show", () => {
    const catalog = new Map([["items", { ...none, added: ["a", "b", "c", "d"] }]]);
    const builds = { removed: [], refitted: [], refigured: 0 };
    const report = {
      version: null,
      tables: none,
      catalog,
      names: new Map(),
      missing: [],
      outliers: [],
      clashes: [],
      builds,
    };
    expect(formatReport(report, 3)).toEqual(expect.arrayContaining(["  + c", "  and 1 more"]));
    expect(formatReport(report, 4)).toContain("  + d");
  });
});

describe("the command", () => {
  test("only compares with --check, and ends with 1 where something would change", () => {
    const dataFolder = importFirst();
    const setup = { dataFolder, importers: extractImporters, today: "2026-11-23", print: () => undefined };
    expect(runImportCommand(["tests/fixtures/tables", "--check"], setup)).toBe(0);

    const folder = copyTables();
    editTable(folder, "Common/Item/itemData", '"_SellPrice":8,', '"_SellPrice":9,');
    const path = join(dataFolder, "catalog/items.json");
    const before = readFileSync(path, "utf8");
    expect(runImportCommand([folder, "--check"], setup)).toBe(1);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect(runImportCommand([folder], setup)).toBe(0);
    expect(readFileSync(path, "utf8")).toContain(
      '"id":"potion","gameId":2,"name":"Potion","type":"consumable","rarity":1,"maxCarry":10,"sellPrice":9',
    );
  });

  test("writes nothing where builds may hold what is removed, unless it is told to", () => {
    const dataFolder = copyData();
    const said: string[] = [];
    const setup = {
      dataFolder,
      importers: extractImporters,
      today: "2026-11-23",
      print: (text: string) => said.push(text),
    };
    const path = join(dataFolder, "catalog/weapons.json");
    const before = readFileSync(path, "utf8");
    expect(runImportCommand(["tests/fixtures/tables"], setup)).toBe(1);
    expect(said.at(-1)).toContain("Nothing was written; --accept-removed writes.");
    expect(readFileSync(path, "utf8") === before).toBe(true);
    expect(runImportCommand(["tests/fixtures/tables", "--accept-removed"], setup)).toBe(0);
    expect(readFileSync(path, "utf8") === before).toBe(false);
  });

  test("writes no number that is far out of the range of its kind, unless it is told to", () => {
    const dataFolder = importFirst();
    const folder = copyTables();
    editTable(folder, "Common/Item/itemData", '"_SellPrice":8,', '"_SellPrice":9999999,');
    const said: string[] = [];
    const setup = {
      dataFolder,
      importers: extractImporters,
      today: "2026-11-23",
      print: (text: string) => said.push(text),
    };
    const path = join(dataFolder, "catalog/items.json");
    const before = readFileSync(path, "utf8");
    expect(runImportCommand([folder], setup)).toBe(1);
    expect(said.join("\n")).toMatch(/! items potion sellPrice: 9999999 is far out of \d+ to \d+/);
    expect(said.at(-1)).toContain("Nothing was written; --accept-outliers writes.");
    expect(readFileSync(path, "utf8") === before).toBe(true);
    expect(runImportCommand([folder, "--accept-outliers"], setup)).toBe(0);
    expect(readFileSync(path, "utf8") === before).toBe(false);
  });

  test("puts the whole report into a file", () => {
    const file = join(makeFolder(), "report.txt");
    const setup = {
      dataFolder: copyData(),
      importers: extractImporters,
      today: "2026-11-23",
      print: () => undefined,
    };
    expect(runImportCommand(["tests/fixtures/tables", "--check", "--report", file], setup)).toBe(1);
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.length).toBeGreaterThan(2_000);
    expect(lines.join("\n")).not.toMatch(/and \d+ more/);
  });
});
