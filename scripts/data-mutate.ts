/**
 * Proves that a patch is never silent: `npm run data:mutate -- <folder of the tables> [count] [seed]`.
 *
 * Changes one field of one random row in each of `count` random tables that an import reads, and imports. Each change
 * must come out as a change of the facts, as an error, or as a table that changed and of which no fact follows; why not
 * is tried by changing the field in every row. Ends with 1 where a change is silent. Writes nothing.
 */

import { join } from "node:path";
import { checkWatched } from "./data-import/check-watched";
import { ImportError } from "./data-import/import-error";
import { importers } from "./data-import/importers";
import { Overlays } from "./data-import/overlays";
import { runImport } from "./data-import/run-import";
import { compareTables, TableLog, type TableRecord } from "./data-import/table-log";
import { loadTable, Tables } from "./data-import/tables";

const [folder, count = "300", seed = "1"] = process.argv.slice(2);
const dataFolder = join(process.cwd(), "data");
const anyRow = "*";

/** A field of a table by the table's name and its path, with the value that it has. */
interface Field {
  readonly table: string;
  readonly path: readonly string[];
  readonly value: number | boolean;
}

interface Outcome {
  readonly facts: string;
  readonly tables: TableRecord;
}

type Verdict = (typeof verdicts)[number];
const verdicts = [
  "change of the facts",
  "error",
  "not used, because no fact follows from the field in any row",
  "not used, because this row, or this place in it, has no part in a record",
  "silent",
] as const;

const parsed = new Map<string, unknown>();

/** Parses each table once. */
function loadOnce(path: string, name: string): unknown {
  if (!parsed.has(name)) parsed.set(name, loadTable(path));
  return parsed.get(name);
}

function change(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}

/** A copy with another value at a path, or at all places that fit it. */
function changeAt(value: unknown, [key, ...inner]: readonly string[]): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each, at) => (key === anyRow || at === Number(key) ? changeAt(each, inner) : each));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? changeAt(each, inner) : each]),
  );
}

/** @throws ImportError where the import refuses */
function importAll(from: string, mutated?: Pick<Field, "table" | "path">): Outcome {
  const log = new TableLog((path, name) => {
    const table = loadOnce(path, name);
    return mutated?.table === name ? changeAt(table, mutated.path) : table;
  });
  checkWatched(Tables.open(from, log.load), new Overlays(join(dataFolder, "sources")));
  const { files, missing } = runImport(from, dataFolder, importers, log.load);
  return { facts: JSON.stringify([[...files], missing]), tables: log.toRecord() };
}

/** Numbers and switches of the tables that an import has read, by table. Texts are names, which its report compares. */
function listFields(): Field[][] {
  return [...parsed]
    .filter(([table]) => !table.startsWith("Text/"))
    .map(([table, rows]) => listLeaves(table, rows, []))
    .filter((fields) => fields.length > 0);
}

function listLeaves(table: string, value: unknown, path: readonly string[]): Field[] {
  if (typeof value === "number" || typeof value === "boolean") return [{ table, path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(table, inner, [...path, key]));
}

/** The same sequence for the same seed. 0 to 1. */
function createRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** As many as are asked for, in random order; each comes once before one comes again. */
function draw<Value>(values: readonly Value[], wanted: number, random: () => number): Value[] {
  const order = values.map((value) => ({ value, at: random() })).sort((a, b) => a.at - b.at);
  return Array.from({ length: wanted }, (_, at) => order[at % order.length]?.value as Value);
}

/** Whether an import with a change brings other facts, or refuses. */
function getEffect(from: string, mutated: Pick<Field, "table" | "path">, facts: string): Verdict | Outcome {
  try {
    const outcome = importAll(from, mutated);
    return outcome.facts === facts ? outcome : "change of the facts";
  } catch (error) {
    if (error instanceof ImportError) return "error";
    throw error;
  }
}

function judge(from: string, field: Field, baseline: Outcome): Verdict {
  const effect = getEffect(from, field, baseline.facts);
  if (typeof effect === "string") return effect;
  if (!compareTables(baseline.tables, effect.tables).changed.includes(field.table)) return "silent";
  const path = field.path.map((key) => (/^\d+$/.test(key) ? anyRow : key));
  const inAnyRow = getEffect(from, { table: field.table, path }, baseline.facts);
  return typeof inAnyRow === "string" ? verdicts[3] : verdicts[2];
}

function describe({ table, path, value }: Field): string {
  const names = path.filter((key) => !/^(app|ace|via)\./.test(key));
  return `${table.replace(/\.[^/]*$/, "")}, ${names.join(".")}: ${value} -> ${change(value)}`;
}

if (folder === undefined) {
  console.error("Usage: npm run data:mutate -- <folder of the tables> [count] [seed]");
  process.exitCode = 2;
} else {
  const baseline = importAll(folder);
  const tables = listFields();
  const random = createRandom(Number(seed));
  const counts = new Map<Verdict, number>();
  for (const fields of draw(tables, Number(count), random)) {
    const field = fields[Math.floor(random() * fields.length)] as Field;
    const verdict = judge(folder, field, baseline);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    console.log(`${describe(field)}: ${verdict}`);
  }
  console.log(`\n${tables.length} tables with numbers or switches.`);
  for (const verdict of verdicts) console.log(`${counts.get(verdict) ?? 0} ${verdict}`);
  if (counts.has("silent")) process.exitCode = 1;
}
