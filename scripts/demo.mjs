import { runLocalSite } from "./lib/local-site.mjs";

await runLocalSite({ name: "demo", mode: "start", fresh: process.argv.includes("--fresh") });
