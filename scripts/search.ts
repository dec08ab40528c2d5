import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { search } from "@/lib/builder/search/search";
import { runSearchCommand } from "./lib/search-command";

/** `npm run --silent search`: queries as lines of JSON, answers as lines of JSON. `--help` has the options. */

/** The first searches of a process take several times as long, until their code is compiled. */
function warmUp(catalog: BuilderCatalog): void {
  const ids = catalog.skills.filter(({ kind }) => kind === "armor").map(({ id }) => id);
  for (let count = 2; count <= 8; count += 1) {
    const skills = Object.fromEntries(ids.slice(count * 5, count * 6).map((id) => [id, 2]));
    for (const kind of ["defense", "slots"] as const) {
      for (const limit of [1, 100]) search({ skills, objective: { kind }, limit }, catalog);
    }
  }
}

// Whoever reads the answers has had enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

runSearchCommand({
  words: process.argv.slice(2),
  input: process.stdin,
  write: (text) => void process.stdout.write(text),
  prepare: warmUp,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Not `exit`: answers may still be on their way.
  process.exitCode = 1;
});
