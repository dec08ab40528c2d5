import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { renderGuide } from "@/lib/guides/resolve-blocks.server";
import { maxGuideBody } from "@/lib/guides/rules";
import { previewGuideBodySchema } from "@/lib/guides/schema";
import { previewResponseSchema } from "@/lib/guides/tree-schema";

export const config = { api: { bodyParser: false } };

/** A text as its page would show it, with what is wrong with it. Stores nothing. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    body: previewGuideBodySchema,
    maxBody: maxGuideBody,
    response: previewResponseSchema,
    run: async ({ actor, body, dependencies }) => {
      await actor.confirmed;
      return { message: "OK" as const, rendered: await renderGuide(dependencies.db, body.text) };
    },
  }),
});
