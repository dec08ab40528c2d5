import { z } from "zod";
import { blockSchema } from "@/lib/auth/block";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cleanLine } from "@/lib/text/clean-text";
import { findNameProblem, maxNameLength, nameProblems } from "./name-rules";
import { staffMarkSchema } from "./staff-mark";

/** Firebase uids are 28 characters; custom ones may be up to 128. */
const uidSchema = z
  .string()
  .max(128)
  .regex(/^[^/\s]+$/, "must be a user id")
  // Firestore keeps these document ids for itself.
  .refine((uid) => !/^(\.{1,2}|__.*__)$/.test(uid), "must be a user id");

/** Counts for badges beyond the figures of the profile. */
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

/** Where a person's name comes from. */
const namingSchema = z.object({
  /** Key of the `names/{key}` that the account holds; `null` for "Hunter", and for names from before they were unique. */
  key: z.string().nullable(),
  /**
   * Name in the account when a session last looked at it, so that what was refused is not tried again; `null` = none
   * has.
   */
  from: z.string().nullable(),
  /** The name was taken, so it got a number: its owner may change it once more than the daily limit says. */
  isNumbered: z.boolean(),
  /** Whether the account had a role when it was last looked at. */
  isStaff: z.boolean(),
  /** A moderator hid name or photo: neither can be set before. */
  lockedUntil: storedTimeSchema.nullable(),
});
type Naming = z.infer<typeof namingSchema>;
/** Of an account that nobody has looked at. */
export const noNaming: Naming = {
  ...{ key: null, from: null, isNumbered: false, isStaff: false, lockedUntil: null },
};

/**
 * Document `names/{key}`, the key a hash of the folded name: who has the name. What a moderator hid belongs to nobody
 * and stays, so that neither its owner nor anybody else takes it again. It does not hold the name itself.
 */
export const nameDocumentSchema = z.object({
  uid: z.string().min(1).nullable(),
  /** Nobody takes a name that reads like one of staff, with a number neither. */
  isStaff: z.boolean(),
  hidden: z.object({ reason: z.string(), at: storedTimeSchema }).nullable(),
  at: storedTimeSchema,
});
export type NameDocument = z.infer<typeof nameDocumentSchema>;

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
  /** Whether `devices` has some of this person, so that a notification looks for them. */
  hasDevices: z.boolean().default(false),
  /** Set by a moderator. */
  block: blockSchema,
  /** Earned by deeds, in the order in which they came. */
  badges: z.array(z.object({ id: z.string(), at: storedTimeSchema })).default([]),
  /** Counts for badges beyond `stats`. */
  deeds: deedsSchema.default(noDeeds),
  naming: namingSchema.default(noNaming),
  /** Moderators' decisions about the person's reports. */
  reporting: z
    .object({ upheld: z.int().min(0), dismissed: z.int().min(0) })
    .default({ upheld: 0, dismissed: 0 }),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** GET /api/user?uid= : the public part of a profile, and nothing else. */
export const profileQuerySchema = z.object({ uid: uidSchema });
export const profileResponseSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
  /** Chosen profile icon; `null` shows the photo or the initials. */
  icon: z.string().nullable().default(null),
  isStaff: staffMarkSchema,
});
export type Profile = z.infer<typeof profileResponseSchema>;

/** Who wrote something, as lists and pages show them. */
export const authorSchema = profileResponseSchema.extend({ uid: z.string() });
export type Author = z.infer<typeof authorSchema>;

/** Fields that the owner watches live in `users/{uid}`; other fields of the document are left alone. */
export const watchedUserSchema = z.object({
  displayName: z.string(),
  photoURL: z.string().nullable(),
  icon: z.string().nullable().default(null),
  coins: z.int().min(0),
  unread: z.int().min(0).default(0),
  /** `from` is null until a session was opened, which gives the name. Documents from before have no such field. */
  naming: namingSchema.pick({ from: true }).optional(),
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
