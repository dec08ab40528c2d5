import { writeCsv } from "@/lib/text/csv";
import { isRecord, parseJson } from "@/lib/text/read-stored";
import type { OwnedDecorations } from "../editor/fill-slots";
import type { GetName } from "../loadout/format-problem";
import { maxOwnedDecorations } from "./collection";
import { type BadLine, hasColumn, readCell, readCsvTable } from "./csv-lines";
import type { NameIndex } from "./name-index";
import type { DecorationCounts } from "./own-decorations";

/** Header of the table, which an import expects in any order. */
const header = ["Name", "ID", "Owned"];

/** Most of one decoration that a file may say; more is counted as the most that is counted. */
const maxSaid = 9_999;

/** Counts of all decorations as CSV, by English name; those that are not owned have 0. */
export function writeDecorationCsv(
  decorations: OwnedDecorations,
  ids: Iterable<string>,
  getName: GetName,
): string {
  const rows = [...ids]
    .map((id) => [
      getName("decoration", id),
      id,
      decorations === "unlimited" ? maxOwnedDecorations : (decorations[id] ?? 0),
    ])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b), "en"));
  return writeCsv([header, ...rows]);
}

export interface ReadDecorations {
  readonly counts: DecorationCounts;
  /** How many decorations were read, those with 0 included. */
  readonly read: number;
  readonly bad: readonly BadLine[];
}

/**
 * Counts of a table: good lines, and why each other one was left out. Reads the table of `writeDecorationCsv` and others with
 * a name and a count (`owned`, `count`), as MHWildsAccessoryExporter writes. Never throws.
 */
export function readDecorationCsv(text: string, index: NameIndex): ReadDecorations {
  const table = readCsvTable(text);
  if (!hasColumn(table, "Name", "ID", "Decoration") || !hasColumn(table, "Owned", "Count", "Quantity")) {
    return {
      counts: {},
      read: 0,
      bad: [{ line: 1, why: `The header must have the columns ${header.join(", ")}.` }],
    };
  }
  const { bad, ...good } = readCounts(
    table.lines.map((line) => ({
      line: line.line,
      id: readCell(table, line, "ID"),
      name: readCell(table, line, "Name", "Decoration"),
      count: readCell(table, line, "Owned", "Count", "Quantity"),
    })),
    index,
  );
  return { ...good, bad: [...bad, ...table.bad] };
}

/** Counts by name, as WildsSim stores them (`decocount.json`); `null` where the text is none of that. Never throws. */
export function readDecorationNames(text: string, index: NameIndex): ReadDecorations | null {
  const file = parseJson(text);
  if (!isRecord(file) || "format" in file) return null;
  const entries = Object.entries(file);
  if (entries.length === 0 || !entries.every(([, count]) => typeof count === "number")) return null;
  return readCounts(
    entries.map(([name, count], at) => ({ line: at + 1, id: "", name, count: String(count) })),
    index,
  );
}

interface Entry {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly count: string;
}

function readCounts(entries: readonly Entry[], index: NameIndex): ReadDecorations {
  const counts: Record<string, number> = {};
  const bad: BadLine[] = [];
  let read = 0;
  for (const { line, id, name, count } of entries) {
    const found = index.find("decoration", id)[0] ?? index.find("decoration", name)[0];
    if (found === undefined) bad.push({ line, why: `Unknown decoration: ${(name || id).slice(0, 60)}.` });
    else if (!/^\d{1,4}$/.test(count) || Number(count) > maxSaid) {
      bad.push({
        line,
        why: `${(name || id).slice(0, 60)} needs a whole number from 0 to ${maxOwnedDecorations}.`,
      });
    } else {
      read++;
      const owned = Math.min(Number(count), maxOwnedDecorations);
      if (owned > 0) counts[found] = owned;
    }
  }
  return { counts, read, bad };
}
