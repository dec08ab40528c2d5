import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { getProfile } from "@/lib/profiles/get-profile.server";
import { profileQuerySchema, profileResponseSchema } from "@/lib/profiles/schema";

export const config = { api: { bodyParser: false } };

/** The public part of anybody's profile. */
export default createHandler({
  GET: publicEndpoint({
    query: profileQuerySchema,
    response: profileResponseSchema,
    cache: "public, max-age=60, s-maxage=300, stale-while-revalidate=600",
    run: async ({ query }) => getProfile(await systemDependencies(), query.uid),
  }),
});
