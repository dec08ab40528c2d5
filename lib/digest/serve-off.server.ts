import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { weeklyEmailPath } from "@/lib/site/routes";
import { digestOffQuerySchema, digestOffResponseSchema } from "./schema";
import { turnDigestOff } from "./set-digest.server";

/**
 * The address in each weekly email: a mail program turns it off by a POST, and a person who opens it is led to a page
 * with a button, so that what merely looks at links changes nothing.
 */
export const digestOffHandler = createHandler({
  GET: {
    isPublic: true,
    answer: async ({ query }, response) => {
      const { data } = digestOffQuerySchema.safeParse(query);
      response.statusCode = 303;
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Location", `${weeklyEmailPath}?token=${encodeURIComponent(data?.token ?? "")}`);
      response.end();
    },
  },
  POST: createPublicEndpoint({
    query: digestOffQuerySchema,
    response: digestOffResponseSchema,
    run: async ({ query }) => turnDigestOff(await createSystemDependencies(), query.token),
  }),
});
