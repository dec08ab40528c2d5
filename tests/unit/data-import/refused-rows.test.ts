import { afterAll, describe, expect, test } from "vitest";
import { Ids } from "@/scripts/data-import/ids";
import { ImportError, type RowPlace } from "@/scripts/data-import/import-error";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import {
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
const overlays = new Overlays("data/sources");
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

/** An importer with a table that it reads, and fields of that table. */
interface Case {
  readonly file: string;
  readonly table: string;
  readonly column: string;
  /** An enum whose values are all known. */
  readonly code?: string;
  /** A figure, alone or the first of a list, that is never below 0. */
  readonly figure?: string;
  /** What the rows are called by, when their names become ids. */
  readonly key?: string;
}

const cases: readonly Case[] = [
  {
    file: "items",
    table: "Common/Item/itemData",
    column: "_SellPrice",
    code: "_Type",
    figure: "_SellPrice",
    key: "_ItemId",
  },
  {
    file: "skills",
    table: "Common/Equip/SkillCommonData",
    column: "_skillName",
    code: "_skillCategory",
    key: "_skillId",
  },
  { file: "skills", table: "Common/Equip/SkillData", column: "_value", figure: "_SkillLv" },
  {
    file: "decorations",
    table: "Common/Equip/AccessoryData",
    column: "_Name",
    code: "_AccessoryType",
    figure: "_SkillLevel",
    key: "_AccessoryId",
  },
  { file: "charms", table: "Common/Equip/AmuletData", column: "_Rare", code: "_Rare", figure: "_Price" },
  {
    file: "random-talismans",
    table: "Common/Equip/RandomAmuletPtTable",
    column: "_SlotPt",
    figure: "_SkillPt_01",
  },
  {
    file: "armor",
    table: "Common/Equip/ArmorData",
    column: "_Resistance",
    code: "_PartsType",
    figure: "_Defense",
  },
  {
    file: "armor-sets",
    table: "Common/Equip/ArmorSeriesData",
    column: "_Price",
    code: "_Rare",
    figure: "_Price",
  },
  {
    file: "weapons",
    table: "Common/Weapon/Whistle",
    column: "_Attack",
    code: "_Rare",
    figure: "_Price",
  },
  {
    file: "artian-bonuses",
    table: "Facility/ArtianBonusData",
    column: "_Attack",
    figure: "_GrindingMaxNum",
    key: "_BonusId",
  },
  {
    file: "artian-parts",
    table: "Facility/ArtianPartsData",
    column: "_Name",
    figure: "_SellPrice",
    key: "_PartsType",
  },
  {
    file: "kinsects",
    table: "Common/Weapon/RodInsectData",
    column: "_HitType",
    code: "_DustType",
    figure: "_Attack",
    key: "_Id",
  },
  { file: "food-skills", table: "Common/Facility/MealSkillData", column: "_Name", key: "_MealSkill" },
  {
    file: "food-skills",
    table: "Facility/MealSkillRandomTable",
    column: "_RandomTable",
    figure: "_RandomValue",
  },
  { file: "food-ingredients", table: "Facility/FoodData", column: "_IsMain", figure: "_Time" },
  { file: "meals", table: "Facility/MealDataLobby", column: "_Ticket", figure: "_Attack" },
  {
    file: "meals",
    table: "Facility/MealDataLifeArea",
    column: "_Health",
    code: "_LifeArea",
    figure: "_Defence",
  },
  {
    file: "meals",
    table: "Facility/MealData",
    column: "_Time",
    code: "_PortableFoodType",
    figure: "_Stamina",
  },
];

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

  test.each(cases.filter(({ key }) => key))(
    "two rows with one key: $file, $table, $key",
    ({ file, table, key = "" }) => {
      // The first row stands twice.
      const said = importChanged(file, table, /("_Values":\[)(\{.*\},)\n/, "$1$2\n$2\n");
      expect(readTable(table)).toContain(`"${key}":`);
      expect(said).toMatch(new RegExp(`^${table}, row \\d+.*: ${file}: .+ stands in two rows\\.`));
    },
  );

  test.each(modifierTables)("a parameter that is gone: player-modifiers, %s, %s", (table, field) => {
    const said = importChanged("player-modifiers", table, `"${field}":`, `"${field}V2":`);
    expect(said).toMatch(new RegExp(`^${table}, .*${field}: is no figure`));
  });
});
