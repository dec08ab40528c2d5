import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { changeNameBodySchema, changeNameResponseSchema } from "@/lib/users/schema";

export const config = { api: { bodyParser: false } };

/** Changes the caller's display name. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    body: changeNameBodySchema,
    response: changeNameResponseSchema,
    run: async ({ actor, body, dependencies }) =>
      changeName({ ...dependencies, auth: await getAdminAuth() }, actor, body),
  }),
});
