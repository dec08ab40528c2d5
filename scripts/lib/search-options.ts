import { parseArgs } from "node:util";

export interface SearchCommandOptions {
  /** Milliseconds for one answer; without it a search takes what it needs. */
  readonly budgetMs: number | undefined;
}

/**
 * @param words of the command line
 * @returns `null` when only help is requested
 * @throws Error for anything that is not an option
 */
export function readOptions(words: readonly string[]): SearchCommandOptions | null {
  const { values } = parseArgs({
    args: [...words],
    options: { help: { type: "boolean", short: "h" }, budget: { type: "string" } },
  });
  if (values.help) return null;
  if (values.budget === undefined) return { budgetMs: undefined };
  const budgetMs = Number(values.budget);
  if (!(budgetMs > 0)) throw new Error("--budget must be a number of milliseconds above 0.");
  return { budgetMs };
}
