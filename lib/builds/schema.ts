import { z } from "zod";
import { sharpnessColors, skillKinds, weaponElements, weaponTypes } from "@/lib/catalog/codes";
import { maxReasonLength } from "@/lib/content/rules";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { pageSize } from "@/lib/paging/page-size";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { cleanLine } from "@/lib/text/clean-text";
import { authorSchema, profileQuerySchema } from "@/lib/users/schema";
import { buildContent, buildTagSchema, catalogIdSchema } from "./build-content";

const uidSchema = profileQuerySchema.shape.uid;
const buildIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be a build ID");
/** Chosen by the client, new for each build it means to create: a repeated call creates nothing more. */
const creationKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");
/** A name that the site gives a state of the game, such as `Ver. 1.041`. */
const gameVersionSchema = z.string().min(1).max(40);
const versionSchema = z.int().min(1);

/** Content of a build by its owner. */
const contentSchema = z.strictObject(buildContent.body);
export type BuildContent = z.output<typeof contentSchema>;

/** POST /api/builds */
export const createBuildBodySchema = contentSchema.extend({
  key: creationKeySchema,
  title: contentSchema.shape.title.default(""),
  monster: contentSchema.shape.monster.default(null),
  skills: contentSchema.shape.skills.default([]),
  tags: contentSchema.shape.tags.default([]),
  notes: contentSchema.shape.notes.default(""),
});
/** POST /api/builds/{id}: the whole content, and the version that the edit began with. */
export const updateBuildBodySchema = contentSchema.extend({ version: versionSchema });
/** POST /api/builds/{id}/duplicate */
export const duplicateBuildBodySchema = z.strictObject({ key: creationKeySchema });
/** POST /api/builds/{id}/moderation */
export const moderateBuildBodySchema = z.strictObject({
  action: z.enum(["take-down", "allow"]),
  reason: z.string().max(maxReasonLength).transform(cleanLine).pipe(z.string().min(1, "must give a reason")),
});

/** Query of every route of one build. */
export const buildQuerySchema = z.strictObject({ id: buildIdSchema });

/** GET /api/builds */
export const publishedBuildsQuerySchema = z.strictObject({
  weapon: z.enum(weaponTypes).optional(),
  monster: catalogIdSchema.optional(),
  skill: catalogIdSchema.optional(),
  tag: buildTagSchema.optional(),
  gameVersion: gameVersionSchema.optional(),
  owner: uidSchema.optional(),
  sort: z.enum(["newest", "liked"]).default("newest"),
  cursor: cursorSchema,
});
export type PublishedBuildsQuery = z.output<typeof publishedBuildsQuerySchema>;
/** GET /api/builds/mine. `deleted=true` lists what can still be restored instead. */
export const ownBuildsQuerySchema = z.strictObject({
  deleted: z.enum(["true", "false"]).default("false"),
  cursor: cursorSchema,
});
export type OwnBuildsQuery = z.output<typeof ownBuildsQuerySchema>;
/** GET /api/builds/liked?ids=a,b */
export const likedBuildsQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(25 * pageSize)
    .transform((ids) => ids.split(","))
    .pipe(z.array(buildIdSchema).max(pageSize)),
});

/** Document `builds/{id}`. Written by the server alone. */
export const buildDocumentSchema = z.object({
  owner: z.string().min(1),
  ...buildContent.stored,
  /** `listFilterKeys` of tags and skills. */
  keys: z.array(z.string()),
  ...contentStateFields,
  likes: z.int().min(0),
  /** The state of the game that the code was saved under. */
  gameVersion: gameVersionSchema,
  /** `getFingerprints` of what was published last, by which copies are found when it is taken down. */
  prints: z.array(z.string()).optional(),
  /** Grows by one with each edit of the content. */
  version: versionSchema,
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
});
export type BuildDocument = z.infer<typeof buildDocumentSchema>;

const time = z.iso.datetime();

/** A build as everybody sees it who may see it. */
const { owner, visibility, likes, gameVersion, version } = buildDocumentSchema.shape;
const buildSchema = z.object({
  ...{ owner, ...buildContent.stored, visibility, likes, gameVersion, version },
  ...{ id: buildIdSchema, createdAt: time, updatedAt: time, publishedAt: time.nullable() },
});
export type Build = z.infer<typeof buildSchema>;
const ownBuildSchema = buildSchema.extend({
  /** Why a moderator took it down; `null` for all others. */
  takenDown: z.object({ reason: z.string(), at: time }).nullable(),
  /** Until when a deleted build can be restored; `null` while it is not deleted. */
  restorableUntil: time.nullable(),
});
export type OwnBuild = z.infer<typeof ownBuildSchema>;

/** The figures of one column of a summary; `lib/builder/summary` says what each is. */
const columnSchema = z.object({
  weapon: z
    .object({
      /** True raw. */
      attack: z.number(),
      /** Percentage points. */
      affinity: z.number(),
      /** Displayed units. */
      elements: z
        .array(z.object({ type: z.enum(weaponElements), value: z.number(), cap: z.number().nullable() }))
        .readonly(),
      /** In which the weapon starts; `null` for ranged ones. */
      color: z.enum(sharpnessColors).nullable(),
    })
    .nullable(),
  defense: z.number(),
});

/** Summary of a loadout in lists. */
const summarySchema = z.object({
  weapon: z.object({ id: z.string(), name: z.string() }),
  /** Base, always on, and against the monster that the build is made against. */
  columns: z.object({
    base: columnSchema,
    always: columnSchema,
    target: z.object({ least: columnSchema, most: columnSchema }).nullable(),
  }),
  /** The monster of the third column, by its English name; `null` = there is none. */
  target: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Units of the seven colors with Handicraft, dullest first; `null` for ranged weapons. */
  sharpness: z.array(z.number()).readonly().nullable(),
  /** Highest levels first, `shownSkills` at most. */
  skills: z.array(
    z.object({ id: z.string(), name: z.string(), level: z.int().min(1), kind: z.enum(skillKinds) }),
  ),
  /** How many more there are. */
  moreSkills: z.int().min(0),
});
export type BuildSummary = z.infer<typeof summarySchema>;
/** Fields that a list adds to a build. */
const rowFields = {
  /** `null` where the code cannot be read any more. */
  summary: summarySchema.nullable(),
  /** English, of `monster`; `null` without one, or with one that is not known. */
  monsterName: z.string().nullable(),
};

const ok = z.literal("OK");

export const publishedBuildsResponseSchema = z.object({
  message: ok,
  builds: z.array(buildSchema.omit({ notes: true }).extend({ ...rowFields, author: authorSchema })),
  nextCursor: nextCursorSchema,
});
export type PublishedBuildsResponse = z.infer<typeof publishedBuildsResponseSchema>;
export const ownBuildsResponseSchema = z.object({
  message: ok,
  builds: z.array(ownBuildSchema.omit({ notes: true }).extend(rowFields)),
  nextCursor: nextCursorSchema,
});
export type OwnBuildsResponse = z.infer<typeof ownBuildsResponseSchema>;
/** A row of the list of published builds. */
export type PublishedBuild = PublishedBuildsResponse["builds"][number];
/** A row of the list of one's own. */
export type OwnBuildRow = OwnBuildsResponse["builds"][number];
/** GET /api/builds/{id} */
export const readBuildResponseSchema = z.object({ message: ok, build: buildSchema, author: authorSchema });
export type ReadBuildResponse = z.infer<typeof readBuildResponseSchema>;
/** GET /api/builds/{id}/viewer: the build as the caller sees it, own ones whatever their state. */
export const viewBuildResponseSchema = z.object({
  message: ok,
  build: buildSchema,
  author: authorSchema,
  /** Whether the caller likes it. */
  liked: z.boolean(),
  /** Fields for the owner alone; `null` for all others. */
  own: ownBuildSchema.pick({ takenDown: true, restorableUntil: true }).nullable(),
});
export type ViewBuildResponse = z.infer<typeof viewBuildResponseSchema>;
/** Reply of create and duplicate. `created` is false when the key had created the build before. */
export const createdBuildResponseSchema = z.object({
  message: ok,
  created: z.boolean(),
  build: ownBuildSchema,
});
export type CreatedBuildResponse = z.infer<typeof createdBuildResponseSchema>;
/** Reply of update, publish, unpublish, delete and restore. */
export const changedBuildResponseSchema = z.object({ message: ok, build: ownBuildSchema });
export type ChangedBuildResponse = z.infer<typeof changedBuildResponseSchema>;
/** Reply of like and unlike. */
export const likeBuildResponseSchema = z.object({ message: ok, liked: z.boolean(), likes: z.int().min(0) });
export type LikeBuildResponse = z.infer<typeof likeBuildResponseSchema>;
export const likedBuildsResponseSchema = z.object({ message: ok, liked: z.array(buildIdSchema) });
export type LikedBuildsResponse = z.infer<typeof likedBuildsResponseSchema>;
export const moderateBuildResponseSchema = z.object({ message: ok, takenDown: z.boolean() });
