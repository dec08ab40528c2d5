import { setImmediate as breathe } from "node:timers/promises";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { search } from "@/lib/builder/search/search";
import { formatAnswer } from "./lib/search-answer";
import { searchHelp } from "./lib/search-help";
import { readLines } from "./lib/search-lines";
import { readOptions, type SearchOptions } from "./lib/search-options";
import { readQuery } from "./lib/search-query";

/** `npm run --silent search`: queries as lines of JSON, answers as lines of JSON. `--help` has the options. */

/** Bytes of a line. The longest list of talismans that anyone keeps is far below. */
const longestLine = 2 ** 20;

function answerLine(text: string, catalog: BuilderCatalog, { budgetMs }: SearchOptions): object {
  try {
    const query = readQuery(text, catalog);
    const start = performance.now();
    const report = search(query, catalog, { clock: () => performance.now(), ...(budgetMs && { budgetMs }) });
    return formatAnswer(report, query, performance.now() - start);
  } catch (error) {
    return { status: "error", message: error instanceof Error ? error.message : String(error) };
  }
}

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

async function answerAll(options: SearchOptions): Promise<void> {
  const catalog = getBuilderCatalog();
  warmUp(catalog);
  for await (const line of readLines(process.stdin, longestLine)) {
    const text = line.kind === "text" ? line.text.trim() : null;
    if (text === "") continue;
    const answer =
      text === null
        ? { status: "error", message: `The line is longer than ${longestLine} bytes.` }
        : answerLine(text, catalog, options);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    // A reader that has gone is only heard of between lines.
    await breathe();
  }
}

// Whoever reads the answers has had enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(searchHelp);
  else await answerAll(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Not `exit`: answers may still be on their way.
  process.exitCode = 1;
});
