import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ImportError } from "./import-error";

/** Reviewed facts that the tables lack, in `data/sources`, each file with its source. */
export class Overlays {
  constructor(private readonly folder: string) {}

  /**
   * The entries of an overlay, which holds `{ provenance, entries }`.
   *
   * @param name file without ending
   * @throws ImportError where the file is missing or breaks the schema
   */
  get<Entry>(name: string, entry: z.ZodType<Entry>): readonly Entry[] {
    const place = { table: `data/sources/${name}.json` };
    const path = join(this.folder, `${name}.json`);
    if (!existsSync(path)) throw new ImportError(place, null, "no such file.");
    const schema = z.strictObject({ provenance: z.array(z.string().min(1)).min(1), entries: z.array(entry) });
    const result = schema.safeParse(JSON.parse(readFileSync(path, "utf8")));
    if (result.success) return result.data.entries;
    throw new ImportError(place, null, z.prettifyError(result.error));
  }
}
