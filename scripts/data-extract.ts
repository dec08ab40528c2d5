/**
 * Writes the extract of the tables that the tests import: `npm run data:extract -- <folder of the tables>`.
 */

import { join } from "node:path";
import { extractPlan } from "./data-import/extract-plan";
import { extractTables } from "./data-import/extract-tables";

const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error("Usage: npm run data:extract -- <folder of the tables>");
  process.exitCode = 2;
} else {
  const bytes = extractTables(folder, join(process.cwd(), "tests/fixtures/tables"), extractPlan);
  console.log(`${Math.round(bytes / 1000).toLocaleString("en-US")} KB written.`);
}
