import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Document `digests/{uid}`: that a person wants the weekly email. Written by the server alone. */
export const digestDocumentSchema = z.object({
  uid: z.string().min(1),
  /** When the next one is due. */
  dueAt: storedTimeSchema,
  /** Up to when the last one told what happened. */
  coveredTo: storedTimeSchema,
  /** Attempts to send the current one that failed. */
  failures: z.int().min(0),
});
export type DigestDocument = z.infer<typeof digestDocumentSchema>;

/** GET and POST /api/user/digest */
export const digestResponseSchema = z.object({
  message: z.literal("OK"),
  /** Whether this site sends mails at all. */
  isOffered: z.boolean(),
  /** Whether the caller's address is verified: mails go to no other. */
  isVerified: z.boolean(),
  isOn: z.boolean(),
});
export type DigestResponse = z.infer<typeof digestResponseSchema>;

/** POST /api/user/digest */
export const digestBodySchema = z.strictObject({ isOn: z.boolean() });
export type DigestBody = z.output<typeof digestBodySchema>;

/** POST /api/user/digest/off. The body, which mail programs send, is not read. */
export const digestOffQuerySchema = z.object({ token: z.string().min(1).max(400) });
export const digestOffResponseSchema = z.object({ message: z.literal("OK") });
