import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { answerShopping } from "@/lib/shopping/answer-shopping.server";
import { shoppingAnswerSchema, shoppingQuerySchema } from "@/lib/shopping/schema";

export const config = { api: { bodyParser: false } };

/** What a build takes to make. */
export default createHandler({
  GET: createPublicEndpoint({
    query: shoppingQuerySchema,
    response: shoppingAnswerSchema,
    cache: "public, max-age=3600, s-maxage=86400",
    run: async ({ query }) => answerShopping(query.b),
  }),
});
