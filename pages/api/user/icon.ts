import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { chooseIcon, readOwnIcons } from "@/lib/profile-page/choose-icon.server";
import { chooseIconBodySchema, ownIconsResponseSchema } from "@/lib/profiles/schema";

export const config = { api: { bodyParser: false } };

/** GET gives the icons that the caller can choose; POST chooses one, and buys it where the caller says so. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    response: ownIconsResponseSchema,
    run: ({ actor, dependencies }) => readOwnIcons(dependencies, actor),
  }),
  POST: createUserEndpoint({
    writes: "public",
    body: chooseIconBodySchema,
    response: ownIconsResponseSchema,
    run: ({ actor, body, dependencies }) => chooseIcon(dependencies, actor, body),
  }),
});
