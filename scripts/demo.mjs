import { runLocalSite } from "./lib/local-site.mjs";

const isEmpty = process.argv.includes("--empty");
// The seed reads it, in this process's children.
if (isEmpty) process.env.QUARRY_DEMO_EMPTY = "1";
await runLocalSite({ name: "demo", mode: "start", fresh: isEmpty || process.argv.includes("--fresh") });
