import { z } from "zod";

/** The part of a line by which an entry is known: its hash says all the rest. */
const lineSchema = z.object({ seq: z.int().min(0), hash: z.string() });

/**
 * Compares an earlier export with the log as it is now. Who can write to the store can calculate its chain anew, but not
 * what was saved elsewhere.
 *
 * @param exported lines of the earlier export
 * @param present lines of an export of now
 * @returns what differs, a line each
 */
export function compareExport(exported: readonly string[], present: readonly string[]): string[] {
  const now = new Map(present.flatMap((line) => parseLine(line) ?? []).map(({ seq, hash }) => [seq, hash]));
  return exported.flatMap((line, index) => {
    const entry = parseLine(line);
    if (!entry) return [`Line ${index + 1} of the export is no entry.`];
    const hash = now.get(entry.seq);
    if (hash === undefined) return [`Entry ${entry.seq} is in the export and no longer in the log.`];
    return hash === entry.hash ? [] : [`Entry ${entry.seq} is another one than in the export.`];
  });
}

function parseLine(line: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
