import { getNumber, type NumberedKind } from "@/lib/builder/share/id-numbers";
import type { FileChange } from "./compare-records";

/** Files whose ids build codes and saved builds hold, with the kind that numbers them. */
const codedFiles: ReadonlyMap<string, NumberedKind> = new Map([
  ["weapons", "weapon"],
  ["armor", "armor"],
  ["decorations", "decoration"],
  ["charms", "charm"],
  ["random-talismans", "talisman"],
  ["skills", "skill"],
  ["artian-bonuses", "reinforcement"],
]);

/** Fields that decide what fits where. A change of another changes what a build comes to, and not whether it is whole. */
const fittingFields =
  /^(slots|slotsTranscended|slot|kind|piece|type|artian|gogmaFocus|maxLevel|patterns|entries|setBonuses|groupSkills|maxCount\w+)\b/;

/** The effect of an import on build codes and saved builds. */
export interface BuildImpact {
  /** `weapon great-sword-x (number 123)`: builds that hold it can no longer show it. */
  readonly removed: readonly string[];
  /** Records whose slots, pieces or limits changed: builds that hold them may no longer be possible. */
  readonly refitted: readonly string[];
  /** How many records of the builder have other figures. */
  readonly refigured: number;
}

/** @param changes by file of the catalog, without ending */
export function getBuildImpact(changes: ReadonlyMap<string, FileChange>): BuildImpact {
  const removed: string[] = [];
  const refitted = new Set<string>();
  const refigured = new Set<string>();
  for (const [file, kind] of codedFiles) {
    const change = changes.get(file);
    for (const id of change?.removed ?? []) removed.push(`${kind} ${id} (number ${getNumber(kind, id)})`);
    for (const { id, field } of change?.changed ?? []) {
      (fittingFields.test(field) ? refitted : refigured).add(`${kind} ${id}`);
    }
  }
  return { removed, refitted: [...refitted], refigured: refigured.size };
}

/**
 * Ids of an import that would have the number of another id in build codes, as sentences.
 *
 * @param idsByFile the ids of each file after the import
 */
export function findCodeClashes(idsByFile: ReadonlyMap<string, readonly string[]>): string[] {
  return [...codedFiles].flatMap(([file, kind]) => {
    const owners = new Map<number, string>();
    return (idsByFile.get(file) ?? []).flatMap((id) => {
      const number = getNumber(kind, id);
      const owner = owners.get(number);
      if (owner === undefined) owners.set(number, id);
      return owner === undefined ? [] : [`${kind} ${id} would have the number of ${owner} in build codes`];
    });
  });
}
