import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { getNamesFile } from "@/lib/wiki-search/get-search-files.server";

export const config = { api: { bodyParser: false } };

/** Every name in one language but English: `{ entity: { id: name } }`. */
export default servePublicFiles(({ file }) => getNamesFile(String(file)), {
  notFound: "File not found. There is one file per language except English, such as ja.json.",
});
