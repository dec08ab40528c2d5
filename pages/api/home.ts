import { createRoutes } from "@/lib/api/create-routes.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { homeCalls } from "@/lib/home/api";
import { readNews } from "@/lib/home/read-news.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(homeCalls, {
  listNews: { run: ({ dependencies }) => readNews(dependencies), cache: contentCacheControl },
});
