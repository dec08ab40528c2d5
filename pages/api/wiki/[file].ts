import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { findOpenFile } from "@/lib/wiki/open-data/get-open-data.server";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";

export const config = { api: { bodyParser: false } };

/** The wiki's records, one file per entity: see /wiki/data. */
export default servePublicFiles(({ file }) => findOpenFile(String(file)), {
  notFound: `File not found. Available files: ${["index", ...openEntities.map(({ id }) => id)].join(", ")}.`,
});
