/**
 * Proves that a patch is never silent: `npm run data:mutate -- <folder of the tables> [count] [seed]`.
 *
 * Changes one field of one random row at a time, in the tables that an import reads, and imports. Each change must come
 * out as a change of the facts, as an error, or be of a field that is not used; the reason is printed. Writes nothing.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkWatched } from "./data-import/check-watched";
import { ImportError } from "./data-import/import-error";
import { importers } from "./data-import/importers";
import { Overlays } from "./data-import/overlays";
import { runImport } from "./data-import/run-import";
import { parseTableText, Tables } from "./data-import/tables";

const [folder, count = "300", seed = "1"] = process.argv.slice(2);
const dataFolder = join(process.cwd(), "data");

/** A field of a table by its file and its path, with the value that stands in it. */
interface Field {
  readonly file: string;
  readonly path: readonly string[];
  readonly value: number | boolean;
}

const parsed = new Map<string, unknown>();
let mutated: Field | null = null;

/** Parses each file once; the mutated one is a copy with another value in one place. */
function load(file: string): unknown {
  if (!parsed.has(file)) parsed.set(file, parseTableText(readFileSync(file, "utf8")));
  const table = parsed.get(file);
  return mutated?.file === file ? replaceAt(table, mutated.path, change(mutated.value)) : table;
}

function change(value: number | boolean): number | boolean {
  return typeof value === "number" ? value + 1 : !value;
}

function replaceAt(value: unknown, [key, ...inner]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) {
    return value.map((each, at) => (at === Number(key) ? replaceAt(each, inner, leaf) : each));
  }
  const object: Record<string, unknown> = { ...(value as object) };
  object[key] = replaceAt(object[key], inner, leaf);
  return object;
}

function importAll(from: string): string {
  checkWatched(Tables.open(from, load), new Overlays(join(dataFolder, "sources")));
  const { files, missing } = runImport(from, dataFolder, importers, load);
  return JSON.stringify([[...files], missing]);
}

/** Numbers and switches of the files that an import has read. Texts are names, which its report compares. */
function listFields(): Map<string, Field[]> {
  const fields = new Map<string, Field[]>();
  for (const [file, table] of parsed) {
    if (!file.includes("/Text/")) fields.set(file, listLeaves(file, table, []));
  }
  return fields;
}

function listLeaves(file: string, value: unknown, path: readonly string[]): Field[] {
  if (typeof value === "number" || typeof value === "boolean") return [{ file, path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(file, inner, [...path, key]));
}

/** The code of the importers and their overlays: a field that they do not name is not used. */
function readImporters(): string {
  const list = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? list(join(path, entry.name)) : [readFileSync(join(path, entry.name), "utf8")],
    );
  return [...list(join(process.cwd(), "scripts/data-import")), ...list(join(dataFolder, "sources"))].join(
    "\n",
  );
}

/** The same sequence for the same seed. 0 to 1. */
function createRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Last name of a path that is no place in a list and no class of the game. */
function getName({ path }: Field): string {
  return path.findLast((key) => !/^\d+$/.test(key) && !/^(app|ace|via)\./.test(key)) ?? "";
}

function judge(from: string, field: Field, baseline: string, code: string): string {
  mutated = field;
  try {
    if (importAll(from) !== baseline) return "change";
  } catch (error) {
    if (error instanceof ImportError) return "error";
    throw error;
  } finally {
    mutated = null;
  }
  const isNamed = new RegExp(`\\b${getName(field)}\\b`).test(code);
  return isNamed
    ? "not used, because this row, or this place in it, has no part in a record"
    : "not used, because no importer names the field";
}

if (folder === undefined) {
  console.error("Usage: npm run data:mutate -- <folder of the tables> [count] [seed]");
  process.exitCode = 2;
} else {
  const baseline = importAll(folder);
  const tables = [...listFields().values()].filter((fields) => fields.length > 0);
  const code = readImporters();
  const random = createRandom(Number(seed));
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const counts = new Map<string, number>();
  for (let at = 0; at < Number(count); at++) {
    const field = pick(pick(tables));
    const verdict = judge(folder, field, baseline, code);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const table = field.file.replace(/^.*GameDesign\//, "").replace(/\.(user\.3|rcol\.38)\.json$/, "");
    const path = field.path.filter((key) => !/^(app|ace|via)\./.test(key)).join(".");
    console.log(`${table}, ${path}: ${field.value} -> ${change(field.value)}: ${verdict}`);
  }
  console.log(`\n${tables.length} tables.`);
  for (const [verdict, found] of counts) console.log(`${found} ${verdict}`);
}
