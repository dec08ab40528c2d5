import { z } from "zod";
import { maxReasonLength } from "@/lib/content/rules";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { cleanLine } from "@/lib/text/clean-text";
import { createLineSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { citedKinds } from "./blocks";
import { guideContent, guideTagSchema } from "./guide-content";
import { isGuideSlug, maxVersionNoteLength } from "./rules";

const guideSlugSchema = z
  .string()
  .refine(isGuideSlug, "must be lowercase letters and digits, joined by hyphens, and no address of the site");
const versionSchema = z.int().min(1);
const noteSchema = createLineSchema(maxVersionNoteLength).default("");

const contentSchema = z.strictObject(guideContent.body);
export type GuideContent = z.output<typeof contentSchema>;

/** POST /api/guides */
export const createGuideBodySchema = contentSchema.extend({ slug: guideSlugSchema });
export type CreateGuide = z.output<typeof createGuideBodySchema>;
/** POST /api/guides/{slug}: the whole content, and the version that the edit began with. */
export const saveGuideBodySchema = contentSchema.extend({ version: versionSchema, note: noteSchema });
export type SaveGuide = z.output<typeof saveGuideBodySchema>;
/** POST /api/guides/{slug}/state */
export const guideStateBodySchema = z
  .strictObject({
    action: z.enum(["publish", "schedule", "unpublish", "delete", "restore"]),
    /** When a scheduled guide is published. */
    at: z.iso.datetime().optional(),
  })
  .refine(({ action, at }) => (action === "schedule") === (at !== undefined), {
    message: "must be given to schedule, and for nothing else",
    path: ["at"],
  });
export type GuideStateChange = z.output<typeof guideStateBodySchema>;
/** POST /api/guides/{slug}/moderation */
export const moderateGuideBodySchema = z.strictObject({
  action: z.enum(["take-down", "allow"]),
  reason: z.string().max(maxReasonLength).transform(cleanLine).pipe(z.string().min(1, "must give a reason")),
});
export type GuideModeration = z.output<typeof moderateGuideBodySchema>;

export const guideQuerySchema = z.strictObject({ slug: guideSlugSchema });
export const revisionsQuerySchema = guideQuerySchema.extend({ cursor: cursorSchema });
export const revisionQuerySchema = guideQuerySchema.extend({
  version: z.coerce.number().pipe(versionSchema),
});
/** GET /api/guides */
export const guidesQuerySchema = z.strictObject({ tag: guideTagSchema.optional(), cursor: cursorSchema });
export type GuidesQuery = z.output<typeof guidesQuerySchema>;
/** GET /api/guides/mine: what is not published. */
export const unpublishedGuidesQuerySchema = z.strictObject({ cursor: cursorSchema });
/** GET /api/guides/cited?kind=&id= */
export const citedQuerySchema = z.strictObject({
  kind: z.enum(citedKinds),
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, "must be an ID"),
});
export type CitedQuery = z.output<typeof citedQuerySchema>;

const figureSchema = z.object({ block: z.string(), label: z.string(), digest: z.string() });

/** Document `guides/{slug}`. Written by the server alone. */
export const guideDocumentSchema = z.object({
  /** `null` for guides that came with the site, and after the account was deleted. */
  owner: z.string().min(1).nullable(),
  /** Who may edit it besides its owner and admins. Absent in guides from before there were any. */
  editors: z.array(z.string().min(1)).default([]),
  ...guideContent.stored,
  ...contentStateFields,
  /** When a draft is published by itself; `null` for all others. */
  publishAt: storedTimeSchema.nullable(),
  /** `listCites` of the text. */
  cites: z.array(z.string()),
  /** Figures as they were when the text was saved. */
  figures: z.array(figureSchema),
  /** `getFingerprints` of title, summary and text, by which copies are found when it is taken down. */
  prints: z.array(z.string()).optional(),
  /** Digest of the file that the text came from; `null` for one that was written or changed on the site. */
  shipped: z.string().nullable(),
  /** Grows by one with each saved revision. */
  version: versionSchema,
  /** Who saved the present version. */
  editor: z.string().min(1).nullable(),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
});
export type GuideDocument = z.infer<typeof guideDocumentSchema>;

/** Document `guideRevisions/{slug}_{version}`: what was saved, never changed. */
export const revisionDocumentSchema = z.object({
  ...guideContent.stored,
  guide: z.string(),
  version: versionSchema,
  editor: z.string().min(1).nullable(),
  note: z.string(),
  at: storedTimeSchema,
});
export type RevisionDocument = z.infer<typeof revisionDocumentSchema>;

const time = z.iso.datetime();
const ok = z.literal("OK");
const guidePhases = ["draft", "scheduled", "published", "hidden", "deleted"] as const;
export type GuidePhase = (typeof guidePhases)[number];

/** Row of a guide in lists. */
const guideRowSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  /** Name of an icon. */
  cover: z.string(),
  gameVersion: z.string(),
  minutes: z.int().min(1),
  publishedAt: time.nullable(),
  updatedAt: time,
  /** `null` for guides of the site itself. */
  author: authorSchema.nullable(),
});
export type GuideRow = z.infer<typeof guideRowSchema>;
export const guidesResponseSchema = z.object({
  message: ok,
  guides: z.array(guideRowSchema),
  nextCursor: nextCursorSchema,
});
export type GuidesResponse = z.infer<typeof guidesResponseSchema>;
/** Reply of the guides that cite something: names alone. */
export const citedGuidesResponseSchema = z.object({
  message: ok,
  guides: z.array(guideRowSchema.pick({ slug: true, title: true, summary: true })),
  /** Slugs of the site's own guides that the page was made with and nobody may see now. */
  hidden: z.array(z.string()),
});
export type CitedGuidesResponse = z.infer<typeof citedGuidesResponseSchema>;

/** GET /api/guides/titles: what the search looks through. */
export const guideTitlesResponseSchema = z.object({
  message: ok,
  guides: z.array(guideRowSchema.pick({ slug: true, title: true, summary: true, tags: true })),
});
export type GuideTitlesResponse = z.infer<typeof guideTitlesResponseSchema>;

/** A guide as those see it who work on it. */
export const ownGuideSchema = z.object({
  slug: z.string(),
  owner: z.string().nullable(),
  editors: z.array(z.string()),
  ...guideContent.stored,
  ...guideDocumentSchema.pick({ version: true, editor: true }).shape,
  phase: z.enum(guidePhases),
  /** Why a moderator took it down. */
  takenDown: z.string().nullable(),
  publishAt: time.nullable(),
  publishedAt: time.nullable(),
  updatedAt: time,
});
export type OwnGuide = z.infer<typeof ownGuideSchema>;
export const ownGuideResponseSchema = z.object({ message: ok, guide: ownGuideSchema });
export type OwnGuideResponse = z.infer<typeof ownGuideResponseSchema>;
export const createdGuideResponseSchema = ownGuideResponseSchema.extend({
  /** False where the same call had created the guide before. */
  created: z.boolean(),
});
export type CreatedGuideResponse = z.infer<typeof createdGuideResponseSchema>;
export const unpublishedGuidesResponseSchema = z.object({
  message: ok,
  guides: z.array(ownGuideSchema.omit({ text: true })),
  nextCursor: nextCursorSchema,
});
export type UnpublishedGuidesResponse = z.infer<typeof unpublishedGuidesResponseSchema>;
export const moderateGuideResponseSchema = z.object({ message: ok, takenDown: z.boolean() });

const revisionSchema = revisionDocumentSchema
  .omit({ at: true, editor: true, guide: true })
  .extend({ at: time, editor: authorSchema.nullable() });
export const revisionResponseSchema = z.object({ message: ok, revision: revisionSchema });
export type RevisionResponse = z.infer<typeof revisionResponseSchema>;
export const revisionsResponseSchema = z.object({
  message: ok,
  revisions: z.array(revisionSchema.pick({ version: true, note: true, at: true, editor: true, title: true })),
  nextCursor: nextCursorSchema,
});
export type RevisionsResponse = z.infer<typeof revisionsResponseSchema>;
