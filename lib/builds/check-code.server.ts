import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import type { Loadout } from "@/lib/builder/loadout/model";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { ApiError } from "@/lib/http/api-error";
import { isBuildCode, maxCodeLength } from "./rules";
import type { BuildContent } from "./schema";

/**
 * The one place where the server looks at a loadout's code: before a build is created and before its content
 * changes. The code must be whole and hold a weapon; the type of weapon and the skills that a build is found by
 * must be those of the loadout. Whether the loadout is legal is not checked: people may keep what a patch forbids.
 *
 * @throws ApiError 400 that names `code`, `weapon` or `skills`.
 */
export function checkBuildCode({
  code,
  weapon,
  skills,
}: Pick<BuildContent, "code" | "weapon" | "skills">): void {
  if (!isBuildCode(code)) {
    throw refuse("code", `must be 1 to ${maxCodeLength} letters, digits, or any of . _ ~ -`);
  }
  const { loadout, problems } = readBuildCode(code);
  const [problem] = problems;
  if (problem) throw refuse("code", `cannot be read. ${formatCodeProblem(problem)}`);
  if (!loadout.weapon) throw refuse("code", "must be a build with a weapon");

  const catalog = getLoadoutCatalog();
  const type = catalog.weapons.get(loadout.weapon.id)?.type;
  if (type !== weapon) throw refuse("weapon", `must be ${type}, the type of the build's weapon`);
  const given = listSkills(loadout);
  const index = skills.findIndex((skill) => !given.has(skill));
  if (index >= 0) throw refuse(`skills[${index}]`, "must be a skill of the build");
}

/** Every skill with a level, active set bonuses and group skills among them. */
function listSkills(loadout: Loadout): ReadonlySet<string> {
  return new Set(Object.keys(deriveLoadout(loadout, getLoadoutCatalog()).levels));
}

function refuse(path: string, message: string): ApiError {
  return new ApiError(
    400,
    `The request body is invalid: ${path} ${message}${message.endsWith(".") ? "" : "."}`,
    {
      code: "bad-request",
      details: { issues: [{ path, message }] },
    },
  );
}
