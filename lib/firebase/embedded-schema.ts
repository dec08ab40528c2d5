import { z } from "zod";

/**
 * Calls to the in-process store, which a script or a test outside the server cannot reach otherwise.
 * Firestore's own shape: a document path has an even number of segments, a collection path an odd one.
 */
const createPathSchema = (path: string) => path.split("/");
const documentPath = z
  .string()
  .max(1500)
  .refine(
    (path) => createPathSchema(path).every(Boolean) && createPathSchema(path).length % 2 === 0,
    "must be a document path",
  );
const collectionPath = z
  .string()
  .max(1500)
  .refine(
    (path) => createPathSchema(path).every(Boolean) && createPathSchema(path).length % 2 === 1,
    "must be a collection path",
  );
const fields = z.record(z.string(), z.unknown());

/** POST /api/embedded/documents. Values are in the form of `encodeFields`. */
export const embeddedDocumentsBodySchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("read"), path: documentPath }),
  z.object({ op: z.literal("list"), path: collectionPath }),
  z.object({ op: z.literal("list-all") }),
  z.object({ op: z.literal("write"), path: documentPath, data: fields }),
  z.object({ op: z.literal("delete"), path: documentPath }),
]);
export type EmbeddedDocumentsBody = z.infer<typeof embeddedDocumentsBodySchema>;

/** Documents read or listed; empty after `write` and `delete`, and where `read` found nothing. */
export const embeddedDocumentsResponseSchema = z.object({
  message: z.literal("OK"),
  documents: z.array(z.object({ id: z.string(), path: z.string(), data: fields })),
});
export type EmbeddedDocumentsResponse = z.infer<typeof embeddedDocumentsResponseSchema>;

const timestampKey = "$timestamp";

/** JSON has no dates: a Date, or anything with `toDate()` such as a Firestore Timestamp, is marked as one. */
function encodeValue(value: unknown): unknown {
  if (value instanceof Date) return { [timestampKey]: value.toISOString() };
  if (Array.isArray(value)) return value.map(encodeValue);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return encodeValue(value.toDate());
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encodeValue(each)]));
}

/** The reverse of `encodeValue`; every timestamp comes back as a Date (milliseconds). */
function decodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeValue);
  if (typeof value !== "object" || value === null) return value;
  if (timestampKey in value && typeof value[timestampKey] === "string") return new Date(value[timestampKey]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decodeValue(each)]));
}

/** `encodeValue` for the fields of a document. */
export function encodeFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, encodeValue(each)]));
}

/** `decodeValue` for the fields of a document. */
export function decodeFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, decodeValue(each)]));
}
