import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import {
  type FollowKey,
  followKinds,
  maxFollows,
  newsKinds,
  readFollowKey,
} from "@/lib/notifications/follow-keys";

const keySchema = z.custom<FollowKey>(
  (value) => typeof value === "string" && readFollowKey(value) !== null,
  "must be something that can be followed",
);

/** Document `follows/{uid}`: what a person follows. Nobody else learns of it. */
export const followsDocumentSchema = z.object({
  uid: z.string().min(1),
  /** First followed first. */
  keys: z.array(z.string()).max(maxFollows),
  /** Up to when its news are in the notifications. */
  collectedAt: storedTimeSchema,
});

/** Document `news/{id}`: that something happened, without what it is named. Removed by the store's TTL. */
export const newsDocumentSchema = z.object({
  what: z.enum(newsKinds),
  /** Everything it concerns, the hunters who did it included. */
  keys: z.array(z.string()),
  at: storedTimeSchema,
  expiresAt: storedTimeSchema,
});

/** POST /api/user/follows */
export const followBodySchema = z.strictObject({ key: keySchema, isFollowed: z.boolean() });
export type FollowBody = z.output<typeof followBodySchema>;
/** GET and POST /api/user/follows */
export const followsResponseSchema = z.object({
  message: z.literal("OK"),
  /** First followed first. */
  follows: z.array(z.object({ key: z.string(), kind: z.enum(followKinds), name: z.string() })),
});
export type FollowsResponse = z.infer<typeof followsResponseSchema>;
