import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { previewGuide } from "@/lib/guides/read-editor.server";
import { maxGuideBody } from "@/lib/guides/rules";
import { previewGuideBodySchema } from "@/lib/guides/schema";
import { previewResponseSchema } from "@/lib/guides/tree-schema";

export const config = { api: { bodyParser: false } };

/** A text as its page would show it, with what is wrong with it. Stores nothing but a count. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    body: previewGuideBodySchema,
    maxBody: maxGuideBody,
    response: previewResponseSchema,
    run: ({ actor, body, dependencies }) => previewGuide(dependencies, actor, body.text),
  }),
});
