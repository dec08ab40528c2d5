import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiPage, writeApiTables } from "./lib/api-tables";
import { buildOpenApi, formatOpenApi, openApiFile } from "./lib/open-api";
import { runMain } from "./lib/target";

/** `npm run open-api`: writes the description of the public calls and the tables of docs/api.md anew, after a call or a schema changed. */
runMain(async () => {
  const document = await buildOpenApi();
  writeFileSync(join(import.meta.dirname, "..", openApiFile), formatOpenApi(document));
  writeFileSync(join(import.meta.dirname, "..", apiPage), await writeApiTables());
  console.log(`${Object.keys(document.paths).length} calls in ${openApiFile}`);
  return 0;
});
