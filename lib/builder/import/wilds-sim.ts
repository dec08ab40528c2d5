import type { CsvLine } from "@/lib/text/csv";
import { type CsvTable, hasColumn, readCell } from "../collection/csv-lines";
import { type BuildRecord, emptyRecord, type RecordTalisman } from "./build-record";

/*
 * The tables of WildsSim (EXXXI/WildsSim, as of 2026-01-31), with Japanese names: `save/myset.csv` has the sets,
 * `save/additionalCharm.csv` the talismans and `save/artian.csv` the Artian weapons that the sets name by marks.
 */

/** Content of the tables of one import. */
export interface WildsSimTables {
  readonly sets: readonly CsvTable[];
  readonly charms: readonly CsvTable[];
  readonly artian: readonly CsvTable[];
}

/** Which of its tables this is; `null` = none. */
export function findWildsSimTable(table: CsvTable): keyof WildsSimTables | null {
  if (hasColumn(table, "武器") && hasColumn(table, "護石")) return "sets";
  if (hasColumn(table, "武器種") && hasColumn(table, "内部管理ID")) return "artian";
  return hasColumn(table, "スキル系統1") ? "charms" : null;
}

/** The sets as builds, with what of them cannot be told in names. */
export function readWildsSimSets(tables: WildsSimTables): readonly { record: BuildRecord; left: string[] }[] {
  return tables.sets.flatMap((table) => table.lines.map((line) => readSet(table, line, tables)));
}

function readSet(table: CsvTable, line: CsvLine, tables: WildsSimTables) {
  const cell = (name: string) => readCell(table, line, name);
  const name = (column: string) => cell(column) || null;
  const left: string[] = [];
  const charm = findLine(tables.charms, cell("護石"));
  const artian = findLine(tables.artian, cell("武器"));
  if (artian) {
    const rolls = [1, 2].flatMap((at) => readCell(artian.table, artian.line, `スキル系統${at}`) || []);
    left.push(
      `Artian weapon not imported: ${readCell(artian.table, artian.line, "名前") || "unnamed"}${rolls.length > 0 ? ` (${rolls.join(", ")})` : ""}. Equip it by hand.`,
    );
  } else if (isMark(cell("武器")))
    left.push("The weapon is an Artian weapon. Choose artian.csv too to see which.");
  if (!charm && isMark(cell("護石"))) left.push("The charm is a talisman. Choose additionalCharm.csv too.");
  const record: BuildRecord = {
    ...emptyRecord,
    name: cell("名前"),
    weapon: artian || isMark(cell("武器")) ? null : name("武器"),
    armor: { head: name("頭"), chest: name("胴"), arms: name("腕"), waist: name("腰"), legs: name("足") },
    charm: charm || isMark(cell("護石")) ? null : name("護石"),
    talisman: charm && readCharm(charm),
    decorations: cell("装飾品")
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
    transcended: cell("限界突破有無") === "1",
  };
  return { record, left };
}

interface Found {
  readonly table: CsvTable;
  readonly line: CsvLine;
}

/** Marks are GUIDs. */
function isMark(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function findLine(tables: readonly CsvTable[], mark: string): Found | null {
  if (mark === "") return null;
  for (const table of tables) {
    const line = table.lines.find((each) => readCell(table, each, "内部管理ID") === mark);
    if (line) return { table, line };
  }
  return null;
}

function readCharm({ table, line }: Found): RecordTalisman {
  const cell = (name: string) => readCell(table, line, name);
  return {
    skills: [1, 2, 3].flatMap((at) => {
      const name = cell(`スキル系統${at}`);
      return name === "" ? [] : [{ name, level: Number(cell(`スキル値${at}`)) || 0 }];
    }),
    slots: [1, 2, 3].flatMap((at) => {
      const slot = Number(cell(`スロット${at}`)) || 0;
      const kind = cell(`スロット${at}タイプ`) === "1" ? ("weapon" as const) : ("armor" as const);
      return slot > 0 ? [{ kind, slot }] : [];
    }),
  };
}
