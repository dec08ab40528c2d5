import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Ids } from "@/scripts/data-import/ids";
import { ImportError, type RowPlace } from "@/scripts/data-import/import-error";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { refusedCases as cases, refusedObjects } from "@/tests/support/data-import/refused-cases";
import {
  copyData,
  copyTables,
  extractFolder,
  extractImporters,
  readTable,
  removeTable,
  writeTable,
} from "@/tests/support/data-import/tables";

/** Remembers which ids an importer assigns, so that another run can have those of all others. */
class RecordedIds extends Ids {
  readonly assigned: [kind: string, key: string, id: string][] = [];

  override assign(kind: string, key: string, name: string, place: RowPlace, prefix?: string): string {
    const id = super.assign(kind, key, name, place, prefix);
    this.assigned.push([kind, key, id]);
    return id;
  }
}

const folder = copyTables(afterAll);
const tables = Tables.open(extractFolder);
const texts = new Texts(tables, new Set(extractImporters.flatMap((importer) => importer.texts)));
const overlays = new Overlays(join(copyData(afterAll), "sources"));
const assignedBy = runAll();

/** Ids by the importer that assigns them. Running one importer alone then takes some milliseconds. */
function runAll() {
  const ids = new RecordedIds(new Map());
  return new Map(
    extractImporters.map((importer) => {
      importer.run({ tables, texts, overlays, ids });
      return [importer.file, ids.assigned.splice(0)] as const;
    }),
  );
}

/** Runs one importer on a copy of the extract and gives back the message with which it refuses. */
function importAlone(file: string): string {
  const importer = extractImporters.find((one) => one.file === file);
  if (!importer) throw new Error(`no importer makes ${file}`);
  const others = [...assignedBy].flatMap(([owner, ids]) => (owner === file ? [] : ids));
  const previous = new Map<string, Map<string, string>>();
  for (const [kind, key, id] of others) {
    previous.set(kind, (previous.get(kind) ?? new Map<string, string>()).set(key, id));
  }
  const ids = new Ids(previous);
  for (const [kind, key] of others) ids.assign(kind, key, "", { table: "others" });
  try {
    importer.run({ tables: Tables.open(folder), texts, overlays, ids });
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return "imported";
}

/** The same with one table changed, which is put back. */
function importChanged(file: string, table: string, before: string | RegExp, after: string): string {
  const text = readTable(table);
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeTable(folder, table, changed);
  try {
    return importAlone(file);
  } finally {
    writeTable(folder, table, text);
  }
}

/** The same with the first row of a list doubled. */
function importTwice(file: string, table: string, list: string): string {
  const text = readTable(table);
  writeTable(folder, table, JSON.stringify(doubleFirst(JSON.parse(text), list)));
  try {
    return importAlone(file);
  } finally {
    writeTable(folder, table, text);
  }
}

function doubleFirst(json: unknown, list: string): unknown {
  if (Array.isArray(json)) return json.map((value) => doubleFirst(value, list));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === list && Array.isArray(value) ? [value[0], ...value] : doubleFirst(value, list),
    ]),
  );
}

/** The last part of a path: files of shapes are named by that alone. */
function getName(table: string): string {
  return table.slice(table.lastIndexOf("/") + 1);
}

const modifierTables = [
  ["Facility/MealData", "_Attack"],
  ["Player/ActionData/Common/GlobalParam/PlayerItemParam", "_KijinDrink_AddAttack"],
  ["Player/ActionData/Wp11/GlobalParam/Wp11GlobalActionParam", "_CloseBottleAttackUpRate"],
] as const;

test("each importer takes the extract as it is, on its own", () => {
  for (const { file } of extractImporters) expect([file, importAlone(file)]).toEqual([file, "imported"]);
});

describe("an importer refuses, with table, row and field,", () => {
  test.each(cases)("a missing table: $file, $table", ({ file, table }) => {
    const text = readTable(table);
    removeTable(folder, table);
    try {
      expect(importAlone(file)).toContain(`${table}: no such table`);
    } finally {
      writeTable(folder, table, text);
    }
  });

  test.each(cases)("a renamed column: $file, $table, $column", ({ file, table, column }) => {
    const said = importChanged(file, table, `"${column}":`, `"${column}V2":`);
    expect(said).toMatch(new RegExp(`^${table}, row \\d+, ${column}`));
  });

  test.each(cases.filter(({ code }) => code))(
    "an unknown value: $file, $table, $code",
    ({ file, table, code = "" }) => {
      const said = importChanged(file, table, new RegExp(`"${code}":"[^"]*"`), `"${code}":"[999] NEW_KIND"`);
      expect(said).toMatch(new RegExp(`^${table}, row \\d+, ${code}: unknown .*NEW_KIND`));
    },
  );

  test.each(cases.filter(({ figure }) => figure))(
    "a negative figure: $file, $table, $figure",
    ({ file, table, figure = "" }) => {
      const said = importChanged(file, table, new RegExp(`("${figure}":\\[?)\\d+`), "$1-7");
      expect(said).toMatch(new RegExp(`^${table}, row \\d+, ${figure}(\\.0)?: Too small`));
    },
  );

  test.each(cases.filter(({ key }) => key))("a row that stands twice: $file, $table, $key", (each) => {
    const { file, table, list = "_Values" } = each;
    const said = importTwice(file, table, list);
    expect(said).toMatch(new RegExp(`^${table}, row 1\\b.* stands in (two rows|row 0 already)`));
  });

  test.each(refusedObjects)("a missing table: $file, $table", ({ file, table }) => {
    const text = readTable(table);
    removeTable(folder, table);
    try {
      // A monster without parts of its own is looked up in its pack of parameters.
      const name = getName(table).replace("Param_Parts", "Param(_Parts|Pack)");
      expect(importAlone(file)).toMatch(new RegExp(`${name}: no such table`));
    } finally {
      writeTable(folder, table, text);
    }
  });

  test.each(refusedObjects)("a renamed field: $file, $table, $column", ({ file, table, column }) => {
    const said = importChanged(file, table, `"${column}":`, `"${column}V2":`);
    expect(said).toContain(getName(table));
    expect(said).toMatch(new RegExp(`, (\\S+\\.)?${column}: `));
  });

  test.each(refusedObjects.filter(({ code }) => code))(
    "an unknown value: $file, $table, $code",
    ({ file, table, code = "" }) => {
      const said = importChanged(file, table, new RegExp(`"${code}":"[^"]*"`), `"${code}":"[999] NEW_KIND"`);
      expect(said).toContain(getName(table));
      expect(said).toMatch(new RegExp(`, (\\S+\\.)?${code}: unknown .*NEW_KIND`));
    },
  );

  test.each(refusedObjects)("a negative figure: $file, $table, $figure", ({ file, table, figure = "" }) => {
    const said = importChanged(file, table, new RegExp(`("${figure}":)\\d+`), "$1-7");
    expect(said).toContain(getName(table));
    expect(said).toMatch(new RegExp(`, (\\S+\\.)?${figure}: Too small`));
  });

  test.each([
    [
      "an element of a weapon",
      "weapons",
      "Common/Weapon/LongSword",
      /"_Attribute":\["[^"]*"/,
      '"_Attribute":["[999] X"',
    ],
    ["a stage of a monster", "monsters", "Common/Enemy/EnemyReportBossData", "[1] ST102", "[77] ST777"],
    ["an ailment of a monster", "monsters", "Common/Enemy/EnemyReportBossData", "[1] ROAR_MAJOR", "[99] NEW"],
    ["an element against a monster", "monsters", "Common/Enemy/EnemyReportBossData", "[3] ICE", "[99] NEW"],
    ["a species", "monsters", "Common/Enemy/EnemyData", /"_Species":"[^"]*"/, '"_Species":"[9] SPECIES_999"'],
    [
      "a stage of an animal",
      "locales",
      "Common/Enemy/EnemyReportAnimalData",
      /(_StageBit.*?)"\[\d\] \w+"/,
      '$1"[77] ST777"',
    ],
    [
      "an echo wave",
      "melodies",
      "Common/Player/ActionGuide/HighFreqData_Wp05",
      "HIGH_FREQ_SLASH",
      "HIGH_FREQ_ODD",
    ],
    [
      "a type of damage",
      "attacks",
      "Player/ActionData/Wp00/Collision/Collider/Wp00_Attack",
      /(_ActionTypeFixed.*?)\]SLASH/,
      "$1]BITE",
    ],
    [
      "a kind of shot",
      "ammo",
      "Player/ActionData/WpGunCommon/Collision/Collider/WpGunShell_Normal",
      "]NORMAL",
      "]LASER",
    ],
  ])("%s that is not known", (_, file, table, before, after) => {
    const said = importChanged(file, table, before, after);
    expect(said).toContain(getName(table));
    expect(said).toMatch(/, row 0, \S+: unknown|: unknown species SPECIES_999/);
  });

  test.each(modifierTables)("a parameter that is gone: player-modifiers, %s, %s", (table, field) => {
    const said = importChanged("player-modifiers", table, `"${field}":`, `"${field}V2":`);
    expect(said).toMatch(new RegExp(`^${table}, .*${field}: is no figure`));
  });
});
