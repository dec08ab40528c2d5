import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { getSearchFile } from "@/lib/wiki-search/get-search-files.server";

export const config = { api: { bodyParser: false } };

/** What the search loads on first use: `en.json` is the index, `answers.json` has short answers, the other languages are columns of names. */
export default servePublicFiles(({ file }) => getSearchFile(String(file)), {
  notFound: "File not found. There is one index per language, such as en.json.",
});
