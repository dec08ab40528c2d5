import { join } from "node:path";
import { compressBuild } from "./lib/compress-build.mjs";
import { root, stateDir } from "./lib/project.mjs";

/** Part of `npm run build`: the scripts and styles of the build as they are sent. */
if (process.env.QUARRY_PAINT !== "plain") {
  const folder = join(root, process.env.QUARRY_DIST_DIR || ".next");
  const { made, kept } = await compressBuild(folder, join(stateDir, "compressed"));
  console.log(`Scripts and styles: ${made} compressed, ${kept} known`);
}
