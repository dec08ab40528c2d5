import { createRoutes } from "@/lib/api/create-routes.server";
import { answerShopping } from "@/lib/shopping/answer-shopping.server";
import { shoppingCalls } from "@/lib/shopping/api";

export const config = { api: { bodyParser: false } };

export default createRoutes(shoppingCalls, {
  read: {
    runWithoutStore: async ({ query }) => answerShopping(query.b),
    cache: "public, max-age=3600, s-maxage=86400",
  },
});
