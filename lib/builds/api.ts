import { defineCalls } from "@/lib/http/contract";

/** Calls about saved builds. */
export const buildCalls = {
  ...defineCalls(() => import("./attachment-schema"), {
    /** Weapon, skills and figures of a builder code or of a published build. Give either one. */
    describe: {
      method: "GET",
      path: "/api/builds/attachment",
      who: "anyone",
      query: "attachmentQuerySchema",
      reply: "attachedBuildResponseSchema",
      refuses: ["not-found"],
    },
  }),
  ...defineCalls(() => import("./schema"), {
    /** Published builds, 25 a page. Filters can be combined. */
    list: {
      method: "GET",
      path: "/api/builds",
      who: "anyone",
      query: "publishedBuildsQuerySchema",
      reply: "publishedBuildsResponseSchema",
    },
    /**
     * Saves a new build, private at first. A repeated call with the same key creates nothing, answers
     * `created: false` and the build as it stands. 409 for an account that has 200.
     */
    create: {
      method: "POST",
      path: "/api/builds",
      who: "user",
      writes: "own",
      body: "createBuildBodySchema",
      reply: "createdBuildResponseSchema",
      refuses: ["conflict"],
    },
    /**
     * The caller's own builds, last changed first, 25 a page; with `deleted=true` those that can still be
     * restored.
     */
    listOwn: {
      method: "GET",
      path: "/api/builds/mine",
      who: "user",
      writes: "nothing",
      query: "ownBuildsQuerySchema",
      reply: "ownBuildsResponseSchema",
    },
    /** Which of at most 25 builds, joined by commas, the caller likes. */
    listLiked: {
      method: "GET",
      path: "/api/builds/liked",
      who: "user",
      writes: "nothing",
      query: "likedBuildsQuerySchema",
      reply: "likedBuildsResponseSchema",
    },
    /** One published build with its notes. */
    read: {
      method: "GET",
      path: "/api/builds/{id}",
      who: "anyone",
      query: "buildQuerySchema",
      reply: "readBuildResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * A published build, or one's own in any state, with what only the caller knows of it; `own` is null for
     * all but the owner.
     */
    view: {
      method: "GET",
      path: "/api/builds/{id}/viewer",
      who: "user",
      writes: "nothing",
      query: "buildQuerySchema",
      reply: "viewBuildResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Replaces the content of one's own build. `version` is the one that the edit began with: 409 with
     * `version` and `updatedAt` where another is stored, and nothing is saved. The same edit sent twice is no
     * conflict.
     */
    update: {
      method: "POST",
      path: "/api/builds/{id}",
      who: "user",
      writes: "by-state",
      query: "buildQuerySchema",
      body: "updateBuildBodySchema",
      reply: "changedBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Shows one's own build to everybody. 409 without a title, after a moderator took it down, and with
     * content that was taken down elsewhere.
     */
    publish: {
      method: "POST",
      path: "/api/builds/{id}/publish",
      who: "user",
      writes: "public",
      query: "buildQuerySchema",
      reply: "changedBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Makes one's own build private again. */
    unpublish: {
      method: "POST",
      path: "/api/builds/{id}/unpublish",
      who: "user",
      writes: "retraction",
      query: "buildQuerySchema",
      reply: "changedBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Deletes one's own build; until `restorableUntil`, 7 days later, it can be restored. */
    delete: {
      method: "POST",
      path: "/api/builds/{id}/delete",
      who: "user",
      writes: "retraction",
      query: "buildQuerySchema",
      reply: "changedBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Brings one's own deleted build back, published or private as before; private where the same content was
     * taken down in the meantime.
     */
    restore: {
      method: "POST",
      path: "/api/builds/{id}/restore",
      who: "user",
      writes: "by-state",
      query: "buildQuerySchema",
      reply: "changedBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Copies a published build, or one's own, into a private one. The copy of a build that was taken down is
     * taken down too.
     */
    duplicate: {
      method: "POST",
      path: "/api/builds/{id}/duplicate",
      who: "user",
      writes: "own",
      query: "buildQuerySchema",
      body: "duplicateBuildBodySchema",
      reply: "createdBuildResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Likes somebody's published build, once for each account. One's own is 403. */
    like: {
      method: "POST",
      path: "/api/builds/{id}/like",
      who: "user",
      writes: "public",
      query: "buildQuerySchema",
      reply: "likeBuildResponseSchema",
      refuses: ["not-found"],
    },
    /** Takes a like back, also after the build was made private. */
    unlike: {
      method: "POST",
      path: "/api/builds/{id}/unlike",
      who: "user",
      writes: "retraction",
      query: "buildQuerySchema",
      reply: "likeBuildResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Takes a build down that is or was published, with a reason that its owner reads, or allows it again;
     * with it every published copy by anybody. Nobody moderates their own.
     */
    moderate: {
      method: "POST",
      path: "/api/builds/{id}/moderation",
      who: "creator",
      writes: "staff",
      query: "buildQuerySchema",
      body: "moderateBuildBodySchema",
      reply: "moderateBuildResponseSchema",
      refuses: ["not-found"],
    },
  }),
};
