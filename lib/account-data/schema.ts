import { z } from "zod";

/** Counts of deleted and kept records, for the person who deletes their account. */
export const deletedAccountSchema = z.object({
  message: z.literal("OK"),
  deleted: z.object({
    builds: z.int().min(0),
    likes: z.int().min(0),
    runs: z.int().min(0),
    guides: z.int().min(0),
    requests: z.int().min(0),
    answers: z.int().min(0),
  }),
});
export type DeletedAccount = z.infer<typeof deletedAccountSchema>;

/** DELETE /api/user. The word shows that the person means it; a stray call has none. */
export const deleteAccountBodySchema = z.strictObject({
  confirm: z.literal("DELETE", 'must be "DELETE"'),
});
/** POST /api/embedded/delete-account */
export const deleteByEmailSchema = z.strictObject({ email: z.email() });

const document = z.record(z.string(), z.unknown());
const documents = z.array(z.looseObject({ id: z.string() }));

/** GET /api/user/export: all that is stored about the caller. Moments are ISO texts. */
export const accountExportSchema = z.object({
  message: z.literal("OK"),
  exportedAt: z.iso.datetime(),
  /** Fields of Firebase Authentication. */
  account: z.object({
    uid: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    photoURL: z.string().nullable(),
    signInProviders: z.array(z.string()),
    createdAt: z.string().nullable(),
    lastSignInAt: z.string().nullable(),
  }),
  /** `users/{uid}`; `null` before the first call. */
  profile: document.nullable(),
  ledger: documents,
  quiz: documents,
  notifications: documents,
  /** Own builds, deleted ones that can still be restored included. */
  builds: documents,
  /** Builds that the person likes. */
  likes: z.array(z.object({ build: z.string(), createdAt: z.string() })),
  /** Runs that the person submitted or took part in, with their events. */
  runs: documents,
  /** Own guides, deleted ones that can still be restored included. */
  guides: documents,
  /** Versions of guides that the person saved. */
  guideRevisions: documents,
  /** Changes that the person proposed to guides of others. */
  guideProposals: documents,
  /** Featured content that the person chose. */
  featured: documents,
  /** Event quests that the person wrote or reviewed, with their own steps alone. */
  eventQuests: documents,
  /** Names that the person proposed for states of monsters. */
  stateNames: documents,
  /** Names of others that the person confirmed. */
  confirmedStateNames: documents,
  /** Short links to builds that the person made. */
  shortLinks: documents,
  /** `runners/{uid}`: points and standings; `null` without a verified run. */
  runner: document.nullable(),
  /** Own requests in Hunting Help, in every state. */
  requests: documents,
  /** Own answers, each with the id of its request. */
  answers: documents,
  /** Own comments below answers, each with the id of its request. */
  comments: documents,
  /** Answers of others that helped the person, each with the id of its request. */
  helpfulAnswers: documents,
  /** Answers that were approved and paid, by month and ever. */
  helpTallies: documents,
  /** Earlier versions of what the person wrote there. */
  edits: documents,
  /** `huntSearches/{uid}`: the entry of somebody who looks for a hunt. */
  huntSearch: document.nullable(),
  /** Seats that the person asked for in hunts of others, and their outcomes. */
  huntSeats: z.array(document),
  /** `moderators/{uid}`: figures of a moderator's work; `null` for all others. */
  moderator: document.nullable(),
  /** Counters of daily limits. */
  limits: documents,
  /** Networks that the account was used from in the last 30 days, as keyed hashes. */
  networks: documents,
  /** Browsers that show notifications, without their secrets. */
  devices: documents,
  /** The weekly email, where it is on: when it is due, and up to when the last one told. */
  weeklyEmails: documents,
  /** Monsters, weapons and quests that the person follows, and how many hunters: who they are is about others. */
  follows: z.object({ things: z.array(z.string()), hunters: z.int().min(0) }),
  /** How many players the person has blocked: who they are is about others. */
  blockedPlayers: z.int().min(0),
  /** The name that the person holds, as a hash. */
  names: documents,
  /** The hunter's gear and items: talismans, decorations, materials, wishlist, builds and further kinds. */
  box: documents,
  /** The person's appeals, without who decided and judged them. */
  appeals: documents,
  /** Reports that the person sent. */
  reports: documents,
  /** Entries of the audit log about what the person did or what was done to their account. */
  audit: documents,
});
export type AccountExport = z.infer<typeof accountExportSchema>;
