import { readData } from "./read-data.server";
import { runOnce } from "./run-once";
import { lastImportSchema, qualitySchema } from "./schema/quality";

/** Comparisons of the facts with second sources, what is disputed and what is unknown. */
export const getQuality = runOnce(() => readData("quality.json", qualitySchema));

/** The changes of the last import. */
export const getLastImport = runOnce(() => readData("last-import.json", lastImportSchema));

/** Sources that agree in full with the records of a file of the catalog, in every field that was compared. */
export function listVerifiers(entity: string): readonly string[] {
  const rows = getQuality().verification.filter((row) => row.entity === entity);
  const disagreeing = new Set(
    rows.filter(({ agree, compared }) => agree < compared).map(({ source }) => source),
  );
  return [...new Set(rows.map(({ source }) => source))].filter((source) => !disagreeing.has(source));
}
