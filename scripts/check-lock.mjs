import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findLockFileProblems, refusesInstallScripts } from "./lib/lock.mjs";
import { root } from "./lib/project.mjs";

/** Part of `npm run lint`: what npm installs is what was locked, and none of it runs while it is installed. */
const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
const problems = findLockFileProblems(packages);
if (!refusesInstallScripts(await readFile(join(root, ".npmrc"), "utf8"))) {
  problems.push(".npmrc must say ignore-scripts=true");
}
for (const each of problems) console.error(each);
console.log(`Lock file: ${Object.keys(packages).length} entries checked, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
