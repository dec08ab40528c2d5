import { getBuilderFile } from "@/lib/builder/data/get-builder-file.server";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";

export const config = { api: { bodyParser: false } };

/** What the builder loads: armor, weapons, and what damage is calculated with. */
export default servePublicFiles(({ file }) => getBuilderFile(String(file)), {
  notFound: "File not found. Available files: armor.json, weapons.json and damage.json.",
});
