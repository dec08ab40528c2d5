import { setImmediate as breathe } from "node:timers/promises";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { lowerLockedDecorations } from "@/lib/builder/search/locked-decorations";
import { search } from "@/lib/builder/search/search";
import { formatAnswer } from "./search-answer";
import { searchHelp } from "./search-help";
import { readLines } from "./search-lines";
import { readOptions, type SearchCommandOptions } from "./search-options";
import { readQuery } from "./search-query";

/** Bytes of a line. The longest list of talismans that anyone keeps is far below. */
const longestLine = 2 ** 20;

interface Command {
  /** Words of the command line. */
  readonly words: readonly string[];
  readonly input: AsyncIterable<Uint8Array>;
  readonly write: (text: string) => void;
  /** Runs before the first query. */
  readonly prepare?: (catalog: BuilderCatalog) => void;
}

/**
 * Answers queries, one line of JSON each, in order; or writes the help.
 *
 * @throws Error for anything that is not an option, before it reads a line
 */
export async function runSearchCommand({ words, input, write, prepare }: Command): Promise<void> {
  const options = readOptions(words);
  if (options === null) return write(searchHelp);
  const catalog = getBuilderCatalog();
  prepare?.(catalog);
  for await (const line of readLines(input, longestLine)) {
    const text = line.kind === "text" ? line.text.trim() : null;
    if (text === "") continue;
    const answer =
      text === null
        ? { status: "error", message: `The line is longer than ${longestLine} bytes.` }
        : answerLine(text, catalog, options);
    write(`${JSON.stringify(answer)}\n`);
    // A reader that has gone is only heard of between lines.
    await breathe();
  }
}

function answerLine(text: string, catalog: BuilderCatalog, { budgetMs }: SearchCommandOptions): object {
  try {
    const query = readQuery(text, catalog);
    const start = performance.now();
    const locked = lowerLockedDecorations(query, catalog);
    const report = search(locked.query, locked.catalog, {
      clock: () => performance.now(),
      ...(budgetMs && { budgetMs }),
    });
    const restored = { ...report, results: report.results.map(locked.restore) };
    return formatAnswer(restored, query, performance.now() - start, catalog);
  } catch (error) {
    return { status: "error", message: error instanceof Error ? error.message : String(error) };
  }
}
