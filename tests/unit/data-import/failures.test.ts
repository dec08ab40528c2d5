import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runImportCommand } from "@/scripts/data-import/import-command";
import {
  copyData,
  copyTables,
  editTable,
  extractImporters,
  makeFolder,
  readTable,
  removeTable,
  renameTable,
} from "@/tests/support/data-import/tables";

// One copy for all: none of the imports may write to it.
const dataFolder = copyData(afterAll);

/** Runs the command on tables that are not as they should be, and tells what it said. */
function importBroken(folder: string): string {
  const said: string[] = [];
  const end = runImportCommand([folder], {
    dataFolder,
    importers: extractImporters,
    today: "2026-11-23",
    print: (text) => said.push(text),
  });

  expect(end).toBe(1);
  for (const path of ["catalog/items.json", "catalog/weapons.json", "names/fr.json"]) {
    expect(readFileSync(join(dataFolder, path), "utf8") === readFileSync(join("data", path), "utf8")).toBe(
      true,
    );
  }
  return said.join("\n");
}

/** The same on a copy of the extract with one text of a table replaced. */
function importEdited(table: string, before: string, after: string): string {
  const folder = copyTables();
  editTable(folder, table, before, after);
  return importBroken(folder);
}

describe("tables that cannot be imported are refused with their place, and nothing is written:", () => {
  test("a folder that does not hold the tables", () => {
    expect(importBroken(makeFolder())).toMatch(/not a checkout of the tables.*\nNothing was written\.$/);
  });

  test("a folder that is not there", () => {
    expect(importBroken(join(makeFolder(), "nowhere"))).toContain("not a checkout of the tables");
  });

  test("a missing table", () => {
    const folder = copyTables();
    removeTable(folder, "Common/Equip/SkillData");
    expect(importBroken(folder)).toContain("Common/Equip/SkillData: no such table (SkillData.user.3.json).");
  });

  test("a renamed table, with what lies in its place", () => {
    const folder = copyTables();
    renameTable(folder, "Common/Item/ItemRecipe", "Common/Item/ItemRecipeV2");
    expect(importBroken(folder)).toContain("The folder has ItemRecipeV2.user.3.json");
  });

  test("a missing file of texts", () => {
    const folder = copyTables();
    removeTable(folder, "Text/Excel_Data/Item");
    expect(importBroken(folder)).toContain("Text/Excel_Data/Item: no such table of texts");
  });

  test("a dump that holds numbers in the place of names", () => {
    const table = "Player/ActionData/Wp05/UserData/Wp05MusicSkillToneTable";
    const said = importEdited(table, '"_UniqueType":"[0] TYPE_0"', '"_UniqueType":0');
    expect(said).toContain(`${table}, row 0, _UniqueType: 0 has no name: the tables are of an older dump.`);
  });

  test("an older version, whose rows lack a column", () => {
    const said = importEdited("Facility/ArtianBonusData", '"_Em0078_GrindingMaxNum":0,', "");
    expect(said).toContain("Facility/ArtianBonusData, row 0, _Em0078_GrindingMaxNum:");
  });

  test("an unknown value of an enum, with the known ones", () => {
    const said = importEdited("Common/Item/itemData", '"_Type":"[2] MATERIAL"', '"_Type":"[7] PET"');
    expect(said).toMatch(/Common\/Item\/itemData, row \d+, _Type: unknown value PET; known are EXPENDABLE/);
  });

  test("a duplicate id", () => {
    const said = importEdited(
      "Common/Item/itemData",
      '"_ItemId":"[3] ITEM_0001"',
      '"_ItemId":"[2] ITEM_0000"',
    );
    expect(said).toMatch(/Common\/Item\/itemData, row \d+: items: 2 stands in two rows\./);
  });

  test("a negative figure", () => {
    const said = importEdited("Common/Item/itemData", '"_SellPrice":8,', '"_SellPrice":-8,');
    expect(said).toMatch(/Common\/Item\/itemData, row \d+, _SellPrice: Too small/);
  });

  test("a recipe of an item that is not there", () => {
    const said = importEdited("Common/Item/ItemRecipe", '"[2] ITEM_0000"', '"[9999] ITEM_9999"');
    expect(said).toMatch(/Common\/Item\/ItemRecipe, row \d+, _ResultItem: items: nothing has the key 9999\./);
  });

  test("a name that a language lacks", () => {
    const said = importEdited("Text/Excel_Data/Item", '"Potion","Potion",', '"Potion","",');
    expect(said).toMatch(/Common\/Item\/itemData, row \d+, _RawName: no text in the language fr/);
  });

  test("a file that is cut off", () => {
    const said = importEdited("Common/Equip/AmuletRecipeData", '"_Values":[', '"_Values":');
    expect(said).toContain("Common/Equip/AmuletRecipeData: is not JSON");
  });

  test("a level more than the overlay has figures for", () => {
    const said = importEdited(
      "Common/Equip/SkillData",
      '"_skillId":"[1] HunterSkill_000","_SkillLv":5',
      '"_skillId":"[565867136] HunterSkill_114","_SkillLv":6',
    );
    expect(said).toMatch(/row \d+, \w+: the overlay has 5 levels, the tables have 6\./);
  });

  test("types of weapon that shared a figure of a skill and no longer do", () => {
    const table = "Player/ActionData/Common/GlobalParam/Part/PlayerSkillParam";
    // Burst of the hunting horn has the figures of the great sword; its first is the duration.
    const [text = ""] = /"_ContinuousAttackWp05Data".*?":5\}/s.exec(readTable(table)) ?? [];
    const said = importEdited(table, text, text.replace(/5\}$/, "6}"));
    expect(said).toContain("5 is no longer the figure of _ContinuousAttackWp05Data._DataPack");
  });
});

describe("the command", () => {
  test.each([[[]], [["a", "b"]], [["a", "--colour"]]])("explains itself when called with %j", (args) => {
    const said: string[] = [];
    const setup = {
      dataFolder,
      importers: extractImporters,
      today: "2026-11-23",
      print: (text: string) => said.push(text),
    };
    expect(runImportCommand(args, setup)).toBe(2);
    expect(said.join("\n")).toContain("Usage: npm run data:import");
  });
});
