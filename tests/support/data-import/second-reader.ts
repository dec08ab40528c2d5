import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * What hold-out tests read the tables with. It shares nothing with the importer, and needs a checkout of the tables in
 * `QUARRY_TABLES` (the folder with `natives`); without one these tests are skipped.
 */

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
export type Json = any;

/** `GameDesign` of the checkout. */
export const tablesFolder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign");
export const hasTables = process.env.QUARRY_TABLES !== undefined && existsSync(tablesFolder);

/** A file of the tables, as it is. */
export function loadTable(path: string): Json {
  const text = readFileSync(join(tablesFolder, path), "utf8");
  return JSON.parse(text.replace(/(-?Infinity|NaN)/g, "null"));
}

/** What an object of one key holds: the tables wrap each value in its class. */
export function unwrap(value: Json): Json {
  return Object.values(value)[0];
}

/** Rows of a table. */
export function readRows(path: string): Json[] {
  const content = unwrap(loadTable(`${path}.user.3.json`)[0]);
  return (content._Values ?? content).map(unwrap);
}

/** Records of the catalog, as they are stored. */
export function readFacts(file: string): Json[] {
  return JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));
}

/** 31 of `[31] ChargeAxe_030`. */
export function readNumber(code: string): number {
  return Number(/-?\d+/.exec(code)?.[0]);
}
