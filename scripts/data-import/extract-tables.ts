import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { ImportError } from "./import-error";
import { parseTableText } from "./tables";

/** Which rows of a table an extract holds. */
export interface TablePlan {
  /** Path below `GameDesign`, without ending. */
  readonly table: string;
  /** List of the table that is cut down; other lists stay whole. */
  readonly list?: string;
  /** Field that decides: an enum by its number or name, or a number. */
  readonly field: string;
  /** Values of the rows that are kept; without them, those that a row kept before refers to. */
  readonly values?: readonly (string | number)[];
  /** Whether what its rows refer to comes along; it does unless this is `false`. */
  readonly isFollowed?: boolean;
  /** Beginnings of the names of the fields that its rows keep; all of them without this. */
  readonly fields?: readonly string[];
}

/** Which shapes of a file of hit shapes an extract holds. They are named by their place, so that it stays the same. */
export interface CollisionPlan {
  /** Path below `GameDesign`, without ending. */
  readonly file: string;
  /** Places from 0; what each shape does stays, and nothing else. */
  readonly rows: readonly number[];
  /** Beginnings of the names of the figures that stay. */
  readonly fields: readonly string[];
}

/** Contents of an extract. Tables come after those that refer to them. */
export interface ExtractPlan {
  readonly tables: readonly TablePlan[];
  /** Tables that are small enough to stay whole. */
  readonly whole: readonly string[];
  /** Tables of single figures, with beginnings of the names of the figures that stay. */
  readonly figures: readonly { readonly table: string; readonly names: readonly string[] }[];
  readonly collisions: readonly CollisionPlan[];
  /** Files of texts below `GameDesign/Text`; texts that a kept row refers to stay. */
  readonly texts: readonly string[];
  /** Beginnings of the names of texts that stay without being referred to. */
  readonly textNames: readonly string[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
const jsonSchema: z.ZodType<Json> = z.json();

const inner = "MHWS-in-json/natives/STM/GameDesign";

/**
 * Writes a small extract of a checkout of the tables, with real rows, for tests. The folder is made anew.
 *
 * @returns bytes written
 * @throws ImportError where a table of the plan is not what the plan expects
 */
export function extractTables(from: string, to: string, plan: ExtractPlan): number {
  const references = new Set<string>();
  const files = new Map<string, string>();
  for (const table of plan.whole) {
    const json = readTable(from, table);
    collectReferences(json, references);
    files.set(`${table}.user.3.json`, formatRows(json));
  }
  for (const { table, names } of plan.figures) {
    files.set(`${table}.user.3.json`, formatRows(pickFigures(readTable(from, table), names)));
  }
  for (const table of plan.tables) {
    // One table may be cut down in two of its lists.
    const path = `${table.table}.user.3.json`;
    const before = files.get(path);
    const json = cutTable(
      before ? jsonSchema.parse(JSON.parse(before)) : readTable(from, table.table),
      table,
      references,
    );
    files.set(path, formatRows(json));
  }
  for (const collision of plan.collisions) {
    files.set(`${collision.file}.rcol.38.json`, formatRows(cutCollisions(from, collision)));
  }
  for (const name of plan.texts) {
    files.set(`Text/${name}.msg.23.json`, formatRows(cutTexts(from, name, references, plan.textNames)));
  }
  rmSync(join(to, "MHWS-in-json"), { recursive: true, force: true });
  for (const [path, text] of files) {
    const full = join(to, inner, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  cpSync(join(from, "LICENSE"), join(to, "LICENSE"));
  return [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function readTable(from: string, name: string, ending = ".user.3.json"): Json {
  return jsonSchema.parse(parseTableText(readFileSync(join(from, inner, `${name}${ending}`), "utf8")));
}

/** A table whose list has the rows of the plan alone. */
function cutTable(json: Json, plan: TablePlan, references: Set<string>): Json {
  const { table, list = "_Values", field, values, isFollowed = true, fields } = plan;
  let kept = 0;
  const cut = mapList(json, list, (rows) => {
    const wanted = rows.filter((row) => {
      const keys = getKeys(findField(row, field));
      return values
        ? values.some((value) => keys.includes(String(value)))
        : keys.some((key) => references.has(key));
    });
    kept += wanted.length;
    return fields ? wanted.map((row) => pickFigures(row, fields)) : wanted;
  });
  if (values && kept < values.length)
    throw new ImportError({ table }, field, `${kept} rows of ${values.length}.`);
  if (isFollowed) collectReferences(cut, references);
  return cut;
}

/** A table of single figures with some of them. */
function pickFigures(json: Json, names: readonly string[]): Json {
  if (Array.isArray(json)) return json.map((value) => pickFigures(value, names));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json);
  const [only] = entries;
  if (entries.length === 1 && only) return { [only[0]]: pickFigures(only[1], names) };
  return Object.fromEntries(entries.filter(([key]) => names.some((name) => key.startsWith(name))));
}

/** The shapes of the plan in their places. Others are empty. */
function cutCollisions(from: string, { file, rows, fields }: CollisionPlan): Json {
  const shapes = findField(readTable(from, file, ".rcol.38.json"), "requestSets");
  const last = Math.max(...rows);
  if (!Array.isArray(shapes) || last >= shapes.length) {
    throw new ImportError({ table: file, row: last }, null, "no such shape.");
  }
  const cut = shapes.slice(0, last + 1).map((shape: Json, row) => {
    const userData = rows.includes(row) ? pickFigures(findField(shape, "userData"), fields) : null;
    return { userData };
  });
  return { requestSets: cut };
}

function cutTexts(
  from: string,
  name: string,
  references: ReadonlySet<string>,
  textNames: readonly string[],
): Json {
  const json = readTable(from, `Text/${name}`, ".msg.23.json");
  const isWanted = (entry: Json) =>
    references.has(String(findField(entry, "guid"))) ||
    textNames.some((start) => String(findField(entry, "name")).startsWith(start));
  return mapList(json, "entries", (entries) => entries.filter(isWanted));
}

/** The same JSON with the list of a name replaced, wherever it is. */
function mapList(json: Json, list: string, map: (rows: readonly Json[]) => readonly Json[]): Json {
  if (Array.isArray(json)) return json.map((value) => mapList(value, list, map));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === list && Array.isArray(value) ? map(value) : mapList(value, list, map),
    ]),
  );
}

/** The value of a field of a row, below the wrapper that names the row's class. */
function findField(row: Json, field: string): Json {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return null;
  const entries = Object.entries(row);
  const own = entries.find(([key]) => key === field);
  if (own) return own[1];
  const [only] = entries;
  return entries.length === 1 && only ? findField(only[1], field) : null;
}

/** Name of a value: `[12] ID_011` by its number and its name. */
function getKeys(value: Json): string[] {
  const match = typeof value === "string" ? /^\[(-?\d+)\] ?(.+)$/.exec(value) : null;
  return match?.[1] && match[2] ? [match[1], match[2]] : [String(value)];
}

/** Names of enums and keys of texts in rows. Descriptions and icons are not imported and do not count. */
function collectReferences(json: Json, references: Set<string>): void {
  if (typeof json === "string") {
    const name = getKeys(json)[1] ?? json;
    if (name !== "NONE" && name !== "INVALID") references.add(name);
  } else if (Array.isArray(json)) {
    for (const value of json) collectReferences(value, references);
  } else if (typeof json === "object" && json !== null) {
    for (const [key, value] of Object.entries(json)) {
      if (!/Explain|Caption|Memo|Icon|Color/.test(key)) collectReferences(value, references);
    }
  }
}

/** JSON with one row per line, so that a change of the extract can be read. */
function formatRows(json: Json): string {
  return `${JSON.stringify(json).replaceAll(/\},\{"(app\.|name"|userData)/g, '},\n{"$1')}\n`;
}
