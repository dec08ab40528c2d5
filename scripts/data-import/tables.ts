import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { ImportError, type RowPlace } from "./import-error";

/** A row that kept its schema, with where it stands, for messages. */
export type LocatedRow<Row> = Row & { readonly place: RowPlace };

/** Where the tables may begin inside a checkout. */
const roots = ["MHWS-in-json/natives/STM/GameDesign", "natives/STM/GameDesign", "GameDesign", "."];
/** `NaN` and `Infinity`, which some unused fields hold and JSON does not know. */
const notNumbers = /^(\s*(?:"[^"]*": )?)-?(?:NaN|Infinity)(,?)\r?$/gm;
const tableEnding = ".user.3.json";
const collisionEnding = ".rcol.38.json";
const textEnding = ".msg.23.json";

/** Parses the file of a table, which has its path below `GameDesign` as its name. @throws SyntaxError */
export type LoadTable = (path: string, name: string) => unknown;

/**
 * The parameter tables of a checkout. A table is named by its path below `GameDesign`, without ending
 * (`Common/Item/itemData`). What is read is checked: messages name table, row and field.
 */
export class Tables {
  private constructor(
    private readonly root: string,
    private readonly load: LoadTable,
  ) {}

  /**
   * @param load reads a file; those of the folder as they are without it
   * @throws ImportError where the folder does not hold the tables
   */
  static open(folder: string, load: LoadTable = loadTable): Tables {
    const root = roots
      .map((path) => join(folder, path))
      .find((path) => existsSync(join(path, "Common/Item")));
    if (root === undefined) {
      throw new ImportError({ table: folder }, null, "not a checkout of the tables: it has no Common/Item.");
    }
    return new Tables(root, load);
  }

  /**
   * The rows of a table, or of a list inside it.
   *
   * @param list field of the table that holds the rows; a path with dots where it lies deeper
   * @throws ImportError where the table is missing or a row breaks the schema
   */
  getRows<Row extends object>(name: string, schema: z.ZodType<Row>, list = "_Values"): LocatedRow<Row>[] {
    return this.getTable(name, createListSchema(list.split("."))).map((row, index) => {
      const place = { table: name, row: index };
      return Object.assign(parseAt(schema, row, place), { place });
    });
  }

  /**
   * The same for rows that differ in some columns.
   *
   * @param columns those that are together different in each row
   * @throws ImportError where two rows have the same values in them
   */
  getDistinctRows<Row extends object>(
    name: string,
    schema: z.ZodType<Row>,
    columns: readonly (keyof Row & string)[],
    list?: string,
  ): LocatedRow<Row>[] {
    const seen = new Map<string, number | undefined>();
    const rows = this.getRows(name, schema, list);
    for (const row of rows) {
      const key = columns.map((column) => formatKey(row[column])).join("/");
      if (seen.has(key)) {
        const problem = `${key} stands in row ${seen.get(key)} already.`;
        throw new ImportError(row.place, columns.join(", "), problem);
      }
      seen.set(key, row.place.row);
    }
    return rows;
  }

  /** Names below a folder that match a pattern, or what the pattern's first group captures, sorted. */
  list(folder: string, pattern: RegExp): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) throw new ImportError({ table: folder }, null, "no such folder.");
    const names = readdirSync(path).flatMap((name) => {
      const match = pattern.exec(name);
      return match ? [match[1] ?? match[0]] : [];
    });
    return names.sort();
  }

  /** Every file of tables and texts, by path below `GameDesign` with ending, sorted. */
  listFiles(): string[] {
    const paths = readdirSync(this.root, { recursive: true, encoding: "utf8" });
    return paths
      .filter((path) => path.endsWith(".json"))
      .map((path) => path.replaceAll("\\", "/"))
      .sort();
  }

  /** Content of a file of `listFiles`; names of tables and columns are ASCII, so that those need no decoding. */
  readText(file: string): string {
    return readFileSync(join(this.root, file), file.endsWith(textEnding) ? "utf8" : "latin1");
  }

  /** Whether the checkout has a table. */
  has(name: string): boolean {
    return existsSync(join(this.root, `${name}${tableEnding}`));
  }

  /** Whether the checkout has a folder. */
  hasFolder(name: string): boolean {
    return existsSync(join(this.root, name));
  }

  /** A table as one object. Wrappers that only name a class of the game are taken off at every depth. */
  getTable<Table>(name: string, schema: z.ZodType<Table>): Table {
    const json = this.readJson(name, tableEnding);
    const table = unwrapOnce(Array.isArray(json) && json.length === 1 ? json[0] : json);
    return parseAt(schema, table, { table: name });
  }

  /** A file of hit shapes with what each does, by its name anywhere below the folder of the player's actions. */
  getCollisions<Collisions>(name: string, schema: z.ZodType<Collisions>): Collisions {
    const weapon = name.startsWith("WpGun") ? "WpGunCommon" : name.slice(0, 4);
    const folders = ["Collider", "Shell"].map(
      (folder) => `Player/ActionData/${weapon}/Collision/${folder}/${name}`,
    );
    const path = folders.find((table) => existsSync(join(this.root, `${table}${collisionEnding}`)));
    return this.getShapes(path ?? folders[0] ?? name, schema);
  }

  /** Whether the checkout has a file of hit shapes, by its path below `GameDesign`. */
  hasShapes(name: string): boolean {
    return existsSync(join(this.root, `${name}${collisionEnding}`));
  }

  /** A file of hit shapes with what each does, by its path below `GameDesign`. */
  getShapes<Shapes>(name: string, schema: z.ZodType<Shapes>): Shapes {
    return parseAt(schema, unwrapOnce(this.readJson(name, collisionEnding)), { table: name });
  }

  /** A file of texts, by its path below `GameDesign/Text`. */
  getTexts<Texts>(name: string, schema: z.ZodType<Texts>): Texts {
    const table = `Text/${name}`;
    return parseAt(schema, this.readJson(table, textEnding), { table });
  }

  private readJson(name: string, ending: string): unknown {
    const path = join(this.root, `${name}${ending}`);
    if (!existsSync(path)) throw new ImportError({ table: name }, null, this.describeMissing(path, ending));
    try {
      return this.load(path, `${name}${ending}`);
    } catch (error) {
      throw new ImportError({ table: name }, null, `is not JSON: ${String(error)}`);
    }
  }

  /** Says what lies in the place of a missing table, since tables are renamed more often than dropped. */
  private describeMissing(path: string, ending: string): string {
    const stem = basename(path).slice(0, -ending.length).toLowerCase();
    const neighbors = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const similar = neighbors.filter((name) => {
      const other = name.toLowerCase().replace(/\..*$/, "");
      return other !== "" && (other.includes(stem) || stem.includes(other));
    });
    const hint = similar.length > 0 ? ` The folder has ${similar.slice(0, 5).join(", ")}.` : "";
    return `no such table${ending === textEnding ? " of texts" : ""} (${basename(path)}).${hint}`;
  }
}

/** An object that holds a list at the end of a path of fields. */
function createListSchema([field, ...inner]: readonly string[]): z.ZodType<unknown[]> {
  if (field === undefined) return z.array(z.unknown());
  return z.looseObject({ [field]: createListSchema(inner) }).transform((object) => object[field] ?? []);
}

/** Reads a table as it is. @throws SyntaxError */
export function loadTable(path: string): unknown {
  return parseTableText(readFileSync(path, "utf8"));
}

/** Parses a table as the dump writes it, which is nearly JSON. @throws SyntaxError */
export function parseTableText(text: string): unknown {
  return JSON.parse(text.replace(notNumbers, "$1null$2"));
}

function formatKey(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** @throws ImportError with the first field that breaks the schema, and how many others do */
export function parseAt<Value>(schema: z.ZodType<Value>, value: unknown, place: RowPlace): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues;
  const field = first ? first.path.map(String).join(".") : null;
  const more = others.length > 0 ? ` (and ${others.length} more in this place)` : "";
  throw new ImportError(place, field === "" ? null : field, `${first?.message ?? "invalid"}${more}`);
}

/** Tables without wrappers, for as long as what they were made from is in memory: a mutation run reads it many times. */
const unwrapped = new WeakMap<object, unknown>();

function unwrapOnce(table: unknown): unknown {
  if (typeof table !== "object" || table === null) return table;
  if (!unwrapped.has(table)) unwrapped.set(table, unwrap(table));
  return unwrapped.get(table);
}

/** An object with one key that is a class name (`app.user_data.ItemData.cData`) becomes its value. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only && /^(app|ace|via)\./.test(only[0])) return unwrap(only[1]);
  return Object.fromEntries(entries.map(([key, inner]) => [key, unwrap(inner)]));
}
