import { deleteAccount } from "@/lib/account-data/delete-account.server";
import { deleteAccountBodySchema, deletedAccountSchema } from "@/lib/account-data/schema";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { getProfile } from "@/lib/users/get-profile.server";
import { profileQuerySchema, profileResponseSchema } from "@/lib/users/schema";

export const config = { api: { bodyParser: false } };

/** GET gives the public part of anybody's profile; DELETE removes the caller's account and all that is theirs. */
export default createHandler({
  GET: createPublicEndpoint({
    query: profileQuerySchema,
    response: profileResponseSchema,
    cache: "public, max-age=60, s-maxage=2",
    run: async ({ query }) => getProfile(await createSystemDependencies(), query.uid),
  }),
  DELETE: createUserEndpoint({
    writes: "retraction",
    maxSignInAge: 300,
    body: deleteAccountBodySchema,
    response: deletedAccountSchema,
    run: async ({ actor, dependencies }) => {
      await actor.confirmed;
      return deleteAccount({ ...dependencies, auth: await getAdminAuth() }, actor.uid, actor.uid);
    },
  }),
});
