import type { ImportedBuild } from "../../import/resolve-record";
import { fileVersion, myBuildsFormat } from "../../share/build-file";
import type { BuildCodeTables } from "../../share/id-numbers";
import { getCode } from "../draft";
import type { MyBuild } from "./my-builds";

/** Builds of a file as builds to save; those that no code can hold are left out. */
export function toMyBuilds(
  imported: readonly ImportedBuild[],
  { createId, now }: { createId(): string; readonly now: Date },
  tables: BuildCodeTables,
): readonly MyBuild[] {
  return imported.flatMap(({ name, loadout, criteria = null, setup = null }): MyBuild[] => {
    const code = getCode(loadout, tables);
    const changedAt = now.toISOString();
    return code === null
      ? []
      : [{ id: createId(), name: name || "Imported build", changedAt, code, criteria, setup }];
  });
}

/** All named builds as the text of a file, which the import of builds reads. */
export function exportMyBuilds(builds: readonly MyBuild[]): string {
  const listed = builds.map(({ name, code, criteria, setup }) => ({ name, code, criteria, setup }));
  return `${JSON.stringify({ format: myBuildsFormat, version: fileVersion, builds: listed }, null, 2)}\n`;
}
