import { getFiguresKey } from "../../collection/own-talismans";
import type { BuilderData } from "../../data/builder-data";
import { decodeBuildCode } from "../../share/decode-build-code";
import type { MyBuilds } from "./my-builds";

/** Names of the builds that each talisman is equipped in, by `getFiguresKey`. */
export function findTalismanBuilds(
  builds: MyBuilds,
  tables: BuilderData["tables"],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, code } of builds) {
    const { charm } = decodeBuildCode(code, tables).loadout;
    if (charm?.kind !== "talisman") continue;
    const key = getFiguresKey(charm);
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}
