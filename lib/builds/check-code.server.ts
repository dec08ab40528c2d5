import { ApiError } from "@/lib/api/errors";
import { isBuildCode, maxCodeLength } from "./rules";
import type { BuildContent } from "./schema";

/**
 * The one place where the server looks at a loadout's code: before a build is created and before its content
 * changes. So far its form alone is checked. A decoder belongs here, and with it the check that weapon and
 * skills are those of the loadout; until then both are what the owner says, and readers of a build must
 * treat the code as a stranger's.
 *
 * @throws ApiError 400 that names `code`.
 */
export function checkBuildCode({ code }: Pick<BuildContent, "code" | "weapon" | "skills">): void {
  if (isBuildCode(code)) return;
  const message = `must be 1 to ${maxCodeLength} letters, digits, or any of . _ ~ -`;
  throw new ApiError(400, `The request body is wrong: code ${message}.`, {
    code: "bad-request",
    details: { issues: [{ path: "code", message }] },
  });
}
