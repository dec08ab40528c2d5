import { runLocalSite } from "./lib/local-site.mjs";

await runLocalSite({ name: "dev", mode: "dev", fresh: process.argv.includes("--fresh") });
