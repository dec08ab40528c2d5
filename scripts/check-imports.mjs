import { checkImports } from "./lib/imports.mjs";
import { root } from "./lib/project.mjs";

/** Part of `npm run lint`: no import against the table in scripts/lib/import-zones.mjs. */
const { broken, files } = await checkImports(root);
for (const { path, line, names, why } of broken)
  console.error(`${path}:${line} importZones ━━\n  "${names}": ${why}`);
console.log(`Imports of ${files} files checked, ${broken.length} against the zones.`);
process.exitCode = broken.length > 0 ? 1 : 0;
