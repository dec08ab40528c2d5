import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { Importer } from "@/scripts/data-import/importer";
import { importers } from "@/scripts/data-import/importers";

/** A small part of the tables, with real rows. */
export const extractFolder = "tests/fixtures/tables";

/** Files whose rows stand in many tables or refer to all records of another file: they have tests of their own. */
const ownTests: readonly string[] = [
  "palico-gear",
  "pendants",
  "item-effects",
  "field-maps",
  "attack-effects",
  "item-sources",
  "decoration-orbs",
  "monster-combat",
  "monster-attacks",
  "layered-armor",
  "side-quests",
  "hunter-ailments",
  "bowgun-mods",
  "special-ammo",
];

/** Every importer that the extract has rows for. */
export const extractImporters: readonly Importer[] = importers.filter(({ file }) => !ownTests.includes(file));

/** Entries of overlays whose rows and texts the extract has. The first moves of a weapon keep their order. */
const extractEntries: Readonly<Record<string, (id: string) => boolean>> = {
  ammo: (id) => ["normal", "flaming", "paralysis", "pierce"].includes(id),
  attacks: (id) => /^great-sword-(overhead-slash|charged-slash-lv[12])$|^bow-charged-shot-lv[123]$/.test(id),
  locales: (id) => ["wounded-hollow", "grand-hub", "suja-peaks-of-accord"].includes(id),
};

const inner = "MHWS-in-json/natives/STM/GameDesign";

/** Writes tables of one's own into a new folder: rows by table, or a whole table. */
export function writeTables(tables: Readonly<Record<string, unknown>>, cleanUp?: CleanUp): string {
  const folder = makeFolder(cleanUp);
  mkdirSync(join(folder, "GameDesign/Common/Item"), { recursive: true });
  for (const [table, value] of Object.entries(tables)) {
    const file = join(folder, `GameDesign/${table}.${getEnding(table)}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(Array.isArray(value) ? { _Values: value } : value));
  }
  return folder;
}

/** When a folder goes: `afterAll` for one that several tests share. */
type CleanUp = (remove: () => void) => void;

/** A folder that the test may change and that goes when the test ends. */
export function makeFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "data-import-"));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the extract. */
export function copyTables(cleanUp: CleanUp = onTestFinished): string {
  const folder = makeFolder(cleanUp);
  cpSync(extractFolder, folder, { recursive: true });
  return folder;
}

const overlaySchema = z.looseObject({ entries: z.array(z.looseObject({ id: z.string() })) });

/** A copy of the project's `data`, with the entries of overlays that the extract has rows for. */
export function copyData(cleanUp: CleanUp = onTestFinished): string {
  const folder = makeFolder(cleanUp);
  cpSync("data", folder, { recursive: true });
  for (const [file, isInExtract] of Object.entries(extractEntries)) {
    const path = join(folder, `sources/${file}.json`);
    const overlay = overlaySchema.parse(JSON.parse(readFileSync(path, "utf8")));
    const entries = overlay.entries.filter(({ id }) => isInExtract(id));
    writeFileSync(path, JSON.stringify({ ...overlay, entries }));
  }
  return folder;
}

/** Writes a table of a copy anew. */
export function writeTable(folder: string, table: string, text: string): void {
  writeFileSync(getTablePath(folder, table), text);
}

/** Replaces the first place of a text in a table, which must hold it. */
export function editTable(folder: string, table: string, before: string, after: string): void {
  const path = getTablePath(folder, table);
  const text = readFileSync(path, "utf8");
  if (!text.includes(before)) throw new Error(`${table} does not hold ${before}`);
  writeFileSync(path, text.replace(before, after));
}

/** A table of the extract as text. */
export function readTable(table: string): string {
  return readFileSync(getTablePath(extractFolder, table), "utf8");
}

export function removeTable(folder: string, table: string): void {
  rmSync(getTablePath(folder, table));
}

export function renameTable(folder: string, table: string, name: string): void {
  renameSync(getTablePath(folder, table), getTablePath(folder, name));
}

function getTablePath(folder: string, table: string): string {
  return join(folder, inner, `${table}.${getEnding(table)}.json`);
}

function getEnding(table: string): string {
  return table.startsWith("Text/") ? "msg.23" : table.includes("/Collision/") ? "rcol.38" : "user.3";
}
