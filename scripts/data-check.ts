/**
 * Checks every rule of the catalog over all facts, names and texts in `data/`, and prints what was counted.
 * Ends with 1 where anything is wrong.
 */

import { getLoadoutData } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { findNumberClashes } from "@/lib/builder/share/id-numbers";
import { checkCatalog, loadCatalogData } from "@/lib/catalog/check-catalog.server";
import { catalogEntities, getCatalogFile } from "@/lib/catalog/get-catalog.server";
import type { Check } from "@/lib/catalog/integrity/check";

/** Problems that are printed per check: the first ones tell what is wrong. */
const shown = 20;

const data = loadCatalogData();
for (const entity of catalogEntities) {
  console.log(`${getCatalogFile(entity).padEnd(24)} ${String(data[entity].length).padStart(6)} records`);
}
console.log();

const checks = [...checkCatalog(data), checkBuildCodes()];
for (const { name, cases, problems } of checks) {
  const mark = problems.length === 0 ? "ok  " : "FAIL";
  console.log(`${mark} ${name.padEnd(62)} ${cases.toLocaleString("en-US").padStart(8)}`);
  for (const problem of problems.slice(0, shown)) console.log(`       ${problem}`);
  if (problems.length > shown) console.log(`       and ${problems.length - shown} more`);
}

const cases = checks.reduce((sum, check) => sum + check.cases, 0);
const problems = checks.reduce((sum, check) => sum + check.problems.length, 0);
console.log(`\n${cases.toLocaleString("en-US")} cases, ${problems} problems`);
if (problems > 0) process.exitCode = 1;

/** A clash is settled in `lib/builder/share/id-numbers.ts`: the newer id goes into `renumbered`. */
function checkBuildCodes(): Check {
  const { weapons, armor, decorations, charms, skills, talismans, artian } = getLoadoutData();
  const kinds = [weapons, armor, decorations, charms, skills, talismans.talismans, artian.bonuses];
  return {
    name: "ids have numbers of their own in build codes",
    cases: kinds.reduce((sum, { length }) => sum + length, 0),
    problems: findNumberClashes(getLoadoutData()),
  };
}
