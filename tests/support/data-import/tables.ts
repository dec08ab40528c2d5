import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { importArmor } from "@/scripts/data-import/entities/import-armor";
import { importArmorSets } from "@/scripts/data-import/entities/import-armor-sets";
import { importArtianBonuses } from "@/scripts/data-import/entities/import-artian-bonuses";
import { importArtianParts } from "@/scripts/data-import/entities/import-artian-parts";
import { importAttackRows } from "@/scripts/data-import/entities/import-attack-rows";
import { importCharms } from "@/scripts/data-import/entities/import-charms";
import { importDecorations } from "@/scripts/data-import/entities/import-decorations";
import { importFoodIngredients } from "@/scripts/data-import/entities/import-food-ingredients";
import { importFoodSkills } from "@/scripts/data-import/entities/import-food-skills";
import { importItems } from "@/scripts/data-import/entities/import-items";
import { importKinsects } from "@/scripts/data-import/entities/import-kinsects";
import { importMeals } from "@/scripts/data-import/entities/import-meals";
import { importPlayerModifiers } from "@/scripts/data-import/entities/import-player-modifiers";
import { importRandomTalismans } from "@/scripts/data-import/entities/import-random-talismans";
import { importSkills } from "@/scripts/data-import/entities/import-skills";
import { importWeapons } from "@/scripts/data-import/entities/import-weapons";
import type { Importer } from "@/scripts/data-import/importer";

/** A small part of the tables, with real rows. */
export const extractFolder = "tests/fixtures/tables";

/** What the extract has rows for. */
export const extractImporters: readonly Importer[] = [
  importItems,
  importSkills,
  importDecorations,
  importCharms,
  importRandomTalismans,
  importArmor,
  importArmorSets,
  importWeapons,
  importArtianBonuses,
  importArtianParts,
  importKinsects,
  importFoodSkills,
  importFoodIngredients,
  importMeals,
  importAttackRows,
  importPlayerModifiers,
];

const inner = "MHWS-in-json/natives/STM/GameDesign";

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

/** A copy of the project's `data`. */
export function copyData(cleanUp: CleanUp = onTestFinished): string {
  const folder = makeFolder(cleanUp);
  cpSync("data", folder, { recursive: true });
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
  return join(folder, inner, `${table}${table.startsWith("Text/") ? ".msg.23" : ".user.3"}.json`);
}
