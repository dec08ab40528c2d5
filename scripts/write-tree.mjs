import { resolve } from "node:path";
import { writeSiteTree } from "./lib/site-tree.mjs";

/** `node scripts/write-tree.mjs <folder>`: what the container holds, from the build (`Dockerfile`). */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage:  node scripts/write-tree.mjs <folder>");
  process.exit(1);
}
const bytes = await writeSiteTree(resolve(folder), process.env.QUARRY_DIST_DIR || ".next");
console.log(`${folder}: ${(bytes / 1e6).toFixed(1)} MB`);
