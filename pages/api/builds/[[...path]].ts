import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { buildCalls } from "@/lib/builds/api";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { duplicateBuild } from "@/lib/builds/duplicate-build.server";
import { listLikedBuilds, setBuildLike } from "@/lib/builds/like-build.server";
import { listOwnBuilds, listPublishedBuilds } from "@/lib/builds/list-builds.server";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { readPublishedBuild, viewBuild } from "@/lib/builds/read-build.server";
import { buildsFeedEndpoint } from "@/lib/builds/serve-builds-feed.server";
import { updateBuild } from "@/lib/builds/update-build.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  buildCalls,
  {
    describe: async ({ query, dependencies }) => ({
      message: "OK" as const,
      build: await describeAttachment(dependencies, query),
    }),
    list: {
      run: ({ query, dependencies }) => listPublishedBuilds(dependencies, query),
      cache: contentCacheControl,
    },
    create: ({ actor, body, dependencies }) => createBuild(dependencies, actor, body),
    listOwn: ({ actor, query, dependencies }) => listOwnBuilds(dependencies, actor, query),
    listLiked: ({ actor, query, dependencies }) => listLikedBuilds(dependencies, actor, query.ids),
    read: {
      run: ({ query, dependencies }) => readPublishedBuild(dependencies, query.id),
      cache: contentCacheControl,
    },
    view: ({ actor, query, dependencies }) => viewBuild(dependencies, actor, query.id),
    update: ({ actor, query: { id }, body: { version, ...content }, dependencies }) =>
      flagSimilarAfter(dependencies, updateBuild(dependencies, actor, { id, content, version }), () => ({
        kind: "build",
        id,
      })),
    publish: ({ actor, query: { id }, dependencies }) =>
      flagSimilarAfter(
        dependencies,
        changeBuildState(dependencies, actor, { id, action: "publish" }),
        () => ({
          kind: "build",
          id,
        }),
      ),
    unpublish: ({ actor, query: { id }, dependencies }) =>
      changeBuildState(dependencies, actor, { id, action: "unpublish" }),
    delete: ({ actor, query: { id }, dependencies }) =>
      changeBuildState(dependencies, actor, { id, action: "delete" }),
    restore: ({ actor, query: { id }, dependencies }) =>
      changeBuildState(dependencies, actor, { id, action: "restore" }),
    duplicate: ({ actor, query: { id }, body: { key }, dependencies }) =>
      duplicateBuild(dependencies, actor, { id, key }),
    like: ({ actor, query: { id }, dependencies }) =>
      setBuildLike(dependencies, actor, { id, isLiking: true }),
    unlike: ({ actor, query: { id }, dependencies }) =>
      setBuildLike(dependencies, actor, { id, isLiking: false }),
    moderate: ({ actor, query: { id }, body, dependencies }) =>
      moderateWithCopies(dependencies, actor, moderatedBuild, { id, ...body }),
  },
  {
    "/api/builds/feed": createHandler({ GET: buildsFeedEndpoint }),
  },
);
