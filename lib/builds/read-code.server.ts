import { type DecodedBuild, decodeBuildCode } from "@/lib/builder/codes/decode-build-code";
import { createBuildCodeTables } from "@/lib/builder/codes/id-numbers";
import { getLoadoutData } from "@/lib/builder/loadout/loadout-catalog.server";
import { once } from "@/lib/catalog/once";

/** The game's ids with their numbers in codes. */
export const getBuildCodeTables = once(() => createBuildCodeTables(getLoadoutData()));

/** The loadout of a code, by the game's own catalogue. Never throws, whatever the text. */
export function readBuildCode(code: string): DecodedBuild {
  return decodeBuildCode(code, getBuildCodeTables());
}
