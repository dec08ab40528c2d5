import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { openEntities } from "@/lib/wiki/open-data/entities";
import { openFileFor } from "@/lib/wiki/open-data/records.server";

export const config = { api: { bodyParser: false } };

/** The wiki's records, one file per entity: see /wiki/data. */
export default servePublicFiles(({ file }) => openFileFor(String(file)), {
  notFound: `File not found. Available files: ${["index", ...openEntities.map(({ id }) => id)].join(", ")}.`,
});
