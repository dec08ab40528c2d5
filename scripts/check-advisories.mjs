import { checkAdvisories } from "./lib/advisories.mjs";

/** `npm run check:advisories`: fails for a high or critical advisory of a package in production. */
const { lines, ok } = await checkAdvisories();
console.log(lines.join("\n"));
process.exitCode = ok ? 0 : 1;
