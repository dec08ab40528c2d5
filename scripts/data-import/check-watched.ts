import { z } from "zod";
import { ImportError } from "./import-error";
import type { Overlays } from "./overlays";
import type { Tables } from "./tables";

/** Parameters behind a figure of ours that no importer reads: what it is, where they stand, and what they were. */
const watchedSchema = z.strictObject({
  figure: z.string().min(1),
  table: z.string().min(1),
  /** Path with dots to what holds the parameters. */
  at: z.string(),
  /** By path below `at`. */
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
  /** Only the place itself: values below it are no part of the figure. */
  only: z.literal(true).optional(),
});

/**
 * Holds parameters that figures were made from by hand against what they were then, so that a patch that changes one
 * is never silent: `data/sources/watched.json`. Parameters that are new below a watched place count too,
 * unless the entry says `only`.
 *
 * @throws ImportError with figure, table, place, old and new value of every difference
 */
export function checkWatched(tables: Tables, overlays: Overlays): void {
  const problems = overlays.get("watched", watchedSchema).flatMap(({ figure, table, at, values, only }) => {
    const now = new Map(listLeaves(pick(tables.getTable(table, z.unknown()), at)));
    return [...new Set([...Object.keys(values), ...(only ? [] : now.keys())])]
      .filter((path) => values[path] !== now.get(path))
      .map((path) => {
        const change = `${JSON.stringify(values[path]) ?? "nothing"} -> ${JSON.stringify(now.get(path)) ?? "nothing"}`;
        return `${table}, ${at}.${path}: ${change}, which ${figure} stands on`;
      });
  });
  if (problems.length === 0) return;
  const advice = "Work the figures out anew, and write the new values there.";
  throw new ImportError(
    { table: "data/sources/watched.json" },
    null,
    `${problems.length} watched parameters changed.\n${problems.join("\n")}\n${advice}`,
  );
}

function pick(value: unknown, path: string): unknown {
  if (path === "") return value;
  return path.split(".").reduce<unknown>((inner, key) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return Object.entries(inner).find(([name]) => name === key)?.[1];
  }, value);
}

/** Every value that holds no other, with its path. */
function listLeaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listLeaves(inner, path === "" ? key : `${path}.${key}`),
  );
}
