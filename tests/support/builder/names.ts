import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamesTable } from "@/lib/names/names-store";

/** Names of the game in one language, as the site serves them. */
export function readNames(language: string): NamesTable {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../../../data/names/${language}.json`), "utf8"));
}
