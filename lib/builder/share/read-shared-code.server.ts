import { runOnce } from "@/lib/catalog/run-once";
import { ApiError } from "@/lib/http/api-error";
import { getLoadoutData } from "../loadout/get-loadout-catalog.server";
import { type DecodedBuild, decodeBuildCode } from "./decode-build-code";
import { formatCodeProblem } from "./format-code-problem";
import { createBuildCodeTables } from "./id-numbers";

/** The game's ids with their numbers in codes. */
export const getBuildCodeTables = runOnce(() => createBuildCodeTables(getLoadoutData()));

/** The loadout of a code, by the game's own catalog. Never throws, whatever the text. */
export function readBuildCode(code: string): DecodedBuild {
  return decodeBuildCode(code, getBuildCodeTables());
}

/** Problems that leave nothing of a build. */
const unreadableCodes: ReadonlySet<string> = new Set(["unreadable", "too-long", "unknown-version"]);

/**
 * The loadout of a code that a stranger sent, with what could not be read of it.
 *
 * @throws ApiError 400 as text where nothing can be read
 */
export function readSharedCode(code: string): DecodedBuild {
  const decoded = readBuildCode(code);
  const problem = decoded.problems.find((each) => unreadableCodes.has(each.code));
  if (problem) throw new ApiError(400, formatCodeProblem(problem), { code: "bad-request" });
  return decoded;
}
