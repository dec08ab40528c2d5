import { join, relative } from "node:path";
import { describeFailure } from "./lib/failure.mjs";
import { root } from "./lib/project.mjs";
import { writeSbom } from "./lib/sbom.mjs";

/** The last step of `npm run build`, and `npm run sbom`: what the build is made of. */
try {
  const { file, count } = await writeSbom(join(root, process.env.QUARRY_DIST_DIR || ".next"));
  console.log(`Software bill of materials: ${count} packages in ${relative(root, file)}`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
