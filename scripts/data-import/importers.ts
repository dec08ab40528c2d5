import { importItems } from "./entities/import-items";
import { importSkills } from "./entities/import-skills";
import type { Importer } from "./importer";

/** Every importer. One that needs the ids of another comes after it. */
export const importers: readonly Importer[] = [importItems, importSkills];
