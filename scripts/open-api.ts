import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOpenApi, formatOpenApi, openApiFile } from "./lib/open-api";
import { runMain } from "./lib/target";

/** `npm run open-api`: writes the description of the public calls anew, after a schema or a route changed. */
runMain(async () => {
  const document = await buildOpenApi();
  writeFileSync(join(import.meta.dirname, "..", openApiFile), formatOpenApi(document));
  console.log(`${Object.keys(document.paths).length} calls in ${openApiFile}`);
  return 0;
});
