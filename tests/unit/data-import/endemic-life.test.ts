import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { endemicLifeTables, readEndemicLife } from "@/scripts/data-import/entities/read-endemic-life";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";

const inner = "MHWS-in-json/natives/STM/GameDesign";
const extract = "tests/fixtures/tables";
const copies: string[] = [];

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

function read(checkout: string = extract, table: "land" | "water" = "land") {
  const texts = new Texts(Tables.open(extract), ["Excel_Data/EnemyText"]);
  return readEndemicLife({ tables: Tables.open(checkout), texts }, endemicLifeTables[table]);
}

/** A copy of the tables of endemic life, with the one of the land changed. */
function copyWith(from: string | RegExp, to: string): string {
  const copy = mkdtempSync(join(tmpdir(), "tables-"));
  copies.push(copy);
  mkdirSync(join(copy, inner, "Common/Item"), { recursive: true });
  cpSync(join(extract, inner, "Common/Enemy"), join(copy, inner, "Common/Enemy"), { recursive: true });
  const path = join(copy, inner, `${endemicLifeTables.land}.user.3.json`);
  mkdirSync(dirname(path), { recursive: true });
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return copy;
}

describe("the endemic life of a field", () => {
  test("is what the field guide lists there, by name", () => {
    expect(Object.fromEntries(read())).toEqual({
      ST101: ["Flashbug", "Thunderbug"],
      ST102: ["Flashbug"],
      ST103: ["Flashbug"],
      ST104: ["Flashbug"],
      ST105: ["Flashbug", "Thunderbug"],
    });
  });

  test("is apart from what lives in the water", () => {
    expect(read(extract, "water").get("ST101")).toEqual(["Virid Bowfin"]);
    expect(read(extract, "water").get("ST103")).toEqual([]);
  });

  test.each([
    ["an unknown field", "[5] ST201", "[9] ST301", /_StageBit: unknown stage 9/],
    [
      "an animal without a name",
      /\] EM5100_00_0/,
      "] EM9999_00_0",
      /_EmID: EnemyData has no row EM9999_00_0/,
    ],
    ["an animal that stands twice", "EM5100_00_0", "EM5101_00_0", /_EmID: EM5101_00_0 stands in two rows/],
    ["a renamed column", '"_StageBit"', '"_StageBits"', /row 0, _StageBit/],
    ["numbers without names, as older dumps have", /"\[\d+\] EM5100_00_0"/, "25", /older dump/],
  ])("is refused with %s, naming table, row and field", (_, from, to, says) => {
    const run = () => read(copyWith(from, to));
    expect(run).toThrow(says);
    expect(run).toThrow(/EnemyReportAnimalData, row \d/);
  });
});
