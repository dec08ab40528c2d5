import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type DeepReadonly, deepFreeze } from "./deep-freeze";

/** Where the facts lie. A build takes the folder along for the routes that need it: see `next.config.ts`. */
const dataFolder = join(/* turbopackIgnore: true */ process.cwd(), "data");

/**
 * Reads, validates and freezes one file of `data/`.
 *
 * @param path inside `data/`
 * @throws where the file is missing or breaks the schema; the message names file, record and field
 */
export function readData<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): DeepReadonly<z.infer<Schema>> {
  const result = schema.safeParse(readJson(path));
  if (!result.success)
    throw new Error(`data/${path} is not as it should be:\n${z.prettifyError(result.error)}`);
  return deepFreeze(result.data);
}

/** Whether `data/` has the file. */
export function hasData(path: string): boolean {
  return existsSync(join(dataFolder, path));
}

/** Parsed, and neither checked nor frozen. */
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(dataFolder, path), "utf8"));
}
