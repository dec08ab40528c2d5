import { join } from "node:path";
import { buildEngine } from "./lib/engine-package";
import { root } from "./lib/project.mjs";

/** `npm run build:engine`: makes `packages/engine/dist`, which another tool can use as a package. */
buildEngine(join(root, "packages/engine/dist")).then(
  (bytes) => console.log(`packages/engine/dist: ${(bytes / 1000).toFixed(0)} kB of code`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
