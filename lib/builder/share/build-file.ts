import type { AppraisedTalisman } from "../catalog/catalog";
import type { Loadout } from "../loadout/model";

/** The files' own name of their format. */
export const buildFormat = "quarry-build";
export const talismansFormat = "quarry-talismans";
export const myBuildsFormat = "quarry-builds";

/** Version of these files. `import-file.ts` reads every version there was. */
export const fileVersion = 1;

/** A talisman that a player keeps, with the name they gave it; empty = none. */
export interface SavedTalisman extends AppraisedTalisman {
  readonly name: string;
}

/** A loadout as the text of a JSON file. */
export function exportBuild(loadout: Loadout): string {
  return formatFile({ format: buildFormat, version: fileVersion, build: loadout });
}

/** Talismans that a player owns, as the text of a JSON file. */
export function exportTalismans(talismans: readonly SavedTalisman[]): string {
  return formatFile({ format: talismansFormat, version: fileVersion, talismans });
}

function formatFile(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
