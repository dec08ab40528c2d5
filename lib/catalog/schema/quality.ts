import { z } from "zod";
import { countSchema, recordIdSchema } from "./parts";

const noteSchema = z.strictObject({ entity: recordIdSchema, text: z.string().min(1) });

/** Known facts about the facts themselves: comparisons with second sources, disputes and gaps. */
export const qualitySchema = z.strictObject({
  verification: z.array(
    z.strictObject({
      /** A file of the catalog, or `names`. */
      entity: recordIdSchema,
      fields: z.string().min(1),
      /** `owner/name` of a public repository. */
      source: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
      agree: countSchema,
      compared: z.int().min(1),
    }),
  ),
  disputed: z.array(noteSchema),
  unknown: z.array(noteSchema),
});

/** The changes of the last import, as the importer writes them. */
export const lastImportSchema = z.strictObject({
  date: z.iso.date(),
  files: z.array(
    z.strictObject({
      file: recordIdSchema,
      added: countSchema,
      removed: countSchema,
      /** Records with a changed field. */
      changed: countSchema,
      /** Changed records by field, most first. */
      fields: z.array(z.strictObject({ field: z.string().min(1), count: z.int().min(1) })),
    }),
  ),
});

export type LastImport = z.infer<typeof lastImportSchema>;
