import { z } from "zod";
import { formatType } from "./format-type";
import type { FieldNote } from "./open-data-format";

/** A schema of one kind of record, or of several that `kind` tells apart. */
export type RecordSchema = z.ZodObject | z.ZodDiscriminatedUnion<z.ZodObject[]>;

/**
 * The fields of a schema in its order. A field that several kinds of record have is listed once, with all its
 * types.
 *
 * @throws where a field has no description
 */
export function listFields(schema: RecordSchema): readonly FieldNote[] {
  const fields = new Map<string, z.core.$ZodType[]>();
  for (const { shape } of schema instanceof z.ZodObject ? [schema] : schema.options) {
    for (const [name, field] of Object.entries(shape)) fields.set(name, [...(fields.get(name) ?? []), field]);
  }
  return [...fields].map(([name, types]) => {
    const meaning = types.map(getDescription).find((text) => text !== undefined);
    if (!meaning) throw new Error(`Field "${name}" has no description.`);
    return [name, formatType(z.union(types)), meaning];
  });
}

/** zod keeps a description where it was set: outside or inside of `optional` and `nullable`. */
function getDescription(schema: z.core.$ZodType): string | undefined {
  const description = z.globalRegistry.get(schema)?.description;
  if (description !== undefined) return description;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" || def.type === "nullable" ? getDescription(def.innerType) : undefined;
}
