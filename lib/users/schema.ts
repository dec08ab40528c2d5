import { z } from "zod";
import { blockSchema } from "@/lib/auth/block";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cleanLine } from "@/lib/text/clean-text";
import { findNameProblem, maxNameLength, nameProblems } from "./name-rules";

/** Firebase uids are 28 characters; custom ones may be up to 128. */
const uidSchema = z
  .string()
  .max(128)
  .regex(/^[^/\s]+$/, "must be a user id")
  // Firestore keeps these document ids for itself.
  .refine((uid) => !/^(\.{1,2}|__.*__)$/.test(uid), "must be a user id");

/** What badges count beyond the figures of the profile. */
const deedsSchema = z.object({
  records: z.int().min(0).default(0),
  publications: z.int().min(0).default(0),
  likes: z.int().min(0).default(0),
  /** The latest UTC day on which the quiz was answered; `null` = never. */
  quizDay: z.string().nullable().default(null),
  /** Days in a row up to that one. */
  quizStreak: z.int().min(0).default(0),
});
/** The deeds of a new account. */
export const noDeeds = { records: 0, publications: 0, likes: 0, quizDay: null, quizStreak: 0 };

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
  /** Set by a moderator. */
  block: blockSchema,
  /** Earned by deeds, in the order in which they came. */
  badges: z.array(z.object({ id: z.string(), at: storedTimeSchema })).default([]),
  /** What badges count beyond `stats`. */
  deeds: deedsSchema.default(noDeeds),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** GET /api/user?uid= : the public part of a profile, and nothing else. */
export const profileQuerySchema = z.object({ uid: uidSchema });
export const profileResponseSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
  /** Chosen profile icon; `null` shows the photo or the initials. */
  icon: z.string().nullable().default(null),
});
export type Profile = z.infer<typeof profileResponseSchema>;

/** Who wrote something, as lists and pages show them. */
export const authorSchema = profileResponseSchema.extend({ uid: z.string() });
export type Author = z.infer<typeof authorSchema>;

/** What the owner watches live in `users/{uid}`; other fields of the document are left alone. */
export const watchedUserSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
  icon: z.string().nullable().default(null),
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

/** POST /api/user/name */
export const changeNameBodySchema = z.strictObject({
  name: z
    .string()
    .max(4 * maxNameLength)
    .superRefine((raw, context) => {
      const problem = findNameProblem(raw);
      if (problem) context.addIssue({ code: "custom", message: nameProblems[problem] });
    })
    .transform(cleanLine),
});
export type ChangeName = z.output<typeof changeNameBodySchema>;
export const changeNameResponseSchema = z.object({ message: z.literal("OK"), displayName: z.string() });
export type ChangeNameResponse = z.infer<typeof changeNameResponseSchema>;
