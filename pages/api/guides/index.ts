import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { createGuide } from "@/lib/guides/create-guide.server";
import { listGuides } from "@/lib/guides/list-guides.server";
import { maxGuideBody } from "@/lib/guides/rules";
import {
  createdGuideResponseSchema,
  createGuideBodySchema,
  guidesQuerySchema,
  guidesResponseSchema,
} from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** GET lists published guides; POST saves a new draft. */
export default createHandler({
  GET: createPublicEndpoint({
    query: guidesQuerySchema,
    response: guidesResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listGuides(await createSystemDependencies(), query),
  }),
  POST: createUserEndpoint({
    writes: "own",
    role: "creator",
    body: createGuideBodySchema,
    maxBody: maxGuideBody,
    response: createdGuideResponseSchema,
    run: ({ actor, body, dependencies }) => createGuide(dependencies, actor, body),
  }),
});
