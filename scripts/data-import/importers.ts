import { importItems } from "./entities/import-items";
import { importMonsterDrops } from "./entities/import-monster-drops";
import { importMonsters } from "./entities/import-monsters";
import type { Importer } from "./importer";

/** Every importer. One that needs the ids of another comes after it. */
export const importers: readonly Importer[] = [importItems, importMonsters, importMonsterDrops];
