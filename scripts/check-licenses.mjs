import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findRefused, listLicenses, updateNotices } from "./lib/licenses.mjs";
import { root } from "./lib/project.mjs";

/**
 * Part of `npm run lint`: the licenses of the production build are allowed, and THIRD_PARTY_NOTICES.md lists its
 * packages. With `--write` (`npm run licenses`) the list is brought up to date.
 */
const file = join(root, "THIRD_PARTY_NOTICES.md");
const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
const notices = await readFile(file, "utf8");
const byLicense = listLicenses(packages);
const refused = findRefused(byLicense);
const updated = updateNotices(notices, byLicense);
const write = process.argv.includes("--write");

if (write && updated !== notices) await writeFile(file, updated);
for (const each of refused) console.error(`This license is not allowed: ${each}`);
const isStale = !write && updated !== notices;
if (isStale) console.error("THIRD_PARTY_NOTICES.md does not list these packages. Run: npm run licenses");
const count = [...byLicense.values()].flat().length;
console.log(`Licenses: ${count} packages under ${byLicense.size} licenses checked.`);
process.exitCode = refused.length > 0 || isStale ? 1 : 0;
