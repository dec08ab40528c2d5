import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/**
 * The state of something that a person writes and may publish, as fields of its document. What a moderator took
 * down is never published, whatever its owner does; deleted, restored or copied, it stays taken down.
 */
export const contentStateFields = {
  /** Deleted content waits for its end, seen by its owner alone. */
  visibility: z.enum(["private", "published", "deleted"]),
  /** Set by a moderator. */
  takenDown: z.object({ reason: z.string(), at: storedTimeSchema }).nullable(),
  /** First publication: unpublishing and publishing again does not make anything new. */
  publishedAt: storedTimeSchema.nullable(),
  /** The visibility that restored content gets back; `null` while it is not deleted. */
  deletedFrom: z.enum(["private", "published"]).nullable(),
  /** When deleted content is gone for good; the store's TTL goes by it. */
  purgeAt: storedTimeSchema.nullable(),
} as const;

const contentStateSchema = z.object(contentStateFields);
export type ContentState = z.infer<typeof contentStateSchema>;

/** Document `fingerprints/{hash}`: content that a moderator took down, so that a copy of it is recognized. */
export const fingerprintDocumentSchema = z.object({
  /** Path of the content that was taken down, e.g. `builds/abc`. */
  ref: z.string().min(1),
  reason: z.string(),
  at: storedTimeSchema,
  /** `createSketch` of its texts, by which what is almost the same is found; of one of its documents, where they are long. */
  sketch: z.string().optional(),
  bands: z.array(z.string()).optional(),
});
