import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Firebase uids are 28 characters; custom ones may be up to 128. */
const uidSchema = z
  .string()
  .max(128)
  .regex(/^[^/\s]+$/, "must be a user id")
  // Firestore keeps these document ids for itself.
  .refine((uid) => !/^(\.{1,2}|__.*__)$/.test(uid), "must be a user id");

/** Document `users/{uid}`. Written by the server alone. */
export const userDocumentSchema = z.object({
  displayName: z.string().min(1),
  photoURL: z.string().nullable(),
  /** Whole coins; always the sum of the ledger. */
  coins: z.int().min(0),
  /** Chosen profile icon; `null` shows the photo or the initials. */
  icon: z.string().nullable(),
  unlockedIcons: z.array(z.string()),
  createdAt: storedTimeSchema,
  /** Counts shown on the profile. */
  stats: z.object({ runs: z.int().min(0), answers: z.int().min(0), builds: z.int().min(0) }),
  /** Notifications that nobody has read. Accounts from before there were any have no such fields. */
  unread: z.int().min(0).default(0),
  /** Everything up to this moment counts as read. */
  notificationsReadAt: storedTimeSchema.nullable().default(null),
  /** Kinds of notification that are turned off. */
  mutedNotifications: z.array(z.string()).default([]),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** GET /api/user?uid= : the public part of a profile, and nothing else. */
export const profileQuerySchema = z.object({ uid: uidSchema });
export const profileResponseSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
});
export type Profile = z.infer<typeof profileResponseSchema>;

/** Who wrote something, as lists and pages show them. */
export const authorSchema = profileResponseSchema.extend({ uid: z.string() });
export type Author = z.infer<typeof authorSchema>;

/** What the owner watches live in `users/{uid}`; other fields of the document are left alone. */
export const watchedUserSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
  coins: z.int().min(0),
  unread: z.int().min(0).default(0),
});
export type WatchedUser = z.infer<typeof watchedUserSchema>;

/** POST /api/user/session: creates `users/{uid}` at first sight of the account and keeps its name current. */
export const sessionResponseSchema = z.object({
  message: z.literal("OK"),
  user: watchedUserSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
